import BookmarkCommands
import FoundationEssentials

/// Values to bytes and back; in one place, so that both sides agree.
enum WireCoding {
  /// The bytes of a value on one line, its keys in order.
  static func bytes(_ value: some Encodable) throws(CommandFailure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(value))
    } catch {
      throw CommandFailure(.bug, ["reason": "\(error)"])
    }
  }

  /// Reads a value; an error says where it is not as it should be.
  static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8])
    throws(CommandFailure) -> Value
  {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw error.failure
    } catch {
      throw CommandFailure(.invalidParameters, ["place": "", "reason": "\(error)"])
    }
  }

  /// `{"jsonrpc":"2.0","id":ID,MEMBER:VALUE}` and the end of the line.
  static func reply(_ id: WireID?, _ member: StaticString, _ value: [UInt8]) -> [UInt8] {
    var line = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)
    line.reserveCapacity(value.count + 64)
    line += id.flatMap { try? bytes($0) } ?? Array("null".utf8)
    line += Array(",\"\(member)\":".utf8)
    line += value
    line += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    return line
  }

  /// A request, or without an id a notification.
  static func request(_ id: Int?, _ method: String, _ parameters: [UInt8]) -> [UInt8] {
    var line = Array("{\"jsonrpc\":\"2.0\",".utf8)
    line.reserveCapacity(parameters.count + 96)
    if let id { line += Array("\"id\":\(id),".utf8) }
    line += Array("\"method\":\"\(method)\",\"params\":".utf8)
    line += parameters
    line += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    return line
  }
}

extension DecodingError {
  /// The same as a failure that names the place: `params.query.filter.and[0]`.
  fileprivate var failure: CommandFailure {
    let context: Context
    var missing: String?
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    case .keyNotFound(let key, let found):
      context = found
      missing = key.stringValue
    @unknown default: return CommandFailure(.invalidParameters, ["place": "", "reason": "\(self)"])
    }
    var place = ""
    for key in context.codingPath {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    let reason = missing.map { "“\($0)” is missing" } ?? context.debugDescription
    return CommandFailure(.invalidParameters, ["place": place, "reason": reason])
  }
}
