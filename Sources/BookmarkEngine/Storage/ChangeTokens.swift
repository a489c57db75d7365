/// Asks a store for changes, however many wait for one, at most four times a second.
struct ChangeTokens {
  /// So long an answer holds.
  static let interval = Duration.milliseconds(250)

  private let watch: any ChangeWatch
  private var latest: (token: Int64, time: ContinuousClock.Instant)?

  init(_ watch: any ChangeWatch) { self.watch = watch }

  /// The store's token, at most a quarter of a second old.
  mutating func current() throws(StoreError) -> Int64 {
    let now = ContinuousClock.now
    if let latest, now - latest.time < Self.interval { return latest.token }
    let token = try watch.token()
    latest = (token, now)
    return token
  }
}
