public import BookmarkModel
import Localization

/// Notes that a copy that was lent is back.
public struct ReturnCopy: Command {
  /// The bookmark's number.
  public var bookmark: Int64
  /// The medium of the copy, where several are lent.
  public var format: MediaFormat?

  /// The end of a loan.
  public init(_ bookmark: Int64, format: MediaFormat? = nil) {
    self.bookmark = bookmark
    self.format = format
  }

  /// What changed.
  public typealias Reply = LendCopy.Reply

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "return", verb: "return", summary: \.commandReturnSummary,
    usage: "TARGET [format=FORMAT] [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target),
      .init("field=value", \.parameterCopyFormat), .init("--json", \.optionJson),
    ],
    examples: ["return @2"], effect: .writes)
}
