import BookmarkCommands
import BookmarkModel
import Localization
import Testing

@Suite("Failures")
struct CommandFailureTests {
  @Test(
    "each have a message in every language, which names its arguments",
    arguments: FailureID.allCases)
  func messages(id: FailureID) {
    let names = [
      "field": "rating", "value": "VALUE", "reason": "REASON", "target": "TARGET", "path": "PATH",
      "holder": "HOLDER", "version": "VERSION", "known": "KNOWN", "name": "NAME",
      "number": "NUMBER", "newest": "NEWEST", "by": "UNDO", "first": "FIRST", "second": "SECOND",
      "date": "DATE", "limit": "LIMIT", "place": "PLACE",
    ]
    for language in Messages.catalogueLanguages {
      let text = CommandFailure(id, names).text(in: Messages(language))
      #expect(text != id.rawValue, "\(id) \(language.tag)")
      #expect(!text.hasSuffix(".") && !text.hasSuffix("。"))
      for (name, value) in names where Self.arguments[id]?.contains(name) == true && name != "field"
      {
        #expect(text.contains(value), "\(id) \(language.tag) \(name)")
      }
    }
  }

  /// The arguments that the documentation of the ids names.
  private static let arguments: [FailureID: Set<String>] = [
    .badValue: ["field", "value", "reason"], .filterTooDeep: ["known"], .notFound: ["target"],
    .ambiguous: ["target"], .alreadyFinished: ["date"], .alreadyLent: ["name"],
    .noGoal: ["number"],
    .storeReadOnly: ["path", "reason"], .storeBusy: ["holder"], .storeCorrupt: ["path", "reason"],
    .notAStore: ["path"], .storeTooNew: ["path", "version", "known"],
    .storeUnavailable: ["path", "reason"], .storeWriteFailed: ["path", "reason"],
    .bug: ["reason"], .unknownCommand: ["name"], .noView: ["name"], .badView: ["name"],
    .differentTypes: ["first", "second"], .nothingToSplit: ["target"],
    .notPartOf: ["target", "value"], .noAlias: ["name"],
    .malformedMessage: ["reason"], .invalidRequest: ["reason"],
    .invalidParameters: ["place", "reason"], .messageTooLong: ["limit"],
    .tooManyRequests: ["limit"], .replyTooLong: ["limit"],
    .protocolMismatch: ["version", "known"], .serviceUnavailable: ["path", "reason"],
    .serviceRunning: ["path", "holder"], .socketTooLong: ["path", "limit"],
    .socketForeign: ["path"], .socketExposed: ["path"], .socketFailed: ["path", "reason"],
    .unknownChange: ["number", "newest"], .alreadyUndone: ["number", "by"], .notUndone: ["number"],
    .hookRefused: ["name", "reason"], .hookHung: ["name"], .hookFailed: ["name", "reason"],
  ]

  @Test("about a value say the field and the reason in the reader's language")
  func badValue() {
    let failure = CommandFailure(FieldError(.rating, "6", .notARating))
    #expect(failure.arguments == ["field": "rating", "value": "6", "reason": "notARating"])
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      let text = failure.text(in: messages)
      #expect(text.contains(BookmarkField.rating.title(in: messages)))
      #expect(text.contains(messages.text(forKey: "field-error.notARating") ?? "?"))
      #expect(text.contains("6"))
    }
  }

  @Test(
    "end the program with the status of their kind",
    arguments: [
      (.badValue, 64), (.notFound, 64), (.ambiguous, 64), (.storeBusy, 75), (.storeCorrupt, 72),
      (.storeTooNew, 78), (.storeReadOnly, 77), (.readOnlyRights, 77), (.storeWriteFailed, 74),
      (.storeUnavailable, 73), (.bug, 70), (.interrupted, 130),
      (.unknownChange, 64), (.alreadyUndone, 64), (.notUndone, 64), (.nothingToUndo, 66),
      (.nothingToRedo, 66), (.malformedMessage, 65), (.tooManyRequests, 75), (.replyTooLong, 64),
      (.protocolMismatch, 76), (.serviceUnavailable, 69), (.connectionLost, 69),
      (.serviceRunning, 75), (.socketTooLong, 78), (.socketForeign, 78), (.socketExposed, 77),
      (.socketFailed, 73), (.noRuntimeFolder, 78),
    ] as [(FailureID, Int32)])
  func status(id: FailureID, status: Int32) {
    #expect(CommandFailure(id).status.rawValue == status)
  }
}
