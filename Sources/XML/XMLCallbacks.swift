/// The table of functions that libxml2 calls, `xmlSAXHandler` of `parser.h`: 32 words.
///
/// All that is not listed stays null: no document is built, no entity is kept or resolved, no file
/// and no network address is opened.
enum XMLCallbacks {
  static let words = 32
  private typealias Context = UnsafeMutableRawPointer?
  private typealias Bytes = UnsafePointer<UInt8>?

  /// Writes the table into memory of ``words`` zeroed words.
  static func fill(_ table: UnsafeMutablePointer<UInt>) {
    table[6] = word(entityDeclared)
    table[16] = word(reference)
    table[17] = word(characters)
    table[25] = word(characters)
    // XML_SAX2_MAGIC: the table has the functions that know namespaces.
    table[27] = 0xDEED_BEAF
    table[29] = word(start)
    table[30] = word(end)
    table[31] = word(failed)
  }

  private static func word<Function>(_ function: Function) -> UInt {
    unsafeBitCast(function, to: UInt.self)
  }

  private static func sink(_ context: Context) -> XMLSink? {
    context.map { Unmanaged<XMLSink>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let entityDeclared:
    @convention(c) (Context, Bytes, Int32, Bytes, Bytes, Bytes) -> Void = {
      context, _, _, _, _, _ in
      sink(context)?.entityDeclared()
    }

  private static let characters: @convention(c) (Context, Bytes, Int32) -> Void = {
    sink($0)?.text(UnsafeBufferPointer(start: $1, count: Int($2)))
  }

  /// A reference to an entity that only an outside document could declare: kept as it stands.
  private static let reference: @convention(c) (Context, Bytes) -> Void = { context, name in
    if let name { sink(context)?.text("&" + String(cString: name) + ";") }
  }

  private static let start:
    @convention(c) (
      Context, Bytes, Bytes, Bytes, Int32, UnsafeMutablePointer<Bytes>?, Int32, Int32,
      UnsafeMutablePointer<Bytes>?
    ) -> Void = { context, name, _, _, _, _, count, _, attributes in
      guard let name else { return }
      // Each attribute is five pointers: name, prefix, namespace, beginning and end of its value.
      let pointers = UnsafeBufferPointer(start: attributes, count: Int(count) * 5)
      let list = stride(from: 0, to: pointers.count, by: 5).compactMap { index -> XMLAttribute? in
        guard let name = pointers[index], let from = pointers[index + 3],
          let through = pointers[index + 4]
        else { return nil }
        let value = UnsafeBufferPointer(start: from, count: through - from)
        return XMLAttribute(
          name: String(cString: name), value: String(decoding: value, as: UTF8.self))
      }
      sink(context)?.start(XMLTag(String(cString: name), attributes: list))
    }

  private static let end: @convention(c) (Context, Bytes, Bytes, Bytes) -> Void = {
    context, _, _, _ in
    sink(context)?.end()
  }

  /// `xmlError` of `xmlerror.h`: message, level and line stand at these bytes of it.
  private static let failed: @convention(c) (Context, UnsafeMutableRawPointer?) -> Void = {
    guard let error = $1 else { return }
    let fatal: Int32 = 3
    guard error.load(fromByteOffset: 16, as: Int32.self) == fatal else { return }
    let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    let text = message.map { String(cString: $0) } ?? ""
    sink($0)?.failed(text, line: Int(error.load(fromByteOffset: 32, as: Int32.self)))
  }
}
