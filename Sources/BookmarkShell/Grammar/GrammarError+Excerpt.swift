public import Localization
import Text

extension GrammarError {
  /// The line, and under it `^~~~` below the part that is wrong; `nil` when no part is.
  ///
  /// Both lines are safe for a terminal and begin with two spaces. A line that is too wide is cut
  /// around the part, with `…` where something is left out.
  public func excerpt(of line: WordLine, columns width: Int = 80) -> String? {
    let scalars = Array(line.text.unicodeScalars)
    guard let columns, columns.lowerBound <= scalars.count, !columns.isEmpty else { return nil }
    let end = min(columns.upperBound, scalars.count)
    func text(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range])
      return TerminalSafety.escaped(String(view))
    }
    let room = max(width - 2, 20)
    let part = DisplayWidth.truncated(text(columns.lowerBound..<end), to: room - 4)
    let partWidth = max(DisplayWidth.of(part), 1)
    var before = text(0..<columns.lowerBound)
    let after = text(end..<scalars.count)
    if DisplayWidth.of(before) + partWidth + DisplayWidth.of(after) > room {
      before = Self.ending(before, columns: max(room / 2 - partWidth, 0))
    }
    let left = room - DisplayWidth.of(before) - partWidth
    let shown = before + part + DisplayWidth.truncated(after, to: max(left, 0))
    let indent = String(repeating: " ", count: 2 + DisplayWidth.of(before))
    return "  \(shown)\n\(indent)^\(String(repeating: "~", count: partWidth - 1))"
  }

  /// The sentence, and the line with a mark under the part that is wrong.
  public func text(in messages: Messages, line: WordLine, columns: Int = 80) -> String {
    let sentence = TerminalSafety.escaped(text(in: messages))
    guard let excerpt = excerpt(of: line, columns: columns) else { return sentence }
    return sentence + "\n" + excerpt
  }

  /// The end of a text that fits the columns, after a mark where something is left out.
  private static func ending(_ text: String, columns: Int) -> String {
    var width = 0
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      width += DisplayWidth.of(text[previous])
      if width > columns { return "…" + text[start...] }
      start = previous
    }
    return text
  }
}
