import Testing

@Suite("The example that uses the library")
struct LibraryExampleTests {
  private let sandbox = Sandbox()

  @Test("prints what stands beside it")
  func output() throws {
    let expected = String(
      decoding: Project.bytes(of: "Examples/Library/expected-output.txt"), as: UTF8.self)
    let run = try sandbox.shell(#""$(dirname "$PROGRAM")/Library" example.db"#)
    #expect(run == ProgramRun(status: 0, output: expected, errors: ""))
    // The program and the library share the file.
    let list = try sandbox.shell(#"BOOKMARKS_DB=example.db "$PROGRAM" count"#)
    #expect(list.output == "5\n")
  }

  @Test("is shown in the documentation with its own lines")
  func article() {
    let example = String(
      decoding: Project.bytes(of: "Examples/Library/Sources/Library/Library.swift"), as: UTF8.self)
    let article = String(
      decoding: Project.bytes(of: "Documentation/BookmarkKit.docc/BeyondSwiftData.md"),
      as: UTF8.self)
    let blocks = article.split(separator: "```swift\n").dropFirst()
    #expect(blocks.count == 8)
    let lines = Set(example.split(separator: "\n").map { $0.drop { $0 == " " } })
    for block in blocks {
      for line in block.prefix(while: { $0 != "`" }).split(separator: "\n") {
        #expect(lines.contains(line.drop { $0 == " " }), "\(line)")
      }
    }
  }
}
