/// A place where a store does something else than its contract says.
public struct ContractBreach: Error, Sendable, CustomStringConvertible {
  /// What was expected and what came.
  public let text: String
  /// The file of the check.
  public let file: String
  /// The line of the check.
  public let line: Int

  /// The breach on one line with its place.
  public var description: String { "\(file):\(line): \(text)" }
}

/// Throws a breach unless two values are equal.
func expect<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ subject: String = "", file: String = #fileID,
  line: Int = #line
) throws(ContractBreach) {
  if actual == expected { return }
  let about = subject.isEmpty ? "" : subject + ": "
  throw ContractBreach(text: "\(about)\(actual), and not \(expected)", file: file, line: line)
}

/// Throws a breach unless the condition holds.
func require(
  _ condition: Bool, _ text: String, file: String = #fileID, line: Int = #line
) throws(ContractBreach) {
  if !condition { throw ContractBreach(text: text, file: file, line: line) }
}

/// The value, which has to be there.
func require<Value>(
  _ value: Value?, file: String = #fileID, line: Int = #line
) throws(ContractBreach) -> Value {
  guard let value else { throw ContractBreach(text: "nothing is there", file: file, line: line) }
  return value
}
