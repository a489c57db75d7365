import BookmarkExchange
import Localization
import Text

/// The kinds of tables that the person has described, with what `--map` would say of their columns.
struct ProfileTable {
  let text: ValueText

  /// A heading and a line for each; nothing where there is none.
  func lines(_ profiles: [PersonalProfile]) -> String {
    if profiles.isEmpty { return "" }
    let names = profiles.map { text.safe($0.name) }
    let width = names.map { DisplayWidth.of($0) }.max() ?? 0
    return zip(names, profiles).reduce(into: "\n\(text.messages.servicesOwn)\n") { lines, entry in
      let known = entry.1.columns.filter { $0.field != ColumnMapping.kept }
      let map = known.map { text.safe($0.text) }.joined(separator: ",")
      lines += "\(DisplayWidth.padded(entry.0, to: width))  \(map)\n"
    }
  }
}
