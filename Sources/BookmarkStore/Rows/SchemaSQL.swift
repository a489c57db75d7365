/// One SQL text for the places that hold bookmarks, made once instead of at each use.
struct SchemaSQL: Sendable {
  private let main: String
  private let stage: String
  private let removed: String

  init(_ make: (_ schema: String) -> String) {
    main = make("main")
    stage = make("stage")
    removed = make("removed").replacing("removed.", with: "main.\(ThirdSchema.removedPrefix)")
  }

  /// The text for the collection, for the staging area `stage`, or for what undo took out, `removed`.
  subscript(schema: String) -> String {
    switch schema {
    case "stage": stage
    case "removed": removed
    default: main
    }
  }

  /// Inserts a row of several values; its first two columns are item and position.
  static func insertion(into table: String, _ columns: String) -> SchemaSQL {
    let places = String(repeating: ", ?", count: columns.utf8.count { $0 == 0x2C } + 1)
    return SchemaSQL { schema in
      "INSERT INTO \(schema).\(table) (item, position, \(columns)) VALUES (?, ?\(places))"
    }
  }

  /// Selects the rows of several values of an item in their order.
  static func selection(from table: String, _ columns: String, order: String = "position")
    -> SchemaSQL
  {
    SchemaSQL { "SELECT \(columns) FROM \($0).\(table) WHERE item = ? ORDER BY \(order)" }
  }
}
