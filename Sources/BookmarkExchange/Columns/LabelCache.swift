import BookmarkModel

/// The values that labels mean, so that the search through all languages is done once a label.
struct LabelCache<Value: OpenEnumeration> {
  /// A value and what there is to say if it isn't known.
  struct Entry {
    let value: Value
    let isKnown: Bool
    let nearest: String?
  }

  private var entries: [String: Entry] = [:]
  private static var mostEntries: Int { 1000 }

  /// The value of a label; one that no known value has stays as it is.
  subscript(label: String) -> Entry {
    mutating get {
      if let entry = entries[label] { return entry }
      if entries.count >= Self.mostEntries { entries = [:] }
      let entry: Entry
      if let known = Value.labelled(label) {
        entry = Entry(value: known, isKnown: true, nearest: nil)
      } else {
        let nearest = Value.nearest(to: label)?.rawValue
        entry = Entry(value: Value(rawValue: label), isKnown: false, nearest: nearest)
      }
      entries[label] = entry
      return entry
    }
  }
}
