import Glibc

/// The program at a terminal of its own, with a person who types and looks.
final class Terminal {
  private let child: ChildProcess
  private let descriptor: Int32
  private var screen: Screen

  /// Starts the program in a sandbox and waits for its first prompt.
  init(
    _ sandbox: Sandbox, _ arguments: [String] = [], columns: Int = 80,
    environment changes: [String: String?] = [:], waitingFor prompt: String = "bookmarks>"
  ) throws {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    screen = Screen(columns: columns)
    Self.set(columns: columns, of: descriptor)
    child = try ChildProcess(
      arguments, environment: sandbox.environment(changes), in: sandbox.home,
      .terminal(Self.path(of: descriptor)))
    wait(for: prompt)
  }

  deinit {
    kill(child.id, SIGKILL)
    waitpid(child.id, nil, 0)
    close(descriptor)
  }

  /// What is on the screen now.
  var text: String { screen.text }

  /// Types keys.
  func type(_ keys: String) {
    var keys = keys
    keys.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Types keys, then waits for a text that wasn't on the screen before; gives the screen.
  @discardableResult
  func type(_ keys: String, waitingFor text: String) -> String {
    type(keys)
    return wait(for: text)
  }

  /// Waits until the screen has a text; gives the screen, with or without it after some seconds.
  @discardableResult
  func wait(for text: String, seconds: Double = 10) -> String {
    let pause: Int32 = 20
    for _ in 0..<Int(seconds * 1000) / Int(pause) {
      if screen.text.contains(text) { break }
      read(milliseconds: pause)
    }
    return screen.text
  }

  /// Changes the terminal's width, as dragging a window's corner does.
  func resize(columns: Int) { Self.set(columns: columns, of: descriptor) }

  /// Waits for the program's end and gives its status; -1 when it goes on.
  func end(seconds: Double = 10) -> Int32 {
    let status = child.wait(seconds: seconds) { read(milliseconds: 0) }
    while read(milliseconds: 0) {}
    return status
  }

  /// Ends the program with a signal.
  func signal(_ number: Int32) { kill(child.id, number) }

  /// Reads what the program has written; `false` when there was nothing.
  @discardableResult
  private func read(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(descriptor, &piece, piece.count)
    guard count > 0 else {
      // The program has gone; without a pause the caller would ask in vain very often.
      usleep(UInt32(max(milliseconds, 0)) * 1000)
      return false
    }
    screen.write(Array(piece[..<count]))
    return true
  }

  /// Unlocks the terminal's other side and gives its path, as unlockpt and ptsname do.
  ///
  /// Swift doesn't see those, nor these two requests of <asm-generic/ioctls.h>.
  private static func path(of descriptor: Int32) -> String {
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var lock: Int32 = 0
    var number: Int32 = 0
    _ = ioctl(descriptor, setLock, &lock)
    _ = ioctl(descriptor, getNumber, &number)
    return "/dev/pts/\(number)"
  }

  private static func set(columns: Int, of descriptor: Int32) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }
}
