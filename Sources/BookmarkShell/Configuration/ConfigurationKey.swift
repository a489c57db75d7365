import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Everything that a person can configure, in the order in which `config` lists it.
enum ConfigurationKey: String, CaseIterable, Sendable {
  case language
  case collation
  case columns
  case colour
  case pager
  case ratingScale = "rating.scale"
  case confirmThreshold = "confirm.threshold"

  /// What it does.
  var summary: CommandGuide.Text {
    switch self {
    case .language: \.configLanguage
    case .collation: \.configCollation
    case .columns: \.configColumns
    case .colour: \.configColour
    case .pager: \.configPager
    case .ratingScale: \.configRatingScale
    case .confirmThreshold: \.configConfirmThreshold
    }
  }

  /// What holds when nothing is configured; empty where the environment decides.
  var usual: String {
    switch self {
    case .language, .collation: ""
    case .columns: TableListing.usualColumns.map(\.rawValue).joined(separator: ",")
    case .colour: "auto"
    case .pager: ""
    case .ratingScale: Rating.shortest(Rating.standardScale)
    case .confirmThreshold: String(SetVerb.mostUnasked)
    }
  }

  /// Whether a text can be its value.
  func accepts(_ value: String) -> Bool {
    switch self {
    case .language: Language(userInput: value) != nil
    case .collation: CollationName.tag(of: value) != nil
    case .columns: Self.columns(value) != nil
    case .colour: ["auto", "never"].contains(value)
    case .pager: !value.isEmpty && !value.unicodeScalars.contains { $0.value < 0x20 }
    case .ratingScale: Double(value).map { $0 > 0 && $0 <= 100 } ?? false
    case .confirmThreshold: Int(value).map { $0 >= 0 } ?? false
    }
  }

  /// Values to choose from, for completion.
  var choices: [String] {
    switch self {
    case .language: Messages.catalogueLanguages.map(\.tag)
    case .collation: CollationName.names.keys.sorted()
    case .colour: ["auto", "never"]
    case .pager: ["less -R", "none"]
    case .ratingScale: ["5", "10", "100"]
    case .columns, .confirmThreshold: []
    }
  }

  /// The columns that a list names; `nil` when one of them is none.
  static func columns(_ list: String) -> [BookmarkField]? {
    let names = list.split(whereSeparator: { ",，、 ".contains($0) }).map(String.init)
    let fields = names.compactMap(BookmarkField.labelled).filter { $0 != .text && $0 != .source }
    return fields.isEmpty || fields.count < names.count ? nil : fields
  }
}
