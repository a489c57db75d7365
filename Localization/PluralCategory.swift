/// The grammatical number that a count asks for, after CLDR.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}
