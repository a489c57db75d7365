import BookmarkModel
import JSON

/// One filled cell of a table, or one filled member of a JSON element, under its source's name.
struct ServiceCell {
  /// The column's name, or the member's path such as `movie.ids.imdb`.
  let name: String
  /// The text; of an array or an object, its compact JSON.
  let text: String
  /// The member's value; nil for a table.
  let value: JSONValue?

  init(name: String, text: String) {
    self.name = name
    self.text = text
    value = nil
  }

  init(name: String, value: JSONValue) {
    self.name = name
    text = value.plainText ?? JSONText.of(value)
    self.value = value
  }

  /// The cell's column as the generic reading of cells wants it.
  func column(_ meaning: ColumnMeaning) -> Column { Column(name: name, meaning: meaning) }

  /// The elements of an array, by text or name, else the parts of the text between separators.
  func parts(by separators: String) -> [String] {
    guard case .array(let elements)? = value else { return CellText.parts(text, by: separators) }
    return elements.compactMap { element in
      let text = element.plainText ?? element["name"]?.plainText ?? element["title"]?.plainText
      return text.flatMap { CellText.isBlank($0) ? nil : $0 }
    }
  }
}
