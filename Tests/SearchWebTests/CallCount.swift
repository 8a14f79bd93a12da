import Synchronization

/// A number that many threads may raise.
final class CallCount: Sendable {
  private let count = Mutex(0)

  func add() { count.withLock { $0 += 1 } }
  var value: Int { count.withLock { $0 } }
}
