import Glibc
import Synchronization

/// Whether Ctrl-C was pressed, as a signal handler can note it.
///
/// A second Ctrl-C while the first was not dealt with ends the program at once, so that work which
/// doesn't look at the flag can always be left.
enum InterruptFlag {
  private static let isSet = Atomic<Bool>(false)

  static var isRaised: Bool { isSet.load(ordering: .relaxed) }

  static func clear() { isSet.store(false, ordering: .relaxed) }

  /// Takes SIGINT from now on, and no longer dies of SIGPIPE and SIGXFSZ: writing then fails.
  static func install() {
    // Reading it once makes sure that the handler doesn't have to set the flag up.
    _ = isRaised
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      guard InterruptFlag.isSet.exchange(true, ordering: .relaxed) else { return }
      signal(number, SIG_DFL)
      raise(number)
    }
    // Without SA_RESTART, so that waiting for input ends.
    sigaction(SIGINT, &action, nil)
  }
}
