import BookmarkModel
import JSON

/// What the members of a JSON object say, by their keys.
extension DraftBuilder {
  /// Takes all members of one object.
  mutating func assign(_ members: [JSONMember], with keys: inout ObjectKeys) {
    isCanonical = members.contains { $0.name == "uid" }
    var taken: Set<ColumnMeaning> = []
    for member in members {
      if member.name == "extra", case .object(let extras) = member.value {
        for extra in extras { keepMember(extra.name, extra.value) }
        continue
      }
      if member.name == "extra", case .array(let pairs) = member.value {
        for pair in pairs { keepPair(pair) }
        continue
      }
      var column = keys.column(member.name)
      if isCanonical, column.meaning == .shelf { column.meaning = .field(.shelf) }
      if member.value == .null { continue }
      // Of two keys with one meaning the first one counts, the other one is kept as it is.
      if !column.meaning.repeats, !taken.insert(column.meaning.slot).inserted {
        column.meaning = .extra
      }
      assign(column, member.value)
    }
  }

  private mutating func assign(_ column: Column, _ value: JSONValue) {
    switch value {
    case .null: break
    case .string(let text): if !text.isEmpty { assign(column, text) }
    case .number(let digits): assign(column, digits)
    case .bool(let flag): assignFlag(column, flag)
    case .array(let elements): if !elements.isEmpty { assignList(column, elements) }
    case .object: assignList(column, [value])
    }
  }

  private mutating func assignFlag(_ column: Column, _ flag: Bool) {
    if column.meaning == .extra {
      keep(column.name, flag ? "true" : "false")
    } else {
      assign(column, flag ? "yes" : "no")
    }
  }

  /// Takes the elements of an array, or one object, each by the shape of the field's entries.
  private mutating func assignList(_ column: Column, _ elements: [JSONValue]) {
    let isTaken: Bool
    hint(column.meaning)
    switch column.meaning {
    case .title, .otherTitle, .field(.titles):
      isTaken = forEach(elements) { builder, element in builder.addTitle(column, element) }
    case .creator(let role):
      isTaken = forEach(elements) { builder, element in builder.addCreator(element, role) }
    case .field(.tag):
      isTaken = forEach(elements) { builder, element in
        element.plainText.map { builder.content.tags.append($0) } != nil
      }
    case .field(.format):
      isTaken = forEach(elements) { builder, element in
        element.plainText.map { builder.addFormat(column, $0) } != nil
      }
    case .isbn, .barcode, .identifier:
      isTaken = forEach(elements) { builder, element in
        element.plainText.map { builder.assign(column, $0) } != nil
      }
    case .field(.plan): isTaken = addWeekdays(column, elements)
    case .field(.identifier): isTaken = addIdentifiers(column, elements)
    case .field(.series):
      isTaken = forEach(elements) { builder, element in builder.addSeries(element) }
    case .shelf, .field(.shelf):
      isTaken = forEach(elements) { builder, element in builder.addShelf(column, element) }
    case .field(.experience):
      isTaken = forEach(elements) { builder, element in builder.addExperience(column, element) }
    case .field(.copy):
      isTaken = forEach(elements) { builder, element in builder.addCopy(column, element) }
    default: isTaken = false
    }
    if !isTaken { keep(column.name, JSONText.of(elements)) }
  }

  /// Takes each element; false, with nothing taken, if one of them doesn't have the right shape.
  private mutating func forEach(
    _ elements: [JSONValue], _ take: (inout DraftBuilder, JSONValue) -> Bool
  ) -> Bool {
    let before = content
    for element in elements where element != .null {
      guard take(&self, element) else {
        content = before
        return false
      }
    }
    return true
  }

  private mutating func keepMember(_ name: String, _ value: JSONValue) {
    if value == .null { return }
    keep(name, value.plainText ?? JSONText.of(value))
  }

  /// An extra column as an object of its own, which is how several of one name are written.
  private mutating func keepPair(_ pair: JSONValue) {
    if case .string(let name)? = pair["name"], let value = pair["value"] {
      keepMember(name, value)
    } else {
      keep("extra", JSONText.of(pair))
    }
  }

  private mutating func addWeekdays(_ column: Column, _ elements: [JSONValue]) -> Bool {
    let words = elements.compactMap(\.plainText)
    guard words.count == elements.count else { return false }
    assign(column, words.joined(separator: "; "))
    return true
  }

  /// An object of schemes, or texts such as `isbn:9780441478125`.
  private mutating func addIdentifiers(_ column: Column, _ elements: [JSONValue]) -> Bool {
    forEach(elements) { builder, element in
      if let text = element.plainText {
        builder.assign(column, appending: text)
        return true
      }
      guard case .object(let schemes) = element else { return false }
      for scheme in schemes {
        let values: [JSONValue]
        if case .array(let several) = scheme.value {
          values = several
        } else {
          values = [scheme.value]
        }
        for value in values {
          guard let text = value.plainText else { return false }
          let column = Column(name: scheme.name, meaning: .identifier(scheme.name))
          if scheme.name == "isbn" {
            builder.addISBN(column, text)
          } else {
            builder.addIdentifier(column, scheme.name, text)
          }
        }
      }
      return true
    }
  }

  private mutating func assign(_ column: Column, appending text: String) {
    do throws(FieldError) {
      try content.add(.identifier, text)
    } catch {
      refuse(column.name, text, .field(error.reason))
    }
  }
}
