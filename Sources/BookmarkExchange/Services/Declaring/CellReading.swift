import BookmarkModel

/// What a profile takes from the cells of one column.
struct CellReading: Sendable {
  /// Whether the spaces around the text belong to it.
  let isExact: Bool
  let read: @Sendable (ServiceCell, inout DraftBuilder) -> Void

  init(isExact: Bool = false, _ read: @escaping @Sendable (ServiceCell, inout DraftBuilder) -> Void)
  {
    self.isExact = isExact
    self.read = read
  }

  /// A meaning that the generic reading of cells knows.
  static func means(_ meaning: ColumnMeaning) -> Self {
    Self { cell, draft in draft.assign(cell.column(meaning), cell.text) }
  }

  /// A column that the form reads together with others.
  static let elsewhere = Self { _, _ in }
  /// A column that is not the collection's business: addresses of machines, pictures, programs.
  static let dropped = Self { _, _ in }

  static let title = means(.title(nil))
  static let isbn = means(.isbn)
  static let year = means(.year)
  static let published = means(.published)
  static let publisher = line(\.publisher)
  static let language = line(\.language)
  static let url = line(\.url)
  static let added = means(.field(.added))
  static let started = means(.started)
  static let finished = means(.finished)
  static let owned = means(.copies)
  static let seriesPosition = means(.seriesPosition)

  /// A name or an address, without the spaces around it.
  static func line(_ path: any WritableKeyPath<BookmarkContent, String?> & Sendable) -> Self {
    Self { cell, draft in draft.content[keyPath: path] = cell.text }
  }

  /// A text that stands for itself.
  static func text(_ path: any WritableKeyPath<BookmarkContent, String?> & Sendable) -> Self {
    Self(isExact: true) { cell, draft in draft.content[keyPath: path] = cell.text }
  }

  /// A text with `<br/>` for line ends.
  static func html(_ path: any WritableKeyPath<BookmarkContent, String?> & Sendable) -> Self {
    Self(isExact: true) { cell, draft in
      draft.content[keyPath: path] = ServiceText.lineBreaks(cell.text)
    }
  }

  /// A title beside the main one.
  static func title(_ role: TitleRole) -> Self { means(.otherTitle(role)) }

  /// A title and the others that follow behind ` / `.
  static let titles = Self { cell, draft in
    let names = ServiceText.parts(cell.text, by: " / ")
    for (index, name) in names.enumerated() {
      draft.content.titles.append(Title(name, role: index == 0 ? .main : .alias))
    }
  }

  /// One name.
  static func name(_ role: CreatorRole) -> Self {
    Self { cell, draft in draft.addName(cell.text, role) }
  }

  /// Names between separators.
  static func names(_ role: CreatorRole, by separators: String = ",") -> Self {
    Self { cell, draft in
      for name in cell.parts(by: separators) { draft.addName(name, role) }
    }
  }

  /// Names with the family name first, between separators: `Orwell, George|Wilde, Oscar`.
  static func sortedNames(_ role: CreatorRole, by separators: String = "|") -> Self {
    Self { cell, draft in
      for name in cell.parts(by: separators) {
        draft.addName(ServiceText.firstNameFirst(name), role)
      }
    }
  }
}

extension DraftBuilder {
  /// Adds a creator, unless there is one of that name and role.
  mutating func addName(_ name: String, _ role: CreatorRole) {
    let creator = Creator(ServiceText.singleSpaces(name), role: role)
    if !CellText.isBlank(name), !content.creators.contains(creator) {
      content.creators.append(creator)
    }
  }
}
