import Glibc

/// A shared library of the system, found at run time under whatever version it is installed.
///
/// Nothing is linked, so a program starts without it, and runs where only a newer or an older
/// version is installed. A library stays loaded until the program ends.
///
///     let library = try SystemLibrary("libarchive", versions: 13...19, package: "libarchive13")
///     let free = try library.function("archive_read_free", Free.self)
public struct SystemLibrary {
  private let name: String
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by its name without `.so`.
  ///
  /// - Parameters:
  ///   - versions: the versions of its interface to ask the loader for, the newest first.
  ///   - package: the Debian package to name where there is none.
  ///   - folders: where to look instead of where the loader does.
  /// - Throws: `SystemLibraryError.missing`.
  public init(
    _ name: String, versions: ClosedRange<Int>, package: String, folders: [String]? = nil
  ) throws(SystemLibraryError) {
    let files = versions.reversed().map { "\(name).so.\($0)" } + ["\(name).so"]
    let paths = folders.map { folders in
      folders.flatMap { folder in files.map { "\(folder)/\($0)" } }
    }
    for path in paths ?? files {
      if let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) {
        self.name = name
        self.handle = handle
        return
      }
    }
    throw .missing(library: name, package: package)
  }

  /// A function of the library, whose C type the caller vouches for.
  ///
  /// - Throws: `SystemLibraryError.functionMissing`.
  public func function<Function>(
    _ symbol: String, _: Function.Type
  ) throws(SystemLibraryError) -> Function {
    guard let address = dlsym(handle, symbol) else {
      throw .functionMissing(library: name, function: symbol)
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
