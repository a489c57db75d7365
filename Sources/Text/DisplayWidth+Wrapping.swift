extension DisplayWidth {
  /// A piece of a line that is not broken unless it alone is too wide.
  private struct Piece {
    var text: String
    var width: Int
    var kind: Kind

    enum Kind { case space, word, wide, opening }
  }

  /// The lines of a text broken to fit the columns.
  ///
  /// Lines break at spaces, which are then dropped, and between wide characters, but neither
  /// before closing nor after opening punctuation. A word that is too wide alone is broken
  /// anywhere. Newlines of the text stay; an empty text is one empty line. Columns below one count
  /// as one, and a single character wider than the columns has a line of its own.
  public static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .flatMap { wrappedLine($0, to: max(columns, 1)) }
  }

  private static func wrappedLine(_ line: Substring, to columns: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    var width = 0
    var space = Piece(text: "", width: 0, kind: .space)
    for piece in pieces(of: line) {
      if piece.kind == .space {
        space = piece
        continue
      }
      if width + space.width + piece.width <= columns {
        current += space.text + piece.text
        width += space.width + piece.width
      } else {
        if !current.isEmpty { lines.append(current) }
        (current, width) = ("", 0)
        for character in piece.text {
          let next = of(character)
          if width + next > columns, !current.isEmpty {
            lines.append(current)
            (current, width) = ("", 0)
          }
          current.append(character)
          width += next
        }
      }
      space = Piece(text: "", width: 0, kind: .space)
    }
    lines.append(current)
    return lines
  }

  private static func pieces(of line: Substring) -> [Piece] {
    var pieces: [Piece] = []
    for character in line {
      let next = piece(of: character)
      guard let last = pieces.last else {
        pieces.append(next)
        continue
      }
      let joins =
        switch (last.kind, next.kind) {
        case (.space, .space), (.word, .word): true
        case (.space, _), (_, .space): false
        case (.opening, _): true
        default: isClosing(character)
        }
      guard joins else {
        pieces.append(next)
        continue
      }
      pieces[pieces.count - 1].text += next.text
      pieces[pieces.count - 1].width += next.width
      if last.kind == .opening { pieces[pieces.count - 1].kind = next.kind }
    }
    return pieces
  }

  private static func piece(of character: Character) -> Piece {
    let width = of(character)
    let kind: Piece.Kind =
      switch character {
      case " ", "\t", "\u{3000}": .space
      case "「", "『", "（", "【", "《", "〈", "〔", "［", "｛": .opening
      default: width == 2 ? .wide : .word
      }
    return Piece(text: String(character), width: width, kind: kind)
  }

  private static func isClosing(_ character: Character) -> Bool {
    switch character {
    case "。", "，", "、", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "〉", "〕", "］", "｝",
      "ー", "々", "…", ",", ".", ":", ";", "!", "?", ")", "]", "”", "’":
      true
    default: false
    }
  }
}
