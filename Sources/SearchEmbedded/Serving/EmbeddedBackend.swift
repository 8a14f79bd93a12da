import SearchCore
import Synchronization

/// The search engine inside this process: indices in memory, swapped while they serve.
///
/// A request takes the indices as they are at its start, by one lock held for nanoseconds (the standard
/// library has no atomic strong reference), and keeps them to its end.
package final class EmbeddedBackend: SearchBackend {
  private enum Index: Sendable {
    case loading
    case ready(IndexSnapshot)
  }

  /// Queries whose estimated cost, all together, is less than this many nanoseconds are answered at once.
  private static let nowBudget = 1_000_000

  package let name = BackendError.embeddedName
  private let indices: Mutex<[String: Index]>
  private let workers: WorkerPool

  /// - Parameters:
  ///   - threads: Threads for searches that take longer; as many as the machine has processors unless told
  ///     otherwise.
  ///   - waitingLimit: Searches that may wait for a thread; further ones fail as `overloaded`.
  package init(threads: Int? = nil, waitingLimit: Int = 256) {
    indices = Mutex([:])
    workers = WorkerPool(threads: threads ?? Threads.cores, waitingLimit: waitingLimit)
  }

  /// A backend over indices in memory alone.
  package convenience init(
    indices: [String: (settings: IndexSettings, records: [(id: String, record: RecordObject)])]
  ) {
    self.init()
    for (name, index) in indices {
      publish(IndexSnapshot(settings: index.settings, records: index.records), as: name)
    }
  }

  /// Announces an index that is still being read: queries fail as `notReady` instead of `unknownIndex`. A
  /// published index stays.
  package func announce(_ name: String) {
    indices.withLock { if $0[name] == nil { $0[name] = .loading } }
  }

  /// Puts an index in the place of the one with this name; running requests keep the one they have.
  package func publish(_ snapshot: IndexSnapshot, as name: String) {
    indices.withLock { $0[name] = .ready(snapshot) }
  }

  package func search(
    _ queries: [SearchQuery], before deadline: ContinuousClock.Instant
  ) async -> [Result<SearchResults, BackendError>] {
    let indices = indices.withLock { $0 }
    let cancellation = Cancellation()
    let limit = ScanLimit(deadline: deadline, cancellation: cancellation)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isAccepted = workers.submit { [self] in
          continuation.resume(
            returning: queries.map { query in
              outcome { () throws(BackendError) in
                try limit.check()
                let snapshot = try Self.snapshot(query.index, indices)
                return try snapshot.answer(snapshot.prepare(query), limit)
              }
            })
        }
        guard !isAccepted else { return }
        let overloaded = BackendError.embedded(.overloaded)
        continuation.resume(returning: queries.map { _ in .failure(overloaded) })
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  package func searchNow(_ queries: [SearchQuery]) -> [Result<SearchResults, BackendError>]? {
    let indices = indices.withLock { $0 }
    var cost = 0
    var prepared: [Result<(IndexSnapshot, PreparedQuery), BackendError>] = []
    for query in queries {
      do throws(BackendError) {
        let snapshot = try Self.snapshot(query.index, indices)
        guard snapshot.hasRows || query.limit <= 0 else { return nil }
        let ready = try snapshot.prepare(query)
        cost += snapshot.cost(ready)
        guard cost < Self.nowBudget else { return nil }
        prepared.append(.success((snapshot, ready)))
      } catch {
        prepared.append(.failure(error))
      }
    }
    return prepared.map { ready in
      outcome { () throws(BackendError) in
        let (snapshot, query) = try ready.get()
        return try snapshot.answer(query, .none)
      }
    }
  }

  private static func snapshot(_ name: String, _ indices: [String: Index]) throws(BackendError)
    -> IndexSnapshot
  {
    switch indices[name] {
    case .ready(let snapshot): return snapshot
    case .loading: throw .embedded(.notReady)
    case nil: throw .embedded(.unknownIndex(name))
    }
  }

  private func outcome(
    _ body: () throws(BackendError) -> SearchResults
  ) -> Result<SearchResults, BackendError> {
    do throws(BackendError) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
}
