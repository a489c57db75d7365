public import BookmarkModel

/// What a service's export looks like: how to know it, and what its rows are.
///
/// A profile is known by the set of its columns alone; where they stand and what the file is called
/// doesn't count.
public protocol ServiceProfile: Sendable {
  /// The stable name that `--from` takes, such as `goodreads`.
  var id: String { get }
  /// The service's own name.
  var title: String { get }
  /// The kinds of files that are read: tables, JSON, XML and others.
  var files: [SourceFormat] { get }
  /// The types of works that are in them; others keep their own.
  var types: [BookmarkType] { get }
  /// What the rows under a header are; nil if it isn't one of this service.
  func rowMeaning(of header: SourceHeader) -> RowMeaning?
}

extension ServiceProfile {
  /// Whether its files are XML.
  public var isXML: Bool { self is any XMLProfile }

  /// Files without columns have no header.
  public func rowMeaning(of header: SourceHeader) -> RowMeaning? { nil }
}

/// What one row of a service's file stands for.
public enum RowMeaning: String, Hashable, CaseIterable, Sendable {
  /// A work; the same work again adds nothing.
  case item
  /// A reading, viewing or listening; equal rows are different times.
  case event
}

/// A profile whose files are tables.
protocol TableProfile: ServiceProfile {
  /// The reader of the rows under a header that the profile knows.
  func rows(
    under header: SourceHeader, fileName: String, options: SourceOptions
  ) -> any RowReader
}
