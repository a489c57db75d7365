import BookmarkKit
import FoundationEssentials

/// What a program that keeps books, movies and music needs of a library, each in a few lines.
///
///     swift run Library [FILE]
@main
struct Library {
  static func main() async throws {
    let path = CommandLine.arguments.dropFirst().first ?? temporaryPath()
    let collection = try BookmarkCollection.open(path: path)
    try await fill(collection)
    try await filterByEnum(collection)
    try await translatePredicate(collection)
    try await keepUnknownValues(collection)
    try await planSeveralDays(collection)
    try await showSections(collection)
    try await watch(collection)
  }

  static func temporaryPath() -> String {
    let name = "library-\(UUID().uuidString).db"
    return FileManager.default.temporaryDirectory.appending(path: name).path
  }

  static func fill(_ collection: BookmarkCollection) async throws {
    try await collection.add("三体", type: .book) {
      $0.titles.append(Title("The Three-Body Problem", language: "en", role: .translated))
      $0.creators = [Creator("刘慈欣")]
      $0.published = PartialDate(year: 2008)
      $0.status = .done
      $0.rating = Rating("5")
    }
    try await collection.add("2046", type: .movie) {
      $0.published = PartialDate(year: 2004)
      $0.status = .done
      $0.rating = Rating("4.5")
      $0.weekdays = [.saturday, .friday]
    }
    try await collection.add("The Matrix", type: .movie) {
      $0.published = PartialDate(year: 1999)
      $0.status = .wish
      $0.weekdays = [.saturday]
    }
    try await collection.add("Kind of Blue", type: .music) {
      $0.published = PartialDate(year: 1959)
      $0.rating = Rating("4")
      $0.formats = [.vinyl]
    }
  }

  /// An enum in a filter: compared in the database, over an index.
  static func filterByEnum(_ collection: BookmarkCollection) async throws {
    print("Movies of four stars or more:")
    show(try await collection.fetch(\.type == .movie && \.rating >= 80))
    print("On vinyl, or from the nineties:")
    show(try await collection.fetch(.formats.contains(.vinyl) || \.year ~= 1990...1999))
  }

  /// The same from a `#Predicate` with a captured enum; what can't be asked is an error.
  static func translatePredicate(_ collection: BookmarkCollection) async throws {
    let wanted = BookmarkType.movie
    let predicate = #Predicate<Bookmark> { $0.type == wanted && ($0.year ?? 0) >= 2000 }
    print("Movies since 2000, by a predicate:")
    show(try await collection.fetch(BookmarkFilter(predicate)))
    do {
      _ = try BookmarkFilter(#Predicate { $0.tags.count > 1 })
    } catch {
      print("Not in the database: \(error.reason)")
    }
  }

  /// A kind of work and a status that this program doesn't know yet: kept, found, shown.
  static func keepUnknownValues(_ collection: BookmarkCollection) async throws {
    let podcast = BookmarkType(rawValue: "podcast")
    try await collection.add("Serial", type: podcast) {
      $0.status = BookmarkStatus(rawValue: "archived")
    }
    try await collection.update(\.type == podcast) { $0.rating = Rating("3") }
    for bookmark in try await collection.fetch(\.type == podcast) {
      print("Unknown values:")
      print("  \(bookmark.type.rawValue), \(bookmark.status?.rawValue ?? "-"):", title(bookmark))
    }
  }

  /// Several weekdays in one field, always in week order.
  static func planSeveralDays(_ collection: BookmarkCollection) async throws {
    print("Planned for a Saturday:")
    for bookmark in try await collection.fetch(.weekdays.contains(.saturday)) {
      print("  \(title(bookmark)) (\(bookmark.weekdays.map(\.name).joined(separator: ", ")))")
    }
  }

  /// Sections in the order of the enum; counts come first, elements when they are looked at.
  static func showSections(_ collection: BookmarkCollection) async throws {
    print("By type:")
    for section in try await collection.fetchSections(by: \.type) {
      print("  \(section.id?.rawValue ?? "none") (\(section.count))")
      for bookmark in section { print("    \(title(bookmark))") }
    }
    print("By type and status:")
    for section in try await collection.fetchSections(by: \.type, \.status) {
      let (type, status) = (section.id.outer?.rawValue, section.id.inner?.rawValue)
      print("  \(type ?? "none"), \(status ?? "none") (\(section.count))")
    }
    print("Days with most plans first:")
    for section in try await collection.fetchSections(by: \.weekdays.byCount) {
      print("  \(section.id?.name ?? "none") (\(section.count))")
    }
  }

  /// Results that follow every commit, of this program or another one.
  static func watch(_ collection: BookmarkCollection) async throws {
    print("Watching what is done:")
    for await results in collection.sections(by: \.type, matching: \.status == .done) {
      let counts = results.map { "\($0.id?.rawValue ?? "none") \($0.count)" }
      print("  \(counts.joined(separator: ", "))")
      if results.itemCount == 3 { break }
      try await collection.update(\.year == 1999) { $0.status = .done }
    }
  }

  static func show(_ bookmarks: [Bookmark]) {
    for bookmark in bookmarks { print("  \(title(bookmark))") }
  }

  static func title(_ bookmark: Bookmark) -> String {
    bookmark.content.displayTitle(preferring: "en")
  }
}
