/// What the keys of a source's objects mean, decided once a key.
struct ObjectKeys {
  private var columns: [String: Column] = [:]
  private let mappings: [String: ColumnMapping]

  /// The meanings of keys, some of which a person has told.
  init(_ mappings: [ColumnMapping] = []) {
    self.mappings = Dictionary(mappings.map { (ColumnNames.key($0.column), $0) }) { $1 }
  }

  /// The keys in the order in which they came.
  private(set) var all: [String] = []
  /// Whether a work can be known by what stands under any of the keys.
  private(set) var nameWork = false

  /// Whether the values of a key are kept as they are, in an object with these keys.
  mutating func isUnknown(_ key: String, beside others: [String]) -> Bool {
    switch column(key).meaning {
    case .extra: key != "extra"
    case .number: !others.contains("uid")
    default: false
    }
  }

  private static let mostKeys = 1000

  /// The column that a key stands for.
  mutating func column(_ key: String) -> Column {
    if let column = columns[key] { return column }
    let told = mappings.isEmpty ? nil : mappings[ColumnNames.key(key)]?.meaning
    let column = Column(name: key, meaning: told ?? ColumnNames.meaning(of: key))
    if column.meaning.namesWork { nameWork = true }
    guard columns.count < Self.mostKeys else { return column }
    columns[key] = column
    all.append(key)
    return column
  }
}
