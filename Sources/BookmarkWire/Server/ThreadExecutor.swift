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
    let worker = Worker(queue: queue, executor: self)
    let context = Unmanaged.passRetained(worker)
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, { Worker.start($0) }, context.toOpaque())
    if failure == 0 {
      pthread_detach(thread)
    } else {
      context.release()
      queue.threadIsMissing()
    }
  }

  /// What a thread is given at its start.
  private final class Worker: Sendable {
    let queue: JobQueue
    let executor: ThreadExecutor

    init(queue: JobQueue, executor: ThreadExecutor) {
      self.queue = queue
      self.executor = executor
    }

    static func start(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let context else { return nil }
      let worker = Unmanaged<Worker>.fromOpaque(context).takeRetainedValue()
      while let job = worker.queue.next() {
        job.runSynchronously(on: worker.executor.asUnownedTaskExecutor())
      }
      return nil
    }
  }
}
