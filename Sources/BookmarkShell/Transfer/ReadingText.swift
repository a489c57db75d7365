import BookmarkExchange
import Localization

/// As what a file was read, said aloud where something of it was found out and may be wrong.
struct ReadingText {
  let text: ValueText

  private var messages: Messages { text.messages }

  /// `read as: CSV, semicolons, GB18030 (guessed), decimal comma`; nil where nothing had to be found out.
  func line(_ report: ImportReport) -> String? {
    guard let recognition = report.recognition, report.parts.isEmpty else { return nil }
    let remarks = recognition.remarks + report.summary.remarks
    if remarks.isEmpty { return nil }
    let isGuessed = remarks.contains(.guessedEncoding)
    let name =
      isGuessed
      ? messages.importReadGuessed(encoding: encoding(recognition.encoding))
      : encoding(recognition.encoding)
    let others = remarks.compactMap(words)
    let separator = separator(recognition.format)
    let form = separator.isEmpty ? format(recognition.format) : "CSV"
    let parts = [form, separator, name] + others
    return messages.importReadAs(parts: text.language.joined(parts.filter { !$0.isEmpty }))
  }

  /// The name by which people know an encoding.
  func encoding(_ name: String) -> String {
    switch name {
    case "CP932": "Shift_JIS"
    case "CP949": "EUC-KR"
    case "BIG5-HKSCS": "Big5"
    default: name.hasPrefix("CP125") ? "windows-" + name.dropFirst(2) : name
    }
  }

  /// The outer form in a word.
  func format(_ format: SourceFormat) -> String {
    switch format {
    case .csv: "CSV"
    case .semicolon: "CSV (;)"
    case .tsv: "TSV"
    case .pipe: "CSV (|)"
    case .json: "JSON"
    case .ndjson: "NDJSON"
    case .xml: "XML"
    case .html: "HTML"
    case .text: messages.importFormatText
    }
  }

  private func separator(_ format: SourceFormat) -> String {
    switch format {
    case .csv: messages.importReadCommas
    case .semicolon: messages.importReadSemicolons
    case .tsv: messages.importReadTabs
    case .pipe: messages.importReadPipes
    case .json, .ndjson, .xml, .html, .text: ""
    }
  }

  private func words(_ remark: ReadingRemark) -> String? {
    switch remark {
    case .guessedEncoding: nil
    case .preamble(let lines): messages.importReadPreamble(count: lines)
    case .noHeader: messages.importReadNoHeader
    case .dayFirst(let column): messages.importReadDayFirst(column: text.safe(column))
    case .monthFirst(let column): messages.importReadMonthFirst(column: text.safe(column))
    case .decimalComma: messages.importReadDecimalComma
    }
  }
}
