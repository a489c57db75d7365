import SQLite

/// The tables of a collection and the ordered list of steps that lead to them.
enum Schema {
  /// Marks the file as a collection: "bkmk" in ASCII.
  static let applicationID: Int64 = 0x626B_6D6B

  /// Each step takes a store from its index to the next version; never change one that was released.
  static let migrations: [any Migration.Type] = [
    FirstSchema.self, SecondSchema.self, ThirdSchema.self, FourthSchema.self, FifthSchema.self,
  ]

  /// Every index of the current version.
  static var indexes: [SchemaIndex] { ThirdSchema.allIndexes }

  /// The version that this build writes.
  static var version: Int { migrations.count }
}

/// One step from a version of the schema to the next.
protocol Migration: Sendable {
  /// Carries the step out, within the transaction of all steps.
  static func apply(to connection: SQLiteConnection) throws(SQLiteError)
}

/// One index, with its name so that a bulk import can drop it and make it again.
struct SchemaIndex: Sendable {
  var name: String
  var sql: String
}
