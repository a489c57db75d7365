import BookmarkCommands
import Glibc

/// One running hook, which is stopped when it neither reads nor ends for 5 seconds.
final class HookProcess {
  /// So long a hook may take to read on, or to end.
  static let patience: Int32 = 5_000
  /// So much of what it says is shown.
  private static let longestMessage = 1_000

  private let name: String
  private var process: pid_t?
  private var input: Int32 = -1
  /// Where it writes to; a file, so that it never waits for anybody to read.
  private let output: UnsafeMutablePointer<FILE>?
  private var failure: CommandFailure?

  init(path: String, name: String, environment: [String: String]) {
    self.name = name
    output = tmpfile()
    guard let output, let ends = PipeEnds() else {
      failure = CommandFailure(.hookFailed, ["name": name, "reason": SystemError.last.text])
      return
    }
    // This end never waits; the hook's own waits as usual.
    _ = fcntl(ends.writing, F_SETFL, O_NONBLOCK)
    var program = ChildProgram(path, environment: environment)
    let writing = fileno(output)
    program.descriptors = [
      (ends.reading, STDIN_FILENO), (writing, STDOUT_FILENO), (writing, STDERR_FILENO),
    ]
    // So that all that it started ends with it.
    program.isGroupHead = true
    input = ends.writing
    do throws(SystemError) {
      process = try program.start()
    } catch {
      failure = CommandFailure(.hookFailed, ["name": name, "reason": error.text])
    }
    close(ends.reading)
  }

  deinit {
    closeInput()
    stop()
    if let output { fclose(output) }
  }

  /// Gives it a line; one that has heard enough is told no more.
  func tell(_ line: [UInt8]) {
    var rest = line[...]
    while !rest.isEmpty, input >= 0, failure == nil {
      let written = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        if poll(&entry, 1, Self.patience) == 0 { hang() }
      } else if errno != EINTR {
        closeInput()
      }
    }
  }

  /// Waits for its verdict.
  func finish() throws(CommandFailure) {
    closeInput()
    var waited: Int32 = 0
    while let process, failure == nil {
      var status: Int32 = 0
      let result = waitpid(process, &status, WNOHANG)
      if result == process {
        self.process = nil
        // The exit status stands in the second byte, a signal in the first.
        if status == 0 { return }
        failure = CommandFailure(.hookRefused, ["name": name, "reason": message(status)])
      } else if waited >= Self.patience {
        hang()
      } else {
        usleep(5_000)
        waited += 5
      }
    }
    if let failure { throw failure }
  }

  private func hang() {
    failure = CommandFailure(.hookHung, ["name": name])
    closeInput()
    stop()
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Ends it and what it started.
  private func stop() {
    guard let process else { return }
    self.process = nil
    kill(-process, SIGTERM)
    usleep(50_000)
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  /// What it said, or else how it ended.
  private func message(_ status: Int32) -> String {
    var bytes = Array(repeating: UInt8(0), count: Self.longestMessage)
    var count = 0
    if let output {
      rewind(output)
      count = fread(&bytes, 1, bytes.count, output)
    }
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
    let text = lines.joined(separator: " ")
    if !text.isEmpty { return text }
    return status & 0x7F == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
  }
}
