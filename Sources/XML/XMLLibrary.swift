import SystemLibrary

/// The functions of the system's libxml2, loaded when first needed.
///
/// Names and types are those of `parser.h` and `SAX2.h`, stable since libxml2 2.6.
struct XMLLibrary: Sendable {
  typealias Context = OpaquePointer
  typealias Create =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32,
      UnsafePointer<CChar>?
    ) -> Context?
  typealias Parse = @Sendable @convention(c) (Context, UnsafePointer<CChar>?, Int32, Int32) -> Int32
  typealias UseOptions = @Sendable @convention(c) (Context, Int32) -> Int32
  typealias Line = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Int32
  typealias Act = @Sendable @convention(c) (Context) -> Void

  let create: Create
  let parse: Parse
  let useOptions: UseOptions
  let line: Line
  let stop: Act
  let free: Act

  /// The library as the loader finds it, or why there is none; the answer never changes.
  static let shared = Result { () throws(SystemLibraryError) in try XMLLibrary() }

  init(folders: [String]? = nil) throws(SystemLibraryError) {
    let library = try SystemLibrary(
      "libxml2", versions: 2...20, package: "libxml2", folders: folders)
    create = try library.function("xmlCreatePushParserCtxt", Create.self)
    parse = try library.function("xmlParseChunk", Parse.self)
    useOptions = try library.function("xmlCtxtUseOptions", UseOptions.self)
    line = try library.function("xmlSAX2GetLineNumber", Line.self)
    stop = try library.function("xmlStopParser", Act.self)
    free = try library.function("xmlFreeParserCtxt", Act.self)
  }
}
