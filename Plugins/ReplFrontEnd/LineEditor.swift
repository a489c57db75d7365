/// Reads lines from a person at a terminal, who may edit, recall and complete them.
///
/// One line is read at a time. What was typed and not yet read stays for the next one.
protocol LineEditor: Sendable {
  /// Shows a prompt and waits for what the person does with it.
  func readLine(_ prompt: String) async -> LineInput

  /// Lets the person recall a line from now on; a line without a newline.
  func remember(_ line: String)
}

/// What a person did at a prompt.
enum LineInput: Equatable, Sendable {
  /// They entered a text: one line, or several that were pasted.
  case text(String)
  /// They entered bytes that are not UTF-8.
  case notText
  /// They dropped the line with Ctrl-C.
  case dropped
  /// They ended the input with Ctrl-D, or the terminal has gone; the prompt's line is over.
  case end
}
