import Glibc
import Testing

@testable import TextICU

@Suite("Finding the ICU library")
struct ICULibraryTests {
  @Test("says that there is none", arguments: [[], ["/nonexistent"], ["/proc/self"]])
  func missing(folders: [String]) {
    #expect(throws: TextICUError.libraryMissing) { try ICULibrary(folders: folders) }
  }

  @Test("passes over a file that is no library")
  func damaged() throws {
    try withFolder { folder in
      try write("no library", to: "\(folder)/libicui18n.so.72")
      #expect(throws: TextICUError.libraryMissing) { try ICULibrary(folders: [folder]) }
    }
  }

  @Test("says which function another library lacks")
  func foreign() throws {
    try withFolder { folder in
      let library = try #require(loadedPath(containing: "/libc.so"))
      try #require(symlink(library, "\(folder)/libicui18n.so.99") == 0)
      #expect(throws: TextICUError.functionMissing("ucol_open")) {
        try ICULibrary(folders: [folder])
      }
    }
  }

  @Test("finds the version of a file without one in its name")
  func unversioned() throws {
    let handle = try #require(
      (50...90).lazy.compactMap { dlopen("libicui18n.so.\($0)", RTLD_NOW) }.first)
    defer { dlclose(handle) }
    let path = try #require(loadedPath(containing: "/libicui18n.so"))
    try withFolder { folder in
      try #require(symlink(path, "\(folder)/libicui18n.so") == 0)
      let collator = try Collator(language: "sv", library: ICULibrary(folders: [folder]))
      #expect(collator.compare("Z", "Ö") == .ascending)
    }
  }

  @Test("tries the newest of a folder first")
  func order() throws {
    try withFolder { folder in
      for ending in ["", ".72", ".100", ".72.1", ".old"] {
        try write("", to: "\(folder)/libicui18n.so\(ending)")
      }
      let versions = ICUFiles.candidates(in: [folder]).map(\.version)
      #expect(versions == [100, 72, nil])
    }
  }

  /// The file of a library in this process's memory.
  private func loadedPath(containing name: String) -> String? {
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.utf8.count > name.utf8.count, let slash = text.firstIndex(of: "/") {
        let path = text[slash...].prefix { $0 != "\n" }
        if path.contains(name) { return String(path) }
      }
    }
    return nil
  }

  private func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/icu-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      if let directory = opendir(folder) {
        while let entry = readdir(directory) {
          let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
          if name != ".", name != ".." { unlink("\(folder)/\(name)") }
        }
        closedir(directory)
      }
      rmdir(folder)
    }
    try body(folder)
  }
}
