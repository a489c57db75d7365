import BookmarkModel
import CSV

/// The first records of a table, looked at before any of them is read.
struct TableSample {
  /// Before so many records the names of the columns have to come.
  private static let mostPreamble = 20

  /// The line of the record with the names of the columns, where others stand before it.
  private(set) var headerLine: Int?

  init(_ bytes: [UInt8], _ dialect: CSVDialect, _ options: SourceOptions) {
    var reader = CSVReader(dialect: dialect)
    reader.append(bytes)
    reader.finish()
    var lines: [Int] = []
    var records: [[String]] = []
    while records.count < Self.mostPreamble, let record = try? reader.next() {
      if record.isBlank(from: 0) { continue }
      lines.append(record.line)
      records.append((0..<record.count).map { CellText.trimmed(record[$0]) })
    }
    if let index = Self.header(among: records, options), index > 0 { headerLine = lines[index] }
  }

  /// The record with the names of the columns; nil if none is one, or the first may be.
  private static func header(among records: [[String]], _ options: SourceOptions) -> Int? {
    guard let first = records.first, !isHeader(first, options, least: 1) else { return nil }
    return records.firstIndex { isHeader($0, options, least: 2) }
  }

  private static func isHeader(
    _ names: [String], _ options: SourceOptions, least: Int
  ) -> Bool {
    let header = SourceHeader(names)
    if ServiceList.table(for: header) != nil { return true }
    if options.profiles.contains(where: { $0.matches(header) }) { return true }
    if !options.mappings.isEmpty {
      return options.mappings.allSatisfy { header[ColumnNames.key($0.column)] != nil }
    }
    let known = names.map { ColumnNames.meaning(of: $0) }.filter { $0 != .extra }
    return known.count >= least && known.contains(where: \.namesWork)
  }
}

extension CSVDialect {
  /// The dialect that a first line such as `sep=;` declares, as spreadsheets write it.
  static func declared(in text: some Collection<UInt8>) -> CSVDialect? {
    let line = Array(text.prefix(8))
    let start = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard line.count >= start + 5, line[start..<start + 4].elementsEqual("sep=".utf8) else {
      return nil
    }
    let end = line.dropFirst(start + 5).first ?? 0x0A
    return end == 0x0A || end == 0x0D ? CSVDialect(delimiter: line[start + 4]) : nil
  }
}
