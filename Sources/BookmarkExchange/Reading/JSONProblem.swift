import JSON

/// What is wrong with a JSON text, as far as a person can use it.
public enum JSONProblem: Hashable, Sendable {
  /// A comma, colon, bracket or value is missing or superfluous.
  case unexpectedByte
  /// It ends inside a value.
  case unexpectedEnd
  /// A word other than `true`, `false` and `null`.
  case invalidWord
  /// A number in a form that JSON doesn't have.
  case invalidNumber
  /// A backslash that no known escape follows, or half a surrogate pair.
  case invalidEscape
  /// A line end or another control character inside a string.
  case controlCharacter
  /// An object has two members of this name.
  case duplicateKey(String)

  /// The problem behind a reader's error; nil for a limit and for bytes that are not UTF-8.
  init?(_ kind: JSONError.Kind) {
    switch kind {
    case .unexpectedByte: self = .unexpectedByte
    case .unexpectedEnd: self = .unexpectedEnd
    case .invalidLiteral: self = .invalidWord
    case .invalidNumber: self = .invalidNumber
    case .invalidEscape, .loneSurrogate: self = .invalidEscape
    case .controlCharacter: self = .controlCharacter
    case .duplicateName(let name): self = .duplicateKey(String(name.prefix(200)))
    case .invalidUTF8, .numberTooLong, .tooDeep, .stringTooLong, .recordTooLong: return nil
    }
  }
}
