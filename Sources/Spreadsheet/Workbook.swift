import XML

/// The sheets of an `.xlsx` file as rows of text.
///
/// Shared and inline texts are given as they are, numbers as they are written, dates as
/// `2024-05-01` or `2024-05-01 21:05:00`. Of merged cells the first has the text.
/// The form is that of ECMA-376, part 1, chapter 18.
///
///     let workbook = try Workbook(path: "list.xlsx")
///     for sheet in workbook.sheets {
///       let rows = try workbook.rows(of: sheet)
///       while let row = try rows.next() { print(row.number, row.cells) }
///     }
public struct Workbook {
  /// A sheet by its name, as its tab shows it.
  public struct Sheet: Hashable, Sendable {
    /// The name on its tab.
    public let name: String
    let part: String
  }

  /// The sheets in the order of their tabs.
  public let sheets: [Sheet]
  private let path: String
  private let values: CellValues

  /// The texts that many cells share may take so many bytes of memory.
  private static let mostText = 256 << 20

  /// Opens a workbook and reads what its sheets refer to.
  ///
  /// - Throws: `SpreadsheetError`; `partMissing` for a zip file that is no workbook.
  public init(path: String) throws(SpreadsheetError) {
    self.path = path
    var since1904 = false
    var named: [(name: String, id: String)] = []
    guard let book = try WorkbookPart("xl/workbook.xml", of: path) else {
      throw .partMissing("xl/workbook.xml")
    }
    while let event = try book.next() {
      guard case .start(let tag, _) = event else { continue }
      if tag.name == "workbookPr" {
        since1904 = ["1", "true"].contains(tag["date1904"] ?? "")
      } else if tag.name == "sheet", let name = tag["name"], let id = tag["id"] {
        named.append((name, id))
      }
    }
    let places = try Self.places(in: path)
    sheets = named.compactMap { name, id in places[id].map { Sheet(name: name, part: $0) } }
    values = CellValues(
      texts: try Self.texts(in: path), styles: try Self.styles(in: path), since1904: since1904)
  }

  /// The rows of a sheet, read one after the other.
  public func rows(of sheet: Sheet) throws(SpreadsheetError) -> SheetRows {
    guard let part = try WorkbookPart(sheet.part, of: path) else { throw .partMissing(sheet.part) }
    return SheetRows(part, values)
  }

  /// The part of each relation, such as a sheet's.
  private static func places(in path: String) throws(SpreadsheetError) -> [String: String] {
    let name = "xl/_rels/workbook.xml.rels"
    guard let part = try WorkbookPart(name, of: path) else { throw .partMissing(name) }
    var places: [String: String] = [:]
    while let event = try part.next() {
      guard case .start(let tag, _) = event, let id = tag["Id"], let target = tag["Target"]
      else { continue }
      places[id] = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    }
    return places
  }

  private static func texts(in path: String) throws(SpreadsheetError) -> [String] {
    guard let part = try WorkbookPart("xl/sharedStrings.xml", of: path) else { return [] }
    var strings = SharedStrings()
    while let event = try part.next() {
      strings.take(event)
      if strings.size > mostText { throw .textTooLarge(limit: mostText) }
    }
    return strings.texts
  }

  private static func styles(in path: String) throws(SpreadsheetError) -> CellStyles {
    var styles = CellStyles()
    guard let part = try WorkbookPart("xl/styles.xml", of: path) else { return styles }
    while let event = try part.next() { styles.take(event) }
    return styles
  }
}
