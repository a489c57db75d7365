import BookmarkCommands
import BookmarkModel
import Localization

/// What teaches a shell to complete the words of `bookmarks`, made from the guides.
struct ShellScript {
  let guides: [CommandGuide]
  let messages: Messages

  /// The shells for which there is one.
  enum Dialect: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  func text(_ dialect: Dialect) -> String {
    switch dialect {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private func names(_ guide: CommandGuide) -> [String] {
    (guide.verb.map { [$0] } ?? []) + guide.aliases
  }

  private func options(_ guide: CommandGuide?) -> [(names: [String], summary: String)] {
    let parameters = guide?.parameters ?? GlobalOptions.parameters
    return parameters.compactMap { parameter in
      let words = parameter.form.split(separator: " ").map {
        String($0.hasSuffix(",") ? $0.dropLast() : $0)
      }
      let names = words.filter { $0.hasPrefix("-") && $0 != "-" && $0 != "-tag" }
      return names.isEmpty ? nil : (names, messages[keyPath: parameter.summary])
    }
  }

  /// Words that can stand behind a verb: options, and what its guide offers.
  private func words(_ guide: CommandGuide) -> [String] {
    var words = (options(guide) + options(nil)).flatMap(\.names)
    for parameter in guide.parameters {
      switch parameter.values {
      case .query:
        words += BookmarkType.known.map(\.rawValue)
        words += BookmarkField.allCases.filter { $0 != .text && $0 != .extra }.map {
          "\($0.rawValue):"
        }
      case .assignments: words += BookmarkField.content.map { "\($0.rawValue)=" }
      case .words(let choices): words += choices.filter { !$0.contains(" ") }
      case .verbs: words += guides.flatMap(names)
      case .languages: words += Messages.catalogueLanguages.map(\.tag)
      case .files, .target, .views, .creators, .none: break
      }
    }
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }
  }

  /// A text between single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private var valued: String {
    GlobalOptions.parameters.filter { $0.form.contains(" ") && !$0.form.contains(",") }
      .compactMap { $0.form.split(separator: " ").first }.joined(separator: "|")
  }

  private var bash: String {
    let cases = guides.map { guide in
      "    \(names(guide).joined(separator: "|"))) words=\(quoted(words(guide).joined(separator: " "))) ;;\n"
    }
    return """
      # Completes the words of bookmarks in bash.
      _bookmarks() {
        local word=${COMP_WORDS[COMP_CWORD]} verb= words= i
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
          \(valued)) ((i++)) ;;
          -*) ;;
          *)
            verb=${COMP_WORDS[i]}
            break
            ;;
          esac
        done
        case $verb in
          '') words=\(quoted((guides.flatMap(names) + options(nil).flatMap(\.names)).joined(separator: " "))) ;;
      \(cases.joined())  esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        case ${COMPREPLY[0]-} in
        *: | *=) compopt -o nospace ;;
        esac
      }
      complete -o default -F _bookmarks bookmarks

      """
  }

  private var zsh: String {
    let verbs = guides.flatMap { guide in
      names(guide).map { "    \(quoted("\($0):\(messages[keyPath: guide.summary])"))\n" }
    }
    let cases = guides.map { guide in
      "  \(names(guide).joined(separator: "|"))) offered=(\(words(guide).map(quoted).joined(separator: " "))) ;;\n"
    }
    return """
      #compdef bookmarks
      _bookmarks() {
        local -a verbs offered
        verbs=(
      \(verbs.joined())  )
        if ((CURRENT == 2)); then
          _describe 'command' verbs
          return
        fi
        case $words[2] in
      \(cases.joined())  esac
        compadd -a offered
        _files
      }
      _bookmarks "$@"

      """
  }

  private var fish: String {
    var lines = ["# Completes the words of bookmarks in fish."]
    for guide in guides {
      let summary = quoted(messages[keyPath: guide.summary])
      for name in names(guide) {
        lines.append("complete -c bookmarks -n __fish_use_subcommand -a \(name) -d \(summary)")
      }
      let condition = quoted(
        "__fish_seen_subcommand_from \(names(guide).joined(separator: " "))")
      for option in options(guide) {
        lines.append(line(option, "-n \(condition) "))
      }
      let plain = words(guide).filter { !$0.hasPrefix("-") }
      if !plain.isEmpty {
        let list = quoted(plain.joined(separator: " "))
        lines.append("complete -c bookmarks -n \(condition) -a \(list)")
      }
    }
    for option in options(nil) { lines.append(line(option, "")) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ option: (names: [String], summary: String), _ condition: String) -> String {
    let flags = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    return "complete -c bookmarks \(condition)\(flags.joined(separator: " ")) "
      + "-d \(quoted(option.summary))"
  }
}
