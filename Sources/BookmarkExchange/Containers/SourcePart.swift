public import BookmarkModel

/// One text inside a file: a member of an archive, or a sheet of a workbook.
public struct SourcePart: Hashable, Sendable {
  /// Its name inside the file; nil where the file has nothing else in it.
  public let name: String?
  /// The name by which a profile may tell what it is.
  public let fileName: String
  /// What its name says of all of its rows.
  public let defaults: BookmarkContent
  /// Whether places in it are numbers of rows.
  public let countsRows: Bool

  /// The options for this part: what the person says comes before what the name says.
  public func options(_ given: SourceOptions) -> SourceOptions {
    var options = given
    options.countsRows = countsRows
    if options.defaults.type == .untyped { options.defaults.type = defaults.type }
    if options.defaults.status == nil { options.defaults.status = defaults.status }
    return options
  }

  init(
    _ name: String?, fileName: String, defaults: BookmarkContent = BookmarkContent(),
    countsRows: Bool = false
  ) {
    self.name = name
    self.fileName = fileName
    self.defaults = defaults
    self.countsRows = countsRows
  }
}
