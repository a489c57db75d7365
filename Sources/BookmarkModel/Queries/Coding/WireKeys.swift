/// A key of an object on the wire.
struct WireKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<WireKey> {
  /// Refuses an object with a key that means nothing: what was misspelled must not be ignored.
  func allow(_ names: Set<String>) throws {
    for key in allKeys where !names.contains(key.stringValue) {
      let allowed = names.sorted().map { "“\($0)”" }.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "“\(key.stringValue)” means nothing here; allowed are \(allowed)")
    }
  }

  /// A flag that can only be `true`, so that it says nothing to leave it out.
  func decodeTrue(_ name: String) throws {
    guard try decode(Bool.self, forKey: WireKey(name)) else {
      throw DecodingError.dataCorruptedError(
        forKey: WireKey(name), in: self, debugDescription: "“\(name)” can only be true")
    }
  }
}
