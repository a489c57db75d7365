extension LocalizedMessage {
  /// The arguments mentioned anywhere in the forms, in order of first mention, `other` first.
  var arguments: [MessageArgument] {
    var found: [MessageArgument] = []
    for category in [.other] + PluralCategory.allCases {
      guard let text = forms[category] else { continue }
      for argument in arguments(of: text) where !found.contains(argument) {
        found.append(argument)
      }
    }
    return found
  }

  /// The arguments that `text` mentions itself or through a substitution.
  func arguments(of text: MessageText) -> [MessageArgument] {
    text.segments.flatMap { segment -> [MessageArgument] in
      switch segment {
      case .argument(let argument): [argument]
      case .substitution(let name):
        substitutions.filter { $0.argument.name == name }.flatMap { substitution in
          [substitution.argument]
            + substitution.forms.sorted { $0.key.rawValue < $1.key.rawValue }
            .flatMap { arguments(of: $0.value) }
        }
      case .literal, .number: []
      }
    }
  }
}
