/// One reason why a catalogue cannot be compiled, with its place.
struct Diagnostic: Error, Equatable, CustomStringConvertible {
  /// The catalogue's path as it was given.
  let file: String
  /// The line in that file, counted from 1.
  let line: Int
  /// The message key concerned, or nil when the whole file is.
  let key: String?
  let message: String

  /// The form that compilers use, so that editors find the place.
  var description: String {
    let subject = key.map { "key \"\($0)\": " } ?? ""
    return "\(file):\(line): error: \(subject)\(message)"
  }
}
