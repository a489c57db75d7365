import Glibc

/// The tasks that wait for a thread, and how many threads there are.
///
/// A condition variable lets threads wait, which `Synchronization` has none of.
final class JobQueue: @unchecked Sendable {
  /// So long a thread without work stays, in seconds.
  private static let patience = 5

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let limit: Int
  private var jobs: [UnownedJob] = []
  /// The first job that nobody has taken.
  private var head = 0
  private var threads = 0
  private var idle = 0

  init(limit: Int) {
    self.limit = limit
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Adds a job, and says whether a thread has to be started for it.
  func add(_ job: UnownedJob) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    jobs.append(job)
    if idle >= jobs.count - head {
      pthread_cond_signal(condition)
      return false
    }
    guard threads < limit else { return false }
    threads += 1
    return true
  }

  /// The next job, waited for; `nil` for a thread that isn't needed any more.
  func next() -> UnownedJob? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while head == jobs.count {
      var end = timespec()
      clock_gettime(CLOCK_REALTIME, &end)
      end.tv_sec += Self.patience
      idle += 1
      let result = pthread_cond_timedwait(condition, mutex, &end)
      idle -= 1
      if result == ETIMEDOUT, head == jobs.count {
        threads -= 1
        return nil
      }
    }
    defer {
      head += 1
      if head == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 1024 {
        jobs.removeFirst(head)
        head = 0
      }
    }
    return jobs[head]
  }

  /// A thread that was counted could not be started; those that are there do its work.
  func threadIsMissing() {
    pthread_mutex_lock(mutex)
    threads -= 1
    pthread_mutex_unlock(mutex)
  }
}
