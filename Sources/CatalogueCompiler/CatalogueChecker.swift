/// Compares the texts of all catalogues and turns them into messages.
///
/// Every language that occurs anywhere must have every key, with the same arguments as English and
/// with the plural forms it needs.
struct CatalogueChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private var places: [String: String] = [:]
  private var keysByName: [String: String] = [:]
  private let languages: [String]

  private init(languages: [String]) { self.languages = languages }

  /// The checked messages sorted by key, and the languages with English first.
  static func check(
    _ catalogues: [Catalogue]
  ) -> (messages: [Message], languages: [String], diagnostics: [Diagnostic]) {
    var tags = Set(catalogues.flatMap(\.entries).flatMap(\.localizations.keys))
    tags.remove("en")
    var checker = CatalogueChecker(languages: ["en"] + tags.sorted())
    var messages: [Message] = []
    for catalogue in catalogues {
      for entry in catalogue.entries {
        if let message = checker.message(entry, in: catalogue.file) { messages.append(message) }
      }
    }
    messages.sort { $0.key < $1.key }
    return (messages, checker.languages, checker.diagnostics)
  }

  private mutating func message(_ entry: CatalogueEntry, in file: String) -> Message? {
    let count = diagnostics.count
    var note = Note(file: file, key: entry.key)
    let name = swiftName(of: entry, in: file, &note)
    for language in languages where entry.localizations[language] == nil {
      note("lacks a text in \(language)", line: entry.line)
    }
    let arguments = entry.localizations["en"]?.arguments ?? []
    if arguments.count > CompiledText.mostArguments {
      note("takes more than \(CompiledText.mostArguments) arguments", line: entry.line)
    }
    for language in languages {
      guard let text = entry.localizations[language] else { continue }
      Self.compare(text, in: language, with: arguments, &note)
      Self.checkForms(text, in: language, arguments: arguments, &note)
    }
    diagnostics += note.diagnostics
    guard let name, diagnostics.count == count else { return nil }
    return Message(
      key: entry.key, swiftName: name, comment: entry.comment, arguments: arguments,
      texts: entry.localizations)
  }

  private mutating func swiftName(
    of entry: CatalogueEntry, in file: String, _ note: inout Note
  ) -> String? {
    if let other = places.updateValue(file, forKey: entry.key) {
      note("stands in \(other) too", line: entry.line)
      return nil
    }
    guard let name = SwiftName.of(key: entry.key) else {
      note("a key is ASCII letters and digits in parts joined by . - _", line: entry.line)
      return nil
    }
    if let other = keysByName.updateValue(entry.key, forKey: name) {
      note("has the Swift name \(name), as \"\(other)\" has", line: entry.line)
    }
    if SwiftName.reserved.contains(name) {
      note("the Swift name \(name) is taken", line: entry.line)
    }
    return name
  }

  private static func compare(
    _ text: LocalizedMessage, in language: String, with english: [MessageArgument],
    _ note: inout Note
  ) {
    let own = text.arguments
    for argument in own where own.contains(where: { $0.name == argument.name && $0 != argument }) {
      note("\(language) uses \(argument.name) in two ways", line: text.line)
    }
    for argument in english where !own.contains(argument) {
      note("\(language) lacks \(argument.placeholder)", line: text.line)
    }
    for argument in own where !english.contains(argument) {
      note("\(language) has \(argument.placeholder), which en lacks", line: text.line)
    }
    let names = text.substitutions.map(\.argument.name)
    for form in text.forms.values {
      for case .substitution(let name) in form.segments where !names.contains(name) {
        note("\(language) has no substitution \"\(name)\"", line: text.line)
      }
      if form.segments.contains(.number) {
        note("\(language) has %arg outside a substitution", line: text.line)
      }
    }
  }

  private static func checkForms(
    _ text: LocalizedMessage, in language: String, arguments: [MessageArgument], _ note: inout Note
  ) {
    guard let needs = PluralNeeds.of(language) else {
      note("the plural forms of \(language) are not known (PluralNeeds)", line: text.line)
      return
    }
    for substitution in text.substitutions {
      let name = "\(language), substitution \"\(substitution.argument.name)\""
      checkCategories(substitution.forms, needs, name, line: substitution.line, &note)
      for (category, form) in substitution.forms.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        if form.segments.contains(where: { if case .substitution = $0 { true } else { false } }) {
          note("\(name): a substitution inside a substitution", line: substitution.line)
        }
        if !form.segments.contains(.number), !needs.exact.contains(category) {
          note("\(name): form \"\(category)\" lacks %arg", line: substitution.line)
        }
      }
    }
    guard text.isPlural else { return }
    checkCategories(text.forms, needs, language, line: text.line, &note)
    guard let count = Message.count(among: arguments) else {
      note("\(language) has plural forms but no count such as %(count)lld", line: text.line)
      return
    }
    for category in PluralCategory.allCases {
      guard let form = text.forms[category] else { continue }
      let own = text.arguments(of: form)
      for argument in text.arguments where !own.contains(argument) {
        if argument == count, needs.exact.contains(category) { continue }
        note("\(language): form \"\(category)\" lacks \(argument.placeholder)", line: text.line)
      }
    }
  }

  private static func checkCategories(
    _ forms: [PluralCategory: MessageText], _ needs: PluralNeeds, _ name: String, line: Int,
    _ note: inout Note
  ) {
    for category in PluralCategory.allCases {
      switch (forms[category] != nil, needs.categories.contains(category)) {
      case (false, true): note("\(name) lacks the plural form \"\(category)\"", line: line)
      case (true, false): note("\(name) never uses the plural form \"\(category)\"", line: line)
      default: break
      }
    }
  }

  /// Collects what is wrong with one key.
  private struct Note {
    let file: String
    let key: String
    var diagnostics: [Diagnostic] = []

    mutating func callAsFunction(_ message: String, line: Int) {
      diagnostics.append(Diagnostic(file: file, line: line, key: key, message: message))
    }
  }
}
