import JSON

/// The name that a client gives to a request, which comes back with the reply.
enum WireID: Hashable, Codable, Sendable {
  case number(Int)
  case text(String)

  /// The id in a message: a whole number or a text of at most 256 bytes; `nil` for anything else.
  init?(_ value: JSONValue) {
    switch value {
    case .number(let digits):
      guard let number = Int(digits) else { return nil }
      self = .number(number)
    case .string(let text) where text.utf8.count <= 256: self = .text(text)
    default: return nil
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
