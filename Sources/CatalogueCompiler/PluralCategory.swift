/// The plural categories of CLDR, in the order in which catalogues list them.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other
}
