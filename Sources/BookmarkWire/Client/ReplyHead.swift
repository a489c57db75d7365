import FoundationEssentials

/// Reads which request a line answers, without reading the whole reply twice.
struct ReplyHead: Decodable {
  private var id: Int?
  private var method: String?

  private static let usual = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)

  /// The id; `nil` for a notification and for an error that belongs to no request.
  static func id(of line: [UInt8]) -> Int? {
    if line.starts(with: usual) {
      let digits = line[usual.count...].prefix { $0 != UInt8(ascii: ",") }
      if let id = Int(String(decoding: digits, as: UTF8.self)) { return id }
    }
    let head = try? JSONDecoder().decode(ReplyHead.self, from: Data(line))
    return head?.method == nil ? head?.id : nil
  }
}
