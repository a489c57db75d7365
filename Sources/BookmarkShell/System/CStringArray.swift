import Glibc

/// Texts as the system takes words and variables: C strings with a null pointer behind the last.
final class CStringArray {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { text in strdup(text) }
    pointers.append(nil)
    self.pointers = pointers
  }

  /// The variables of an environment.
  convenience init(environment: [String: String]) {
    self.init(environment.map { "\($0.key)=\($0.value)" })
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
