import BookmarkModel

/// What becomes of one field: its values before and after; one at most where it is no list.
struct FieldChange: Equatable {
  var field: BookmarkField
  var before: [String]
  var after: [String]

  /// Every field in which two contents differ, in the order of an export's columns.
  ///
  /// - Parameter values: the values of a field as they are to be shown.
  static func all(
    from before: BookmarkContent, to after: BookmarkContent,
    _ values: (BookmarkField, BookmarkContent) -> [String]
  ) -> [FieldChange] {
    (BookmarkField.content + [.extra]).compactMap { field in
      let change = FieldChange(
        field: field, before: values(field, before), after: values(field, after))
      return change.before == change.after ? nil : change
    }
  }

  /// The values of a list that are no more, and those that are new.
  var differences: (gone: [String], new: [String]) {
    (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
  }
}

extension BookmarkContent {
  /// The values of a field in the text forms of an export, each on its own.
  func values(of field: BookmarkField) -> [String] {
    func each<Value>(_ path: WritableKeyPath<BookmarkContent, [Value]>) -> [String] {
      self[keyPath: path].map { value in
        var one = BookmarkContent(type: type)
        one[keyPath: path] = [value]
        return one.text(of: field)
      }
    }
    switch field {
    case .titles: return otherTitles.map(\.text)
    case .creator: return each(\.creators)
    case .series: return each(\.series)
    case .format: return each(\.formats)
    case .plan: return each(\.weekdays)
    case .identifier: return identifiers.map { "\($0.scheme):\($0.value)" }
    case .experience: return each(\.experiences)
    case .copy: return each(\.copies)
    case .tag: return tags
    case .shelf: return each(\.shelves)
    case .extra: return extras.map { "\($0.name): \($0.value)" }
    default:
      let text = text(of: field)
      return text.isEmpty ? [] : [text]
    }
  }
}
