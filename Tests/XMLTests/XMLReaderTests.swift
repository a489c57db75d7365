import SystemLibrary
import Testing

@testable import XML

@Suite("Reading XML")
struct XMLReaderTests {
  /// The events of a text that comes in pieces, one after the other, or the error.
  private func picture(_ text: [UInt8], pieces: Int = 1 << 16, isDecoded: Bool = false) -> String {
    var words: [String] = []
    do throws(XMLError) {
      let reader = try XMLReader(isDecoded: isDecoded)
      for start in stride(from: 0, to: text.count, by: pieces) {
        try reader.append(Array(text[start..<min(start + pieces, text.count)]))
        while let event = reader.next() { words.append(draw(event)) }
      }
      try reader.finish()
      while let event = reader.next() { words.append(draw(event)) }
    } catch .malformed(let line, _) {
      words.append("malformed \(line)")
    } catch {
      words.append("\(error)")
    }
    return words.joined(separator: " ")
  }

  private func picture(_ text: String, pieces: Int = 1 << 16) -> String {
    picture(Array(text.utf8), pieces: pieces)
  }

  private func draw(_ event: XMLEvent) -> String {
    switch event {
    case .start(let tag, let line): "\(tag.opening())\(line)"
    case .text(let text): "'\(text)'"
    case .end(let line): "end\(line)"
    }
  }

  @Test(
    "elements, attributes, references and CDATA come in order with their lines",
    arguments: [1, 3, 999])
  func events(pieces: Int) {
    let text = """
      <?xml version="1.0"?>
      <a x="1 &amp; 2" n:y='"'><!-- no -->三体 &#x4E09;<![CDATA[<b>]]>
      <b/></a>
      """
    #expect(
      picture(text, pieces: pieces)
        == "<a x=\"1 &amp; 2\" y=\"&quot;\">2 '三体 三<b>\n' <b>3 end3 end3")
  }

  @Test("an encoding that the text declares is decoded, unless that was done before")
  func encodings() {
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>caf".utf8) + [0xE9]
    #expect(picture(latin + Array("</a>".utf8)) == "<a>1 'café' end1")
    let decoded = Array("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>café</a>".utf8)
    #expect(picture(decoded, isDecoded: true) == "<a>1 'café' end1")
  }

  @Test(
    "what is not well-formed, too deep or would grow without end is refused with its line",
    arguments: [
      ("<a>\n<b></a>", "malformed 2"), ("", "malformed 1"), ("<a>", "malformed 1"),
      ("<!DOCTYPE a [\n<!ENTITY b \"c\">]><a>&b;</a>", "entityDeclared(line: 2)"),
      ("<a>&nowhere;</a>", "malformed 1"),
    ])
  func refused(_ text: String, _ expected: String) { #expect(picture(text).hasSuffix(expected)) }

  @Test("elements may be nested 256 deep and no deeper")
  func depth() {
    let levels = { (count: Int) in
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(picture(levels(256)).hasSuffix("end1"))
    #expect(picture(levels(257)).hasSuffix("tooDeep(line: 1, limit: 256)"))
  }

  @Test("no file and no address outside is opened")
  func outside() {
    let text = """
      <!DOCTYPE a SYSTEM "file:///etc/hostname" [<!ENTITY % p SYSTEM "file:///etc/hostname"> %p;]>
      <a>&b;</a>
      """
    #expect(["<a>2 '&b;' end2", "entityDeclared(line: 1)"].contains(picture(text)))
  }

  @Test("an element is put together from its events and written again")
  func elements() throws {
    let text = "<a x=\"&lt;\">t&amp;<b><c/></b></a>"
    let reader = try XMLReader()
    try reader.append(Array(text.utf8))
    try reader.finish()
    guard case .start(let tag, _) = reader.next() else { return #expect(Bool(false), "no start") }
    var builder = XMLElementBuilder(tag)
    var element: XMLElement?
    while element == nil, let event = reader.next() { element = builder.take(event) }
    #expect(element?.serialized == text)
    #expect(element?.descendant("b", "c") != nil)
    #expect(element?.child("nothing") == nil)
  }

  @Test("where there is no library, the error names the package that has it")
  func missing() {
    #expect(throws: SystemLibraryError.missing(library: "libxml2", package: "libxml2")) {
      try XMLLibrary(folders: ["/nonexistent"])
    }
  }
}
