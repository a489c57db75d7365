/// Writes checked messages as an extension of `Messages`.
///
/// A text is an expression in a switch over the language's column, so nothing is loaded or built at
/// start; English is the default case.
struct SwiftGenerator {
  private let languages: [String]
  private var lines: [String] = []

  private init(languages: [String]) { self.languages = languages }

  /// The whole Swift file; `messages` are sorted by key, `languages` have English first.
  static func generate(_ messages: [Message], languages: [String]) -> String {
    var generator = SwiftGenerator(languages: languages)
    generator.file(messages)
    return generator.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ depth: Int, _ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func file(_ messages: [Message]) {
    write(0, "// Generated from the string catalogues; a change made here is lost.")
    write(0, "")
    write(0, "extension Messages {")
    write(1, "/// The languages that have every message, English first.")
    write(1, "public static let catalogueLanguages: [Language] = [")
    for language in languages { write(2, "Language(canonical: \(Self.literal(language))),") }
    write(1, "]")
    write(0, "")
    write(1, "/// The keys of all messages, in ascending order.")
    write(1, "public static let keys: [String] = [")
    for message in messages { write(2, "\(Self.literal(message.key)),") }
    write(1, "]")
    for message in messages { accessor(message) }
    lookup(messages)
    write(0, "}")
  }

  // MARK: - Accessors

  private mutating func accessor(_ message: Message) {
    write(0, "")
    for line in Self.documentation(message) { write(1, "/// \(line)") }
    let name = SwiftName.quoted(message.swiftName)
    if message.arguments.isEmpty {
      write(1, "public var \(name): String {")
    } else {
      let parameters = message.arguments.map {
        "\(SwiftName.quoted($0.name)): \($0.kind.swiftType)"
      }
      write(1, "public func \(name)(\(parameters.joined(separator: ", "))) -> String {")
    }
    write(2, "switch self.column {")
    for (column, language) in languages.enumerated().dropFirst() {
      guard let text = message.texts[language] else { continue }
      write(2, "case \(column):")
      body(text, count: message.count)
    }
    write(2, "default:")
    if let text = message.texts["en"] { body(text, count: message.count) }
    write(2, "}")
    write(1, "}")
  }

  private mutating func body(_ text: LocalizedMessage, count: MessageArgument?) {
    for substitution in text.substitutions {
      let argument = substitution.argument
      write(
        3, "let \(argument.name)Text = switch self.category(\(SwiftName.quoted(argument.name))) {")
      forms(substitution.forms, depth: 3, number: argument, returning: false)
      write(3, "}")
    }
    if text.isPlural, let count, text.forms.count > 1 {
      write(3, "switch self.category(\(SwiftName.quoted(count.name))) {")
      forms(text.forms, depth: 3, number: nil, returning: true)
      write(3, "}")
    } else if let form = text.forms[.other] {
      write(3, "return \(Self.expression(form, number: nil))")
    }
  }

  private mutating func forms(
    _ forms: [PluralCategory: MessageText], depth: Int, number: MessageArgument?, returning: Bool
  ) {
    for category in PluralCategory.allCases {
      guard let form = forms[category] else { continue }
      let label = category == .other ? "default" : "case .\(category)"
      let expression = Self.expression(form, number: number)
      write(depth, "\(label): \(returning ? "return " : "")\(expression)")
    }
  }

  private static func documentation(_ message: Message) -> [String] {
    let english = message.texts["en"]?.forms[.other]?.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .argument(let argument): argument.placeholder
      case .substitution(let name): "%#@\(name)@"
      case .number: "%arg"
      }
    }
    return [(english ?? []).joined(), "", message.comment].flatMap { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  // MARK: - Lookup by key

  private mutating func lookup(_ messages: [Message]) {
    write(0, "")
    write(1, "/// The message at a position in `keys`, or nil when an argument is missing.")
    write(1, "func text(at position: Int, _ arguments: [String: MessageArgument]) -> String? {")
    write(2, "switch position {")
    for (position, message) in messages.enumerated() {
      let name = "self.\(SwiftName.quoted(message.swiftName))"
      write(2, "case \(position):")
      if message.arguments.isEmpty {
        write(3, "return \(name)")
      } else {
        lookup(message, name: name)
      }
    }
    write(2, "default:")
    write(3, "return nil")
    write(2, "}")
    write(1, "}")
  }

  private mutating func lookup(_ message: Message, name: String) {
    let bindings = message.arguments.enumerated().map { index, argument in
      let value = argument.kind == .text ? "string" : "integer"
      return "let a\(index) = arguments[\"\(argument.name)\"]?.\(value)"
    }
    let labels = message.arguments.enumerated().map { index, argument in
      "\(SwiftName.quoted(argument.name)): a\(index)"
    }
    write(3, "guard \(bindings.joined(separator: ", ")) else { return nil }")
    write(3, "return \(name)(\(labels.joined(separator: ", ")))")
  }

  // MARK: - Literals

  /// The text as a Swift string literal, its placeholders as interpolations.
  private static func expression(_ text: MessageText, number: MessageArgument?) -> String {
    let parts = text.segments.map { segment in
      switch segment {
      case .literal(let literal): escaped(literal)
      case .argument(let argument): interpolation(argument)
      case .substitution(let name): "\\(\(name)Text)"
      case .number: number.map(interpolation) ?? ""
      }
    }
    return "\"\(parts.joined())\""
  }

  private static func interpolation(_ argument: MessageArgument) -> String {
    let name = SwiftName.quoted(argument.name)
    return argument.kind == .grouped ? "\\(self.grouped(\(name)))" : "\\(\(name))"
  }

  private static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.properties.generalCategory == .control
          || scalar.properties.isWhitespace
            && scalar != " "
          || scalar.properties.generalCategory == .format
        {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
