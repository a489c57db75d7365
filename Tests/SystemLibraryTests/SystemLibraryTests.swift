import SystemLibrary
import Testing

@Suite("Loading a library of the system")
struct SystemLibraryTests {
  private typealias Length = @convention(c) (UnsafePointer<CChar>) -> Int

  @Test("it is found under one of its versions, and its functions can be called")
  func found() throws {
    let library = try SystemLibrary("libc", versions: 1...9, package: "libc6")
    #expect(try library.function("strlen", Length.self)("三体") == 6)
  }

  @Test("a library or a function that isn't there is named")
  func missing() throws {
    #expect(throws: SystemLibraryError.missing(library: "libnowhere", package: "nowhere1")) {
      try SystemLibrary("libnowhere", versions: 1...2, package: "nowhere1")
    }
    let library = try SystemLibrary("libc", versions: 6...6, package: "libc6")
    #expect(throws: SystemLibraryError.functionMissing(library: "libc", function: "no_such")) {
      try library.function("no_such", Length.self)
    }
  }
}
