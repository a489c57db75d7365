/// What a person sees on a terminal after a program has written to it.
///
/// It knows the movements and erasures that Readline uses with TERM=xterm; colours are dropped.
/// The screen is as long as need be, so nothing scrolls away.
struct Screen {
  /// One place on the screen; the second column of a wide character is empty.
  private var rows: [[String]] = [[]]
  private var row = 0
  private var column = 0
  private let columns: Int
  private var rest: [UInt8] = []

  init(columns: Int) { self.columns = columns }

  /// The lines without spaces at their ends, up to the last that isn't empty.
  var text: String {
    var lines = rows.map { row in
      var line = row.joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Takes what was written; a sequence or character may be cut anywhere.
  mutating func write(_ bytes: [UInt8]) {
    rest += bytes
    var index = 0
    while index < rest.count {
      let length = length(at: index)
      guard index + length <= rest.count, length > 0 else { break }
      take(rest[index..<index + length])
      index += length
    }
    rest.removeFirst(index)
  }

  /// The bytes of what begins at a place; 0 when its end hasn't come yet.
  private func length(at index: Int) -> Int {
    switch rest[index] {
    case 0x1B:
      guard index + 1 < rest.count else { return 0 }
      guard rest[index + 1] == UInt8(ascii: "[") else { return 2 }
      let end = rest[(index + 2)...].firstIndex { 0x40...0x7E ~= $0 }
      return end.map { $0 - index + 1 } ?? 0
    case 0xC0..<0xE0: return 2
    case 0xE0..<0xF0: return 3
    case 0xF0...: return 4
    default: return 1
    }
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    switch bytes.first ?? 0 {
    case 0x08: column = max(0, column - 1)
    case 0x0A: move(to: row + 1)
    case 0x0D: column = 0
    case 0x1B: control(bytes)
    case 0x00..<0x20: break
    default: put(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func put(_ character: String) {
    let width = character.unicodeScalars.first.map(Self.width) ?? 1
    if column + width > columns {
      move(to: row + 1)
      column = 0
    }
    fill(to: column + width)
    rows[row][column] = character
    if width == 2 { rows[row][column + 1] = "" }
    column += width
  }

  private mutating func control(_ bytes: ArraySlice<UInt8>) {
    let body = bytes.dropFirst(2).dropLast()
    let number = Int(String(decoding: body.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
    let count = max(number ?? 1, 1)
    switch bytes.last {
    case UInt8(ascii: "A"): row = max(0, row - count)
    case UInt8(ascii: "B"): move(to: row + count)
    case UInt8(ascii: "C"): column = min(columns - 1, column + count)
    case UInt8(ascii: "D"): column = max(0, column - count)
    case UInt8(ascii: "G"): column = count - 1
    case UInt8(ascii: "H"): (row, column) = (0, 0)
    case UInt8(ascii: "K"): rows[row] = Array(rows[row].prefix(column))
    case UInt8(ascii: "J"):
      rows[row] = Array(rows[row].prefix(column))
      rows.removeLast(rows.count - row - 1)
    case UInt8(ascii: "P"): rows[row].removeSubrange(column..<min(column + count, rows[row].count))
    case UInt8(ascii: "@"):
      fill(to: column)
      rows[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    default: break
    }
  }

  private mutating func move(to row: Int) {
    while rows.count <= row { rows.append([]) }
    self.row = row
  }

  private mutating func fill(to column: Int) {
    while rows[row].count < column { rows[row].append(" ") }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1_F300...0x1_FAFF, 0x2_0000...0x3_FFFF:
      2
    default: 1
    }
  }
}
