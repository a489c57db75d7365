/// One key whose texts have been found complete and consistent, ready to become Swift.
struct Message {
  let key: String
  let swiftName: String
  let comment: String
  /// In the order in which the English text mentions them.
  let arguments: [MessageArgument]
  /// The texts by language tag.
  let texts: [String: LocalizedMessage]

  /// The count that chooses among the plural forms: the first grouped integer, else the first one.
  var count: MessageArgument? { Self.count(among: arguments) }

  static func count(among arguments: [MessageArgument]) -> MessageArgument? {
    arguments.first { $0.kind == .grouped } ?? arguments.first { $0.kind == .plain }
  }
}
