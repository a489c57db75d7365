/// Puts an element together from the events between its start and its end.
public struct XMLElementBuilder {
  private var open: [XMLElement] = []
  /// The bytes of text and attributes that are held.
  public private(set) var size = 0

  /// A builder of the element that starts with a tag.
  public init(_ tag: XMLTag) { begin(tag) }

  /// Takes an event; the whole element once the event ends it.
  public mutating func take(_ event: XMLEvent) -> XMLElement? {
    switch event {
    case .start(let tag, _): begin(tag)
    case .text(let text):
      size += text.utf8.count
      if !open.isEmpty { open[open.count - 1].text += text }
    case .end:
      guard let element = open.popLast() else { return nil }
      if open.isEmpty { return element }
      open[open.count - 1].children.append(element)
    }
    return nil
  }

  private mutating func begin(_ tag: XMLTag) {
    size += tag.attributes.reduce(32) { $0 + $1.value.utf8.count }
    open.append(XMLElement(tag))
  }
}
