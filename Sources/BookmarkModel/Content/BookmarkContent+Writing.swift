/// Writing the text form of each field, which reads back as the same value.
extension BookmarkContent {
  /// The text form of a field; empty when the field has no value.
  public func text(of field: BookmarkField) -> String {
    switch field {
    case .type: type.rawValue
    case .title: mainTitle?.text ?? ""
    case .titles: EntryText.cell(writtenTitles.map(Self.entry))
    case .creator: EntryText.cell(creators.map(entry))
    case .author: EntryText.cell(creators.filter { $0.role == .author }.map(Self.nameEntry))
    case .director: EntryText.cell(creators.filter { $0.role == .director }.map(Self.nameEntry))
    case .artist: EntryText.cell(creators.filter { $0.role == .artist }.map(Self.nameEntry))
    case .year: published?.description ?? ""
    case .status: status?.rawValue ?? ""
    case .rating: rating?.text ?? ""
    case .favourite: isFavourite ? "yes" : ""
    case .series: EntryText.cell(series.map(Self.entry))
    case .publisher: publisher ?? ""
    case .language: language ?? ""
    case .format: EntryText.cell(formats.map { EntryText(text: $0.rawValue) })
    case .plan: weekdays.map(\.name).joined(separator: "; ")
    case .identifier:
      EntryText.cell(identifiers.map { EntryText(text: "\($0.scheme):\($0.value)") })
    case .experience: EntryText.cell(experiences.map(Self.entry))
    case .copy: EntryText.cell(copies.map(Self.entry))
    case .tag: EntryText.cell(tags.map { EntryText(text: $0) })
    case .shelf: EntryText.cell(shelves.map(Self.entry))
    case .url: url ?? ""
    case .review: review ?? ""
    case .note: note ?? ""
    case .added: added?.description ?? ""
    case .started: lastStarted?.description ?? ""
    case .finished: lastFinished?.description ?? ""
    case .times: timesFinished == 0 ? "" : String(timesFinished)
    case .location: copies.compactMap(\.location).joined(separator: "; ")
    case .lent: copies.compactMap(\.lentTo).joined(separator: "; ")
    case .id, .uid, .changed, .source, .change, .text, .extra: ""
    }
  }

  /// Every title but the one that ``mainTitle`` gives.
  public var otherTitles: [Title] {
    guard let main = mainTitle, let index = titles.firstIndex(of: main) else { return [] }
    var others = titles
    others.remove(at: index)
    return others
  }

  /// The other titles, and the main one where its text alone does not say its language.
  public var writtenTitles: [Title] {
    guard let main = mainTitle, main.role == .main, main.language != nil else { return otherTitles }
    return [main] + otherTitles
  }

  private static func entry(_ title: Title) -> EntryText {
    var entry = EntryText(text: title.text)
    if title.role != .alias { entry.attributes.append(("role", title.role.rawValue)) }
    entry.add("language", title.language)
    return entry
  }

  /// A creator in the type's main role is the bare name; the order of several roles is kept.
  private func entry(_ creator: Creator) -> EntryText {
    var entry = EntryText(text: creator.name)
    if creator.role != type.mainCreatorRole {
      entry.attributes.append(("role", creator.role.rawValue))
    }
    entry.add("language", creator.language)
    return entry
  }

  private static func nameEntry(_ creator: Creator) -> EntryText { EntryText(text: creator.name) }

  private static func entry(_ entry: SeriesEntry) -> EntryText {
    var text = EntryText(text: entry.name)
    text.add("position", entry.position)
    return text
  }

  private static func entry(_ entry: ShelfEntry) -> EntryText {
    var text = EntryText(text: entry.shelf)
    text.add("position", entry.position.map { String($0) })
    text.add("note", entry.note)
    return text
  }

  private static func entry(_ experience: Experience) -> EntryText {
    var text = EntryText()
    text.add("started", experience.started?.description)
    text.add("finished", experience.finished?.description)
    text.add("time", experience.time)
    text.add("rating", experience.rating?.text)
    text.add("note", experience.note)
    text.add("format", experience.format?.rawValue)
    text.add("part", experience.part)
    text.add("link", experience.link)
    // An experience of which nothing is known but that it was.
    if text.attributes.isEmpty { text.add("finished", "") }
    return text
  }

  private static func entry(_ copy: Copy) -> EntryText {
    var text = EntryText()
    text.add("format", copy.format?.rawValue)
    text.add("location", copy.location)
    text.add("acquired", copy.acquired?.description)
    text.add("price", copy.price)
    text.add("lent", copy.lentTo)
    text.add("since", copy.lentSince?.description)
    text.add("note", copy.note)
    if text.attributes.isEmpty { text.add("acquired", "") }
    return text
  }
}

extension EntryText {
  mutating func add(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }
}
