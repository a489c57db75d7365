import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization
import Text

/// What is wrong with a row, or to be known about a value, in words.
struct ProblemText {
  let text: ValueText

  init(_ text: ValueText) { self.text = text }

  private var messages: Messages { text.messages }

  /// Where and what: `line 4, rating “five”: it isn't a rating; write 4.5 …`.
  func line(_ problem: ImportReport.Problem) -> String {
    let row = problem.row
    let place = place(part: row.part, line: row.line, item: row.itemNumber)
    let subject = subject(column: row.column, value: row.value)
    return line(place, subject, reason(problem))
  }

  /// A part and the file that it is in.
  func part(_ part: String, of file: String) -> String {
    messages.importPart(file: file, part: part)
  }

  /// Where a row stands: `line 4`, or `letterboxd.zip: diary.csv, line 4` in a file with parts.
  func place(part: String?, line: Int, item: Int? = nil) -> String {
    var place = messages.importLine(line: line)
    if let item { place = text.joined([messages.importElement(number: item), place]) }
    return part.map { messages.importPartPlace(part: text.safe($0), place: place) } ?? place
  }

  /// Why a row was rejected.
  func reason(_ problem: ImportReport.Problem) -> String {
    switch problem.row.reason {
    case .field(let reason):
      return messages.text(forKey: "field-error.\(reason.rawValue)") ?? reason.rawValue
    case .missingTitle: return messages.importMissingTitle
    case .notDecodable(let encoding):
      return messages.importReasonNotDecodable(
        encoding: text.safe(ReadingText(text: text).encoding(encoding)))
    case .tooManyFields(let found, let expected):
      return messages.importTooManyFields(found: found, expected: expected)
    case .brokenJSON(let what, let line, let column):
      return messages.importBrokenJson(line: line, column: column, problem: self.problem(what))
    case .notAnObject: return messages.importNotAnObject
    case .limit(let limit): return self.limit(limit)
    case .ambiguous:
      let lines = problem.candidates.map {
        text.line(id: $0.id, title: $0.title, creator: $0.creator, year: $0.year)
      }
      return messages.importAmbiguous(candidates: text.language.joined(lines))
    }
  }

  /// What there is to say about a value that was used.
  func line(_ note: RowNote) -> String {
    let place = place(part: note.part, line: note.line)
    let subject = subject(column: note.column, value: note.value)
    return line(place, subject, remark(note))
  }

  /// A byte that isn't UTF-8, and as what it was read.
  func line(_ stray: SourceSummary.Stray) -> String {
    messages.importStrayByte(
      place: place(part: stray.part, line: stray.byte.line),
      byte: String(stray.byte.byte, radix: 16, uppercase: true),
      character: text.safe(String(stray.byte.character)))
  }

  private func line(_ place: String, _ subject: String, _ reason: String) -> String {
    subject.isEmpty
      ? messages.importProblemPlain(place: place, reason: reason)
      : messages.importProblem(place: place, subject: subject, reason: reason)
  }

  private func remark(_ note: RowNote) -> String {
    switch note.kind {
    case .unknownType(let nearest):
      return unknown(nearest, known: BookmarkType.known.map(\.rawValue))
    case .unknownStatus(let nearest):
      return unknown(nearest, known: BookmarkStatus.known.map(\.rawValue))
    case .unknownFormat(let nearest):
      return unknown(nearest, known: MediaFormat.known.map(\.rawValue))
    case .customShelf: return messages.importNoteCustomShelf
    case .removedNUL(let count): return messages.importNoteRemovedNul(count: count)
    case .isbnInvalid: return messages.importNoteIsbnInvalid
    case .isbnZerosRestored(let isbn): return messages.importNoteIsbnZeros(isbn: isbn)
    case .isbnDigitsLost: return messages.importNoteIsbnDigitsLost
    case .identifierInvalid: return messages.importNoteIdentifierInvalid
    case .ambiguousDate: return messages.importNoteAmbiguousDate
    case .otherDateOrder: return messages.importNoteOtherDateOrder
    case .conflictingYears: return messages.importNoteConflictingYears
    case .surplusEmptyCells(let count): return messages.importNoteSurplusCells(count: count)
    }
  }

  /// That a value is none of the known ones, and which was probably meant.
  func unknown(_ nearest: String?, known: [String]) -> String {
    nearest.map { messages.importUnknownNear(nearest: $0) }
      ?? messages.importUnknown(known: text.language.joined(known))
  }

  private func subject(column: String?, value: String) -> String {
    let column = column.map(text.safe) ?? ""
    if value.isEmpty { return column }
    let quoted = messages.importQuoted(value: text.safe(value))
    return column.isEmpty ? quoted : "\(column) \(quoted)"
  }

  /// What is wrong with a JSON text.
  func problem(_ problem: JSONProblem) -> String {
    switch problem {
    case .unexpectedByte: messages.importJsonUnexpectedByte
    case .unexpectedEnd: messages.importJsonUnexpectedEnd
    case .invalidWord: messages.importJsonInvalidWord
    case .invalidNumber: messages.importJsonInvalidNumber
    case .invalidEscape: messages.importJsonInvalidEscape
    case .controlCharacter: messages.importJsonControlCharacter
    case .duplicateKey(let key): messages.importJsonDuplicateKey(key: text.safe(key))
    }
  }

  /// Which limit was passed.
  func limit(_ limit: SourceLimit) -> String {
    switch limit {
    case .valueBytes(let count): messages.importLimitValue(bytes: count)
    case .rowBytes(let count): messages.importLimitRow(bytes: count)
    case .columns(let count): messages.importLimitColumns(count: count)
    case .digits(let count): messages.importLimitDigits(count: count)
    case .depth(let count): messages.importLimitDepth(count: count)
    case .entities: messages.importLimitEntities
    }
  }
}
