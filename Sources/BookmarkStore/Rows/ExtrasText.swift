import BookmarkModel
import JSON
import SQLite

/// The extra columns of a bookmark as one text, a JSON array of pairs that keeps order and repeats.
enum ExtrasText {
  static func written(_ extras: [ExtraColumn]) -> String? {
    if extras.isEmpty { return nil }
    var writer = JSONWriter()
    writer.beginArray()
    for extra in extras {
      writer.beginArray()
      writer.string(extra.name)
      writer.string(extra.value)
      writer.endArray()
    }
    writer.endArray()
    return String(decoding: writer.take(), as: UTF8.self)
  }

  static func read(_ text: String) throws(SQLiteError) -> [ExtraColumn] {
    let value: JSONValue
    do {
      value = try JSONValue.parse(Array(text.utf8), limits: limits)
    } catch {
      throw .damagedRow("extras")
    }
    guard case .array(let pairs) = value else { throw .damagedRow("extras") }
    var extras: [ExtraColumn] = []
    for pair in pairs {
      guard case .array(let parts) = pair, parts.count == 2, case .string(let name) = parts[0],
        case .string(let value) = parts[1]
      else { throw .damagedRow("extras") }
      extras.append(ExtraColumn(name, value))
    }
    return extras
  }

  /// A record of 8 MiB may be one extra column, and its escapes take more room.
  private static let limits = JSONLimits(
    depth: 4, numberBytes: 64, stringBytes: 1 << 26, recordBytes: 1 << 28)
}
