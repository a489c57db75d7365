/// How a language chooses among plural forms for a whole number.
///
/// After CLDR's cardinal rules for integers:
/// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
public enum PluralRule: Hashable, Sendable {
  /// Chinese, Japanese, Korean, Vietnamese, Indonesian: one form for all.
  case uniform
  /// English, German, Dutch, Swedish, Turkish: one, and all else.
  case singular
  /// Italian, Spanish: as `singular`, with a form for whole millions.
  case singularAndMillions
  /// French, Portuguese: as `singularAndMillions`, with zero in the singular.
  case zeroSingularAndMillions
  /// Russian, Ukrainian: by the last digits.
  case eastSlavic
  case polish
  case czech
  case arabic

  /// The rule of the language; a language not known here has the rule of English.
  public init(_ language: Language) {
    switch language.languageCode {
    case "zh", "ja", "ko", "vi", "id": self = .uniform
    case "it", "es": self = .singularAndMillions
    // European Portuguese counts zero as plural, Brazilian as singular.
    case "pt": self = language.region == "PT" ? .singularAndMillions : .zeroSingularAndMillions
    case "fr": self = .zeroSingularAndMillions
    case "ru", "uk": self = .eastSlavic
    case "pl": self = .polish
    case "cs", "sk": self = .czech
    case "ar": self = .arabic
    default: self = .singular
    }
  }

  /// The form for `number`; the sign has no part in it.
  public func category(of number: Int) -> PluralCategory {
    let n = number.magnitude
    let isMillions = n != 0 && n % 1_000_000 == 0
    switch self {
    case .uniform: return .other
    case .singular: return n == 1 ? .one : .other
    case .singularAndMillions: return n == 1 ? .one : isMillions ? .many : .other
    case .zeroSingularAndMillions: return n <= 1 ? .one : isMillions ? .many : .other
    case .eastSlavic:
      if n % 10 == 1, n % 100 != 11 { return .one }
      return Self.isFew(n) ? .few : .many
    case .polish:
      if n == 1 { return .one }
      return Self.isFew(n) ? .few : .many
    case .czech: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .arabic:
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default:
        return switch n % 100 {
        case 3...10: .few
        case 11...99: .many
        default: .other
        }
      }
    }
  }

  /// Ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }
}
