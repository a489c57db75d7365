/// A JSON value that knows the line it starts on.
///
/// `JSONDecoder` drops positions and accepts an object that has the same name twice; a build error
/// needs the first and a catalogue edited by several people must not have the second.
struct JSONNode {
  struct Member {
    let name: String
    /// The line of the name.
    let line: Int
    let value: JSONNode
  }

  enum Content {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// The digits as written.
    case number(String)
    case literal(String)
  }

  let line: Int
  let content: Content

  /// What the value is, in a reader's words.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .literal(let word): word
    }
  }
}
