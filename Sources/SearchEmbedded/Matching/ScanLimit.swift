import SearchCore
import Synchronization

/// What can end a scan early: its deadline or its cancellation.
struct ScanLimit: Sendable {
  /// Steps between two checks: well under a tenth of a millisecond.
  static let stride = 8192

  let deadline: ContinuousClock.Instant?
  let cancellation: Cancellation?

  static let none = ScanLimit(deadline: nil, cancellation: nil)

  func check() throws(BackendError) {
    if let cancellation, cancellation.isCancelled { throw .embedded(.refused("the request was cancelled")) }
    if let deadline, ContinuousClock.now >= deadline { throw .embedded(.timedOut) }
  }
}

/// Set from any thread once nobody waits for the answer.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}
