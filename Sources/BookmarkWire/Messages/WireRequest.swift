import BookmarkCommands
import JSON

/// One line of a client, read as far as it takes to know what it wants.
struct WireRequest: Sendable {
  /// What is asked for.
  enum Body: Sendable {
    case command(any Command)
    case hello(Hello)
    case subscribe(Subscribe)
    case unsubscribe(Unsubscribe)
    case cancel(WireID)
  }

  /// The name for the reply; `nil` for a notification.
  var id: WireID?
  var body: Body

  /// Reads a line, which may be anything.
  ///
  /// Its form is checked first, by a reader with limits: nesting, long numbers, names that stand
  /// twice and bytes that aren't UTF-8 never reach the decoder.
  static func read(_ line: [UInt8], limits: WireLimits) throws(WireFault) -> WireRequest {
    let message = try form(line, limits)
    guard case .object = message else {
      throw WireFault(nil, invalid("a message is an object"))
    }
    let id = try id(of: message)
    guard message["jsonrpc"] == .string("2.0") else {
      throw WireFault(id, invalid("“jsonrpc” has to be \"2.0\""))
    }
    guard case .string(let method)? = message["method"] else {
      throw WireFault(id, invalid("“method” has to be a text"))
    }
    switch message["params"] {
    case nil, .object?: break
    default: throw WireFault(id, invalid("“params” has to be an object"))
    }
    if NULSearch.isEscaped(in: line) {
      let reason = "a text can't hold U+0000"
      throw WireFault(
        id, CommandFailure(.invalidParameters, ["place": "params", "reason": reason]))
    }
    do throws(CommandFailure) {
      let bytes = message["params"] == nil ? Array("{\"params\":{}}".utf8) : line
      return WireRequest(id: id, body: try body(method, message, bytes))
    } catch {
      throw WireFault(id, error, isSilent: message["id"] == nil)
    }
  }

  /// The id of a line that is not carried out, as far as it has one.
  static func id(in line: [UInt8], limits: WireLimits) -> WireID? {
    guard let message = try? form(line, limits) else { return nil }
    return message["id"].flatMap(WireID.init)
  }

  /// The id that a line cancels; `nil` for any other line.
  static func cancelled(by line: [UInt8], limits: WireLimits) -> WireID? {
    guard line.count <= 1024, let request = try? read(line, limits: limits),
      case .cancel(let id) = request.body
    else { return nil }
    return id
  }

  private static func form(_ line: [UInt8], _ limits: WireLimits) throws(WireFault) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue.parse(
        line, limits: JSONLimits(depth: limits.depth, recordBytes: limits.lineBytes))
    } catch {
      let place = "column \(error.column)"
      if case .tooDeep(let depth) = error.kind {
        throw WireFault(nil, invalid("\(place): more than \(depth) levels deep"))
      }
      throw WireFault(
        nil, CommandFailure(.malformedMessage, ["reason": "\(place): \(error.kind)"]))
    }
  }

  private static func id(of message: JSONValue) throws(WireFault) -> WireID? {
    guard let value = message["id"] else { return nil }
    guard let id = WireID(value) else {
      throw WireFault(nil, invalid("“id” is a whole number or a short text"))
    }
    return id
  }

  private static func invalid(_ reason: String) -> CommandFailure {
    CommandFailure(.invalidRequest, ["reason": reason])
  }

  private static func body(_ method: String, _ message: JSONValue, _ line: [UInt8])
    throws(CommandFailure) -> Body
  {
    switch WireMethod(rawValue: method) {
    case .hello: return .hello(try parameters(line))
    case .subscribe: return .subscribe(try parameters(line))
    case .unsubscribe: return .unsubscribe(try parameters(line))
    case .cancel:
      guard let id = message["params"]?["id"].flatMap(WireID.init) else {
        throw CommandFailure(
          .invalidParameters, ["place": "params.id", "reason": "it names no request"])
      }
      return .cancel(id)
    case nil:
      guard let type = CommandList.named(method) else {
        throw CommandFailure(.unknownCommand, ["name": method])
      }
      return .command(try command(type, line))
    }
  }

  private static func command<C: Command>(_ type: C.Type, _ line: [UInt8])
    throws(CommandFailure) -> any Command
  {
    let command: C = try parameters(line)
    return command
  }

  private static func parameters<Value: Decodable>(_ line: [UInt8])
    throws(CommandFailure) -> Value
  {
    try WireCoding.value(Parameters<Value>.self, from: line).params
  }

  private struct Parameters<Value: Decodable>: Decodable {
    var params: Value
  }
}
