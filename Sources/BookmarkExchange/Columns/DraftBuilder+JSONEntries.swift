import BookmarkModel
import JSON

/// The entries of lists, as an export of this program writes them: objects with named parts.
extension DraftBuilder {
  /// A title as a text, or with role and language.
  mutating func addTitle(_ column: Column, _ value: JSONValue) -> Bool {
    if let text = value.plainText {
      if case .title = column.meaning, !content.titles.contains(where: { $0.role == .main }) {
        content.titles.insert(Title(text), at: 0)
      } else if case .otherTitle(let role) = column.meaning {
        addTitle(text, role)
      } else {
        content.titles.append(Title(text, role: .alias))
      }
      return true
    }
    guard let text = value["text"]?.plainText else { return false }
    let role = value["role"]?.plainText.map { TitleRole.labelled($0) ?? TitleRole(rawValue: $0) }
    let title = Title(text, language: value["language"]?.plainText, role: role ?? .alias)
    if title.role == .main { content.titles.removeAll { $0.role == .main } }
    content.titles.append(title)
    return true
  }

  /// A creator as a name, or with role and language.
  mutating func addCreator(_ value: JSONValue, _ role: CreatorRole) -> Bool {
    if let name = value.plainText {
      content.creators.append(Creator(name, role: role))
      return true
    }
    guard let name = value["name"]?.plainText else { return false }
    let own = value["role"]?.plainText.map { CreatorRole.labelled($0) ?? CreatorRole(rawValue: $0) }
    content.creators.append(
      Creator(name, role: own ?? role, language: value["language"]?.plainText))
    return true
  }

  mutating func addSeries(_ value: JSONValue) -> Bool {
    guard let name = value.plainText ?? value["name"]?.plainText else { return false }
    content.series.append(SeriesEntry(name, position: value["position"]?.plainText))
    return true
  }

  mutating func addShelf(_ column: Column, _ value: JSONValue) -> Bool {
    if let text = value.plainText {
      if column.meaning == .shelf, statuses[text].isKnown {
        content.status = content.status ?? statuses[text].value
      } else {
        content.shelves.append(ShelfEntry(text))
      }
      return true
    }
    guard let name = value["name"]?.plainText else { return false }
    let position = value["position"]?.plainText.flatMap { Int($0) }
    content.shelves.append(
      ShelfEntry(name, position: position, note: value["note"]?.plainText))
    return true
  }

  mutating func addExperience(_ column: Column, _ value: JSONValue) -> Bool {
    guard case .object(let members) = value else { return false }
    var experience = Experience()
    for member in members {
      guard let text = member.value.plainText else { return false }
      let part = Column(name: "\(column.name).\(member.name)", meaning: column.meaning)
      switch member.name {
      case "started": experience.started = date(part, .started, text)
      case "finished": experience.finished = date(part, .finished, text)
      case "time": experience.time = text
      case "rating":
        experience.rating = Rating(text)
        if experience.rating == nil { refuse(part.name, text, .field(.notARating)) }
      case "note": experience.note = text
      case "format": experience.format = formats[text].value
      case "part": experience.part = text
      case "link": experience.link = text
      default: keep(part.name, text)
      }
    }
    content.experiences.append(experience)
    return true
  }

  mutating func addCopy(_ column: Column, _ value: JSONValue) -> Bool {
    guard case .object(let members) = value else { return false }
    var copy = Copy()
    for member in members {
      guard let text = member.value.plainText else { return false }
      let part = Column(name: "\(column.name).\(member.name)", meaning: column.meaning)
      switch member.name {
      case "format": copy.format = formats[text].value
      case "location": copy.location = text
      case "acquired": copy.acquired = date(part, .copy, text)
      case "price": copy.price = text
      case "lent": copy.lentTo = text
      case "since": copy.lentSince = date(part, .copy, text)
      case "note": copy.note = text
      default: keep(part.name, text)
      }
    }
    content.copies.append(copy)
    return true
  }
}

extension JSONValue {
  /// The text of a string, a number or a truth value; nil for anything else.
  var plainText: String? {
    switch self {
    case .string(let text): text
    case .number(let digits): digits
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

/// JSON values as compact text, to keep those that have no place.
enum JSONText {
  static func of(_ value: JSONValue) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.value(value)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  /// An array, or the one object that a member held.
  static func of(_ elements: [JSONValue]) -> String {
    if elements.count == 1, case .object = elements[0] { return of(elements[0]) }
    return of(.array(elements))
  }
}
