import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization
import Text

/// The one place where a failure becomes text and a status.
struct FailureReport {
  let console: any Console
  var settings: ShellSettings
  /// The line of the script, when the command stands in one.
  let number: Int?

  /// Tells a failure on the error output; a reader that has gone is no failure.
  func tell(_ failure: ShellFailure, line: WordLine?) -> ExitStatus {
    let text = ValueText(settings.language)
    let messages = text.messages
    switch failure {
    case .console(.closedPipe): return .success
    case .console(.writeFailed(let number)):
      write(messages.shellOutputFailed(reason: SystemError(errno: number).text))
      return .outputFailed
    case .console(.readFailed(let number)):
      if console.isInterrupted { return tell(.command(CommandFailure(.interrupted)), line: line) }
      write(messages.shellInputFailed(reason: SystemError(errno: number).text))
      return .noInput
    case .grammar(let error):
      write(sentence(error, line, messages))
      return .usage
    case .command(let failure):
      var sentence = TerminalSafety.escaped(failure.text(in: messages))
      if failure.id == .notFound, !failure.candidates.isEmpty {
        sentence = messages.shellNearest(error: sentence)
      }
      write(sentence + text.numbered(failure.candidates))
      return failure.status
    case .file(let failure):
      write(failure.text(in: messages))
      return failure.status
    case .source(let error, let name):
      write(SourceErrorText(text: text).sentence(error, name: name))
      switch error {
      case .unknownService, .unknownEncoding: return .usage
      default: return .badData
      }
    case .said(let sentence, let status):
      write(sentence)
      return status
    }
  }

  private func write(_ sentence: String) {
    let place = number.map { Messages(settings.language).shellScriptLine(line: $0) + ": " } ?? ""
    console.writeError("bookmarks: error: \(place)\(sentence)\n")
  }

  private func sentence(_ error: GrammarError, _ line: WordLine?, _ messages: Messages) -> String {
    if case .unknownVerb(let word, _) = error.kind, let type = GrammarLexicon.type(word) {
      let typed = TerminalSafety.escaped(word)
      return messages.shellTypeIsNoVerb(word: typed, type: type.rawValue)
    }
    let width = console.isErrorTerminal ? console.columns ?? 80 : 80
    if let line { return error.text(in: messages, line: line, columns: width) }
    return TerminalSafety.escaped(error.text(in: messages))
  }
}
