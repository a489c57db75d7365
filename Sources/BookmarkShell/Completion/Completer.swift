import BookmarkCommands
import BookmarkModel
import Localization

/// Finds out what can stand at a place of a line, from the guides and from the collection.
struct Completer {
  let guides: [CommandGuide]
  let collection: CollectionValues
  /// The person's home folder, for paths.
  let home: String?

  var messages: Messages { Messages(collection.language) }

  /// What can stand at the end of a text, which is the line up to the cursor.
  func complete(_ text: String) async -> Completion {
    guard let line = CompletionLine(text) else { return .none(at: text.utf8.count) }
    let current = line.current
    guard !line.earlier.isEmpty else {
      let typed = TypedPrefix(current.text)
      return Completion(start: current.start, verbs(typed), typed: typed)
    }
    guard let (guide, words, pending) = line.verb(among: guides) else {
      return .none(at: current.start)
    }
    if let pending {
      return await optionValue(pending, of: guide, current, typed: current.text)
    }
    return await word(current, after: words, of: guide)
  }

  private func word(
    _ current: CompletionLine.Word, after words: [CompletionLine.Word], of guide: CommandGuide
  ) async -> Completion {
    let typed = TypedPrefix(current.text)
    let places = Places(guide)
    if current.text.hasPrefix("-"), !current.word.isQuoted {
      if let equals = current.text.firstIndex(of: "="), current.text.hasPrefix("--") {
        let name = String(current.text[..<equals])
        let value = String(current.text[current.text.index(after: equals)...])
        return await optionValue(name, of: guide, current, typed: value, head: name + "=")
      }
      var options = switches(of: guide, typed)
      if places.takesTagRemovals { options += await tags(current, sign: "-") }
      if !options.isEmpty { return Completion(start: current.start, options, typed: typed) }
    }
    if places.has(.assignments), current.text.hasPrefix("+"), current.text != "+" {
      let options = await tags(current, sign: "+")
      return Completion(start: current.start, options, typed: typed)
    }
    if current.text.hasPrefix("@"), places.has(.target) || places.has(.query) {
      let numbers = await collection.numbers(String(current.text.dropFirst()))
      let options = numbers.map { CompletionOption(label: "@\($0)", inserted: "@\($0)") }
      return Completion(start: current.start, options, typed: typed)
    }
    if places.has(.views), words.isEmpty {
      let options = quoted(await collection.views(typed))
      return Completion(start: current.start, options, typed: typed)
    }
    if places.has(.creators) {
      let options = quoted(await collection.values(of: .creator, typed))
      return Completion(start: current.start, options, typed: typed)
    }
    let fields = FieldOptions(collection: collection, messages: messages)
    if places.takesFields, let found = await fields.values(in: current) { return found }
    return await plainWord(current, after: words, places, fields)
  }

  /// A word that is neither option nor sign nor `field:value`: a name, or a part of a title.
  private func plainWord(
    _ current: CompletionLine.Word, after words: [CompletionLine.Word], _ places: Places,
    _ fields: FieldOptions
  ) async -> Completion {
    let typed = TypedPrefix(current.text)
    if places.takesTitles, !(typed.isEmpty && places.has(.query) && !places.has(.target)) {
      let titles = TitleOptions(collection: collection)
      let found = await titles.completion(of: current, after: words) { word in
        word.start == current.start ? names(typed, words, places, fields) : []
      }
      if let found { return found }
    }
    let options = names(typed, words, places, fields)
    return Completion(start: current.start, options, typed: typed)
  }

  /// Names of views or creators, quoted as a word needs it.
  private func quoted(_ names: [String]) -> [CompletionOption] {
    let quotes = names.contains { QuotedWord.needsValueQuotes($0) }
    return names.map { CompletionOption(label: $0, inserted: QuotedWord.of($0, always: quotes)) }
  }

  /// Everything but titles that can stand in a place.
  private func names(
    _ typed: TypedPrefix, _ words: [CompletionLine.Word], _ places: Places, _ fields: FieldOptions
  ) -> [CompletionOption] {
    var options: [CompletionOption] = []
    if places.takesType, words.count == (places.has(.views) ? 1 : 0) {
      options += fields.types(typed)
    }
    for values in places.values {
      switch values {
      case .query where !typed.isEmpty || !places.has(.target): options += fields.asked(typed)
      case .assignments where !typed.isEmpty || !places.has(.target): options += fields.set(typed)
      case .files: options += FileOptions.beginning(with: typed.text, home: home)
      case .languages: options += languages(typed)
      case .verbs: options += verbs(typed)
      case .words(let words): options += Self.words(words, typed)
      case .query, .assignments, .target, .views, .creators, .none: break
      }
    }
    return options
  }
}

// MARK: - Options, verbs, languages

extension Completer {
  private func optionValue(
    _ name: String, of guide: CommandGuide, _ current: CompletionLine.Word, typed text: String,
    head: String = ""
  ) async -> Completion {
    let typed = TypedPrefix(text)
    let parameters = guide.parameters + GlobalOptions.parameters
    let parameter = parameters.first { Self.names(of: $0).contains(name) }
    let fields = FieldOptions(collection: collection, messages: messages)
    var options: [CompletionOption] = []
    switch (name, parameter?.values ?? .none) {
    case ("--by", _), ("--sort", _): options = fields.keys(of: String(name.dropFirst(2)), text)
    case ("--columns", _): options = fields.columns(text)
    case (_, .files): options = FileOptions.beginning(with: text, home: home)
    case (_, .languages): options = languages(typed)
    case (_, .verbs): options = verbs(typed)
    case (_, .words(let words)): options = Self.words(words, typed)
    case (_, .none), (_, .query), (_, .target), (_, .assignments), (_, .views), (_, .creators):
      break
    }
    for index in options.indices {
      options[index].label = head + options[index].label
      options[index].inserted = head + options[index].inserted
    }
    return Completion(start: current.start, options, typed: TypedPrefix(head + text))
  }

  private func switches(of guide: CommandGuide, _ typed: TypedPrefix) -> [CompletionOption] {
    Self.words(OptionTable(guide).names.filter { $0.hasPrefix(typed.text) }, typed)
  }

  private func verbs(_ typed: TypedPrefix) -> [CompletionOption] {
    let verbs = Self.words(guides.compactMap(\.verb), typed)
    return verbs.isEmpty ? Self.words(guides.flatMap(\.aliases), typed) : verbs
  }

  private func languages(_ typed: TypedPrefix) -> [CompletionOption] {
    let all = Messages.catalogueLanguages
    let tags = Self.words(all.map(\.tag), typed)
    return tags.isEmpty ? Self.words(all.map(\.nativeName), typed) : tags
  }

  private func tags(_ current: CompletionLine.Word, sign: String) async -> [CompletionOption] {
    let tags = await collection.values(of: .tag, TypedPrefix(String(current.text.dropFirst())))
    let quotes = tags.contains { QuotedWord.needsQuotes($0) }
    return tags.map {
      CompletionOption(label: sign + $0, inserted: sign + QuotedWord.of($0, always: quotes))
    }
  }

  private static func words(_ words: [String], _ typed: TypedPrefix) -> [CompletionOption] {
    words.filter(typed.begins).map { CompletionOption(label: $0, inserted: $0) }
  }

  private static func names(of parameter: CommandGuide.Parameter) -> [String] {
    let form = parameter.form
    if let colon = form.firstIndex(of: ":") { return ["--" + form[..<colon]] }
    return form.split { $0 == " " || $0 == "," }.map(String.init).filter { $0.hasPrefix("-") }
  }
}

/// What a guide says about the words after its verb, options left out.
struct Places {
  let values: [CommandGuide.Values]
  /// Whether a type of works may stand first.
  let takesType: Bool
  /// Whether `-word` takes a tag away.
  let takesTagRemovals: Bool

  init(_ guide: CommandGuide) {
    let words = guide.parameters.filter { !$0.form.hasPrefix("-") }
    values = words.map(\.values).filter { $0 != .none }
    takesType = guide.usage.hasPrefix("[book|movie|music]") || values.contains(.query)
    takesTagRemovals = guide.parameters.contains { $0.form == "-tag" }
  }

  /// Whether one of the words is of that kind.
  func has(_ kind: CommandGuide.Values) -> Bool { values.contains(kind) }

  /// Whether `field:` or `field=` may stand there.
  var takesFields: Bool { has(.query) || has(.assignments) || has(.target) }

  /// Whether titles of the collection may stand there.
  var takesTitles: Bool { has(.query) || has(.target) }
}
