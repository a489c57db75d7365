/// Cuts what comes from a client into lines; one that is too long is given up and told once.
struct LineBuffer {
  /// What was received.
  enum Piece: Equatable {
    case line([UInt8])
    case tooLong
  }

  private var bytes: [UInt8] = []
  private var isSkipping = false
  private let limit: Int

  /// - Parameter limit: the most bytes of a line without its end.
  init(limit: Int) { self.limit = limit }

  /// The lines that are complete with these bytes; empty ones are left out.
  mutating func append(_ new: UnsafeRawBufferPointer) -> [Piece] {
    var pieces: [Piece] = []
    var rest = new[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(rest[..<end], isLast: true, into: &pieces)
      rest = rest[(end + 1)...]
    }
    take(rest, isLast: false, into: &pieces)
    return pieces
  }

  /// The line that stands at the end without an end of its own.
  mutating func finish() -> [Piece] {
    var pieces: [Piece] = []
    take(UnsafeRawBufferPointer(start: nil, count: 0)[...], isLast: true, into: &pieces)
    return pieces
  }

  private mutating func take(
    _ part: Slice<UnsafeRawBufferPointer>, isLast: Bool, into pieces: inout [Piece]
  ) {
    if !isSkipping, bytes.count + part.count > limit {
      bytes = []
      isSkipping = true
      pieces.append(.tooLong)
    }
    if !isSkipping { bytes.append(contentsOf: part) }
    guard isLast else { return }
    if !isSkipping, bytes.contains(where: { $0 > 0x20 }) { pieces.append(.line(bytes)) }
    bytes = []
    isSkipping = false
  }
}
