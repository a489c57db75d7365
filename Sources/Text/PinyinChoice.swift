/// That the character at a place of a text has another reading than its likeliest.
struct PinyinChoice {
  let place: Int
  /// 1 or 2; the likeliest reading is 0.
  let rank: Int
}
