/// Where the callbacks of one parser put what they are told.
final class XMLSink {
  /// What was read and not yet taken.
  var events: [XMLEvent] = []
  private(set) var failure: XMLError?
  /// Asks the parser for the line it is on.
  var line: () -> Int = { 0 }
  /// Makes the parser stop.
  var stop: () -> Void = {}
  private var depth = 0
  private let depthLimit: Int

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  func start(_ tag: XMLTag) {
    depth += 1
    if depth > depthLimit { return fail(.tooDeep(line: line(), limit: depthLimit)) }
    events.append(.start(tag, line: line()))
  }

  func end() {
    depth -= 1
    events.append(.end(line: line()))
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) { text(String(decoding: bytes, as: UTF8.self)) }

  func text(_ text: String) {
    if case .text(let before)? = events.last {
      events[events.count - 1] = .text(before + text)
    } else {
      events.append(.text(text))
    }
  }

  func entityDeclared() { fail(.entityDeclared(line: line())) }

  func failed(_ text: String, line: Int) {
    if failure == nil {
      let words = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      failure = .malformed(line: line, words)
    }
  }

  private func fail(_ error: XMLError) {
    guard failure == nil else { return }
    failure = error
    stop()
  }
}
