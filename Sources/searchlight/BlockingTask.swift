import Dispatch
import Synchronization

/// Runs asynchronous work from a thread that may wait: the main thread of a command.
enum BlockingTask {
  static func result<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    let done = DispatchSemaphore(value: 0)
    Task {
      do { outcome.set(.success(try await work())) } catch { outcome.set(.failure(error)) }
      done.signal()
    }
    done.wait()
    return try outcome.get()
  }

  private final class Outcome<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)

    func set(_ value: Result<Value, any Error>) { result.withLock { $0 = value } }

    func get() throws -> Value {
      guard let result = result.withLock({ $0 }) else { preconditionFailure("waited for before it was set") }
      return try result.get()
    }
  }
}
