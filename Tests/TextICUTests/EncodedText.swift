import Glibc

/// Text in other encodings, made with the C library's iconv.
enum EncodedText {
  struct Failure: Error {}

  static func bytes(_ text: String, in encoding: String) throws -> [UInt8] {
    let opened = iconv_open(encoding, "UTF-8")
    guard let opened, opened != iconv_t(bitPattern: -1) else { throw Failure() }
    defer { iconv_close(opened) }
    var input = Array(text.utf8).map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4 + 16)
    let written: Int? = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var (from, left) = (source.baseAddress, source.count)
        var (to, room) = (target.baseAddress, target.count)
        let code = iconv(opened, &from, &left, &to, &room)
        return code < 0 ? nil : target.count - room
      }
    }
    guard let written else { throw Failure() }
    return output[..<written].map { UInt8(bitPattern: $0) }
  }
}
