import Glibc

/// Runs `work`, which may block, on a thread of its own.
///
/// Swift's own threads are few, one for each core: two tests that wait on them for a socket would keep the server's
/// handlers from running.
package func onOwnThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    let box = BlockingWork { continuation.resume(with: Result { try work() }) }
    var thread = pthread_t()
    // Safety: `runBlockingWork` takes over this reference.
    let owner = Unmanaged.passRetained(box)
    let code = pthread_create(&thread, nil, runBlockingWork, owner.toOpaque())
    guard code == 0 else {
      owner.release()
      return continuation.resume(throwing: TestClientError.system("pthread_create: \(code)"))
    }
    pthread_detach(thread)
  }
}

private final class BlockingWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runBlockingWork(_ owner: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let owner else { return nil }
  Unmanaged<BlockingWork>.fromOpaque(owner).takeRetainedValue().run()
  return nil
}
