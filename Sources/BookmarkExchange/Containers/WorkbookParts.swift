import BookmarkModel
import CSV
import Spreadsheet

/// The sheets of a workbook, each as the bytes of a table.
struct WorkbookParts: PartReader {
  let skipped: [String] = []
  private let workbook: Workbook
  private var sheets: ArraySlice<Workbook.Sheet>
  private var rows: SheetRows?
  private var number = 1
  private var writer = CSVWriter()

  private static let pieceSize = 1 << 18
  private static let mostRows = 1 << 20

  init(path: String) throws(SpreadsheetError) {
    workbook = try Workbook(path: path)
    sheets = workbook.sheets[...]
  }

  mutating func next() throws(SourceError) -> SourcePart? {
    guard let sheet = sheets.popFirst() else { return nil }
    do throws(SpreadsheetError) {
      rows = try workbook.rows(of: sheet)
    } catch {
      throw .container(ContainerProblem(error))
    }
    number = 1
    return SourcePart(
      sheet.name, fileName: sheet.name, defaults: SheetName.defaults(of: sheet.name),
      countsRows: true)
  }

  mutating func read() throws(SourceError) -> [UInt8]? {
    do throws(SpreadsheetError) {
      while writer.count < Self.pieceSize, let row = try rows?.next() { append(row) }
    } catch {
      throw .container(ContainerProblem(error))
    }
    let bytes = writer.take()
    return bytes.isEmpty ? nil : bytes
  }

  /// Rows that the sheet leaves out are empty lines, so that places are the sheet's own.
  private mutating func append(_ row: SheetRow) {
    while number < min(row.number, Self.mostRows) {
      writer.endRecord()
      number += 1
    }
    writer.append(row.cells)
    number += 1
  }
}
