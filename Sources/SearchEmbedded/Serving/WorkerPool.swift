import Glibc

/// Threads of our own with a bounded queue before them: what takes long neither stalls a loop thread nor
/// Swift's shared pool.
final class WorkerPool: Sendable {
  private let queue: JobQueue
  private let threadCount: Int

  /// - Parameter waitingLimit: Jobs that may wait; one more is refused.
  init(threads: Int, waitingLimit: Int) {
    let queue = JobQueue(limit: waitingLimit)
    self.queue = queue
    threadCount = (0..<max(threads, 1)).count { _ in
      guard let thread = Threads.start({ while let job = queue.next() { job() } }) else { return false }
      pthread_detach(thread)
      return true
    }
  }

  /// The threads end once the jobs that wait are done.
  deinit { queue.close() }

  /// - Returns: Whether the job will be done; `false` when too many wait.
  func submit(_ job: @escaping @Sendable () -> Void) -> Bool { threadCount > 0 && queue.add(job) }
}

/// Jobs in the order of their arrival, for several threads.
private final class JobQueue: @unchecked Sendable {
  // Safety: `waiting`, `first` and `isClosed` are only touched while `mutex` is held; mutex and condition
  // live as long as this object.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private let limit: Int
  private var waiting: [(@Sendable () -> Void)?] = []
  private var first = 0
  private var isClosed = false

  init(limit: Int) {
    self.limit = limit
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func add(_ job: @escaping @Sendable () -> Void) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard waiting.count - first < limit else { return false }
    waiting.append(job)
    pthread_cond_signal(condition)
    return true
  }

  /// Waits for a job; `nil` once the queue is closed and empty.
  func next() -> (@Sendable () -> Void)? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while first == waiting.count {
      if isClosed { return nil }
      pthread_cond_wait(condition, mutex)
    }
    let job = waiting[first]
    waiting[first] = nil
    first += 1
    if first == waiting.count || first > 256 {
      waiting.removeFirst(first)
      first = 0
    }
    return job
  }

  func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}
