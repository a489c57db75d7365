/// Elements in sections: counts are known at once, elements are fetched in windows when looked at.
///
/// A random access collection of sections, each of which is one of elements, over one moment of the
/// collection that stays as it was while the results are kept. A million rows cost what the screen
/// shows. Keep results as long as they are shown, not longer: the moment they show is held for them.
public struct SectionedResults<SectionID: Hashable & Sendable, Item: Equatable & Sendable>:
  RandomAccessCollection, Sendable
{
  /// One section: its value, and its elements.
  public struct Section: RandomAccessCollection, Identifiable, Sendable {
    /// What the elements have in common; `nil` for those without a value.
    public let id: SectionID
    let items: WindowedItems<Item>

    /// The first place, 0.
    public var startIndex: Int { 0 }
    /// The number of elements; nothing is fetched for it.
    public var endIndex: Int { items.count }

    /// An element; those around it are fetched with it.
    public subscript(position: Int) -> Item { items[position] }
  }

  private let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  /// Results of elements that are all in memory, for previews and tests.
  public init(_ sections: [(id: SectionID, items: [Item])]) {
    self.sections = sections.map { Section(id: $0.id, items: WindowedItems($0.items)) }
  }

  /// The first place, 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }

  /// A section.
  public subscript(position: Int) -> Section { sections[position] }

  /// The section of a value; `nil` when there is none.
  public subscript(id id: SectionID) -> Section? { sections.first { $0.id == id } }

  /// The number of elements in all sections; one that stands in two counts twice.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.count } }

  /// The results of which only some elements are left, without the sections that have none.
  ///
  /// Every element is fetched. To filter a large collection, ask it for a `BookmarkFilter`.
  public func filter(_ isIncluded: (Item) throws -> Bool) rethrows -> Self {
    Self(
      try sections.compactMap { section in
        let items = try section.items.all.filter(isIncluded)
        return items.isEmpty ? nil : Section(id: section.id, items: WindowedItems(items))
      })
  }

  /// The same results under other section values.
  func mapIDs<NewID>(_ transform: (SectionID) -> NewID) -> SectionedResults<NewID, Item> {
    SectionedResults<NewID, Item>(sections.map { .init(id: transform($0.id), items: $0.items) })
  }
}

extension SectionedResults: Equatable {
  /// The same sections with the same elements in the same order; fetches them to compare.
  public static func == (left: Self, right: Self) -> Bool { left.sections == right.sections }
}

extension SectionedResults.Section: Equatable {
  /// The same value and the same elements; fetches them to compare, unless they are the very same.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.count == right.count
      && (left.items === right.items || left.elementsEqual(right))
  }
}
