import Glibc
import Synchronization

/// An HTTP/1.1 server: some loop threads on one listening socket.
///
/// Holds no state outside of itself; several can run in one process. A server that is not stopped stops by itself when
/// its last reference goes.
package final class Server: Sendable {
  private typealias RunningLoop = (loop: EventLoop, thread: LoopThread)

  private enum State {
    case idle
    case running([RunningLoop])
    case stopped([EventLoop])
  }

  private let configuration: ServerConfiguration
  private let handler: Handler
  private let log: ServerLog
  private let state = Mutex(State.idle)

  /// - Parameters:
  ///   - handler: Called on the loop threads.
  ///   - log: Called on the loop threads.
  package init(
    configuration: ServerConfiguration, handler: @escaping Handler, log: @escaping ServerLog = { _ in }
  ) {
    var configuration = configuration
    configuration.loopThreads = max(1, configuration.loopThreads)
    self.configuration = configuration
    self.handler = handler
    self.log = log
  }

  deinit {
    guard case .running(let loops) = state.withLock({ $0 }) else { return }
    for (loop, thread) in loops {
      loop.drain(within: .zero)
      thread.detach()
    }
  }

  /// Opens the socket and starts the threads. A server starts once.
  ///
  /// The process ignores SIGPIPE from here on, and may open as many files as the connection limit needs, if the system
  /// allows.
  package func start() throws(StartError) -> BoundAddress {
    let result = state.withLock { state -> Result<BoundAddress, StartError> in
      guard case .idle = state else { return .failure(.startedBefore) }
      do throws(StartError) {
        let (address, loops) = try startLoops()
        state = .running(loops)
        return .success(address)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Stops, answering what is under way.
  ///
  /// New connections are refused at once. Requests that have arrived are answered, with `Connection: close`. After
  /// `limit`, handlers that still work are cancelled and their readers get a 503; about two seconds later everything
  /// is closed. Returns when all threads have ended; so does a second call, whose limit has no effect.
  package func stop(within limit: Duration = .seconds(10)) async {
    let (running, stopped) = state.withLock { state -> ([RunningLoop], [EventLoop]) in
      switch state {
      case .idle:
        state = .stopped([])
        return ([], [])
      case .running(let loops):
        state = .stopped(loops.map(\.loop))
        return (loops, [])
      case .stopped(let loops): return ([], loops)
      }
    }
    for (loop, _) in running { loop.drain(within: limit) }
    for (loop, thread) in running {
      await loop.ended()
      thread.join()
    }
    for loop in stopped { await loop.ended() }
  }

  private func startLoops() throws(StartError) -> (BoundAddress, [RunningLoop]) {
    signal(SIGPIPE, SIG_IGN)
    OpenFileLimit.raise(toAtLeast: configuration.connectionLimit + 256)
    let listener = try ListeningSocket(configuration.address)
    defer { close(listener.descriptor) }
    var loops: [EventLoop] = []
    for _ in 0..<configuration.loopThreads {
      loops.append(
        try EventLoop(configuration: configuration, handler: handler, log: log, listener: listener))
    }
    var running: [RunningLoop] = []
    do throws(StartError) {
      for loop in loops { running.append((loop, try LoopThread(loop))) }
    } catch {
      for (loop, thread) in running {
        loop.drain(within: .zero)
        thread.detach()
      }
      throw error
    }
    return (listener.address, running)
  }
}
