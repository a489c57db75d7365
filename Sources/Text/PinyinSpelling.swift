/// Spellings of one text without spaces and punctuation, one for each choice of readings.
struct PinyinSpelling {
  private enum Piece {
    case han(Int)
    /// Other words: all of them, and what their initials are.
    case words(full: [UInt8], initials: [UInt8])
  }

  private let pieces: [Piece]
  private let table = PinyinTable()

  init(_ text: PinyinText) {
    pieces = text.parts.map { part in
      switch part {
      case .han(let list): .han(list)
      case .run(let range): Self.words(text.wordScalars(in: range))
      }
    }
  }

  private static func words(_ scalars: [UInt32]) -> Piece {
    var full: [UInt8] = []
    var initials: [UInt8] = []
    var previous: UInt32 = 0
    for scalar in scalars {
      if scalar != 0 {
        UTF8Scalars.append(scalar, to: &full)
        let isDigit = scalar &- 0x30 < 10
        if isDigit || previous == 0 || previous &- 0x30 < 10 {
          UTF8Scalars.append(scalar, to: &initials)
        }
      }
      previous = scalar
    }
    return .words(full: full, initials: initials)
  }

  /// The places of characters with several readings, and how many each has.
  func heteronyms() -> [(place: Int, count: Int)] {
    pieces.enumerated().compactMap { place, piece in
      guard case .han(let list) = piece else { return nil }
      let count = table.count(of: list)
      return count > 1 ? (place, count) : nil
    }
  }

  /// Everything spelled out; `ranks` are the places that don't have their likeliest reading.
  func full(ranks: [PinyinChoice]) -> [UInt8] {
    var output: [UInt8] = []
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .han(let list): table.append(rank(at: place, in: ranks), of: list, to: &output)
      case .words(let full, _): output += full
      }
    }
    return output
  }

  /// The first letters; see `full(ranks:)`.
  func initials(ranks: [PinyinChoice]) -> [UInt8] {
    var output: [UInt8] = []
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .han(let list): output.append(table.initial(rank(at: place, in: ranks), of: list))
      case .words(_, let initials): output += initials
      }
    }
    return output
  }

  private func rank(at place: Int, in ranks: [PinyinChoice]) -> Int {
    ranks.first { $0.place == place }?.rank ?? 0
  }
}
