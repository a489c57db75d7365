/// Puts arguments into a compiled text.
///
/// The form is described at `CompiledText` in the `CatalogueCompiler` target, which writes it. What
/// does not follow it, and an argument that is not there, is left out.
struct MessageRenderer {
  private let arguments: [MessageArgument]
  private let pluralRule: PluralRule
  private let numberStyle: NumberStyle
  private var output: [UInt8] = []

  /// The finished text of `template`.
  static func render(
    _ template: String, _ arguments: [MessageArgument], _ rule: PluralRule, _ style: NumberStyle
  ) -> String {
    var renderer = MessageRenderer(arguments: arguments, pluralRule: rule, numberStyle: style)
    renderer.output.reserveCapacity(template.utf8.count + 32)
    renderer.append(template.utf8[...])
    return String(decoding: renderer.output, as: UTF8.self)
  }

  private init(arguments: [MessageArgument], pluralRule: PluralRule, numberStyle: NumberStyle) {
    self.arguments = arguments
    self.pluralRule = pluralRule
    self.numberStyle = numberStyle
  }

  private func argument(_ letter: UInt8?) -> MessageArgument? {
    guard let letter, letter >= UInt8(ascii: "a") else { return nil }
    let index = Int(letter - UInt8(ascii: "a"))
    return index < arguments.count ? arguments[index] : nil
  }

  private mutating func append(_ template: Substring.UTF8View) {
    var rest = template
    while let byte = rest.popFirst() {
      switch byte {
      case 1:
        if let text = argument(rest.popFirst())?.string { output += text.utf8 }
      case 2:
        if let number = argument(rest.popFirst())?.integer {
          output += numberStyle.grouped(number).utf8
        }
      case 3:
        let number = argument(rest.popFirst())?.integer ?? 0
        append(Self.form(Self.letter(of: pluralRule.category(of: number)), of: &rest))
      default:
        output.append(byte)
      }
    }
  }

  private static func letter(of category: PluralCategory) -> UInt8 {
    switch category {
    case .zero: UInt8(ascii: "z")
    case .one: UInt8(ascii: "o")
    case .two: UInt8(ascii: "t")
    case .few: UInt8(ascii: "f")
    case .many: UInt8(ascii: "m")
    case .other: UInt8(ascii: "x")
    }
  }

  /// Steps over the forms of one plural and returns the wanted one, else "other", the last.
  private static func form(
    _ wanted: UInt8, of rest: inout Substring.UTF8View
  ) -> Substring.UTF8View {
    var found = rest[rest.endIndex...]
    var isFound = false
    while let letter = rest.popFirst(), letter != 5 {
      let form = body(&rest)
      if !isFound { found = form }
      if letter == wanted { isFound = true }
    }
    return found
  }

  /// Steps over a form and its end; the plurals inside it have ends of their own.
  private static func body(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let whole = rest
    var depth = 0
    while let byte = rest.first {
      if byte == 4, depth == 0 { break }
      if byte == 3 { depth += 1 }
      if byte == 5 { depth -= 1 }
      rest.removeFirst()
    }
    let form = whole[..<rest.startIndex]
    _ = rest.popFirst()
    return form
  }
}
