import BookmarkModel
import Localization

/// Reads the labelled lines and blocks that ``EditorText`` writes.
struct EditorReader {
  /// What stands in the text, under the raw names of fields and parts.
  private(set) var entries: [EditorEntry] = []
  private(set) var mistakes: [EditorMistake] = []

  private let lines: [Substring]
  private let messages: Messages
  private var index = 0

  init(_ text: String, in messages: Messages) {
    self.messages = messages
    lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    while let entry = next(within: nil) { entries.append(entry) }
  }

  /// The next entry, in a block only one that is indented; nil at the end of block or text.
  private mutating func next(within block: BookmarkField?) -> EditorEntry? {
    while index < lines.count {
      let line = lines[index]
      if isHint(line) || line.allSatisfy(\.isWhitespace) {
        index += 1
        continue
      }
      let indent = Self.indent(of: line)
      if block != nil, indent == 0 { return nil }
      index += 1
      guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
        mistakes.append(
          EditorMistake(line: index, sentence: messages.editNoLabel(text: shown(line))))
        continue
      }
      let label = line[..<colon].trimmingPrefix { $0.isWhitespace }
      guard let name = name(String(label), within: block, indent: indent) else {
        mistakes.append(
          EditorMistake(line: index, sentence: messages.editUnknownLabel(label: shown(label))))
        skipBlock(below: indent)
        continue
      }
      return entry(name, line[line.index(after: colon)...], indent)
    }
    return nil
  }

  private mutating func entry(_ name: String, _ rest: Substring, _ indent: Int) -> EditorEntry {
    var entry = EditorEntry(label: name, line: index)
    let field = BookmarkField(rawValue: name)
    if indent == 0, field == .experience || field == .copy {
      while let part = next(within: field) { entry.parts.append(part) }
      return entry
    }
    entry.value = Self.trimmed(rest)
    if entry.value.isEmpty { entry.value = paragraph(below: indent) }
    return entry
  }

  /// The raw name of what a label means in its place.
  private func name(_ label: String, within block: BookmarkField?, indent: Int) -> String? {
    guard let block else {
      guard indent == 0, let field = BookmarkField.labelled(label) else { return nil }
      let known = EditorText.fields + EditorText.blocks + [.experience, .copy]
      return known.contains(field) ? field.rawValue : nil
    }
    guard let part = EditorPart.labelled(label) else { return nil }
    let known = block == .experience ? EditorPart.ofExperience.all : EditorPart.ofCopy.all
    return known.contains(part) ? part.rawValue : nil
  }

  /// The lines below a label that are indented more than it, blank ones between them included.
  private mutating func paragraph(below indent: Int) -> String {
    var found: [Substring] = []
    while index < lines.count {
      let line = lines[index]
      let isBlank = line.allSatisfy(\.isWhitespace)
      if !isBlank, Self.indent(of: line) <= indent { break }
      let space = min(Self.indent(of: line), indent + 2)
      found.append(isBlank ? "" : line.dropFirst(space))
      index += 1
    }
    while found.last?.isEmpty == true { found.removeLast() }
    while found.first?.isEmpty == true { found.removeFirst() }
    return found.joined(separator: "\n")
  }

  private mutating func skipBlock(below indent: Int) { _ = paragraph(below: indent) }

  private func isHint(_ line: Substring) -> Bool { line.first == "#" }

  private func shown(_ text: Substring) -> String {
    ValueText(messages.language).safe(String(text.prefix(100)))
  }

  private static func indent(of line: Substring) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.count
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.trimmingPrefix { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
