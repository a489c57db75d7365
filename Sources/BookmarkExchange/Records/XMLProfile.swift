import BookmarkModel
import XML

/// A profile whose files are XML.
protocol XMLProfile: ServiceProfile {
  /// Whether a document with this outermost element is one of this service's.
  func recognises(_ root: XMLTag) -> Bool
  /// Whether an element stands for a work; the elements around it come outermost first.
  func isRecord(_ tag: XMLTag, inside path: [XMLTag]) -> Bool
  /// Takes what an element says of its work.
  func read(_ element: XMLElement, inside path: [XMLTag], into draft: inout DraftBuilder)
}

extension DraftBuilder {
  /// Takes a text by what its name means; a name that means nothing is kept with it.
  mutating func assign(_ name: String, _ text: String, by meanings: [String: ColumnMeaning]) {
    let text = CellText.trimmed(text)
    if text.isEmpty { return }
    assign(Column(name: name, meaning: meanings[name] ?? .extra), text)
  }

  /// Takes a rating of which 0 means that there is none.
  mutating func assignRating(_ name: String, _ text: String, scale: Double) {
    let text = CellText.trimmed(text)
    if text.isEmpty || text.utf8.allSatisfy({ $0 == 0x30 || $0 == 0x2E }) { return }
    setRating(Column(name: name, meaning: .rating(scale: scale)), text, scale: scale)
  }

  /// Takes the type that a service names, and counts it where it is none of the known ones.
  mutating func setType(raw: String) {
    content.type = BookmarkType(rawValue: raw)
    if !BookmarkType.known.contains(content.type) { countUnknown(raw, in: \.unknownTypes) }
  }

  /// A date of which only the owner needs to make sense; kept as it is where nobody else does.
  mutating func looseDate(_ name: String, _ text: String) -> PartialDate? {
    if case .date(let date) = DateText.read(text) { return date }
    if !CellText.isBlank(text) { keep(name, text) }
    return nil
  }
}
