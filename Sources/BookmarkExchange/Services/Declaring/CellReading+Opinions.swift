import BookmarkModel
import Text

/// What its owner says of a work: status, rating, labels, lists.
extension CellReading {
  /// An opinion out of a highest one; 0 is none, and a spreadsheet makes `5.0` of 5.
  static func rating(_ scale: Double) -> Self {
    Self { cell, draft in
      draft.setRating(cell.column(.extra), ServiceText.wholeNumber(cell.text), scale: scale)
    }
  }

  /// A status by the service's own words, which may mean none; any other is read as everywhere.
  static func status(_ words: [String: BookmarkStatus?] = [:]) -> Self {
    Self { cell, draft in
      if let status = words[TextFolding.folded(cell.text)] {
        draft.content.status = status
      } else {
        draft.setStatus(cell.column(.field(.status)), cell.text)
      }
    }
  }

  /// A type by the words that services have in common.
  static let type = Self { cell, draft in draft.setWorkType(cell.text) }

  /// Media by the service's own words; any other word is read as everywhere.
  static func formats(_ words: [String: MediaFormat] = [:]) -> Self {
    Self { cell, draft in
      let key = TextFolding.folded(cell.text)
      if let format = words[key] {
        draft.content.formats.append(format)
      } else if !key.hasPrefix("unknown") {
        draft.addFormats(cell.column(.field(.format)), cell.text)
      }
    }
  }

  static func tags(by separators: String = ",") -> Self {
    Self { cell, draft in draft.content.tags += cell.parts(by: separators) }
  }

  /// Lists, each perhaps with its place: `Best of 2024 (#3)`.
  static func shelves(by separators: String = ",") -> Self {
    Self { cell, draft in
      draft.content.shelves += cell.parts(by: separators).map(ServiceText.shelf)
    }
  }

  static let favourite = Self { cell, draft in
    if DraftBuilder.flag(cell.text) == true { draft.content.isFavourite = true }
  }

  /// A series that another column may give the place in: `Discworld`, `Discworld #4`.
  static let series = Self { cell, draft in
    draft.content.series.append(ServiceText.series(cell.text))
  }

  /// An identifier; 0 is none.
  static func id(_ scheme: String) -> Self {
    Self { cell, draft in
      if cell.text != "0" {
        draft.addIdentifier(cell.column(.identifier(scheme)), scheme, cell.text)
      }
    }
  }

  /// The last part of an address, which is an identifier.
  static func address(_ scheme: String) -> Self {
    Self { cell, draft in
      guard let last = cell.text.split(separator: "/").last else { return }
      draft.addIdentifier(cell.column(.identifier(scheme)), scheme, String(last))
    }
  }
}
