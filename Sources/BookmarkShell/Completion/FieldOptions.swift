import BookmarkModel
import Localization

/// Names of fields, and the values that can stand behind them.
struct FieldOptions {
  let collection: CollectionValues
  let messages: Messages

  /// The fields that can be asked for, and the words that shape a listing.
  func asked(_ typed: TypedPrefix) -> [CompletionOption] {
    let names = Self.askable.map(\.rawValue) + ["has", "missing", "view"] + QueryShape.names
    return named(names + schemes(typed), Self.askable, typed, ":")
  }

  /// The fields that can be set.
  func set(_ typed: TypedPrefix) -> [CompletionOption] {
    named(Self.settable.map(\.rawValue) + schemes(typed), Self.settable, typed, "=")
  }

  /// The types of works.
  func types(_ typed: TypedPrefix) -> [CompletionOption] {
    Self.options(labels(BookmarkType.known, typed), typed)
  }

  /// What `by:` or `sort:` can be followed by; the keys before the last one stay.
  func keys(of shape: String, _ text: String) -> [CompletionOption] {
    let keys =
      shape == "by" ? SectionKey.Property.allCases.map(\.rawValue) : SortKey.fields.map(\.rawValue)
    return lists(text) { last in
      let sign = last.hasPrefix("-") ? "-" : ""
      let order = shape == "by" && last.contains("/") ? "/count" : ""
      return keys.map { sign + $0 + order }
    }
  }

  /// What `--columns` can be followed by.
  func columns(_ text: String) -> [CompletionOption] {
    lists(text) { _ in BookmarkField.allCases.filter { $0 != .text }.map(\.rawValue) }
  }

  private static let askable = BookmarkField.allCases.filter {
    ![.id, .titles, .extra, .text, .experience, .copy].contains($0)
  }

  private static let settable: [BookmarkField] =
    BookmarkField.content.filter { ![.experience, .copy, .identifier].contains($0) }
    + [.author, .director, .artist, .started, .finished, .location, .lent]

  /// Schemes of identifiers, once the first letter says that one is wanted.
  private func schemes(_ typed: TypedPrefix) -> [String] {
    typed.isEmpty ? [] : Identifier.knownSchemes
  }

  private func named(
    _ names: [String], _ fields: [BookmarkField], _ typed: TypedPrefix, _ end: String
  ) -> [CompletionOption] {
    let raw = names.filter(typed.begins)
    let titles = fields.map { $0.title(in: messages) }.filter { title in
      !typed.isEmpty && raw.isEmpty && typed.begins(title)
        && title.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
    }
    return (raw + titles).map {
      CompletionOption(label: $0 + end, inserted: $0 + end, isComplete: false)
    }
  }

  private func lists(_ text: String, _ keys: (String) -> [String]) -> [CompletionOption] {
    let comma = text.lastIndex(of: ",").map { text.index(after: $0) } ?? text.startIndex
    let last = String(text[comma...])
    return keys(last).filter(TypedPrefix(last).begins).map {
      CompletionOption(label: text[..<comma] + $0, inserted: text[..<comma] + $0)
    }
  }
}

// MARK: - Values

extension FieldOptions {
  /// The values behind `field:`, `field=` and the like; `nil` when the word is none of these.
  func values(in current: CompletionLine.Word) async -> Completion? {
    let pieces = current.word.pieces
    let sign = pieces.prefix { !$0.isQuoted && "-^(（".unicodeScalars.contains($0.scalar) }
    guard
      let term = FieldTerm(Array(pieces.dropFirst(sign.count)), columns: current.word.columns),
      term.isKnown, current.word.origin != .doubleQuoted
    else { return nil }

    let parts = term.value.split(at: FieldTerm.isComma).map(\.text)
    let isList =
      parts.count > 1 && (term.field.map(Self.splits) ?? (term.isKeyword && !term.isView))
    let earlier = isList ? parts.dropLast().map { QuotedWord.of($0) + "," }.joined() : ""
    let typed = isList ? parts.last ?? "" : term.value.text
    let head =
      sign.map { String($0.scalar) }.joined() + term.typedName
      + Self.text(of: term.operation) + earlier

    let values = await values(of: term, TypedPrefix(typed))
    let options = values.map { option in
      CompletionOption(label: head + option.label, inserted: head + option.inserted)
    }
    return Completion(start: current.start, options, typed: TypedPrefix(head + typed))
  }

  private func values(of term: FieldTerm, _ typed: TypedPrefix) async -> [CompletionOption] {
    switch term.name {
    case "by", "sort": return keys(of: term.name, typed.text)
    case "limit": return []
    case "has", "missing": return Self.options(Self.askable.map(\.rawValue), typed)
    default: break
    }
    if term.isView { return Self.options(await collection.views(typed), typed) }
    guard let field = term.field else { return [] }
    switch field.kind {
    case .enumeration:
      let known = enumeration(field, typed)
      let found = field == .type ? await collection.values(of: .type, typed) : []
      return Self.options(known + found.filter { !known.contains($0) }, typed)
    case .text: return Self.options(await collection.values(of: field, typed), typed)
    case .flag: return Self.options(["yes", "no"], typed)
    case .date: return Self.options(["today", "yesterday"], typed)
    case .number: return []
    }
  }

  private func enumeration(_ field: BookmarkField, _ typed: TypedPrefix) -> [String] {
    switch field {
    case .type: labels(BookmarkType.known, typed)
    case .status: labels(BookmarkStatus.known, typed)
    case .format: labels(MediaFormat.known, typed)
    case .plan: labels(Weekday.allCases.map { ($0.name, [$0.title(in: messages)]) }, typed)
    default: []
    }
  }

  private func labels<Value: OpenEnumeration>(_ known: [Value], _ typed: TypedPrefix) -> [String] {
    let variants = [""] + BookmarkType.known.map { ".\($0.rawValue)" }
    return labels(
      known.map { value in
        let keys = variants.map { "\(Value.catalogueKey).\(value.rawValue)\($0)" }
        return (value.rawValue, keys.compactMap { messages.text(forKey: $0) })
      }, typed)
  }

  /// The raw names, then the titles; English ones only where the raw name begins otherwise.
  private func labels(
    _ values: [(name: String, titles: [String])], _ typed: TypedPrefix
  ) -> [String] {
    let isEnglish = messages.language == .english
    let titles = values.flatMap { value in
      isEnglish && typed.begins(value.name) ? [] : value.titles
    }
    return values.map(\.name).filter(typed.begins) + titles.filter(typed.begins)
  }

  private static func options(_ values: [String], _ typed: TypedPrefix) -> [CompletionOption] {
    let values = values.filter(typed.begins)
    let quotes = values.contains { QuotedWord.needsValueQuotes($0) }
    return values.map {
      CompletionOption(label: $0, inserted: QuotedWord.of($0, always: quotes))
    }
  }

  /// Whether a comma parts values of the field; titles may hold one.
  private static func splits(_ field: BookmarkField) -> Bool {
    field == .tag || field.kind == .enumeration || field.kind == .number
  }

  private static func text(of operation: FieldTerm.Operator) -> String {
    switch operation {
    case .ask: ":"
    case .askExactly: ":="
    case .set: "="
    case .add: "+="
    case .remove: "-="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .notEqual: "!="
    }
  }
}
