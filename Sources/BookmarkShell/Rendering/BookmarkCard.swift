import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Everything about one bookmark as labelled lines.
struct BookmarkCard {
  let text: ValueText
  let style: TerminalStyle
  let width: Int?

  func lines(_ shown: ShownBookmark) -> String {
    let bookmark = shown.bookmark
    let content = bookmark.content
    var lines = LabelledLines()
    for field in BookmarkField.content {
      let values: [String]
      switch field {
      case .title: values = content.mainTitle.map { [title($0)] } ?? []
      case .titles: values = content.otherTitles.map(title)
      case .creator: values = content.creators.map(creator)
      case .year: values = content.published.map { [$0.description] } ?? []
      case .rating: values = content.rating.map { [text.exact($0)] } ?? []
      case .series: values = content.series.map { text.safe(text.series($0)) }
      case .identifier: values = content.identifiers.map { text.safe("\($0.scheme):\($0.value)") }
      case .experience: values = content.experiences.map(experience)
      case .copy: values = content.copies.map(copy)
      case .shelf: values = content.shelves.map(shelf)
      case .review, .note: values = paragraphs(content.text(of: field))
      default: values = [text.cell(field, of: bookmark)]
      }
      lines.add(field.title(in: text.messages), values)
    }
    for extra in content.extras { lines.add(text.safe(extra.name), text.safe(extra.value)) }
    lines.add(BookmarkField.changed.title(in: text.messages), bookmark.changed.description)
    lines.add(BookmarkField.source.title(in: text.messages), source(shown))
    lines.add(BookmarkField.uid.title(in: text.messages), text.cell(.uid, of: bookmark))
    return style.bold("@\(bookmark.id)  " + text.title(of: bookmark)) + "\n"
      + lines.text(width: width, style: style)
  }

  private func title(_ title: Title) -> String {
    let role = title.role == .main ? nil : title.role.title(in: text.messages)
    return bracketed(title.text, [role, title.language])
  }

  private func creator(_ creator: Creator) -> String {
    let role = creator.role == .creator ? nil : creator.role.title(in: text.messages)
    return bracketed(creator.name, [role, creator.language])
  }

  private func shelf(_ entry: ShelfEntry) -> String {
    bracketed(entry.shelf, [entry.position.map { "#\($0)" }, entry.note])
  }

  private func bracketed(_ value: String, _ details: [String?]) -> String {
    let known = details.compactMap(\.self).filter { !$0.isEmpty }
    return text.safe(value) + (known.isEmpty ? "" : " (\(text.joined(known)))")
  }

  private func experience(_ experience: Experience) -> String {
    let started = experience.started?.description
    let finished = experience.finished.map { date in
      date.description + (experience.time.map { " " + $0 } ?? "")
    }
    let dates: String? =
      switch (started, finished) {
      case (let started?, let finished?): "\(started) – \(finished)"
      case (let started?, nil): "\(started) –"
      case (nil, let finished?): finished
      case (nil, nil): nil
      }
    let parts = [
      dates, experience.part, experience.rating.map(text.exact),
      experience.format?.title(in: text.messages), experience.note, experience.link,
    ]
    return dotted(parts)
  }

  private func copy(_ copy: Copy) -> String {
    let messages = text.messages
    let lent = copy.lentTo.map { name in
      copy.lentSince.map { messages.listingLentSince(name: name, date: $0.description) }
        ?? messages.listingLent(name: name)
    }
    return dotted([
      copy.format?.title(in: messages), copy.location,
      copy.acquired.map { messages.listingAcquired(date: $0.description) }, copy.price, lent,
      copy.note,
    ])
  }

  private func dotted(_ parts: [String?]) -> String {
    let known = parts.compactMap(\.self).filter { !$0.isEmpty }.map(text.safe)
    return known.isEmpty ? "✓" : known.joined(separator: " · ")
  }

  private func paragraphs(_ value: String) -> [String] {
    TerminalSafety.escaped(value, keepingNewlines: true)
      .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  private func source(_ shown: ShownBookmark) -> String {
    let messages = text.messages
    let change = messages.listingChange(number: Int(shown.bookmark.change))
    guard let source = shown.source, !source.isEmpty else { return change }
    let line = shown.bookmark.line.map { messages.listingLine(line: $0) }
    return text.joined([source, line, change].compactMap(\.self))
  }
}
