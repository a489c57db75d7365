import BookmarkCommands
import Localization

/// A message that can't be answered with a result: its error on the wire.
struct WireFault: Error, Sendable {
  /// The request, when that could be told.
  var id: WireID?
  /// What is wrong.
  var failure: CommandFailure
  /// Whether nobody is told, since a notification has no reply.
  var isSilent = false

  init(_ id: WireID?, _ failure: CommandFailure, isSilent: Bool = false) {
    self.id = id
    self.failure = failure
    self.isSilent = isSilent
  }

  /// The error member of the reply.
  func body(in messages: Messages) -> WireErrorBody {
    WireErrorBody(
      code: failure.id.wireCode, message: failure.text(in: messages),
      data: .init(failure: failure))
  }
}

/// An error object of JSON-RPC; programs read `data`, people `message`.
struct WireErrorBody: Codable, Sendable {
  var code: Int
  var message: String
  var data: Details?

  /// The failure, with the status with which a program ends for it.
  struct Details: Codable, Sendable {
    var failure: CommandFailure

    init(failure: CommandFailure) { self.failure = failure }

    init(from decoder: any Decoder) throws { failure = try CommandFailure(from: decoder) }

    func encode(to encoder: any Encoder) throws {
      try failure.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(failure.status, forKey: .status)
    }

    private enum Key: String, CodingKey { case status }
  }

  /// The failure that a client gives on; one that it doesn't know keeps the service's sentence.
  var failure: CommandFailure { data?.failure ?? CommandFailure(.bug, ["reason": message]) }
}

extension FailureID {
  /// The code of JSON-RPC 2.0, section 5.1, or -32000 for what the command itself refused.
  var wireCode: Int {
    switch self {
    case .malformedMessage: -32700
    case .invalidRequest, .messageTooLong: -32600
    case .unknownCommand: -32601
    case .invalidParameters: -32602
    case .bug: -32603
    default: -32000
    }
  }
}
