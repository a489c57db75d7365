import BookmarkModel
import Localization

/// A whole bookmark as text that a person edits: a labelled line a value, blocks for long ones.
///
///     Title: Dune
///     Rating: 4.5
///     Note:
///       lent by Wei
///
///     Experience:
///       Finished: 2024-05
///
/// Lines that begin with `#` are hints. What it writes, ``EditorReader`` reads.
struct EditorText {
  let bookmark: Bookmark
  let text: ValueText

  /// The fields with a line each, in their order; the others are blocks after them.
  static let fields: [BookmarkField] =
    BookmarkField.content.filter { !$0.isProse && $0 != .experience && $0 != .copy }
  static let blocks: [BookmarkField] = [.review, .note]

  private var messages: Messages { text.messages }
  private var content: BookmarkContent { bookmark.content }

  var whole: String {
    var lines = hints + [""]
    for field in Self.fields {
      lines += Self.lines(field.title(in: messages), readable(field))
    }
    for field in Self.blocks {
      lines += Self.lines(field.title(in: messages), content.text(of: field))
    }
    for experience in content.experiences {
      lines += block(.experience, EditorPart.ofExperience) { value($0, of: experience) }
    }
    for copy in content.copies {
      lines += block(.copy, EditorPart.ofCopy) { value($0, of: copy) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A label with its value; one that a line can't hold stands indented below.
  static func lines(_ label: String, _ value: String, indent: Int = 0) -> [String] {
    let space = String(repeating: " ", count: indent)
    if value.isEmpty { return ["\(space)\(label):"] }
    let parts = value.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    if parts.count == 1, value.utf8.first != 0x20, value.utf8.last != 0x20 {
      return ["\(space)\(label): \(value)"]
    }
    return ["\(space)\(label):"] + parts.map { $0.isEmpty ? "" : "\(space)  \($0)" }
  }

  private var hints: [String] {
    let statuses = BookmarkStatus.known.map { $0.title(for: content.type, in: messages) }
    let formats = MediaFormat.known.map { $0.title(in: messages) }
    let days = Weekday.allCases.map { $0.shortTitle(in: messages) }
    let types = BookmarkType.known.map { $0.title(in: messages) }
    let values: [(BookmarkField, [String])] = [
      (.type, types), (.status, statuses), (.format, formats), (.plan, days),
    ]
    let experience = EditorPart.ofExperience.all.map { $0.title(in: messages) }
    let copy = EditorPart.ofCopy.all.map { $0.title(in: messages) }
    let lines =
      [text.line(bookmark), messages.editHintSave, messages.editHintLists, messages.editHintBlocks]
      + (values + [(.experience, experience), (.copy, copy)]).map { field, known in
        "\(field.title(in: messages)): \(messages.language.joined(known))"
      } + content.extras.map { text.safe("\($0.name): \($0.value)") }
    return lines.map { "# " + $0 }
  }

  private func block(
    _ field: BookmarkField, _ parts: (usual: [EditorPart], all: [EditorPart]),
    _ value: (EditorPart) -> String
  ) -> [String] {
    var lines = ["", "\(field.title(in: messages)):"]
    for part in parts.all where parts.usual.contains(part) || !value(part).isEmpty {
      lines += Self.lines(part.title(in: messages), value(part), indent: 2)
    }
    return lines
  }

  /// The value in the person's language where that means the same, else its text form.
  private func readable(_ field: BookmarkField) -> String {
    let exact = content.text(of: field)
    let candidate: String? =
      switch field {
      case .type: content.type.title(in: messages)
      case .status: content.status?.title(for: content.type, in: messages)
      case .format: content.formats.map { $0.title(in: messages) }.joined(separator: "; ")
      case .plan: content.weekdays.map { $0.title(in: messages) }.joined(separator: "; ")
      case .creator: content.creators.map(creator).joined(separator: "; ")
      case .favourite: content.isFavourite ? messages.editYes : nil
      default: nil
      }
    guard let candidate, !exact.isEmpty else { return exact }
    var read = BookmarkContent(type: content.type)
    do throws(FieldError) {
      try read.set(field, to: candidate)
    } catch {
      return exact
    }
    // A name without a role has the type's own.
    read.normalize()
    return read.text(of: field) == exact ? candidate : exact
  }

  private func format(_ format: MediaFormat?) -> String {
    guard let format else { return "" }
    let title = format.title(in: messages)
    return MediaFormat.labelled(title) == format ? title : format.rawValue
  }

  private func creator(_ creator: Creator) -> String {
    creator.role == content.type.mainCreatorRole
      ? creator.name : "\(creator.name) (\(creator.role.title(in: messages)))"
  }

  private func value(_ part: EditorPart, of experience: Experience) -> String {
    switch part {
    case .started: experience.started?.description ?? ""
    case .finished: experience.finished?.description ?? ""
    case .time: experience.time ?? ""
    case .rating: experience.rating?.text ?? ""
    case .note: experience.note ?? ""
    case .format: format(experience.format)
    case .part: experience.part ?? ""
    case .link: experience.link ?? ""
    case .location, .acquired, .price, .lent, .since: ""
    }
  }

  private func value(_ part: EditorPart, of copy: Copy) -> String {
    switch part {
    case .format: format(copy.format)
    case .location: copy.location ?? ""
    case .acquired: copy.acquired?.description ?? ""
    case .price: copy.price ?? ""
    case .lent: copy.lentTo ?? ""
    case .since: copy.lentSince?.description ?? ""
    case .note: copy.note ?? ""
    case .started, .finished, .time, .rating, .part, .link: ""
    }
  }
}
