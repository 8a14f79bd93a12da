import Glibc

/// Threads of our own, so that long work never runs on Swift's shared pool.
package enum Threads {
  /// Processors that are online, at least 1.
  package static var cores: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Starts a thread; `nil` where the system has none to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    // Safety: the new thread takes over this reference and releases it; where none was started it is released
    // below.
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  /// Calls `body` with 0 up to `count`, each on a thread of its own, and waits for all.
  package static func map<Output: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Output)
    -> [Output]
  {
    let others = (1..<max(count, 1)).map { index in
      let outcome = Outcome<Output>()
      let thread = start { outcome.value = body(index) }
      return (index, outcome, thread)
    }
    var outputs = count > 0 ? [body(0)] : []
    for (index, outcome, thread) in others {
      if let thread { pthread_join(thread, nil) }
      outputs.append(outcome.value ?? body(index))
    }
    return outputs
  }

  /// Runs two pieces of work side by side.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let outcome = Outcome<Second>()
    let thread = start { outcome.value = second() }
    let one = first()
    if let thread { pthread_join(thread, nil) }
    return (one, outcome.value ?? second())
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private final class Outcome<Output: Sendable>: @unchecked Sendable {
    // Safety: written by the thread that does the work, read after that thread was joined.
    var value: Output?
  }
}
