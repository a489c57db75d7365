/// A column of a service's table, and what stands in it.
struct ExportColumn: Sendable {
  let name: String
  let text: @Sendable (ExportRow) -> String

  init(_ name: String, _ text: @escaping @Sendable (ExportRow) -> String) {
    (self.name, self.text) = (name, text)
  }

  /// A column for which nothing is known here, unless it was kept under its name when it came in.
  init(kept name: String) {
    self.init(name) { $0.content.extra(name) }
  }
}
