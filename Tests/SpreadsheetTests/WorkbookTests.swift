import Archive
import ArchiveTesting
import Testing

@testable import Spreadsheet

@Suite("Reading workbooks")
struct WorkbookTests {
  private static let relations = """
    <Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/>\
    <Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>
    """

  /// A workbook of two sheets, the rows of the first one given.
  private func workbook(_ rows: String, properties: String = "") -> [UInt8] {
    ZipBytes.of([
      "xl/worksheets/sheet1.xml": "<worksheet><sheetData>\(rows)</sheetData></worksheet>",
      "xl/worksheets/sheet2.xml": "<worksheet><sheetData/></worksheet>",
      "xl/workbook.xml": """
      <workbook xmlns:r="urn:r"><workbookPr\(properties)/><sheets>\
      <sheet name="读过" r:id="r1"/><sheet name="空" r:id="r2"/></sheets></workbook>
      """,
      "xl/_rels/workbook.xml.rels": Self.relations,
      "xl/sharedStrings.xml": """
      <sst><si><t>title</t></si><si><r><t>The </t></r><r><t xml:space="preserve">Wall </t></r>\
      <rPh><t>read</t></rPh></si></sst>
      """,
      "xl/styles.xml": """
      <styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm"/>\
      <numFmt numFmtId="165" formatCode="0.0&quot; d&quot;"/></numFmts>\
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>\
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/>\
      <xf numFmtId="22"/></cellXfs></styleSheet>
      """,
    ])
  }

  private func rows(_ rows: String, properties: String = "") throws -> [String] {
    let file = ScratchFile(workbook(rows, properties: properties))
    let workbook = try Workbook(path: file.path)
    #expect(workbook.sheets.map(\.name) == ["读过", "空"])
    let empty = try workbook.rows(of: workbook.sheets[1])
    #expect(try empty.next() == nil)
    let reader = try workbook.rows(of: workbook.sheets[0])
    var lines: [String] = []
    while let row = try reader.next() {
      lines.append("\(row.number): " + row.cells.joined(separator: "|"))
    }
    return lines
  }

  @Test("cells are texts, shared or inline, and numbers as they are written")
  func cells() throws {
    let lines = try rows(
      """
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
      <row r="4"><c r="A4" t="inlineStr"><is><r><t>三</t></r><r><t>体</t></r></is></c>\
      <c r="C4"><v>9.7875063654370003E+12</v></c><c r="D4" t="b"><v>1</v></c>\
      <c r="E4" t="e"><v>#N/A</v></c><c r="F4" t="str"><f>A1</f><v>sum</v></c></row>
      <row r="5"><c r="A5"/></row>
      <row><c><v>1</v></c><c><v>2</v></c></row>
      """)
    #expect(
      lines == [
        "1: title|The Wall ", "4: 三体||9.7875063654370003E+12|true||sum", "6: 1|2",
      ])
  }

  @Test("a number is a date where its style shows it as one")
  func dates() throws {
    let row = """
      <row r="1"><c r="A1" s="1"><v>45413</v></c><c r="B1" s="2"><v>1</v></c>\
      <c r="C1" s="3"><v>45413</v></c><c r="D1" s="4"><v>45413.878472222219</v></c>\
      <c r="E1" s="1"><v>61</v></c><c r="F1" s="9"><v>7</v></c></row>
      """
    #expect(
      try rows(row) == ["1: 2024-05-01|1900-01-01|45413|2024-05-01 21:05:00|1900-03-01|7"])
    #expect(
      try rows("<row r=\"1\"><c r=\"A1\" s=\"1\"><v>1</v></c></row>", properties: " date1904=\"1\"")
        == ["1: 1904-01-02"])
  }

  @Test("a zip file that is no workbook, and a workbook with a broken part, are told apart")
  func refused() {
    let other = ScratchFile(ZipBytes.of(["a.csv": "x"]))
    #expect(throws: SpreadsheetError.partMissing("xl/workbook.xml")) {
      try Workbook(path: other.path)
    }
    let broken = ScratchFile(ZipBytes.of(["xl/workbook.xml": "<workbook>"]))
    #expect {
      try Workbook(path: broken.path)
    } throws: { error in
      if case .xml(_, "xl/workbook.xml")? = error as? SpreadsheetError { true } else { false }
    }
  }

  @Test("columns are letters", arguments: [("A1", 0), ("Z9", 25), ("AA1", 26), ("XFD1", 16383)])
  func columns(_ reference: String, _ column: Int) {
    #expect(CellReference.column(reference) == column)
  }

  @Test("what is no column is none", arguments: ["", "1", "XFE1", "ZZZZZZZZZZZZZZZZZZZZ1"])
  func noColumn(_ reference: String) { #expect(CellReference.column(reference) == nil) }
}
