import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `shelf`: the shelves; `shelf NAME` shows one in its order, `shelf NAME TARGET` puts on it.
enum ShelfVerb: ShellVerb {
  static let guide = ShowShelf.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let (said, others) = try words(invocation)
    let isRemoval = invocation.words.options.contains("remove")
    guard let first = others.first else {
      if isRemoval { throw .grammar(GrammarError(.missingOptionValue("shelf"))) }
      try await list(invocation)
      return .success
    }
    let name = first.text
    guard ShelfEntry.isName(name),
      FieldTerm(first.pieces, columns: first.columns)?.isKnown != true
    else { throw .grammar(GrammarError(.unexpectedWord(name), at: first.columns)) }
    let target = Array(others.dropFirst())
    if isRemoval { return try await take(name, target, invocation) }
    if target.isEmpty, said.note == nil, said.position == nil {
      try await show(name, invocation)
      return .success
    }
    return try await put(name, target, said, invocation)
  }

  /// What words say of an entry.
  private struct Said {
    var position: Int?
    var note: String?
  }

  private static func words(_ invocation: Invocation) throws(ShellFailure)
    -> (Said, [GrammarWord])
  {
    let context = try invocation.grammar
    let (assignments, others) = invocation.words.splitAssignments()
    var said = Said()
    for word in assignments {
      let one = try invocation.parse { () throws(GrammarError) in
        try AssignmentParser(context, taking: [.position]).parse([word])
      }
      if let text = one.texts[.position] {
        guard let number = Int(text), number > 0 else {
          throw .grammar(GrammarError(.badNumber(text), at: word.columns))
        }
        said.position = number
      } else if let edit = one.edits.first, edit.field == .note, edit.operation == .set {
        said.note = edit.value
      } else {
        throw .grammar(GrammarError(.unexpectedWord(word.text), at: word.columns))
      }
    }
    return (said, others)
  }

  private static func list(_ invocation: Invocation) async throws(ShellFailure) {
    let query = BookmarkQuery(.field(.shelf, .present), sections: [SectionKey(.shelf)])
    let shelves = try await invocation.perform(CountBookmarks(query)).sections
    if invocation.words.options.contains("json") {
      var writer = JSONWriter()
      writer.beginObject()
      writer.name("shelves")
      writer.beginArray()
      for shelf in shelves {
        writer.beginObject()
        writer.member("name", shelf.values.first ?? nil)
        writer.name("count")
        writer.int(shelf.count)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
      writer.endLine()
      try invocation.output.write(writer.take())
    } else if shelves.isEmpty {
      try invocation.remark(invocation.messages.shelfNone)
    } else {
      let text = invocation.text
      let rows = shelves.map { (text.safe(($0.values.first ?? nil) ?? ""), $0.count) }
      try invocation.output.write(CountTable.lines(rows, invocation.settings.language))
    }
  }

  private static func show(_ name: String, _ invocation: Invocation) async throws(ShellFailure) {
    let reply = try await invocation.perform(ShowShelf(name))
    if invocation.words.options.contains("json") {
      return try invocation.output.write(json(reply.name, reply.bookmarks, nil))
    }
    if reply.bookmarks.isEmpty {
      return try invocation.remark(invocation.messages.shelfEmpty(name: invocation.text.safe(name)))
    }
    let order = ShelfOrder(reply.name, of: reply.bookmarks)
    let text = invocation.text
    let digits = String(order.bookmarks.count).utf8.count
    var lines = ""
    for (index, bookmark) in order.bookmarks.enumerated() {
      let number = String(index + 1)
      let state = [text.state(of: bookmark), order.entry(of: bookmark)?.note.map(text.safe) ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " · ")
      lines += String(repeating: " ", count: digits - number.utf8.count)
      lines += "\(number). \(text.line(bookmark))"
      lines += state.isEmpty ? "\n" : "  \(invocation.style.dim(state))\n"
    }
    try invocation.output.write(lines)
  }

  private static func put(
    _ name: String, _ words: [GrammarWord], _ said: Said, _ invocation: Invocation
  ) async throws(ShellFailure) -> ExitStatus {
    let target = try await TargetResolution(invocation: invocation).resolve(words)
    let command = PutOnShelf(name, target.filter, position: said.position, note: said.note)
    let messages = invocation.messages
    return try await ShelfChange(invocation: invocation, target: target).run(
      command, preview: \.isPreview, asks: messages.shelfAskPut, done: messages.shelfPut,
      doneMany: messages.shelfPutMany)
  }

  private static func take(
    _ name: String, _ words: [GrammarWord], _ invocation: Invocation
  ) async throws(ShellFailure) -> ExitStatus {
    var target = TargetResolution.Result(filter: .all, isSingle: false, text: name)
    if !words.isEmpty {
      target = try await TargetResolution(invocation: invocation).resolve(words)
    }
    let messages = invocation.messages
    return try await ShelfChange(invocation: invocation, target: target).run(
      TakeOffShelf(name, target.filter), preview: \.isPreview, asks: messages.shelfAskTake,
      done: messages.shelfTaken, doneMany: messages.shelfTakenMany)
  }

  /// A shelf with its bookmarks as JSON.
  static func json(_ name: String, _ bookmarks: [Bookmark], _ change: Int64??) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("name", name)
    writer.bookmarks("bookmarks", bookmarks)
    if let change { writer.change(number: change) }
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
