import BookmarkCommands
import BookmarkModel
import Localization

/// What the collection holds, asked through the command protocol; nothing when it can't be asked.
struct CollectionValues {
  /// More values than this don't help anybody to choose.
  static let limit = 200

  let handler: any CommandHandler
  let language: Language
  /// The only type whose titles are wanted, after `use movie`.
  let restriction: BookmarkType?

  /// The values of a field that begin with what was typed.
  func values(of field: BookmarkField, _ typed: TypedPrefix) async -> [String] {
    let stored: BookmarkField =
      switch field {
      case .author, .director, .artist: .creator
      case .titles: .title
      default: field
      }
    if stored == .title, let restriction {
      return await titles(of: restriction, typed)
    }
    let reply = await reply(to: CompleteText(stored, prefix: typed.text, limit: Self.limit))
    return reply?.values.filter(typed.begins) ?? []
  }

  /// The numbers of bookmarks that begin with the digits typed, smallest first.
  func numbers(_ digits: String) async -> [Int64] {
    guard digits.allSatisfy(\.isASCII), digits.isEmpty || Int64(digits) != nil else { return [] }
    let query = BookmarkQuery(Self.filter(digits), sort: [SortKey(.id)], limit: Self.limit)
    let reply = await reply(to: ListBookmarks(query, counts: false))
    return reply?.bookmarks.map(\.bookmark.id) ?? []
  }

  /// The names of saved views that begin with what was typed.
  func views(_ typed: TypedPrefix) async -> [String] {
    await reply(to: ListViews())?.views.map(\.name).filter(typed.begins) ?? []
  }

  private static func filter(_ digits: String) -> BookmarkFilter {
    guard let first = Double(digits) else { return .all }
    let ranges = (0..<7).map { places -> BookmarkFilter in
      let factor = (0..<places).reduce(1.0) { power, _ in power * 10 }
      return .field(.id, .number(from: first * factor, through: (first + 1) * factor - 1))
    }
    return .or(ranges)
  }

  private func titles(of type: BookmarkType, _ typed: TypedPrefix) async -> [String] {
    var filter = BookmarkFilter.field(.type, .anyOf([type.rawValue]))
    if let last = typed.text.split(separator: " ").last {
      filter = filter && .field(.title, .prefix(String(last)))
    }
    let reply = await reply(
      to: ListBookmarks(BookmarkQuery(filter, limit: Self.limit), counts: false))
    let titles = reply?.bookmarks.flatMap { $0.bookmark.content.titles.map(\.text) } ?? []
    return titles.filter(typed.begins)
  }

  private func reply<C: Command>(to command: C) async -> C.Reply? {
    try? await handler.perform(command, in: CommandContext(language: language, rights: .read))
  }
}
