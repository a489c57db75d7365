/// What becomes of a field that a person typed and a file says otherwise.
enum ConflictPolicy: String, CaseIterable {
  /// It stays as it was typed.
  case keep
  /// The file's value replaces it.
  case replace
  /// The person decides; without a terminal it stays.
  case ask
}
