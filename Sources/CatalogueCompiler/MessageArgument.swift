/// A named value that a message takes.
struct MessageArgument: Hashable {
  /// How the value is written into the text; the raw value is its specifier in the catalogue.
  enum Kind: String, CaseIterable {
    /// A count: an integer with the language's digit groups.
    case grouped = "lld"
    /// A year, id or line number: an integer without digit groups.
    case plain = "d"
    case text = "@"

    var swiftType: String { self == .text ? "String" : "Int" }
  }

  let name: String
  let kind: Kind

  /// As it is written in a catalogue: `%(count)lld`.
  var placeholder: String { "%(\(name))\(kind.rawValue)" }
}
