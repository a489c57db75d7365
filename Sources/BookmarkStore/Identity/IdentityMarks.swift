import BookmarkModel

/// Hashes of the parts by which a work is found again (FNV-1a, 64 bits), the same in every build.
///
/// An equal mark is only a hint; the work's real key decides.
enum IdentityMarks {
  /// Lends the mark of each part of a key: uid, identifiers, titles.
  static func forEach(of key: IdentityKey, _ body: (UInt64) -> Void) {
    if let uid = key.uid { body(hash(0, uid.bytes)) }
    for identifier in key.identifiers {
      body(hash(1, Array(identifier.scheme.utf8) + [0xFF] + Array(identifier.value.utf8)))
    }
    for title in Set(key.titles) where !title.isEmpty {
      body(hash(2, Array(key.type.rawValue.utf8) + [0xFF] + Array(title.utf8)))
    }
  }

  /// The marks of a key, and of the row that has a hash.
  static func all(of key: IdentityKey, hash: Int64?) -> [Int64] {
    var marks: [Int64] = []
    forEach(of: key) { marks.append(Int64(bitPattern: $0)) }
    if let hash { marks.append(hash) }
    return marks
  }

  /// Never 0, which marks a free slot of a ``StagingIndex``.
  private static func hash(_ kind: UInt8, _ bytes: [UInt8]) -> UInt64 {
    var hash = (0xcbf2_9ce4_8422_2325 ^ UInt64(kind)) &* 0x0000_0100_0000_01B3
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash == 0 ? 1 : hash
  }
}
