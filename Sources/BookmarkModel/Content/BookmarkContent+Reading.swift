import Text

/// Reading the text form of each field, the same in cells, at the prompt and in an editor.
extension BookmarkContent {
  /// Replaces a field by what a text says; an empty text clears it.
  ///
  /// Several values of a list field are separated by `;` (see `Documentation/formats.md`). Spaces
  /// around a single value do not belong to it, except in a review and a note.
  /// - Parameter scale: the scale of a rating that is written without one.
  public mutating func set(_ field: BookmarkField, to text: String, scale: Double = 5)
    throws(FieldError)
  {
    let text = field == .review || field == .note ? text : text.trimmingSpaces()
    do {
      try assign(field, text, scale: scale)
    } catch {
      throw FieldError(field, text, error)
    }
  }

  /// Adds what a text says to a list field, a paragraph to a review or a note, or sets another field.
  public mutating func add(_ field: BookmarkField, _ text: String) throws(FieldError) {
    if field.isProse {
      let old = self.text(of: field)
      return try set(field, to: old.isEmpty || text.isEmpty ? old + text : old + "\n\n" + text)
    }
    guard field.isList else { return try set(field, to: text) }
    var addition = BookmarkContent(type: type)
    try addition.set(field, to: text)
    append(addition)
  }

  /// Takes what a text says out of a list field; returns whether it was there.
  public mutating func remove(_ field: BookmarkField, _ text: String) throws(FieldError) -> Bool {
    let before = self
    guard field.isList else {
      try set(field, to: "")
      return self != before
    }
    var part = BookmarkContent(type: type)
    try part.set(field, to: text)
    titles.removeAll { title in part.titles.contains { Self.isSame($0.text, title.text) } }
    creators.removeAll { other in part.creators.contains { Self.isSame($0.name, other.name) } }
    series.removeAll { entry in part.series.contains { Self.isSame($0.name, entry.name) } }
    formats.removeAll(where: part.formats.contains)
    weekdays.removeAll(where: part.weekdays.contains)
    identifiers.removeAll(where: part.identifiers.contains)
    experiences.removeAll { other in part.experiences.contains { other.isDescribed(by: $0) } }
    copies.removeAll { copy in part.copies.contains { copy.isDescribed(by: $0) } }
    tags.removeAll { tag in part.tags.contains { Self.isSame($0, tag) } }
    shelves.removeAll { entry in part.shelves.contains { Self.isSame($0.shelf, entry.shelf) } }
    return self != before
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || TextFolding.folded(left) == TextFolding.folded(right)
  }

  private mutating func append(_ addition: BookmarkContent) {
    titles += addition.titles
    creators += addition.creators
    series += addition.series
    formats += addition.formats
    weekdays += addition.weekdays
    identifiers += addition.identifiers
    experiences += addition.experiences
    copies += addition.copies
    for tag in addition.tags where !tags.contains(where: { Self.isSame($0, tag) }) {
      tags.append(tag)
    }
    shelves += addition.shelves
    normalize()
  }

  private mutating func assign(_ field: BookmarkField, _ text: String, scale: Double)
    throws(FieldError.Reason)
  {
    let optional = text.isEmpty ? nil : text
    switch field {
    case .type:
      type = BookmarkType.labelled(text) ?? BookmarkType(rawValue: text)
    case .title:
      let main = mainTitle
      titles.removeAll { $0.role == .main }
      if let optional {
        let language = main?.text == optional ? main?.language : nil
        titles.insert(Title(optional, language: language), at: 0)
      }
    case .titles: try assignTitles(text)
    case .creator: creators = try Self.creators(text, role: .creator)
    case .author: try replaceCreators(.author, text)
    case .director: try replaceCreators(.director, text)
    case .artist: try replaceCreators(.artist, text)
    case .year: published = try Self.date(text)
    case .status:
      status = optional.map { BookmarkStatus.labelled($0) ?? BookmarkStatus(rawValue: $0) }
    case .rating: rating = try Self.rating(optional, scale: scale)
    case .favourite: isFavourite = try Self.flag(text)
    case .series: series = try Self.series(text)
    case .publisher: publisher = optional
    case .language: language = optional
    case .format: formats = try Self.formats(text)
    case .plan: weekdays = try Self.weekdays(text)
    case .identifier: identifiers = try Self.identifiers(text)
    case .experience: experiences = try Self.experiences(text)
    case .copy: copies = try Self.copies(text)
    case .tag: tags = try Self.tags(text)
    case .shelf: shelves = try Self.shelves(text)
    case .url: url = optional
    case .review: review = optional
    case .note: note = optional
    case .added: added = try Self.date(text)
    case .started, .finished: try assignExperience(field, text)
    case .location, .lent: try assignCopy(field, optional)
    case .id, .uid, .times, .changed, .source, .change, .text, .extra: throw .notWritable
    }
  }

  /// Titles beside the main one; an entry with the role `main` takes its place.
  private mutating func assignTitles(_ text: String) throws(FieldError.Reason) {
    let written = try Self.titles(text)
    if !written.contains(where: { $0.role == .main }) {
      titles.removeAll { $0.role != .main }
    } else {
      titles.removeAll()
    }
    titles += written
  }

  private mutating func replaceCreators(_ role: CreatorRole, _ text: String)
    throws(FieldError.Reason)
  {
    creators.removeAll { $0.role == role }
    creators += try Self.creators(text, role: role)
  }

  /// A date of the latest experience, which is made when there is none.
  private mutating func assignExperience(_ field: BookmarkField, _ text: String)
    throws(FieldError.Reason)
  {
    let date = try Self.date(text)
    if experiences.isEmpty {
      if date == nil { return }
      experiences.append(Experience())
    }
    let latest = experiences.latestIndex() ?? 0
    if field == .started {
      experiences[latest].started = date
    } else {
      experiences[latest].finished = date
    }
    if experiences[latest] == Experience() { experiences.remove(at: latest) }
  }

  /// A property of the only copy, which is made when there is none.
  private mutating func assignCopy(_ field: BookmarkField, _ text: String?)
    throws(FieldError.Reason)
  {
    guard copies.count <= 1 else { throw .notWritable }
    if copies.isEmpty {
      if text == nil { return }
      copies.append(Copy())
    }
    if field == .location {
      copies[0].location = text
    } else {
      copies[0].lentTo = text
    }
    if copies[0] == Copy() { copies.removeLast() }
  }
}
