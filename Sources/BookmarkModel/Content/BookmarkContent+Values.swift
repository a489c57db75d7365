import Text

/// The text of one cell as values.
extension BookmarkContent {
  static func date(_ text: String) throws(FieldError.Reason) -> PartialDate? {
    if text.isEmpty { return nil }
    switch DateText.read(text) {
    case .date(let date): return date
    case .none: return nil
    case .dayOrMonthFirst: throw .ambiguousDate
    case .invalid: throw .notADate
    }
  }

  static func rating(_ text: String?, scale: Double) throws(FieldError.Reason) -> Rating? {
    guard let text, !text.isEmpty else { return nil }
    guard let rating = Rating(text, scale: scale) else { throw .notARating }
    return rating
  }

  static func flag(_ text: String) throws(FieldError.Reason) -> Bool {
    switch TextFolding.folded(text) {
    case "", "no", "false", "0", "n", "否", "不": return false
    case "yes", "true", "1", "y", "x", "是", "♥", "❤", "★": return true
    default: throw .notYesOrNo
    }
  }

  static func titles(_ text: String) throws(FieldError.Reason) -> [Title] {
    try EntryText.list(text, attributes: ["role", "language"]).compactMap { entry in
      guard let text = entry.text, !text.isEmpty else { return nil }
      let role = entry["role"].map { TitleRole.labelled($0) ?? TitleRole(rawValue: $0) }
      return Title(text, language: entry["language"], role: role ?? .alias)
    }
  }

  static func creators(_ text: String, role: CreatorRole) throws(FieldError.Reason) -> [Creator] {
    try EntryText.list(text, attributes: ["role", "language"]).compactMap { entry in
      guard let name = entry.text, !name.isEmpty else { return nil }
      if let role = entry["role"] {
        return Creator(
          name, role: CreatorRole.labelled(role) ?? CreatorRole(rawValue: role),
          language: entry["language"])
      }
      if !entry.isQuoted, let (name, role) = nameAndRole(name) {
        return Creator(name, role: role)
      }
      return Creator(name, role: role, language: entry["language"])
    }
  }

  /// Splits `Ken Liu (translator)`, where the word in brackets is a role that is known.
  static func nameAndRole(_ text: String) -> (name: String, role: CreatorRole)? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let name = String(text[..<open]).trimmingSpaces()
    let word = text[text.index(after: open)...].dropLast()
    guard !name.isEmpty, let role = CreatorRole.labelled(String(word)) else { return nil }
    return (name, role)
  }

  static func series(_ text: String) throws(FieldError.Reason) -> [SeriesEntry] {
    try EntryText.list(text, attributes: ["position"]).compactMap { entry in
      guard let name = entry.text, !name.isEmpty else { return nil }
      if !entry.isQuoted, let mark = name.range(ofLast: " #") {
        let position = name[mark.upperBound...]
        if !position.isEmpty, !position.contains(" ") {
          return SeriesEntry(String(name[..<mark.lowerBound]), position: String(position))
        }
      }
      let position = entry["position"].flatMap { $0.isEmpty ? nil : $0 }
      return SeriesEntry(name, position: position)
    }
  }

  static func formats(_ text: String) throws(FieldError.Reason) -> [MediaFormat] {
    let formats = try words(text).map { MediaFormat.labelled($0) ?? MediaFormat(rawValue: $0) }
    return formats.uniqued().sorted()
  }

  static func weekdays(_ text: String) throws(FieldError.Reason) -> [Weekday] {
    var days: [Weekday] = []
    for word in try words(text) {
      for part in word.split(separator: " ") {
        guard let day = Weekday.labelled(String(part)) else { throw .notAWeekday }
        days.append(day)
      }
    }
    return days.uniqued().sorted()
  }

  static func identifiers(_ text: String) throws(FieldError.Reason) -> [Identifier] {
    var found: [Identifier] = []
    for entry in try EntryText.list(text) {
      guard let word = entry.text, let colon = word.unicodeScalars.firstIndex(of: ":"),
        let identifier = Identifier(
          String(word[..<colon]), String(word.unicodeScalars[colon...].dropFirst()))
      else { throw .notAnIdentifier }
      found.append(identifier)
    }
    return found
  }

  static func tags(_ text: String) throws(FieldError.Reason) -> [String] { try words(text) }

  static func shelves(_ text: String) throws(FieldError.Reason) -> [ShelfEntry] {
    try EntryText.list(text, attributes: ["position", "note"]).compactMap { entry in
      guard let name = entry.text, !name.isEmpty else { return nil }
      return ShelfEntry(name, position: entry["position"].flatMap { Int($0) }, note: entry["note"])
    }
  }

  static func experiences(_ text: String) throws(FieldError.Reason) -> [Experience] {
    let names: Set = [
      "started", "finished", "time", "rating", "note", "format", "part", "link",
    ]
    var found: [Experience] = []
    for entry in try EntryText.list(text, attributes: names) {
      var experience = Experience()
      // A bare date is the end, the one date that people remember.
      experience.finished = try date(entry["finished"] ?? entry.text ?? "")
      experience.started = try date(entry["started"] ?? "")
      experience.time = entry["time"]
      experience.rating = try rating(entry["rating"], scale: Rating.standardScale)
      experience.note = entry["note"]
      experience.format = entry["format"].map {
        MediaFormat.labelled($0) ?? MediaFormat(rawValue: $0)
      }
      experience.part = entry["part"]
      experience.link = entry["link"]
      found.append(experience)
    }
    return found
  }

  static func copies(_ text: String) throws(FieldError.Reason) -> [Copy] {
    let names: Set = ["format", "location", "acquired", "price", "lent", "since", "note"]
    var found: [Copy] = []
    for entry in try EntryText.list(text, attributes: names) {
      var copy = Copy()
      let format = entry["format"] ?? entry.text
      copy.format = format.map { MediaFormat.labelled($0) ?? MediaFormat(rawValue: $0) }
      copy.location = entry["location"]
      copy.acquired = try date(entry["acquired"] ?? "")
      copy.price = entry["price"]
      copy.lentTo = entry["lent"]
      copy.lentSince = try date(entry["since"] ?? "")
      copy.note = entry["note"]
      found.append(copy)
    }
    return found
  }

  /// The words of a list cell: separated by `;`, and where there is none by `,`, `|` or `、`.
  static func words(_ text: String) throws(FieldError.Reason) -> [String] {
    let entries = try EntryText.list(text)
    if entries.count == 1, !entries[0].isQuoted, let only = entries[0].text {
      let parts = only.split { ",|、".contains($0) }.map { String($0).trimmingSpaces() }
      return parts.filter { !$0.isEmpty }.uniqued()
    }
    return entries.compactMap(\.text).filter { !$0.isEmpty }.uniqued()
  }
}

extension String {
  /// Where a piece of text last occurs.
  func range(ofLast piece: String) -> Range<String.Index>? {
    var end = endIndex
    while end > startIndex {
      if self[..<end].hasSuffix(piece) {
        return index(end, offsetBy: -piece.count)..<end
      }
      end = index(before: end)
    }
    return nil
  }
}
