import BookmarkWire
import Glibc
import Synchronization

/// Asks a service as fast as it answers, as many clients at once, and says how long each answer took.
///
///     service-benchmark SOCKET CLIENTS REQUESTS IDLE SLOW
///
/// IDLE more clients are connected and silent, SLOW more ask and never read. Prints one JSON object;
/// nothing is decoded, so that the generator costs less than the service.
@main
enum ServiceBenchmark {
  private static let request = Array(
    (#"{"jsonrpc":"2.0","id":1,"method":"list","params":{"query":{"sort":[{"by":"title"}],"#
      + #""filter":{"field":"type","anyOf":["movie"]},"limit":50}}}"# + "\n").utf8)

  static func main() {
    let words = CommandLine.arguments
    let numbers = words.dropFirst(2).compactMap { Int($0) }
    guard words.count == 6, numbers.count == 4 else {
      print("usage: service-benchmark SOCKET CLIENTS REQUESTS IDLE SLOW")
      exit(64)
    }
    let (path, clients, requests) = (words[1], numbers[0], numbers[1])
    let idle = (0..<numbers[2]).compactMap { _ in try? SocketAddress(path).connect() }
    let slow = (0..<numbers[3]).compactMap { _ in try? SocketAddress(path).connect() }
    for socket in slow {
      for _ in 0..<20 { _ = send(socket, request, request.count, Int32(MSG_DONTWAIT)) }
    }
    let results = Mutex<[Int64]>([])
    let start = nanoseconds()
    let threads = (0..<clients).map { _ in
      ClientThread(path: path, requests: requests) { times in results.withLock { $0 += times } }
    }
    for thread in threads { thread.join() }
    let seconds = Double(nanoseconds() - start) / 1e9
    let times = results.withLock { $0.sorted() }
    guard times.count == clients * requests else {
      print("only \(times.count) answers came")
      exit(1)
    }
    let median = times[times.count / 2] / 1_000
    let late = times[times.count * 99 / 100] / 1_000
    let rate = Int(Double(times.count) / seconds)
    print("{\"rate\": \(rate), \"median\": \(median), \"p99\": \(late)}")
    for socket in idle + slow { close(socket) }
  }

  static func nanoseconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// One client on a thread of its own.
  private final class ClientThread: Sendable {
    private let path: String
    private let requests: Int
    private let report: @Sendable ([Int64]) -> Void
    private let thread = Mutex<pthread_t?>(nil)

    init(path: String, requests: Int, report: @escaping @Sendable ([Int64]) -> Void) {
      self.path = path
      self.requests = requests
      self.report = report
      let thread = SystemThread.start { self.ask() }
      self.thread.withLock { $0 = thread }
    }

    func join() {
      if let thread = thread.withLock({ $0 }) { pthread_join(thread, nil) }
    }

    private func ask() {
      guard let socket = try? SocketAddress(path).connect() else { return }
      defer { close(socket) }
      var times: [Int64] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 18)
      for _ in 0..<requests {
        let start = nanoseconds()
        guard send(socket, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else {
          break
        }
        var last: UInt8 = 0
        while last != UInt8(ascii: "\n") {
          let count = read(socket, &buffer, buffer.count)
          guard count > 0 else { return }
          last = buffer[count - 1]
        }
        times.append(nanoseconds() - start)
      }
      report(times)
    }
  }
}
