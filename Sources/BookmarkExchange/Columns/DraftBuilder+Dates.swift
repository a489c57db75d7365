import BookmarkModel

/// Cells that hold dates.
extension DraftBuilder {
  /// The date of a cell; nil if there is none, or if the cell had to be refused or kept as it is.
  mutating func date(_ column: Column, _ field: BookmarkField, _ text: String) -> PartialDate? {
    if let date = PlainDate.read(text) { return date }
    let form = DayMonthForm(text)
    if let form { dateOrders.see(form, in: column.name) }
    let order = form.flatMap { dateOrders.order(of: $0, in: column.name) }
    switch (DateText.read(text), order) {
    case (.date(let date), _):
      if let form, dateOrders.contradicts(form, in: column.name) {
        note(.otherDateOrder, field, column: column.name, value: text)
      }
      return date
    case (.dayOrMonthFirst(let date, _), .dayFirst):
      remark(.dayFirst(column: column.name))
      return date
    case (.dayOrMonthFirst(_, let date), .monthFirst):
      remark(.monthFirst(column: column.name))
      return date
    case (.dayOrMonthFirst, _):
      note(.ambiguousDate, field, column: column.name, value: text)
      keep(column.name, text)
    case (.none, _): return nil
    case (.invalid, _): refuse(column.name, text, .field(.notADate))
    }
    return nil
  }

  /// A year, also as a spreadsheet's number (`1965.0`), or a whole date.
  mutating func addYear(_ column: Column, _ text: String) {
    guard let point = text.utf8.firstIndex(where: Self.isPoint) else {
      return addPublished(column, text)
    }
    let fraction = text.utf8[point...].dropFirst()
    if fraction.allSatisfy({ $0 == UInt8(ascii: "0") }) {
      addPublished(column, String(text[..<point]))
    } else if fraction.contains(where: Self.isPoint) {
      addPublished(column, text)
    } else {
      // 1965.5 is no month of May, as it would be in a column of dates.
      refuse(column.name, text, .field(.notADate))
    }
  }

  /// Whether a byte parts a number from its decimals.
  private static func isPoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  mutating func addPublished(_ column: Column, _ text: String) {
    guard let date = date(column, .year, text) else { return }
    publication.add(.init(column: column.name, text: text, date: date))
  }

  /// The end of an experience, or yes where the column only asks whether there was one.
  mutating func setFinished(_ column: Column, _ text: String) {
    if let flag = Self.flag(text) {
      if flag { content.status = content.status ?? .done }
    } else {
      experience.finished = date(column, .finished, text) ?? experience.finished
    }
  }
}

/// The two forms in which nearly all dates are written, read without any detour.
enum PlainDate {
  /// Reads `1965` and `1965-08-01`; nil for all else, which may be a date nevertheless.
  static func read(_ text: String) -> PartialDate? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == 4 || bytes.count == 10, let year = number(bytes[..<4]), year > 0 else {
        return nil
      }
      if bytes.count == 4 { return PartialDate(year: year) }
      guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
        let month = number(bytes[5..<7]), let day = number(bytes[8..<10]), month > 0, day > 0
      else { return nil }
      return PartialDate(year: year, month: month, day: day)
    }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var value = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }
}
