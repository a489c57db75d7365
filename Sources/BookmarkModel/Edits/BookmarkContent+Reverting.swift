extension BookmarkContent {
  /// Takes back what a change made of an earlier state, and leaves what was changed since.
  ///
  /// A single value goes back where it is still what the change made it; of lists goes what the
  /// change brought, and what it took comes back.
  public func reverting(from after: BookmarkContent, to before: BookmarkContent) -> BookmarkContent
  {
    if self == after { return before }
    var content = self
    func single<Value: Equatable>(_ path: WritableKeyPath<BookmarkContent, Value>) {
      if self[keyPath: path] == after[keyPath: path] {
        content[keyPath: path] = before[keyPath: path]
      }
    }
    func list<Value: Equatable>(_ path: WritableKeyPath<BookmarkContent, [Value]>) {
      let (old, new) = (before[keyPath: path], after[keyPath: path])
      if self[keyPath: path] == new {
        content[keyPath: path] = old
        return
      }
      let left = self[keyPath: path].filter { old.contains($0) || !new.contains($0) }
      content[keyPath: path] = left + old.filter { !new.contains($0) && !left.contains($0) }
    }
    single(\.type)
    list(\.titles)
    list(\.creators)
    single(\.published)
    single(\.status)
    single(\.rating)
    single(\.isFavourite)
    list(\.series)
    single(\.publisher)
    single(\.language)
    list(\.formats)
    list(\.weekdays)
    list(\.identifiers)
    list(\.experiences)
    list(\.copies)
    list(\.tags)
    list(\.shelves)
    single(\.url)
    single(\.review)
    single(\.note)
    single(\.added)
    list(\.extras)
    content.normalize()
    return content
  }
}
