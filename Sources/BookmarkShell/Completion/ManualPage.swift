import BookmarkCommands
import Localization
import Text

/// The manual page, made from the guides and the keys of the configuration.
struct ManualPage {
  let groups: [VerbList.Group]
  let messages: Messages

  /// The page in the language of `man`, <https://man7.org/linux/man-pages/man7/groff_man.7.html>.
  var text: String {
    var page = ".TH BOOKMARKS 1 \"\" \"bookmarks \(Version.program)\"\n.nh\n.ad l\n"
    page += ".SH NAME\nbookmarks \\- \(Self.escaped(messages.helpIntroduction))\n"
    page += ".SH SYNOPSIS\n.B bookmarks\nVERB [...]\n"
    for group in groups {
      page += ".SH \(Self.escaped(messages[keyPath: group.title]).uppercased())\n"
      for verb in group.verbs { page += section(verb.guide) }
    }
    page += ".SH \(Self.escaped(messages.helpOptions).uppercased())\n"
    for option in GlobalOptions.parameters { page += entry(option.form, option.summary) }
    page += ".SH CONFIGURATION\n"
    page += Self.escaped("$XDG_CONFIG_HOME/bookmarks/config") + "\n"
    for key in ConfigurationKey.allCases {
      let usual = key.usual.isEmpty ? "" : " = \(key.usual)"
      page += entry(key.rawValue + usual, key.summary)
    }
    return page
  }

  private func section(_ guide: CommandGuide) -> String {
    let verb = ([guide.verb ?? guide.name] + guide.aliases).joined(separator: ", ")
    let usage = guide.usage.isEmpty ? verb : "\(verb) \(guide.usage)"
    var text = ".SS \(Self.escaped(usage))\n\(Self.escaped(messages[keyPath: guide.summary]))\n"
    for parameter in guide.parameters { text += entry(parameter.form, parameter.summary) }
    if !guide.examples.isEmpty {
      text += ".PP\n.EX\n"
      text += guide.examples.map { Self.escaped("bookmarks \($0)") + "\n" }.joined()
      text += ".EE\n"
    }
    return text
  }

  private func entry(_ form: String, _ summary: CommandGuide.Text) -> String {
    ".TP\n.B \(Self.escaped(form))\n\(Self.escaped(messages[keyPath: summary]))\n"
  }

  /// A line that means nothing to roff.
  static func escaped(_ text: String) -> String {
    var line = ""
    for character in text {
      switch character {
      case "\\": line += "\\e"
      case "-": line += "\\-"
      // Chinese has no spaces, so that a line may end behind each of its characters.
      case _ where DisplayWidth.of(character) == 2: line += "\(character)\\:"
      default: line.append(character)
      }
    }
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
