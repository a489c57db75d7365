import BookmarkModel

extension DeclaredProfile {
  /// The export of The StoryGraph; its old header has `Author` and `ISBN`.
  static let storyGraph = DeclaredProfile(
    "storygraph", "The StoryGraph", [.book],
    [
      FileForm(
        needs: ["Read Status", "Star Rating"], of: .book,
        [
          "Title": .title, "Authors|Author": .names(.author), "Contributors": contributors,
          "ISBN/UID|ISBN": storyGraphCode,
          "Format": .formats(["digital": .ebook, "audio": .audiobook]),
          "Read Status": .status(["read": .done]), "Date Added": .added,
          "Dates Read": .elsewhere, "Last Date Read": .elsewhere, "Read Count": .elsewhere,
          "Star Rating": .rating(5), "Review": .html(\.review), "Tags": .tags(),
          "Owned?": .owned,
        ], settle: addReadings)
    ])

  /// `Richard Howard (Translator)`, between commas.
  private static let contributors = CellReading { cell, draft in
    for person in cell.parts(by: ",") {
      let parts = person.split { $0 == "(" || $0 == ")" }.map { CellText.trimmed(String($0)) }
      guard let name = parts.first else { continue }
      let role = parts.count > 1 ? CreatorRole.labelled(parts[1]) : nil
      draft.addName(name, role ?? CreatorRole(rawValue: parts.count > 1 ? parts[1] : "contributor"))
    }
  }

  /// An ISBN, an Amazon number, or the service's own UUID where the edition has neither.
  private static let storyGraphCode = CellReading { cell, draft in
    let bytes = cell.text.utf8.count
    if bytes == 36, cell.text.split(separator: "-").count == 5 {
      draft.addIdentifier(cell.column(.extra), "storygraph", cell.text.lowercased())
    } else if bytes == 10, cell.text.uppercased().hasPrefix("B") {
      draft.addIdentifier(cell.column(.extra), "asin", cell.text.uppercased())
    } else {
      draft.addISBN(cell.column(.isbn), cell.text)
    }
  }

  /// Each reading is `begin-end` or an end alone; the day it was added is never a beginning.
  private static let addReadings: FileForm.Settling = { cells, draft in
    let column = Column(name: "Dates Read", meaning: .finished)
    for reading in CellText.parts(cells["Dates Read"] ?? cells["Last Date Read"] ?? "", by: ",") {
      let days = CellText.parts(reading, by: "-")
      var experience = Experience()
      experience.finished = days.last.flatMap { draft.date(column, .finished, $0) }
      if days.count > 1 { experience.started = draft.date(column, .started, days[0]) }
      if experience != Experience() { draft.content.experiences.append(experience) }
    }
    guard draft.content.status == .done else { return }
    let known = draft.content.experiences.count
    if let count = cells["Read Count"], known > 0 || count != "1" {
      draft.addUnknownTimes(count, atLeast: known)
    }
  }
}
