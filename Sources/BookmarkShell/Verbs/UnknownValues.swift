import BookmarkModel
import Localization

/// Says which typed values are none of the known ones; they are kept all the same.
struct UnknownValues {
  let text: ValueText

  /// One sentence for each unknown type, status or format.
  func warnings(about content: BookmarkContent) -> [String] {
    var warnings: [String] = []
    if content.type != .untyped { warnings += warning(.type, content.type) }
    if let status = content.status { warnings += warning(.status, status) }
    return warnings + content.formats.flatMap { warning(.format, $0) }
  }

  /// The same for the values that edits set.
  func warnings(about edits: [BookmarkEdit]) -> [String] {
    var content = BookmarkContent()
    for edit in edits where [.type, .status, .format].contains(edit.field) {
      try? edit.apply(to: &content)
    }
    return warnings(about: content)
  }

  private func warning<Value: OpenEnumeration>(_ field: BookmarkField, _ value: Value) -> [String] {
    if value.isKnown { return [] }
    let known = Value.known.map(\.rawValue)
    let nearest = Value.nearest(to: value.rawValue)?.rawValue
    let remark = ProblemText(text).unknown(nearest, known: known)
    return [
      text.messages.shellUnknownValue(
        field: field.title(in: text.messages), value: text.safe(value.rawValue), remark: remark)
    ]
  }
}
