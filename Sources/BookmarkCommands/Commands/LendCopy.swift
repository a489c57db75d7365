public import BookmarkModel
import Localization

/// Notes who has a copy of a work since when; a work without a copy gets one.
public struct LendCopy: Command {
  /// The bookmark's number.
  public var bookmark: Int64
  /// Who has it now.
  public var name: String
  /// Since when.
  public var since: PartialDate?
  /// The medium of the copy, where several are owned.
  public var format: MediaFormat?

  /// A loan.
  public init(_ bookmark: Int64, to name: String, since: PartialDate?, format: MediaFormat? = nil) {
    self.bookmark = bookmark
    self.name = name
    self.since = since
    self.format = format
  }

  /// What changed.
  public struct Reply: Codable, Sendable {
    /// The bookmark as it is now.
    public var bookmark: Bookmark
    /// The number of the change.
    public var change: Int64?

    /// A result.
    public init(bookmark: Bookmark, change: Int64?) {
      self.bookmark = bookmark
      self.change = change
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "lend", verb: "lend", summary: \.commandLendSummary,
    usage: "TARGET NAME [on=DATE] [format=FORMAT] [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target), .init("NAME", \.parameterLendTo),
      .init("on=DATE", \.parameterOn), .init("field=value", \.parameterCopyFormat),
      .init("--json", \.optionJson),
    ],
    examples: ["lend @3 Anna", "lend \"The Hobbit\" \"Anna K.\" on=-2w"], effect: .writes)
}
