import BookmarkCommands
import BookmarkExchange

/// Why a verb was not carried out; told by ``FailureReport`` and nowhere else.
enum ShellFailure: Error {
  /// The words make no command.
  case grammar(GrammarError)
  /// The handler refused it.
  case command(CommandFailure)
  /// Output could not be written, or input not read.
  case console(ConsoleError)
  /// A file could not be read or written.
  case file(FileFailure)
  /// A file can't be imported.
  case source(SourceError, name: String)
  /// A sentence in the person's language, with the status.
  case said(String, ExitStatus)
}

extension ShellFailure {
  /// Carries out work on a file.
  static func ofFile<Value>(_ work: () throws(FileFailure) -> Value) throws(ShellFailure) -> Value {
    do throws(FileFailure) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}
