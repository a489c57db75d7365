import Text

/// Which names are those of one creator, as a person said.
public struct CreatorNames: Hashable, Codable, Sendable {
  /// One creator with every name; the last one is shown where none is in the reader's language.
  public struct Group: Hashable, Codable, Sendable {
    /// The names as they were typed, in order.
    public var names: [String]

    /// The names of one creator.
    public init(_ names: [String]) { self.names = names }

    /// The name for a reader: the last one in a script of the language, else the last one.
    ///
    /// - Parameter language: a BCP 47 tag; English without one.
    public func shown(in language: String?) -> String {
      let code = (language ?? "en").prefix { $0 != "-" }
      let wantsHan = code == "zh" || code == "ja"
      return names.last { $0.hasHan == wantsHan } ?? names.last ?? ""
    }
  }

  /// The creators that have several names.
  public private(set) var groups: [Group] = []
  private var places: [String: Int] = [:]

  /// No creator has several names.
  public init() {}

  /// The creators that have several names; a name belongs to the last one that has it.
  public init(_ groups: [Group]) {
    self.groups = groups
    for (place, group) in groups.enumerated() {
      for name in group.names { places[TextFolding.key(name)] = place }
    }
  }

  /// Whether nobody has several names.
  public var isEmpty: Bool { groups.isEmpty }

  /// The creator who has a name; `nil` for one who has no other.
  public func group(of name: String) -> Group? {
    places[TextFolding.key(name)].map { groups[$0] }
  }

  /// The other names of the creator who has a name.
  public func others(than name: String) -> [String] {
    let key = TextFolding.key(name)
    return (group(of: name)?.names ?? []).filter { TextFolding.key($0) != key }
  }

  /// The key under which every name of a creator is compared.
  public func canonical(_ key: String) -> String {
    guard let place = places[key], let name = groups[place].names.first else { return key }
    return TextFolding.key(name)
  }

  /// A key of a work with each creator under one name.
  public func canonical(_ key: IdentityKey) -> IdentityKey {
    if isEmpty { return key }
    var key = key
    key.creators = key.creators.map { canonical($0) }
    return key
  }
}

extension String {
  /// Whether a name is written in Chinese characters.
  fileprivate var hasHan: Bool {
    unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }
}
