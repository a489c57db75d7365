import Glibc
import Testing

@testable import BookmarkShell

@Suite("What Tab offers for paths")
struct FileOptionsTests {
  @Test(
    "files and folders come in order of name, quoted where they need it",
    arguments: [
      ("", ["My Books/", "items.csv", "items.json", "书单.csv"]),
      ("it", ["items.csv", "items.json"]), ("items.c", ["items.csv"]), ("书", ["书单.csv"]),
      ("My", ["My Books/"]), ("My Books/", ["My Books/a.csv"]), (".", [".hidden"]),
      ("none", []), ("none/", []),
    ])
  func paths(typed: String, found: [String]) {
    let folder = Folder()
    let options = FileOptions.beginning(with: folder.path + "/" + typed, home: nil)
    #expect(options.map(\.label) == found.map { folder.path + "/" + $0 })
    let quotes = found.contains { $0.contains(" ") }
    #expect(options.allSatisfy { $0.inserted.hasPrefix("\"") == quotes })
    #expect(options.allSatisfy { $0.isComplete != $0.label.hasSuffix("/") })
  }

  @Test("a leading ~ is the home folder")
  func home() {
    let folder = Folder()
    let options = FileOptions.beginning(with: "~/items.c", home: folder.path)
    #expect(options.map(\.inserted) == [folder.path + "/items.csv"])
  }

  /// A folder with some files, which goes away with the value.
  private final class Folder {
    let path: String
    private let names = ["items.csv", "items.json", "书单.csv", ".hidden", "My Books/a.csv"]

    init() {
      var template = Array("/tmp/paths-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
      mkdir("\(path)/My Books", 0o700)
      for name in names { close(creat("\(path)/\(name)", 0o600)) }
    }

    deinit {
      for name in names { unlink("\(path)/\(name)") }
      rmdir("\(path)/My Books")
      rmdir(path)
    }
  }
}
