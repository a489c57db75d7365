import Glibc
public import Localization

/// The words with which the program was called, refused where they are not text.
///
/// `CommandLine.arguments` repairs bad bytes silently; a repaired word would name another file or
/// be stored as rubbish.
public enum ProgramArguments {
  /// A word that is not valid UTF-8.
  public struct Invalid: Error, Equatable, Sendable {
    /// Its place, the program's name being 0.
    public var position: Int

    /// The sentence about it, without the program's name.
    public func text(in messages: Messages) -> String {
      messages.shellArgumentNotUtf8(position: position)
    }
  }

  /// The words behind the program's name.
  public static func words() throws(Invalid) -> [String] {
    var words: [String] = []
    for position in stride(from: 1, to: Int(CommandLine.argc), by: 1) {
      guard let pointer = CommandLine.unsafeArgv[position] else { break }
      let bytes = UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))
      words.append(try text(bytes, position))
    }
    return words
  }

  static func text(_ bytes: UnsafeRawBufferPointer, _ position: Int) throws(Invalid) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Invalid(position: position)
    }
    return text
  }
}
