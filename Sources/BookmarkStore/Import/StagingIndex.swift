import BookmarkModel

/// Finds staged works by what identifies them: a compact table from 64-bit hashes to numbers.
///
/// A hit is only a hint; the work's real key decides. Sixteen bytes a key, at most half full.
struct StagingIndex {
  private var hashes: [UInt64]
  private var references: [Int64]
  private var count = 0

  init() {
    hashes = Array(repeating: 0, count: 1 << 10)
    references = Array(repeating: 0, count: 1 << 10)
  }

  /// Remembers a work under each part of its key.
  mutating func insert(_ reference: Int64, under key: IdentityKey) {
    Self.forEachHash(of: key) { insert(reference, hash: $0) }
  }

  /// The works that may share a part of the key.
  func references(for key: IdentityKey) -> Set<Int64> {
    var found: Set<Int64> = []
    Self.forEachHash(of: key) { hash in
      var slot = slot(of: hash)
      while hashes[slot] != 0 {
        if hashes[slot] == hash { found.insert(references[slot]) }
        slot = (slot + 1) & (hashes.count - 1)
      }
    }
    return found
  }

  private static func forEachHash(of key: IdentityKey, _ body: (UInt64) -> Void) {
    if let uid = key.uid { body(hash(0, uid.bytes)) }
    for identifier in key.identifiers {
      body(hash(1, Array(identifier.scheme.utf8) + [0xFF] + Array(identifier.value.utf8)))
    }
    for title in Set(key.titles) where !title.isEmpty {
      body(hash(2, Array(key.type.rawValue.utf8) + [0xFF] + Array(title.utf8)))
    }
  }

  /// FNV-1a; never 0, which marks a free slot.
  private static func hash(_ kind: UInt8, _ bytes: [UInt8]) -> UInt64 {
    var hash = (0xcbf2_9ce4_8422_2325 ^ UInt64(kind)) &* 0x0000_0100_0000_01B3
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash == 0 ? 1 : hash
  }

  private func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(hashes.count - 1))
  }

  private mutating func insert(_ reference: Int64, hash: UInt64) {
    if count * 2 >= hashes.count { grow() }
    var slot = slot(of: hash)
    while hashes[slot] != 0 {
      if hashes[slot] == hash, references[slot] == reference { return }
      slot = (slot + 1) & (hashes.count - 1)
    }
    hashes[slot] = hash
    references[slot] = reference
    count += 1
  }

  private mutating func grow() {
    let (oldHashes, oldReferences) = (hashes, references)
    hashes = Array(repeating: 0, count: oldHashes.count * 2)
    references = Array(repeating: 0, count: oldHashes.count * 2)
    count = 0
    for (hash, reference) in zip(oldHashes, oldReferences) where hash != 0 {
      insert(reference, hash: hash)
    }
  }
}
