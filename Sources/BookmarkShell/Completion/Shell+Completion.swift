import BookmarkCommands
import Localization

extension Shell {
  /// Says what can stand at a place of a line that is being typed.
  ///
  /// - Parameters:
  ///   - line: the line as it is so far; quotes may be open.
  ///   - cursor: the place, in bytes of UTF-8 from the line's beginning.
  public func complete(_ line: String, cursor: Int) async -> Completion {
    let text = String(decoding: line.utf8.prefix(max(cursor, 0)), as: UTF8.self)
    let values = CollectionValues(
      handler: handler, language: settings.language, restriction: settings.restriction)
    let completer = Completer(
      guides: Self.guides(isPrompt: settings.isPrompt), collection: values,
      home: console.environment["HOME"])
    return await completer.complete(text)
  }
}
