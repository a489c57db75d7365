import BookmarkCommands
import BookmarkModel
import Localization
import Testing

@testable import BookmarkShell

@Suite("No words make the grammar trap")
struct GrammarRobustnessTests {
  /// A small generator with a seed, so that a failure can be repeated (SplitMix64).
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  static let bits = [
    "list", "set", "add", "title", "rating", "year", "finished", "tag", "isbn", "has", "by", "sort",
    "limit", "@", ":", ":=", "=", "+=", "-=", "<", ">=", "!=", "..", "...", ",", "，", "*", "-",
    "--",
    "^", "+", "(", ")", "（", "）", " ", " ", " ", "\"", "'", "\\", "#", "or", "and", "not", "none",
    "today", "-3w", "-9999999y", "-9999", "9999", "9223372036854775807", "1e999", "nan", "4", "½",
    "三体", "：", "\u{0}", "\u{1B}[", "\u{202E}", "e\u{301}", "👩‍👩‍👧", "\u{FE0F}", "\u{301}", "\n",
  ]

  @Test("random lines are read or refused with a place inside of them", arguments: 1...8)
  func random(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let context = try GrammarSample.context
    let messages = Messages(seed.isMultiple(of: 2) ? .english : .simplifiedChinese)
    for _ in 0..<400 {
      let count = Int.random(in: 0...14, using: &generator)
      let parts = (0..<count).map { _ in Self.bits.randomElement(using: &generator) ?? "" }
      let text = parts.joined()
      let lines = [try? WordLine(text), WordLine(arguments: parts), WordLine(arguments: [text])]
      for line in lines.compactMap(\.self) {
        let size = line.text.unicodeScalars.count
        func check(_ work: () throws -> Void) {
          do {
            try work()
          } catch let error as GrammarError {
            #expect((error.columns?.upperBound ?? 0) <= size, "\(line.text)")
            #expect(!error.text(in: messages, line: line).isEmpty)
          } catch {
            Issue.record(error)
          }
        }
        check { _ = try CommandWords(line, guides: CommandList.guides).splitAssignments() }
        check { _ = try QueryParser(context).query(line.words) }
        check { _ = try TargetParser(context).target(line.words) }
        check { _ = try AssignmentParser(context, taking: [.on]).parse(line.words) }
        check { _ = try NewWork(line.words) }
      }
    }
  }
}
