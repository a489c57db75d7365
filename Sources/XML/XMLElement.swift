/// An element with all that is in it.
public struct XMLElement: Hashable, Sendable {
  /// Its name and attributes.
  public var tag: XMLTag
  /// The elements directly inside.
  public var children: [XMLElement] = []
  /// The text directly inside, without that of the children.
  public var text = ""

  /// An empty element.
  public init(_ tag: XMLTag) { self.tag = tag }

  /// Its name.
  public var name: String { tag.name }

  /// The value of an attribute; nil where there is none.
  public subscript(attribute: String) -> String? { tag[attribute] }

  /// The first child of a name.
  public func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The element at the end of a path of names, the first one at each step.
  public func descendant(_ path: String...) -> XMLElement? {
    path.reduce(Optional(self)) { element, name in element?.child(name) }
  }

  /// The element as XML text.
  public var serialized: String {
    let inside = children.map(\.serialized).joined()
    let content = XMLText.escaped(text) + inside
    return content.isEmpty ? tag.opening(isEmpty: true) : tag.opening() + content + tag.closing
  }
}

extension XMLTag {
  /// The tag that opens an element.
  public func opening(isEmpty: Bool = false) -> String {
    let inside = attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
    return "<\(name)\(inside)\(isEmpty ? "/" : "")>"
  }

  /// The tag that closes the element.
  public var closing: String { "</\(name)>" }
}

/// Text as XML has to write it.
public enum XMLText {
  /// The text with references for what has a meaning in XML.
  public static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
