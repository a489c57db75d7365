/// Writes Chinese numerals of volumes and seasons in digits, so that 卷二 comes before 卷十.
///
/// For ordering only, before a collator that orders digits by their value.
public enum NaturalNumerals {
  /// The text with Han numerals that number a part written in ASCII digits.
  ///
  /// A numeral is one of these:
  /// - what follows 第, or `vol`, `vol.` and `volume` in any case and with or without a space:
  ///   第一百二十回 gives 第120回
  /// - what follows 卷, 部, 集, 册 or 冊, if no Han character comes next: 卷二 gives 卷2, and
  ///   集三千宠爱 stays
  /// - what stands before 卷, 部, 集, 册, 冊, 章 or 季, but not where the text begins: 权力的游戏
  ///   二季 gives 权力的游戏2季, and 三部曲 stays
  ///
  /// Read are 〇 to 九 as digits (一〇一) and with 十, 百, 千, 万 (二十, 一百零三, 三千), also 两 and the
  /// forms for accounts (壹, 貳). What is no well-formed number stays.
  public static func normalized(_ text: String) -> String {
    guard text.utf8.contains(where: { 0xE3...0xE9 ~= $0 }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var output = String.UnicodeScalarView()
    var changed = false
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, HanNumeral.isPart(scalars[index]) { index += 1 }
      if index == start {
        output.append(scalars[index])
        index += 1
      } else if numbersPart(scalars, start..<index),
        let value = HanNumeral.value(of: scalars[start..<index])
      {
        output.append(contentsOf: String(value).unicodeScalars)
        changed = true
      } else {
        output.append(contentsOf: scalars[start..<index])
      }
    }
    return changed ? String(output) : text
  }

  private static func numbersPart(_ scalars: [Unicode.Scalar], _ numeral: Range<Int>) -> Bool {
    guard let before = scalars[..<numeral.lowerBound].last else { return false }
    let after = numeral.upperBound < scalars.count ? scalars[numeral.upperBound] : nil
    if before == "第" || followsVolume(scalars[..<numeral.lowerBound]) { return true }
    if let after, "卷部集册冊章季".unicodeScalars.contains(after) { return true }
    let endsThere = after.map { !CJKSpacing.isCJK($0.value) } ?? true
    return endsThere && "卷部集册冊".unicodeScalars.contains(before)
  }

  private static func followsVolume(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    if rest.last == " " { rest.removeLast() }
    if rest.last == "." { rest.removeLast() }
    var letters = rest.suffix(6).map { $0.value | 0x20 }
    if letters.elementsEqual("volume".unicodeScalars.map(\.value)) { return true }
    letters = letters.suffix(3)
    return letters.elementsEqual("vol".unicodeScalars.map(\.value))
  }
}
