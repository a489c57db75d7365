import BookmarkCommands
import BookmarkModel

/// The imports and listings that are open, by number.
struct SessionTable {
  /// A listing that is read in pieces.
  struct Listing {
    var snapshot: any CollectionSnapshot
    var arrangement: Arrangement
    var position: Int
    var lastUse: ContinuousClock.Instant
  }

  private var imports: [Int: ImportStager] = [:]
  private var listings: [Int: Listing] = [:]
  private var last = 0
  private let lease: Duration

  /// - Parameter lease: how long a listing is kept while nobody asks for its next piece.
  init(lease: Duration) { self.lease = lease }

  /// Gives up the listings that nobody has asked for too long.
  mutating func dropExpiredListings() {
    if listings.isEmpty { return }
    let now = ContinuousClock.now
    listings = listings.filter { now - $0.value.lastUse < lease }
  }

  mutating func open(_ stager: ImportStager) -> Int {
    last += 1
    imports[last] = stager
    return last
  }

  mutating func open(_ snapshot: any CollectionSnapshot, _ arrangement: Arrangement) -> Int {
    last += 1
    listings[last] = Listing(
      snapshot: snapshot, arrangement: arrangement, position: 0, lastUse: .now)
    return last
  }

  func stager(_ session: Int) throws(CommandFailure) -> ImportStager {
    guard let stager = imports[session] else { throw CommandFailure(.noSession) }
    return stager
  }

  mutating func closeImport(_ session: Int) throws(CommandFailure) -> ImportStager {
    guard let stager = imports.removeValue(forKey: session) else {
      throw CommandFailure(.noSession)
    }
    return stager
  }

  /// The next piece of a listing: its range, which is empty at the end.
  mutating func advance(_ session: Int, by limit: Int) throws(CommandFailure) -> (
    Listing, Range<Int>
  ) {
    guard var listing = listings[session] else { throw CommandFailure(.noSession) }
    let start = listing.position
    let end = min(listing.arrangement.ids.count, start + max(1, min(limit, 10_000)))
    listing.position = end
    listing.lastUse = .now
    listings[session] = listing
    return (listing, start..<end)
  }

  mutating func closeListing(_ session: Int) throws(CommandFailure) {
    guard listings.removeValue(forKey: session) != nil else { throw CommandFailure(.noSession) }
  }
}
