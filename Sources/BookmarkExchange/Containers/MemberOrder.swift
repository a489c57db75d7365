/// Which members of an archive are read, and in which order, by what services put into theirs.
struct MemberOrder {
  private let service: [Rule]?
  /// The folder that everything is in, as when an archive was unpacked and packed again.
  private let folder: String

  /// A member by its whole name, or all of a folder.
  private struct Rule {
    let name: String
    func fits(_ member: String) -> Bool {
      name.hasSuffix("/") ? member.hasPrefix(name) : member == name
    }
  }

  /// Of two rows about one film the first has the word: that it was seen, before that it is wanted.
  ///
  /// What the owner deleted, who they are and what they said to others is left alone.
  private static let letterboxd = [
    "watched.csv", "ratings.csv", "diary.csv", "orphaned/diary.csv", "reviews.csv",
    "orphaned/reviews.csv", "watchlist.csv", "likes/films.csv", "lists/",
  ].map(Rule.init)
  private static let tellico = [Rule(name: "tellico.xml")]

  init(_ members: [String]) {
    let shown = members.filter { !Self.isHidden($0) }
    let folder = shown.first.flatMap { name in
      name.firstIndex(of: "/").map { String(name[...$0]) }
    }
    self.folder =
      folder.flatMap { folder in
        shown.allSatisfy { $0.hasPrefix(folder) } ? folder : nil
      } ?? ""
    let names = Set(shown.map { [folder = self.folder] in String($0.dropFirst(folder.count)) })
    if names.contains("tellico.xml") {
      service = Self.tellico
    } else if names.isSuperset(of: ["diary.csv", "watched.csv"]) {
      service = Self.letterboxd
    } else {
      service = nil
    }
  }

  /// Whether only one member is ever read, so that its name needs no mention.
  var isAlone: Bool { service?.count == 1 }

  /// Whether the names don't tell whose archive it is.
  var isUnknown: Bool { service == nil }

  /// All ranks, the first one first.
  var ranks: [Int] { Array(0..<(service?.count ?? 1)) }

  /// When a member is read; nil for one that isn't.
  func rank(of member: String) -> Int? {
    if Self.isHidden(member) { return nil }
    guard let service else { return 0 }
    let name = String(member.dropFirst(folder.count))
    return service.firstIndex { $0.fits(name) }
  }

  /// Whether a member is the system's own, such as those that macOS puts into each archive.
  private static func isHidden(_ member: String) -> Bool {
    member.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }
}
