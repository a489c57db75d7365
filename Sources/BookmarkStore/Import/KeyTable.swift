/// A compact table from 64-bit hashes to numbers: sixteen bytes a key, at most half full.
struct KeyTable {
  private(set) var count = 0
  private var hashes: [UInt64]
  private var references: [Int64]

  init() {
    hashes = Array(repeating: 0, count: 1 << 10)
    references = Array(repeating: 0, count: 1 << 10)
  }

  /// Adds a number under a hash, which isn't 0.
  mutating func insert(_ reference: Int64, under hash: UInt64) {
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

  /// Gathers the numbers under a hash.
  func collect(_ hash: UInt64, into found: inout Set<Int64>) {
    var slot = slot(of: hash)
    while hashes[slot] != 0 {
      if hashes[slot] == hash { found.insert(references[slot]) }
      slot = (slot + 1) & (hashes.count - 1)
    }
  }

  /// All pairs in the order in which the database has them: by signed hash, then by number.
  var sorted: [(hash: UInt64, reference: Int64)] {
    hashes.indices.lazy.filter { hashes[$0] != 0 }
      .map { (hash: hashes[$0], reference: references[$0]) }
      .sorted {
        (Int64(bitPattern: $0.hash), $0.reference) < (Int64(bitPattern: $1.hash), $1.reference)
      }
  }

  private func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(hashes.count - 1))
  }

  private mutating func grow() {
    let (oldHashes, oldReferences) = (hashes, references)
    hashes = Array(repeating: 0, count: oldHashes.count * 2)
    references = Array(repeating: 0, count: oldHashes.count * 2)
    count = 0
    for (hash, reference) in zip(oldHashes, oldReferences) where hash != 0 {
      insert(reference, under: hash)
    }
  }
}
