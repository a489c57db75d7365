/// A set of content fields in one number, as a store keeps which fields a person typed.
public struct BookmarkFieldSet: OptionSet, Hashable, Codable, Sendable {
  /// One bit a field; bits are stored, so never renumber them.
  public let rawValue: UInt32

  /// Takes the bits as they are; unknown ones of a newer build are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one field; empty for a field that isn't part of the content.
  public init(_ field: BookmarkField) {
    let bit: UInt32? =
      switch field {
      case .type: 0
      case .title: 1
      case .titles: 2
      case .creator, .author, .director, .artist: 3
      case .year: 4
      case .status: 5
      case .rating: 6
      case .favourite: 7
      case .series: 8
      case .publisher: 9
      case .language: 10
      case .format: 11
      case .plan: 12
      case .identifier: 13
      case .experience, .started, .finished, .times: 14
      case .copy, .location, .lent: 15
      case .tag: 16
      case .shelf: 17
      case .url: 18
      case .review: 19
      case .note: 20
      case .added: 21
      case .extra: 22
      case .id, .uid, .changed, .source, .change, .text: nil
      }
    self.init(rawValue: bit.map { 1 << $0 } ?? 0)
  }

  /// Whether the field is in the set.
  public func contains(_ field: BookmarkField) -> Bool {
    let one = BookmarkFieldSet(field)
    return !one.isEmpty && isSuperset(of: one)
  }

  /// Puts the field into the set.
  public mutating func insert(_ field: BookmarkField) {
    formUnion(BookmarkFieldSet(field))
  }
}
