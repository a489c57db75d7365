/// One thing owned: a book on a shelf, a record, a file.
public struct Copy: Hashable, Codable, Sendable {
  /// Its medium.
  public var format: MediaFormat?
  /// Where it stands.
  public var location: String?
  /// When it was acquired, as far as known.
  public var acquired: PartialDate?
  /// What it cost, as it was written.
  public var price: String?
  /// Who has it now.
  public var lentTo: String?
  /// Since when they have it.
  public var lentSince: PartialDate?
  /// Anything else about this copy: condition, edition, signature.
  public var note: String?

  /// A copy of which everything may be unknown.
  public init(
    format: MediaFormat? = nil, location: String? = nil, acquired: PartialDate? = nil,
    price: String? = nil, lentTo: String? = nil, lentSince: PartialDate? = nil,
    note: String? = nil
  ) {
    self.format = format
    self.location = location
    self.acquired = acquired
    self.price = price
    self.lentTo = lentTo
    self.lentSince = lentSince
    self.note = note
  }

  /// Whether a description says nothing that differs; an empty one describes an empty copy.
  func isDescribed(by other: Copy) -> Bool {
    func agrees<Value: Equatable>(_ path: KeyPath<Copy, Value?>) -> Bool {
      other[keyPath: path] == nil || other[keyPath: path] == self[keyPath: path]
    }
    if other == Copy() { return self == other }
    return agrees(\.format) && agrees(\.location) && agrees(\.acquired) && agrees(\.price)
      && agrees(\.lentTo) && agrees(\.lentSince) && agrees(\.note)
  }
}
