/// What stands next in an XML text.
public enum XMLEvent: Hashable, Sendable {
  /// An element begins, with the line on which its tag ends.
  case start(XMLTag, line: Int)
  /// Text, of a CDATA section too; never two in a row.
  case text(String)
  /// The element that began last ends, with the line.
  case end(line: Int)
}

/// The name and the attributes of an element, without their namespaces.
public struct XMLTag: Hashable, Sendable {
  /// The name without its prefix.
  public let name: String
  /// The attributes in their order.
  public let attributes: [XMLAttribute]

  /// A tag.
  public init(_ name: String, attributes: [XMLAttribute] = []) {
    self.name = name
    self.attributes = attributes
  }

  /// The value of an attribute; nil where there is none.
  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}

/// One attribute of an element.
public struct XMLAttribute: Hashable, Sendable {
  /// The name without its prefix.
  public let name: String
  /// The value, with its references resolved.
  public let value: String

  /// An attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
