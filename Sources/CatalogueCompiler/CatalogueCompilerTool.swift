import FoundationEssentials
import Glibc

/// `CatalogueCompiler OUTPUT.swift CATALOGUE.xcstrings...`, as the build plugin calls it.
@main
struct CatalogueCompilerTool {
  static func main() {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first, paths.count > 1 else {
      fail(["error: usage: CatalogueCompiler OUTPUT.swift CATALOGUE.xcstrings..."])
    }
    do {
      let sources = try paths.dropFirst().map { path in
        (file: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
      }
      let (swift, diagnostics) = CatalogueCompilation.compile(sources)
      guard let swift else { fail(diagnostics.map(\.description)) }
      try Data(swift.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      fail(["error: \(error)"])
    }
  }

  private static func fail(_ lines: [String]) -> Never {
    let bytes = [UInt8]((lines.joined(separator: "\n") + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(1)
  }
}
