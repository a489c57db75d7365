/// Reads one string catalogue, noting everything in it that is not of the expected shape.
///
/// The shape is Xcode's `.xcstrings` with every text written out: each key has a comment and, for
/// each language, a `stringUnit`, plural `variations`, or a `stringUnit` with `substitutions`.
struct CatalogueReader {
  private let file: String
  private var key: String?
  private(set) var diagnostics: [Diagnostic] = []

  private init(file: String) { self.file = file }

  /// Reads the bytes of `file`; the entries are those that could be understood.
  static func read(_ bytes: [UInt8], file: String) -> (Catalogue, [Diagnostic]) {
    var reader = CatalogueReader(file: file)
    var entries: [CatalogueEntry] = []
    do throws(JSONNodeParser.Failure) {
      entries = reader.catalogue(try JSONNodeParser.parse(bytes))
    } catch {
      reader.note(error.message, line: error.line)
    }
    return (Catalogue(file: file, entries: entries), reader.diagnostics)
  }

  private mutating func note(_ message: String, line: Int) {
    diagnostics.append(Diagnostic(file: file, line: line, key: key, message: message))
  }

  // MARK: - Levels of the file

  private mutating func catalogue(_ node: JSONNode) -> [CatalogueEntry] {
    let fields = object(node, allowed: ["sourceLanguage", "strings", "version"])
    if let language = required("sourceLanguage", in: fields, of: node), string(language) != "en" {
      note("the source language must be \"en\"", line: language.line)
    }
    if let version = required("version", in: fields, of: node) { _ = string(version) }
    guard let strings = required("strings", in: fields, of: node) else { return [] }
    return members(strings).compactMap { member in
      key = member.name
      defer { key = nil }
      return entry(member)
    }
  }

  private mutating func entry(_ member: JSONNode.Member) -> CatalogueEntry? {
    let fields = object(member.value, allowed: ["comment", "extractionState", "localizations"])
    let comment = fields["comment"].flatMap { string($0) } ?? ""
    if comment.isEmpty { note("lacks a comment", line: member.line) }
    if let state = fields["extractionState"], string(state) != "manual" {
      note("the extraction state must be \"manual\"", line: state.line)
    }
    guard let node = required("localizations", in: fields, of: member.value) else { return nil }
    var localizations: [String: LocalizedMessage] = [:]
    for language in members(node) {
      localizations[language.name] = message(language.value)
    }
    return CatalogueEntry(
      key: member.name, line: member.line, comment: comment, localizations: localizations)
  }

  private mutating func message(_ node: JSONNode) -> LocalizedMessage? {
    let fields = object(node, allowed: ["stringUnit", "variations", "substitutions"])
    var substitutions: [LocalizedMessage.Substitution] = []
    if let node = fields["substitutions"] {
      substitutions = members(node).compactMap { substitution($0) }
    }
    switch (fields["stringUnit"], fields["variations"]) {
    case (let unit?, nil):
      guard let text = text(unit) else { return nil }
      return LocalizedMessage(
        line: node.line, forms: [.other: text], isPlural: false, substitutions: substitutions)
    case (nil, let variations?):
      guard let forms = plural(variations) else { return nil }
      return LocalizedMessage(
        line: node.line, forms: forms, isPlural: true, substitutions: substitutions)
    default:
      note("needs either \"stringUnit\" or \"variations\"", line: node.line)
      return nil
    }
  }

  private mutating func substitution(
    _ member: JSONNode.Member
  ) -> LocalizedMessage.Substitution? {
    let node = member.value
    let fields = object(node, allowed: ["argNum", "formatSpecifier", "variations"])
    guard MessageText.isArgumentName(member.name) else {
      note("a substitution's name must be lowerCamelCase", line: member.line)
      return nil
    }
    if let number = required("argNum", in: fields, of: node) {
      if case .number = number.content {
      } else {
        note("expected a number but found \(number.kind)", line: number.line)
      }
    }
    guard let specifier = required("formatSpecifier", in: fields, of: node),
      let word = string(specifier),
      let variations = required("variations", in: fields, of: node),
      let forms = plural(variations)
    else { return nil }
    guard let kind = MessageArgument.Kind(rawValue: word), kind != .text else {
      note("a substitution's \"formatSpecifier\" must be lld or d", line: specifier.line)
      return nil
    }
    return LocalizedMessage.Substitution(
      line: member.line, argument: MessageArgument(name: member.name, kind: kind), forms: forms)
  }

  private mutating func plural(_ node: JSONNode) -> [PluralCategory: MessageText]? {
    let fields = object(node, allowed: ["plural"])
    guard let plural = required("plural", in: fields, of: node) else { return nil }
    var forms: [PluralCategory: MessageText] = [:]
    for member in members(plural) {
      guard let category = PluralCategory(rawValue: member.name) else {
        note("\"\(member.name)\" is no plural category", line: member.line)
        continue
      }
      let inner = object(member.value, allowed: ["stringUnit"])
      guard let unit = required("stringUnit", in: inner, of: member.value) else { continue }
      forms[category] = text(unit)
    }
    return forms
  }

  private mutating func text(_ node: JSONNode) -> MessageText? {
    let fields = object(node, allowed: ["state", "value"])
    if let state = required("state", in: fields, of: node), let word = string(state),
      word != "translated"
    {
      note("the state is \"\(word)\" but must be \"translated\"", line: state.line)
    }
    guard let value = required("value", in: fields, of: node), let source = string(value) else {
      return nil
    }
    guard !source.isEmpty else {
      note("the text is empty", line: value.line)
      return nil
    }
    do throws(MessageText.Failure) {
      return try MessageText(source)
    } catch {
      note(error.message, line: value.line)
      return nil
    }
  }

  // MARK: - Values

  private mutating func members(_ node: JSONNode) -> [JSONNode.Member] {
    if case .object(let members) = node.content { return members }
    note("expected an object but found \(node.kind)", line: node.line)
    return []
  }

  private mutating func object(_ node: JSONNode, allowed: Set<String>) -> [String: JSONNode] {
    var fields: [String: JSONNode] = [:]
    for member in members(node) {
      if allowed.contains(member.name) {
        fields[member.name] = member.value
      } else {
        note("\"\(member.name)\" is not understood here", line: member.line)
      }
    }
    return fields
  }

  private mutating func required(
    _ name: String, in fields: [String: JSONNode], of node: JSONNode
  ) -> JSONNode? {
    if let field = fields[name] { return field }
    if case .object = node.content { note("lacks \"\(name)\"", line: node.line) }
    return nil
  }

  private mutating func string(_ node: JSONNode) -> String? {
    if case .string(let text) = node.content { return text }
    note("expected a string but found \(node.kind)", line: node.line)
    return nil
  }
}
