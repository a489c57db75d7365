/// Tells whether a name was in an object before, in time that doesn't grow with the object.
///
/// Names are the same if their bytes are: `==` on String also equates the two forms of an accented
/// letter, which in JSON are two names.
struct JSONNames {
  private struct Name: Hashable {
    let text: String

    static func == (left: Name, right: Name) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// Up to this many members, comparing with each is faster than hashing.
  private static let few = 16

  private var seen: Set<Name> = []

  /// Whether one of the members has the name; to be asked once for each member, in order.
  mutating func isDuplicate(_ name: String, among members: [JSONMember]) -> Bool {
    if members.count < JSONNames.few {
      // Most names differ in length already, which is far quicker to see than the bytes.
      let length = name.utf8.count
      return members.contains {
        $0.name.utf8.count == length && $0.name == name && $0.name.utf8.elementsEqual(name.utf8)
      }
    }
    if seen.isEmpty { seen = Set(members.map { Name(text: $0.name) }) }
    return !seen.insert(Name(text: name)).inserted
  }
}
