import Glibc

/// Runs tasks on threads of its own, as many as have something to do.
///
/// Swift's own pool has a thread a core. Commands wait for the disk and for the lock of the store, so
/// two of them could keep everybody else from reading.
final class ThreadExecutor: TaskExecutor {
  private let queue: JobQueue

  /// - Parameter limit: the most threads; further tasks wait for one.
  init(limit: Int = 48) { queue = JobQueue(limit: limit) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard queue.add(job) else { return }
    let thread = SystemThread.start { self.work() }
    if let thread { pthread_detach(thread) } else { queue.threadIsMissing() }
  }

  private func work() {
    while let job = queue.next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
