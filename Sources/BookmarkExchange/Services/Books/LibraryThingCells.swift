import BookmarkModel
import JSON

/// What both exports of LibraryThing have in common.
enum LibraryThingCells {
  /// `[2007-04-16]` and `[2070291340]`.
  static func withoutBrackets(_ text: String) -> String {
    text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
  }

  static func bracketed(_ reading: CellReading) -> CellReading {
    CellReading { cell, draft in
      let text = withoutBrackets(cell.text)
      if !text.isEmpty { reading.read(ServiceCell(name: cell.name, text: text), &draft) }
    }
  }

  /// All ISBNs of the entry: a list, or an object whose keys are numbers.
  static let isbns = CellReading { cell, draft in
    let members = cell.value?.members.compactMap(\.value.plainText) ?? []
    for text in members.isEmpty ? cell.parts(by: ",") : members {
      draft.addISBN(cell.column(.isbn), text)
    }
  }

  /// `Gallimard (1979), Poche` names the publisher first; the whole is kept beside it.
  static let publication = CellReading { cell, draft in
    let end = cell.text.firstRange(of: " (")?.lowerBound ?? cell.text.endIndex
    draft.content.publisher = String(cell.text[..<end])
    if end != cell.text.endIndex { draft.keep(cell.name, cell.text) }
  }

  private static let standing: [String: BookmarkStatus] = [
    "wishlist": .wish, "currently reading": .active, "to read": .wish, "read but unowned": .done,
  ]

  /// The collections that every member has say how far the reader is; the others are labels.
  static let collections = CellReading { cell, draft in
    for name in cell.parts(by: ",") {
      if let status = standing[name.lowercased()] {
        draft.content.status = draft.content.status ?? status
      } else if name.lowercased() == "favorites" {
        draft.content.isFavourite = true
      } else if name.lowercased() != "your library" {
        draft.content.tags.append(name)
      }
    }
  }

  static func addOthers(_ cells: ServiceCells, _ draft: inout DraftBuilder) {
    let names = CellText.parts(cells["Secondary Author"] ?? "", by: "|")
    let roles = (cells["Secondary Author Roles"] ?? "").split(
      separator: "|", omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      let role = index < roles.count ? CreatorRole.labelled(String(roles[index])) : nil
      draft.addName(ServiceText.firstNameFirst(name), role ?? .author)
    }
  }

  static func acquire(_ text: String, _ draft: inout DraftBuilder) {
    guard let date = draft.date(Column(name: "Acquired", meaning: .extra), .copy, text) else {
      return
    }
    if draft.content.copies.isEmpty { draft.content.copies = [Copy()] }
    draft.content.copies[0].acquired = date
  }

  /// Where no collection says it, the dates do.
  static func settleReading(_ draft: inout DraftBuilder) {
    guard draft.content.status == nil || draft.content.status == .wish else { return }
    if draft.experience.finished != nil {
      draft.content.status = .done
    } else if draft.experience.started != nil {
      draft.content.status = .active
    }
  }

  static func firstValue(_ value: JSONValue?) -> String? {
    value?.plainText ?? value?.elements.first?.plainText ?? value?.members.first?.value.plainText
  }
}
