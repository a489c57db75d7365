/// The form in which texts stand in the generated tables; `MessageRenderer` of the `Localization`
/// target reads it.
///
/// Literal text, and between it control characters, each followed by the argument's place as a
/// letter (`a` is the first):
///
///     U+0001 a                            the argument as it is
///     U+0002 a                            the number with digit groups
///     U+0003 a  o text U+0004 ... U+0005  the text of the number's plural category
///
/// A form begins with its category's letter (`z o t f m`, and `x` for other) and may hold further
/// placeholders of any kind.
enum CompiledText {
  /// As many as `Messages.render` has parameters for.
  static let mostArguments = 6

  static func encode(_ text: LocalizedMessage, of message: Message) -> String {
    let substitutions = text.substitutions.map { ($0.argument.name, $0) }
    let encoder = Encoder(
      arguments: message.arguments,
      substitutions: Dictionary(substitutions, uniquingKeysWith: { first, _ in first }))
    guard text.isPlural, let count = message.count else {
      return text.forms[.other].map { encoder.encode($0, number: nil) } ?? ""
    }
    return encoder.encode(text.forms, chosenBy: count, number: nil)
  }

  private struct Encoder {
    let arguments: [MessageArgument]
    let substitutions: [String: LocalizedMessage.Substitution]

    func encode(_ text: MessageText, number: MessageArgument?) -> String {
      text.segments.map { segment in
        switch segment {
        case .literal(let literal): literal
        case .argument(let argument): placeholder(argument)
        case .number: number.map(placeholder) ?? ""
        case .substitution(let name):
          substitutions[name].map {
            encode($0.forms, chosenBy: $0.argument, number: $0.argument)
          } ?? ""
        }
      }.joined()
    }

    func encode(
      _ forms: [PluralCategory: MessageText], chosenBy count: MessageArgument,
      number: MessageArgument?
    ) -> String {
      var result = "\u{3}" + place(count)
      for category in PluralCategory.allCases {
        guard let form = forms[category] else { continue }
        result += category == .other ? "x" : category.rawValue.prefix(1)
        result += encode(form, number: number) + "\u{4}"
      }
      return result + "\u{5}"
    }

    private func placeholder(_ argument: MessageArgument) -> String {
      (argument.kind == .grouped ? "\u{2}" : "\u{1}") + place(argument)
    }

    private func place(_ argument: MessageArgument) -> String {
      let index = arguments.firstIndex(of: argument) ?? 0
      return String(UnicodeScalar(UInt8(truncatingIfNeeded: 0x61 + index)))
    }
  }
}
