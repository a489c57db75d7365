import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization

/// Asks of a table in which nothing is known what each of its columns means.
struct ColumnQuestions {
  let console: any Console
  let text: ValueText

  private var messages: Messages { text.messages }

  /// What the person says of the columns; nil when the input ended before the last answer.
  func answers(about table: UnmatchedTable, name: String) -> [ColumnMapping]? {
    let known = text.language.joined(ColumnMapping.words.map(word))
    console.writeError(
      messages.importColumnsIntro(name: text.safe(name), fields: known) + "\n")
    var mappings: [ColumnMapping] = []
    for (index, column) in table.columns.enumerated() {
      let place = messages.importColumnPlace(
        number: index + 1, count: table.columns.count, name: text.safe(column.name),
        values: text.joined(column.examples))
      console.writeError(place + "\n")
      guard let mapping = answer(about: column) else { return nil }
      mappings.append(mapping)
    }
    return mappings
  }

  /// Asks until the answer is a field.
  private func answer(about column: UnmatchedTable.Column) -> ColumnMapping? {
    while let answer = console.ask("  [\(word(column.proposal))] ") {
      let word = answer.isEmpty ? column.proposal : answer
      do throws(ColumnMapping.Problem) {
        return try ColumnMapping(answer: word, column: column.name)
      } catch {
        guard case .unknownField(let name, let nearest) = error else { return nil }
        let sentence =
          nearest.map { messages.importNoFieldNear(name: text.safe(name), nearest: $0) }
          ?? messages.importNoField(name: text.safe(name))
        console.writeError("  \(sentence)\n")
      }
    }
    return nil
  }

  /// The word for a field in the person's language; the words of every language are understood.
  private func word(_ field: String) -> String {
    guard text.language != .english, field != ColumnMapping.kept,
      let known = BookmarkField(rawValue: field)
    else { return field }
    return known.title(in: messages)
  }

  /// Keeps the answers for later files under a name, if the person gives one.
  func offerToKeep(_ mappings: [ColumnMapping], in folder: ProfileFolder) throws(FileFailure) {
    while let name = console.ask(messages.importProfileAsk + " ") {
      if name.isEmpty { return }
      if ProfileFolder.isName(name), ServiceList.service(name) == nil {
        let path = try folder.keep(PersonalProfile(name: name, columns: mappings))
        console.writeError(messages.importProfileKept(path: text.safe(path)) + "\n")
        return
      }
      console.writeError("  " + messages.importProfileName(name: text.safe(name)) + "\n")
    }
  }
}
