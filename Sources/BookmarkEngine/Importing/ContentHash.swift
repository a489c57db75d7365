public import BookmarkModel

/// A hash of what one source row says, stable across builds and machines (FNV-1a, 64 bits).
public enum ContentHash {
  /// The hash of a draft without its line.
  public static func of(_ draft: BookmarkDraft) -> Int64 {
    var hasher = StableHasher()
    let content = draft.content
    hasher.add(content.type.rawValue)
    for title in content.titles {
      hasher.add(title.text, title.language, title.role.rawValue)
    }
    hasher.separate()
    for creator in content.creators {
      hasher.add(creator.name, creator.role.rawValue, creator.language)
    }
    hasher.separate()
    hasher.add(content.published?.sortValue)
    hasher.add(content.status?.rawValue, content.rating?.text, content.isFavourite ? "1" : "0")
    hasher.add(content.publisher, content.language, content.url, content.review, content.note)
    hasher.add(content.added?.sortValue)
    addLists(of: content, to: &hasher)
    return Int64(bitPattern: hasher.value)
  }

  private static func addLists(of content: BookmarkContent, to hasher: inout StableHasher) {
    for entry in content.series { hasher.add(entry.name, entry.position) }
    hasher.separate()
    for format in content.formats { hasher.add(format.rawValue) }
    hasher.separate()
    for day in content.weekdays { hasher.add(Double(day.rawValue)) }
    hasher.separate()
    for identifier in content.identifiers { hasher.add(identifier.scheme, identifier.value) }
    hasher.separate()
    for experience in content.experiences {
      hasher.add(experience.started?.sortValue)
      hasher.add(experience.finished?.sortValue)
      hasher.add(experience.time, experience.rating?.text, experience.note)
      hasher.add(experience.format?.rawValue, experience.part, experience.link)
    }
    hasher.separate()
    for copy in content.copies {
      hasher.add(copy.format?.rawValue, copy.location, copy.price, copy.lentTo, copy.note)
      hasher.add(copy.acquired?.sortValue)
      hasher.add(copy.lentSince?.sortValue)
    }
    hasher.separate()
    for tag in content.tags { hasher.add(tag) }
    hasher.separate()
    for entry in content.shelves {
      hasher.add(entry.shelf, entry.note)
      hasher.add(entry.position.map { Double($0) })
    }
    hasher.separate()
    for extra in content.extras { hasher.add(extra.name, extra.value) }
  }
}

/// FNV-1a over parts, each ended so that no two lists of parts look alike.
struct StableHasher {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ texts: String?...) {
    for text in texts {
      guard var text else {
        add(byte: 0xFE)
        continue
      }
      text.withUTF8 { bytes in
        var hash = value
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        value = hash
      }
      add(byte: 0xFF)
    }
  }

  mutating func add(_ number: Double?) {
    guard let number else { return add(byte: 0xFE) }
    var bits = number.bitPattern
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  mutating func separate() { add(byte: 0xFD) }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
