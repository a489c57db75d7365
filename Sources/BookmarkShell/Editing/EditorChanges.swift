import BookmarkModel
import Localization

/// What a person changed in the text of a bookmark, as changes of its fields.
struct EditorChanges {
  /// The changes; empty when nothing was changed that counts.
  private(set) var edits: [BookmarkEdit] = []
  /// What can't be read, in the order of lines.
  private(set) var mistakes: [EditorMistake]

  private let messages: Messages

  /// Compares an edited text with the one that was given out.
  init(from before: String, to after: String, of content: BookmarkContent, in messages: Messages) {
    self.messages = messages
    let old = EditorReader(before, in: messages)
    let new = EditorReader(after, in: messages)
    mistakes = new.mistakes
    // A text without a single line is an editor that failed, or a person who thought better of it.
    if new.entries.isEmpty { return }
    var edited = content
    for field in EditorText.fields + EditorText.blocks {
      change(field, old.entries, new.entries, &edited)
    }
    changeBlocks(.experience, old.entries, new.entries)
    changeBlocks(.copy, old.entries, new.entries)
    if mistakes.isEmpty, edited.titles.isEmpty, edited.identifiers.isEmpty {
      let line = new.entries.first { $0.label == BookmarkField.title.rawValue }?.line ?? 1
      mistakes.append(EditorMistake(line: line, sentence: messages.errorMissingTitle))
    }
    mistakes.sort { $0.line < $1.line }
  }

  /// A field with one entry; one that was deleted is cleared.
  private mutating func change(
    _ field: BookmarkField, _ old: [EditorEntry], _ new: [EditorEntry],
    _ content: inout BookmarkContent
  ) {
    let before = old.first { $0.label == field.rawValue }?.value ?? ""
    let found = new.filter { $0.label == field.rawValue }
    if let second = found.dropFirst().first {
      let label = field.title(in: messages)
      mistakes.append(
        EditorMistake(line: second.line, sentence: messages.editTwice(label: label)))
      return
    }
    let after = found.first?.value ?? ""
    if before == after { return }
    do throws(FieldError) {
      try content.set(field, to: after)
      edits.append(BookmarkEdit(field, .set, after))
    } catch {
      note(error.reason, after, field.title(in: messages), found.first?.line ?? 1)
    }
  }

  /// All experiences, or all copies, if one of them was changed.
  private mutating func changeBlocks(
    _ field: BookmarkField, _ old: [EditorEntry], _ new: [EditorEntry]
  ) {
    let before = old.filter { $0.label == field.rawValue }
    let after = new.filter { $0.label == field.rawValue }
    if before.elementsEqual(after, by: { $0.says(what: $1) }) { return }
    var content = BookmarkContent()
    for block in after {
      if field == .experience {
        let experience = experience(block)
        // A block without a value is a form that nobody filled in.
        if experience != Experience() || block.parts.isEmpty {
          content.experiences.append(experience)
        }
      } else {
        content.copies.append(copy(block))
      }
    }
    edits.append(BookmarkEdit(field, .set, content.text(of: field)))
  }

  private mutating func experience(_ block: EditorEntry) -> Experience {
    var experience = Experience()
    for entry in block.parts where !entry.value.isEmpty {
      switch EditorPart(rawValue: entry.label) {
      case .started: experience.started = date(entry)
      case .finished: experience.finished = date(entry)
      case .time: experience.time = entry.value
      case .rating: experience.rating = read(.rating, entry)?.rating
      case .format: experience.format = read(.format, entry)?.formats.first
      case .part: experience.part = entry.value
      case .note: experience.note = entry.value
      case .link: experience.link = entry.value
      case .location, .acquired, .price, .lent, .since, nil: break
      }
    }
    return experience
  }

  private mutating func copy(_ block: EditorEntry) -> Copy {
    var copy = Copy()
    for entry in block.parts where !entry.value.isEmpty {
      switch EditorPart(rawValue: entry.label) {
      case .format: copy.format = read(.format, entry)?.formats.first
      case .location: copy.location = entry.value
      case .acquired: copy.acquired = date(entry)
      case .price: copy.price = entry.value
      case .lent: copy.lentTo = entry.value
      case .since: copy.lentSince = date(entry)
      case .note: copy.note = entry.value
      case .started, .finished, .time, .rating, .part, .link, nil: break
      }
    }
    return copy
  }

  private mutating func date(_ entry: EditorEntry) -> PartialDate? { read(.added, entry)?.added }

  /// The value as one of a field of the same kind.
  private mutating func read(_ field: BookmarkField, _ entry: EditorEntry) -> BookmarkContent? {
    var content = BookmarkContent()
    do throws(FieldError) {
      try content.set(field, to: entry.value)
      return content
    } catch {
      let label = EditorPart(rawValue: entry.label)?.title(in: messages) ?? entry.label
      note(error.reason, entry.value, label, entry.line)
      return nil
    }
  }

  private mutating func note(
    _ reason: FieldError.Reason, _ value: String, _ label: String, _ line: Int
  ) {
    let why = messages.text(forKey: "field-error.\(reason.rawValue)") ?? reason.rawValue
    let value = ValueText(messages.language).safe(String(value.prefix(100)))
    mistakes.append(
      EditorMistake(
        line: line, sentence: messages.errorBadValue(field: label, value: value, reason: why)))
  }
}
