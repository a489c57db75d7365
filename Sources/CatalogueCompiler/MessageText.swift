/// A message's text, cut at its placeholders.
struct MessageText: Equatable {
  enum Segment: Equatable {
    case literal(String)
    case argument(MessageArgument)
    /// `%#@files@`: the text of the substitution of that name.
    case substitution(String)
    /// `%arg`: inside a substitution, its number.
    case number
  }

  /// What is wrong with a placeholder.
  struct Failure: Error, Equatable {
    let message: String
  }

  /// The text as it stands in the catalogue.
  let source: String
  private(set) var segments: [Segment] = []

  /// Cuts `source`, in which `%%` stands for a percent sign.
  init(_ source: String) throws(Failure) {
    self.source = source
    guard !source.utf8.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\n") }) else {
      throw Failure(message: "a text has no control characters but line breaks")
    }
    var rest = source.unicodeScalars[...]
    var literal = ""
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      if !literal.isEmpty { segments.append(.literal(literal)) }
      literal = ""
      segments.append(try Self.placeholder(&rest))
    }
    if !literal.isEmpty { segments.append(.literal(literal)) }
  }

  private static func placeholder(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(Failure) -> Segment {
    if consume("(", &rest) {
      let name = identifier(&rest)
      guard isArgumentName(name), consume(")", &rest) else {
        throw Failure(message: "a placeholder's name must be lowerCamelCase, as in %(count)lld")
      }
      for kind in MessageArgument.Kind.allCases where consume(kind.rawValue, &rest) {
        return .argument(MessageArgument(name: name, kind: kind))
      }
      throw Failure(message: "%(\(name)) must be followed by lld, d or @")
    }
    if consume("#@", &rest) {
      let name = identifier(&rest)
      guard isArgumentName(name), consume("@", &rest) else {
        throw Failure(message: "a substitution is written as %#@name@")
      }
      return .substitution(name)
    }
    if consume("arg", &rest) { return .number }
    throw Failure(
      message: "a placeholder needs a name, as in %(count)lld or %(title)@; a percent sign is %%")
  }

  private static func consume(_ text: String, _ rest: inout Substring.UnicodeScalarView) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  private static func identifier(_ rest: inout Substring.UnicodeScalarView) -> String {
    let name = rest.prefix { $0.isASCII && $0.properties.isXIDContinue && $0 != "_" }
    rest.removeFirst(name.count)
    return String(name)
  }

  /// Whether `name` can stand as a Swift argument label in lowerCamelCase.
  static func isArgumentName(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }
}
