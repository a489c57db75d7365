/// Writes JSON text into memory, putting commas, colons and line ends where they belong.
///
///     var writer = JSONWriter(layout: .compact)
///     writer.beginObject()
///     writer.name("title")
///     writer.string("三体")
///     writer.endObject()
///     let bytes = writer.take()  // {"title":"三体"}
///
/// Values outside any container each begin on a line of their own. The caller sees to it that each
/// member has a name and a value and that begin and end match; an end without a begin writes
/// nothing.
public struct JSONWriter: Sendable {
  /// How the text is spaced.
  public enum Layout: Equatable, Sendable {
    /// No space at all between the tokens.
    case compact
    /// Each member and element on a line, indented by two spaces a level.
    case pretty
  }

  /// How the text is spaced.
  public let layout: Layout
  private var output: [UInt8] = []
  private var depth = 0
  /// Whether something stands before in this container, or, outside all, on this line.
  private var needsSeparator = false
  private var isAfterName = false

  /// Makes a writer that has written nothing.
  public init(layout: Layout = .compact) { self.layout = layout }

  /// How many bytes wait to be taken.
  public var count: Int { output.count }

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the innermost container, which is an object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the innermost container, which is an array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the name of a member, whose value comes next.
  public mutating func name(_ name: String) {
    separate()
    quote(name)
    output.append(UInt8(ascii: ":"))
    if layout == .pretty { output.append(UInt8(ascii: " ")) }
    isAfterName = true
  }

  /// Writes a string, its quotes, backslashes and control characters (DEL too) escaped.
  public mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a number digit by digit as given; a text that is no JSON number is written as a string.
  public mutating func number(_ text: String) {
    separate()
    var text = text
    let isNumber = text.withUTF8 { JSONBytes.isNumber(UnsafeRawBufferPointer($0)) }
    if isNumber { output.append(contentsOf: text.utf8) } else { quote(text) }
  }

  /// Writes a whole number.
  public mutating func int(_ value: Int) {
    separate()
    output.append(contentsOf: String(value).utf8)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    output.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    output.append(contentsOf: "null".utf8)
  }

  /// Writes a whole value.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .number(let digits): number(digits)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Ends a line outside all containers, as behind each value of JSON lines and at the end of a
  /// file.
  public mutating func endLine() {
    guard depth == 0 else { return }
    output.append(UInt8(ascii: "\n"))
    needsSeparator = false
  }

  /// Gives the bytes written since the last call, and forgets them; the text may go on.
  public mutating func take() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    output.append(bracket)
    depth += 1
    needsSeparator = false
  }

  private mutating func end(_ bracket: UInt8) {
    guard depth > 0 else { return }
    depth -= 1
    // A container without content stays on its line.
    if needsSeparator { indent() }
    output.append(bracket)
    needsSeparator = true
    isAfterName = false
  }

  /// Writes what belongs between the token before and a new value or name.
  private mutating func separate() {
    if isAfterName {
      isAfterName = false
      return
    }
    if depth > 0 {
      if needsSeparator { output.append(UInt8(ascii: ",")) }
      indent()
    } else if needsSeparator {
      output.append(UInt8(ascii: "\n"))
    }
    needsSeparator = true
  }

  private mutating func indent() {
    guard layout == .pretty else { return }
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func quote(_ text: String) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      var start = 0
      while start < bytes.count {
        let end = JSONBytes.firstToEscape(in: bytes, from: start)
        output.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        if end < bytes.count { escape(bytes[end]) }
        start = end + 1
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    output.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: output.append(byte)
    case 0x08: output.append(UInt8(ascii: "b"))
    case 0x09: output.append(UInt8(ascii: "t"))
    case 0x0A: output.append(UInt8(ascii: "n"))
    case 0x0C: output.append(UInt8(ascii: "f"))
    case 0x0D: output.append(UInt8(ascii: "r"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      output.append(contentsOf: "u00".utf8)
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 15)])
    }
  }
}
