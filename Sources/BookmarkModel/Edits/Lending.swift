/// Why a copy can't be lent, or isn't back.
public enum LendingError: String, Error, Codable, Sendable {
  /// Every copy that is meant is lent already.
  case alreadyLent
  /// No copy that is meant is lent.
  case notLent
  /// Several copies could be meant.
  case severalCopies
}

extension BookmarkContent {
  /// Notes who has a copy since when; a work without a copy gets one.
  ///
  /// - Parameter format: the medium of the copy, where several are owned.
  public mutating func lend(
    to name: String, since day: PartialDate?, format: MediaFormat? = nil
  ) throws(LendingError) {
    let meant = copies.indices.filter { format == nil || copies[$0].format == format }
    if meant.isEmpty {
      copies.append(Copy(format: format, lentTo: name, lentSince: day))
      return
    }
    let free = meant.filter { copies[$0].lentTo == nil }
    guard let first = free.first else { throw .alreadyLent }
    guard free.dropFirst().allSatisfy({ copies[$0] == copies[first] }) else { throw .severalCopies }
    copies[first].lentTo = name
    copies[first].lentSince = day
  }

  /// Notes that a copy is back.
  ///
  /// - Parameter format: the medium of the copy, where several are lent.
  public mutating func takeBack(format: MediaFormat? = nil) throws(LendingError) {
    let lent = copies.indices.filter {
      copies[$0].lentTo != nil && (format == nil || copies[$0].format == format)
    }
    guard let only = lent.first else { throw .notLent }
    guard lent.count == 1 else { throw .severalCopies }
    copies[only].lentTo = nil
    copies[only].lentSince = nil
  }
}
