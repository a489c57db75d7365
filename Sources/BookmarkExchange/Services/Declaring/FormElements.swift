import BookmarkModel
import JSON

/// The elements of a JSON source that a form describes.
struct FormElements {
  let profile: DeclaredProfile
  let form: FileForm
  let fileName: String

  /// The elements in a value of the source: itself, or what a document holds.
  func elements(in value: JSONValue) -> [JSONValue] {
    if case .document(let elements) = form.shape { return elements(value) }
    return [value]
  }

  /// The names among these of which nothing is taken.
  func unknown(_ names: [String]) -> [String] {
    guard form.keepsRest else { return [] }
    let known = Set(
      form.rules.flatMap(\.names).map { $0.split(separator: ".").first.map(String.init) ?? $0 })
    return names.filter { !known.contains($0) }
  }

  func read(_ element: JSONValue, into draft: inout DraftBuilder) {
    form.begin(&draft, fileName: fileName)
    var taken: Set<String> = []
    for rule in form.rules {
      for path in rule.names {
        guard let value = element.filled(at: path) else { continue }
        rule.reading.read(ServiceCell(name: path, value: value), &draft)
        taken.insert(path)
        break
      }
    }
    form.settle?(ServiceCells(element), &draft)
    if form.keepsRest { Self.keepRest(of: element, under: "", except: taken, &draft) }
  }

  /// Keeps what has no place under its path.
  private static func keepRest(
    of value: JSONValue, under path: String, except taken: Set<String>, _ draft: inout DraftBuilder
  ) {
    guard !taken.contains(path), !value.isBlank else { return }
    guard case .object(let members) = value else {
      return draft.keep(path, value.plainText ?? JSONText.of(value))
    }
    for member in members {
      let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
      keepRest(of: member.value, under: inner, except: taken, &draft)
    }
  }
}
