import BookmarkCommands
import BookmarkModel
import Localization

/// What a row does, in words: the work in a line, below it field by field from what to what.
struct RowEffectText {
  let text: ValueText
  /// Whether long texts are shown whole.
  let isWhole: Bool

  /// So much of a long text is shown.
  private static let mostCharacters = 60

  private var messages: Messages { text.messages }
  private var wording: ProblemText { ProblemText(text) }

  /// The lines of a row among others of its kind.
  func lines(_ effect: RowEffect) -> [String] {
    if let problem = effect.problem { return [wording.line(problem)] }
    let place = wording.place(part: effect.part, line: effect.line)
    let head = messages.importRowHead(place: place, bookmark: work(effect))
    return [head] + fields(effect).map { "    " + $0 }
  }

  /// The same with a mark that tells its kind.
  func marked(_ effect: RowEffect) -> String {
    let mark =
      switch effect.kind {
      case .new: "+"
      case .changed: "~"
      case .conflicting: "?"
      case .unchanged: "="
      case .skipped: "-"
      case .rejected: "!"
      }
    return lines(effect).enumerated().map { index, line in
      (index == 0 ? mark + " " : "  ") + line + "\n"
    }.joined()
  }

  /// What one field of a row that stays as it is says, against what is known.
  func conflict(_ field: BookmarkField, _ effect: RowEffect) -> String {
    let title = field.title(in: messages)
    let own = effect.preview.map { shown(values(field, of: $0.after)) } ?? "–"
    let other = shown(values(field, of: effect.content))
    return effect.preview?.typed.contains(field) == true
      ? messages.importRowTyped(field: title, own: own, other: other)
      : messages.importRowEarlier(field: title, own: own, other: other)
  }

  /// The work that a row is about.
  func work(_ effect: RowEffect) -> String {
    guard let preview = effect.preview else { return text.work(effect.content) }
    let work = text.work(preview.before)
    return preview.id.map { "@\($0) \(work)" } ?? work
  }

  private func fields(_ effect: RowEffect) -> [String] {
    switch effect.kind {
    case .new, .unchanged, .rejected: return []
    case .skipped: return effect.refusal.map { [reason($0)] } ?? []
    case .conflicting: return effect.kept.map { conflict($0, effect) }
    case .changed:
      guard let preview = effect.preview else { return [] }
      return FieldChange.all(from: preview.before, to: preview.after) { values($0, of: $1) }
        .map(line)
    }
  }

  /// Which earlier decision keeps a row out.
  private func reason(_ refusal: ImportRefusal) -> String {
    let bookmarks = refusal.bookmarks.map {
      text.line(id: $0.id, title: $0.title, creator: $0.creator, year: $0.year)
    }
    return switch refusal.reason {
    case .removed: messages.importRefusedRemoved(bookmark: bookmarks.first ?? "")
    case .keptApart:
      messages.importRefusedApart(bookmarks: text.language.joined(bookmarks))
    }
  }

  private func line(_ change: FieldChange) -> String {
    let title = change.field.title(in: messages)
    guard change.field.isList || change.field == .extra else {
      return messages.importRowField(
        field: title, before: shown(change.before), after: shown(change.after))
    }
    let (gone, new) = change.differences
    let values = gone.map { "− " + shown([$0]) } + new.map { "+ " + shown([$0]) }
    return messages.importRowList(field: title, values: values.joined(separator: "  "))
  }

  /// The values of a field as a person reads them.
  private func values(_ field: BookmarkField, of content: BookmarkContent) -> [String] {
    switch field {
    case .type: [text.type(content.type)]
    case .status: content.status.map { [$0.title(for: content.type, in: messages)] } ?? []
    case .rating: content.rating.map { [text.exact($0)] } ?? []
    case .format: content.formats.map { $0.title(in: messages) }
    case .plan: content.weekdays.map { $0.title(in: messages) }
    default: content.values(of: field)
    }
  }

  private func shown(_ values: [String]) -> String {
    let all = text.joined(values)
    if all.isEmpty { return "–" }
    return isWhole || all.count <= Self.mostCharacters
      ? all : all.prefix(Self.mostCharacters) + "…"
  }
}

extension ValueText {
  /// A work in half a line, without a number: `三体 · 刘慈欣 (2008)`.
  func work(_ content: BookmarkContent) -> String {
    let creator = creators(of: content)
    return safe(content.displayTitle(preferring: language.tag))
      + (creator.isEmpty ? "" : " · " + creator) + (content.year.map { " (\($0))" } ?? "")
  }
}
