import Text

/// What is compared of a title when likely duplicates are looked for.
struct TitleForm {
  /// The identity key of the whole title.
  let key: String
  /// The same without what stands in brackets and after a colon or a dash.
  let main: String
  /// The numbers that tell volumes, parts and seasons from each other, in order.
  let numbers: [Int]

  init(_ text: String) {
    key = TextFolding.key(text)
    let main = TextFolding.key(Self.withoutSubtitle(text))
    self.main = main.isEmpty ? key : main
    numbers = Self.numbers(in: text)
  }

  /// Whether there is more than the main title.
  var hasSubtitle: Bool { main != key }

  private static func withoutSubtitle(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    var depth = 0
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if "([{（［【〔".unicodeScalars.contains(scalar) {
        depth += 1
      } else if ")]}）］】〕".unicodeScalars.contains(scalar) {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        if ":：—–".unicodeScalars.contains(scalar), !kept.isEmpty { break }
        // A hyphen within a word ends no title.
        if scalar == " ", last == "-", kept.count > 2 { break }
        kept.append(scalar)
      }
      last = scalar
    }
    return String(kept)
  }

  private static func numbers(in text: String) -> [Int] {
    let words = SearchText.words(NaturalNumerals.normalized(text)).split(separator: " ")
    return words.enumerated().compactMap { place, word in
      if let number = Int(word) { return number }
      if let number = words.count > 1 ? spelled[String(word)] : nil { return number }
      return place > 0 && place == words.count - 1 || follows(place, words)
        ? halves[String(word)] : nil
    }
  }

  /// Whether a word that counts volumes comes next: 上册, 下卷.
  private static func follows(_ place: Int, _ words: [Substring]) -> Bool {
    guard place + 1 < words.count else { return false }
    return ["册", "卷", "部", "篇", "集"].contains(words[place + 1])
  }

  private static let halves = ["上": 1, "中": 2, "下": 3]

  private static let spelled: [String: Int] = {
    let roman = ["ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii"]
    let cardinal = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    let ordinal = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth",
    ]
    var numbers = ["i": 1]
    for (place, word) in roman.enumerated() { numbers[word] = place + 2 }
    for (place, word) in cardinal.enumerated() { numbers[word] = place + 1 }
    for (place, word) in ordinal.enumerated() { numbers[word] = place + 1 }
    return numbers
  }()
}
