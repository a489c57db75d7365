import SystemLibrary

/// Reads an XML text that arrives in pieces of any size, by the system's libxml2.
///
/// It opens no file and no network address, resolves no entity but the five of XML itself, and
/// refuses a text that declares others. The caller appends bytes and takes events until there are
/// none, then appends more, and calls `finish` when there are none.
///
///     let reader = try XMLReader()
///     try reader.append(bytes)
///     try reader.finish()
///     while let event = reader.next() { use(event) }
///
/// A reader belongs to one thread at a time.
public final class XMLReader {
  /// How deep elements may be nested.
  public static let depthLimit = 256

  private let library: XMLLibrary
  private let context: OpaquePointer
  private let sink: XMLSink
  private var waiting: ArraySlice<XMLEvent> = []
  private var isFinished = false

  /// `XML_PARSE_NOENT`, without which `&amp;` in an attribute stays a reference, and
  /// `XML_PARSE_NONET`, of `parser.h`.
  private static let options: Int32 = 1 << 1 | 1 << 11
  /// `XML_PARSE_IGNORE_ENC` of `parser.h`.
  private static let ignoreEncoding: Int32 = 1 << 21

  /// Makes a reader of a text that has not begun.
  ///
  /// - Parameter isDecoded: the bytes are UTF-8 whatever the text says of its encoding.
  /// - Throws: `XMLError.library` where there is no libxml2.
  public convenience init(isDecoded: Bool = false) throws(XMLError) {
    let library: XMLLibrary
    do throws(SystemLibraryError) {
      library = try XMLLibrary.shared.get()
    } catch {
      throw .library(error)
    }
    try self.init(isDecoded: isDecoded, library: library)
  }

  init(isDecoded: Bool, library: XMLLibrary) throws(XMLError) {
    let sink = XMLSink(depthLimit: Self.depthLimit)
    let context = withUnsafeTemporaryAllocation(of: UInt.self, capacity: XMLCallbacks.words) {
      table -> OpaquePointer? in
      table.initialize(repeating: 0)
      guard let start = table.baseAddress else { return nil }
      XMLCallbacks.fill(start)
      let user = Unmanaged.passUnretained(sink).toOpaque()
      // libxml2 copies the table.
      return library.create(start, user, nil, 0, nil)
    }
    guard let context else { throw .malformed(line: 0, "") }
    self.library = library
    self.sink = sink
    self.context = context
    _ = library.useOptions(context, Self.options | (isDecoded ? Self.ignoreEncoding : 0))
    sink.line = { Int(library.line(UnsafeMutableRawPointer(context))) }
    sink.stop = { library.stop(context) }
  }

  deinit { library.free(context) }

  /// Adds bytes to what was given before; bytes that come after `finish` are ignored.
  ///
  /// - Throws: `XMLError`; nothing may be appended after it.
  public func append(_ bytes: [UInt8]) throws(XMLError) {
    for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
      try parse(bytes[start..<min(start + 1 << 20, bytes.count)], isLast: false)
    }
  }

  /// Says that no bytes follow.
  public func finish() throws(XMLError) {
    try parse([], isLast: true)
    isFinished = true
  }

  /// The next event, or nil: more bytes are needed, or, after `finish`, there are no more events.
  public func next() -> XMLEvent? {
    if waiting.isEmpty {
      // Text may go on in the next piece.
      let held = isFinished ? nil : sink.events.last.flatMap { $0.isText ? $0 : nil }
      waiting = sink.events[...]
      sink.events = []
      if let held {
        waiting.removeLast()
        sink.events.append(held)
      }
    }
    return waiting.popFirst()
  }

  private func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool) throws(XMLError) {
    guard !isFinished else { return }
    if let failure = sink.failure { throw failure }
    bytes.withUnsafeBytes { buffer in
      // Its result tells of what is no reason to stop, too; the sink knows what is one.
      _ = library.parse(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
        isLast ? 1 : 0)
    }
    if let failure = sink.failure { throw failure }
  }
}

extension XMLEvent {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
