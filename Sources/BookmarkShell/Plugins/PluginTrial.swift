import Glibc

/// One run of a plugin under watch: it may hang, flood or babble, and is ended when it should be.
struct PluginTrial {
  /// What is kept of each output; the rest is read and forgotten.
  private static let mostBytes = 1 << 20

  /// What came of it.
  struct Result {
    /// The exit status; `nil` for a run that had to be ended.
    var status: Int32?
    var output: [UInt8]
    var errors: [UInt8]
  }

  var path: String
  var environment: [String: String]
  /// How long a run may take, then how long it has to leave after it was asked to.
  var patience = Duration.seconds(5)
  var grace = Duration.seconds(2)

  /// Runs the plugin without any input; `nil` when it can't be started.
  func run(_ arguments: [String]) -> Result? {
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    guard let output = Pipe(), let errors = Pipe() else { return nil }
    let streams = PluginProcess.Streams(
      input: input, output: output.writing, errors: errors.writing)
    guard
      let process = try? PluginProcess(
        path, arguments, environment: environment, streams: streams)
    else { return nil }
    output.closeWriting()
    errors.closeWriting()
    let status = watch(process, [output, errors])
    // What it has started itself goes too.
    kill(-process.id, SIGKILL)
    return Result(status: status, output: output.bytes, errors: errors.bytes)
  }

  private func watch(_ process: PluginProcess, _ pipes: [Pipe]) -> Int32? {
    let start = ContinuousClock.now
    var signals: [(signal: Int32, time: ContinuousClock.Instant)] = [
      (SIGTERM, start + patience), (SIGKILL, start + patience + grace),
    ]
    var wasEnded = false
    while true {
      var entries = pipes.map { pollfd(fd: $0.openReading, events: Int16(POLLIN), revents: 0) }
      _ = Glibc.poll(&entries, nfds_t(entries.count), 5)
      for (entry, pipe) in zip(entries, pipes) where entry.revents != 0 {
        pipe.read(keeping: Self.mostBytes)
      }
      if let status = process.poll() {
        for pipe in pipes { pipe.readRest(keeping: Self.mostBytes) }
        return wasEnded ? nil : status
      }
      if let next = signals.first, ContinuousClock.now > next.time {
        kill(-process.id, next.signal)
        signals.removeFirst()
        wasEnded = true
      }
    }
  }

  /// One output of the plugin.
  private final class Pipe {
    private var reading: Int32
    private(set) var writing: Int32
    private(set) var bytes: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    }

    deinit {
      closeWriting()
      if reading >= 0 { close(reading) }
    }

    /// The end to wait at; -1, which is passed over, after the end.
    var openReading: Int32 { reading }

    func closeWriting() {
      if writing >= 0 { close(writing) }
      writing = -1
    }

    /// Reads once, and says whether there was something.
    @discardableResult
    func read(keeping limit: Int) -> Bool {
      let count = Glibc.read(reading, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<min(count, limit - bytes.count)]
        return true
      }
      if count == 0 {
        close(reading)
        reading = -1
      }
      return false
    }

    func readRest(keeping limit: Int) {
      while reading >= 0, bytes.count < limit, read(keeping: limit) {}
    }
  }
}
