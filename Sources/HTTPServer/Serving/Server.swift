import Glibc
import Synchronization

/// An HTTP/1.1 server: some loop threads on one listening socket.
///
/// Holds no state outside of itself; several can run in one process. A server that is not stopped stops by itself when
/// its last reference goes.
package final class Server: Sendable {
  private enum State {
    case idle
    case running([(loop: EventLoop, thread: LoopThread)])
    case stopped
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
  /// is closed. Returns when all threads have ended.
  package func stop(within limit: Duration = .seconds(10)) async {
    let loops = state.withLock { state -> [(loop: EventLoop, thread: LoopThread)] in
      defer { state = .stopped }
      if case .running(let loops) = state { return loops }
      return []
    }
    for (loop, _) in loops { loop.drain(within: limit) }
    for (loop, thread) in loops {
      await loop.ended()
      thread.join()
    }
  }

  private func startLoops() throws(StartError) -> (BoundAddress, [(loop: EventLoop, thread: LoopThread)]) {
    signal(SIGPIPE, SIG_IGN)
    OpenFileLimit.raise(toAtLeast: configuration.connectionLimit + 256)
    let listener = try ListeningSocket(configuration.address)
    defer { close(listener.descriptor) }
    var loops: [EventLoop] = []
    for _ in 0..<configuration.loopThreads {
      loops.append(
        try EventLoop(configuration: configuration, handler: handler, log: log, listener: listener))
    }
    var running: [(loop: EventLoop, thread: LoopThread)] = []
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

enum OpenFileLimit {
  /// Best effort: a lower limit only means that connections wait earlier.
  static func raise(toAtLeast count: Int) {
    var limit = rlimit()
    let wanted = rlim_t(clamping: count)
    let kind = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(kind, &limit)
  }
}
