import BookmarkModel

/// What several columns of a Goodreads export say together.
enum GoodreadsCells {
  /// A count above this is a mistake, and would only make as many empty entries.
  private static let mostTimes = 1000

  /// The work's year counts; that of this edition is kept beside it where it is another one.
  static func addYears(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    let edition = cells.cell("Year Published")
    guard let year = cells.cell("Original Publication Year") else {
      if let edition { draft.addYear(edition.column(.year), edition.text) }
      return
    }
    draft.addYear(year.column(.year), year.text)
    if let edition, edition.text != year.text { draft.keep(edition.name, edition.text) }
  }

  static func addShelves(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    let main = cells.cell("Exclusive Shelf")
    draft.content.status = main.flatMap { GoodreadsShelves.status(of: $0.text) }
    if let main, draft.content.status == nil {
      // A shelf of the user's own may mean anything.
      draft.note(.customShelf, .status, column: main.name, value: main.text)
      draft.content.tags.append(main.text)
    }
    let names = cells.cell("Bookshelves")?.parts(by: ",") ?? []
    draft.content.tags += names.filter { $0 != main?.text }
  }

  /// The last time with its date, and those before it, of which nothing is known.
  static func addTimes(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    if let read = cells.cell("Date Read") {
      let day = draft.date(read.column(.finished), .finished, read.text)
      if let day { draft.content.experiences = [Experience(finished: day)] }
    }
    guard let cell = cells.cell("Read Count"), let count = count(cell, &draft) else { return }
    // A book that is being read for the first time has a count of 1, too.
    guard draft.content.status == .done, count > 1 else { return }
    draft.addUnknownTimes(cell.text, atLeast: draft.content.experiences.count)
  }

  static func addCopies(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    let bought = cells.cell("Original Purchase Date")
    let condition = cells.cell("Condition")
    if let cell = cells.cell("Owned Copies"), let count = count(cell, &draft) {
      draft.content.copies = Array(repeating: Copy(), count: count)
    }
    guard !draft.content.copies.isEmpty else {
      for cell in [bought, condition].compactMap({ $0 }) { draft.keep(cell.name, cell.text) }
      return
    }
    if let bought {
      draft.content.copies[0].acquired = draft.date(bought.column(.copies), .copy, bought.text)
    }
    draft.content.copies[0].note = condition?.text
  }

  private static func count(_ cell: ServiceCell, _ draft: inout DraftBuilder) -> Int? {
    if let count = Int(cell.text), (0...mostTimes).contains(count) { return count }
    draft.refuse(cell.name, cell.text, .field(.notANumber))
    return nil
  }
}
