import BookmarkModel
import FoundationEssentials

/// What a cell says, by the meaning of its column.
extension DraftBuilder {
  /// Takes the text of one cell, which is not empty.
  mutating func assign(_ column: Column, _ text: String) {
    hint(column.meaning)
    switch column.meaning {
    case .title: content.titles.insert(Title(text), at: 0)
    case .otherTitle(let role): addTitle(text, role)
    case .creator(let role): addCreators(column, text, role)
    case .originalYear, .year: addYear(column, text)
    case .published: addPublished(column, text)
    case .rating(let scale): setRating(column, text, scale: scale ?? options.scale)
    case .isbn: addISBN(column, text)
    case .barcode: addBarcode(column, text)
    case .identifier(let scheme): addIdentifier(column, scheme, text)
    case .started: experience.started = date(column, .started, text) ?? experience.started
    case .finished: setFinished(column, text)
    case .seriesPosition: seriesPosition = text
    case .shelf: addShelves(column, text)
    case .copies: addCopies(column, text)
    case .field(let field): set(column, field, text)
    case .uid: setUID(column, text)
    case .number: if uid == nil { keep(column.name, text) }
    case .ignored: break
    case .extra: keep(column.name, text)
    }
  }

  /// Takes the text form of a field.
  private mutating func set(_ column: Column, _ field: BookmarkField, _ text: String) {
    switch field {
    case .type: setType(column, text)
    case .status: setStatus(column, text)
    case .publisher: content.publisher = text
    case .language: content.language = text
    case .url: content.url = text
    case .review: content.review = text
    case .note: content.note = text
    case .location: copy.location = text
    case .lent: copy.lentTo = text
    case .added: content.added = date(column, .added, text) ?? content.added
    case .tag: addTags(column, text)
    case .format: addFormats(column, text)
    default:
      do throws(FieldError) {
        try content.set(field, to: text, scale: options.scale)
      } catch {
        refuse(column.name, text, .field(error.reason))
      }
    }
  }

  mutating func setType(_ column: Column, _ text: String) {
    let label = types[text]
    content.type = label.value
    guard !label.isKnown else { return }
    countUnknown(text, in: \.unknownTypes)
    note(.unknownType(nearest: label.nearest), .type, column: column.name, value: text)
  }

  mutating func setStatus(_ column: Column, _ text: String) {
    let label = statuses[text]
    content.status = label.value
    guard !label.isKnown else { return }
    countUnknown(text, in: \.unknownStatuses)
    note(.unknownStatus(nearest: label.nearest), .status, column: column.name, value: text)
  }

  mutating func setRating(_ column: Column, _ text: String, scale: Double) {
    switch ratings.entry(of: text, scale: scale) {
    case .rating(let rating):
      content.rating = rating
      if text.utf8.contains(UInt8(ascii: ",")) { remark(.decimalComma) }
    case .unrated: if isCanonical { content.rating = Rating(text, scale: scale) }
    case .invalid:
      if let number = Double(text.replacing(",", with: ".")), number > scale {
        summary.tellRating(number, in: column.name)
      }
      refuse(column.name, text, .field(.notARating))
    }
  }

  /// One format or several, which a cell lists as it does labels.
  mutating func addFormats(_ column: Column, _ text: String) {
    if formats[text].isKnown { return addFormat(column, text) }
    var part = BookmarkContent()
    do throws(FieldError) {
      try part.set(.format, to: text)
    } catch {
      return addFormat(column, text)
    }
    for format in part.formats { addFormat(column, format.rawValue) }
  }

  mutating func addFormat(_ column: Column, _ text: String) {
    let label = formats[text]
    content.formats.append(label.value)
    guard !label.isKnown else { return }
    countUnknown(text, in: \.unknownFormats)
    note(.unknownFormat(nearest: label.nearest), .format, column: column.name, value: text)
  }

  mutating func addTitle(_ text: String, _ role: TitleRole) {
    if content.titles.contains(where: { $0.text == text }) { return }
    content.titles.append(Title(text, role: role))
  }

  /// Labels in quotes, or parted by `;`, else by `,`, `|` or `、`.
  private mutating func addTags(_ column: Column, _ text: String) {
    if text.utf8.contains(UInt8(ascii: "\"")) {
      var part = BookmarkContent()
      // A lone quote is part of a label.
      if (try? part.set(.tag, to: text)) != nil {
        content.tags += part.tags
        return
      }
    }
    let separators = text.utf8.contains(UInt8(ascii: ";")) ? ";" : ",|、"
    content.tags += CellText.parts(text, by: separators)
  }

  /// Names parted by `;`, never by a comma; `Ken Liu (translator)` has a role of its own.
  private mutating func addCreators(_ column: Column, _ text: String, _ role: CreatorRole) {
    var isPlain = true
    var hasQuote = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { hasQuote = true }
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ")") {
        isPlain = false
      }
    }
    if isPlain, !hasQuote {
      content.creators.append(Creator(text, role: role))
      return
    }
    let hasTextForm = isCanonical || !hasQuote || text.contains("\" role=")
    var part = BookmarkContent()
    if hasTextForm, (try? part.set(.creator, to: text)) != nil {
      for creator in part.creators {
        let isMain = creator.role == .creator && !text.contains("role=creator")
        content.creators.append(
          Creator(creator.name, role: isMain ? role : creator.role, language: creator.language))
      }
    } else if isCanonical {
      refuse(column.name, text, .field(.unclosedQuote))
    } else {
      content.creators += CellText.parts(text, by: ";").map { Creator($0, role: role) }
    }
  }

  /// A shelf, or a status where the name of the shelf is one.
  private mutating func addShelves(_ column: Column, _ text: String) {
    let separators = text.utf8.contains(UInt8(ascii: ";")) ? ";" : ",|、"
    for name in CellText.parts(text, by: separators) {
      let label = statuses[name]
      if label.isKnown {
        content.status = content.status ?? label.value
      } else {
        content.shelves.append(ShelfEntry(name))
      }
    }
  }

  /// Yes or no, or a number of copies.
  private mutating func addCopies(_ column: Column, _ text: String) {
    if let flag = Self.flag(text), text != "1" {
      if flag { content.copies.append(Copy()) }
    } else if let number = Int(text), (0...1000).contains(number) {
      content.copies += Array(repeating: Copy(), count: number)
    } else {
      refuse(column.name, text, .field(.notANumber))
    }
  }

  private mutating func setUID(_ column: Column, _ text: String) {
    if let uid = UUID(uuidString: text) {
      self.uid = uid
    } else {
      keep(column.name, text)
    }
  }

  /// Yes or no in a column that may hold either; nil for anything else.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "y", "x", "✓", "✔", "是": true
    case "no", "false", "0", "n", "否": false
    default: nil
    }
  }
}
