import BookmarkCommands
import BookmarkModel
import BookmarkShell
import BookmarkWire
import FoundationEssentials
import Testing

@Suite("What the documents show")
struct DocumentTests {
  private let sandbox = Sandbox()

  init() {
    sandbox.write(Project.bytes(of: "Examples/items.csv"), to: "items.csv")
  }

  @Test("the README's session gives what the README shows")
  func readme() throws {
    let text = String(decoding: Project.bytes(of: "README.md"), as: UTF8.self)
    let session = try #require(text.split(separator: "```console\n").dropFirst().first)
    let lines = session.prefix { $0 != "`" }.split(
      separator: "\n", omittingEmptySubsequences: false)
    var shown: [(command: String, output: String)] = []
    for line in lines.dropLast() {
      if line.hasPrefix("$ ") {
        shown.append((String(line.dropFirst(2)), ""))
      } else if !shown.isEmpty {
        shown[shown.count - 1].output += line + "\n"
      }
    }
    #expect(shown.count == 6)
    for (command, output) in shown {
      let run = try sandbox.shell(
        command.replacing("bookmarks ", with: "\"$PROGRAM\" ", maxReplacements: 1))
      #expect(run == ProgramRun(status: 0, output: output, errors: ""), "\(command)")
    }
  }

  @Test("every query of the protocol's page is one")
  func queries() throws {
    let text = String(decoding: Project.bytes(of: "Documentation/protocol.md"), as: UTF8.self)
    let block = try #require(text.split(separator: "```json\n").dropFirst().first)
    let lines = block.prefix { $0 != "`" }.split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines {
      #expect(throws: Never.self, "\(line)") {
        try JSONDecoder().decode(BookmarkQuery.self, from: Data(line.utf8))
      }
    }
  }

  @Test("every example of every verb's help does its work, at the shell and at the prompt")
  func guides() throws {
    sandbox.write("Title,Artist\nBlue Train,John Coltrane\n", to: "albums.csv")
    sandbox.write("Werk,Note\nBlue Train,8\n", to: "list.csv")
    for guide in Shell.guides(isPrompt: false) {
      for example in guide.examples {
        // The prompt has a collection already, and some verbs take the whole program over.
        let isForPrompt =
          guide.verb != "demo"
          && Shell.guides(isPrompt: true).contains { $0.name == guide.name }
        let script = "\"$PROGRAM\" <<'END'\n\(example)\nEND"
        for form in ["\"$PROGRAM\" \(example)"] + (isForPrompt ? [script] : []) {
          let sandbox = Sandbox()
          sandbox.write(self.sandbox.read("items.csv"), to: "items.csv")
          for name in ["albums.csv", "list.csv"] {
            sandbox.write(self.sandbox.read(name), to: name)
          }
          #expect(try sandbox.run(["import", "items.csv"]).status == 0)
          if guide.verb == "redo" { #expect(try sandbox.run(["undo"]).status == 0) }
          if guide.verb == "restore" {
            #expect(try sandbox.run(["backup", "bookmarks.tar"]).status == 0)
          }
          let isReading = example.hasSuffix(" -")
          let line = isReading ? "\"$PROGRAM\" \(example) < items.csv" : form
          let run = try sandbox.shell("export EDITOR=true\n" + line)
          #expect(run.status == 0, "\(example): \(run)")
        }
      }
    }
  }

  /// The names in the first column of a document's tables.
  private func names(in document: String) -> [String] {
    let text = String(decoding: Project.bytes(of: "Documentation/\(document)"), as: UTF8.self)
    var names: [String] = []
    for row in text.split(separator: "\n") where row.hasPrefix("| `") {
      let cell = row.dropFirst(2).prefix { $0 != "|" }
      // Names stand in backticks, so every second piece is one.
      let pieces: [Substring] = cell.split(separator: "`", omittingEmptySubsequences: false)
      names += pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return names
  }

  @Test("the page on the protocol names every command in order")
  func commands() {
    let methods = WireMethod.allCases.map(\.rawValue)
    #expect(names(in: "protocol.md") == CommandList.all.map { $0.guide.name } + methods)
  }

  @Test("the page on what goes out names every form in order")
  func targets() {
    #expect(names(in: "exports.md") == OpenExport.targets)
  }

  @Test("the page on formats names every field of an export")
  func fields() throws {
    let header = try sandbox.run(["export"]).output.split(separator: "\n").first ?? ""
    let columns = Set(header.split(separator: ",").map(String.init)).subtracting(["uid"])
    #expect(Set(names(in: "formats.md")) == columns)
  }

  @Test("the example collection imports without a rejected row or a remark")
  func example() throws {
    let run = try sandbox.run(["import", "items.csv"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try sandbox.run(["count"]).output == "87\n")
  }
}
