public import BookmarkModel

/// What the person who imports a file says about it.
public struct SourceOptions: Sendable {
  /// The id of the service that the file is from; nil to find out from its columns.
  public var service: String?
  /// The text encoding; nil for UTF-8, or what a byte order mark says.
  public var encoding: String?
  /// Values for rows that lack them: a type, a status, tags.
  public var defaults: BookmarkContent
  /// The highest rating, for ratings without a scale of their own.
  public var scale: Double
  /// What columns mean, whatever they are called; a table with such is of no service.
  public var mappings: [ColumnMapping] = []
  /// Kinds of tables that the person has described before.
  public var profiles: [PersonalProfile] = []
  /// Whether places are numbers of rows, as in a sheet, whose cells may hold line ends.
  public var countsRows = false

  /// Options; without any, everything is found out from the file.
  public init(
    service: String? = nil, encoding: String? = nil,
    defaults: BookmarkContent = BookmarkContent(), scale: Double = Rating.standardScale
  ) {
    self.service = service
    self.encoding = encoding
    self.defaults = defaults
    self.scale = scale
  }
}
