import CMicrohttpd
import CMicrohttpdShim
import Glibc
import Synchronization

/// One thread that reads requests and writes answers, with one libmicrohttpd daemon of its own.
///
/// The library has threads too, but in its epoll mode they wait a second time, with the same timeout, when exactly
/// 128 events were ready, before they serve those. `mhdshim_run` never waits; this loop does.
///
/// Safety: everything but `deliver`, `drain` and `ended` is used by `run` and the callbacks under it only, on the
/// loop's thread, and before that by the thread that makes the loop. These three go through a mutex.
final class EventLoop: @unchecked Sendable {
  private enum Mode {
    case serving
    /// No new connections; open ones get their answers until this time.
    case draining(until: MonotonicTime)
    /// Handlers are no longer waited for; what is written may still be read until this time.
    case closing(until: MonotonicTime)
    /// Every connection was told to close.
    case closed(until: MonotonicTime)
  }

  let configuration: ServerConfiguration
  let handler: Handler
  let log: ServerLog
  let deadlines: LoopDeadlines
  private let inbox: LoopInbox
  private let options: UnsafeMutablePointer<mhdshim_loop>
  private var daemon: OpaquePointer?
  private var mode = Mode.serving
  private var connections: [Connection] = []
  private var suspended: [UInt64: Connection] = [:]
  private var lastTicket: UInt64 = 0
  private var nextCheck = MonotonicTime.now()
  private var mustRunAgain = false
  /// Read once a turn.
  private(set) var now = MonotonicTime.now()

  /// - Parameter listener: Stays the caller's; the loop listens on a duplicate.
  init(
    configuration: ServerConfiguration, handler: @escaping Handler, log: @escaping ServerLog,
    listener: ListeningSocket
  ) throws(StartError) {
    self.configuration = configuration
    self.handler = handler
    self.log = log
    deadlines = LoopDeadlines(configuration)
    inbox = try LoopInbox()
    options = .allocate(capacity: 1)
    options.initialize(to: mhdshim_loop())
    let descriptor = fcntl(listener.descriptor, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .lastError("duplicate the socket of \(listener.address)") }
    options.pointee = makeOptions(descriptor)
    daemon = mhdshim_start(options)
    // The library has closed the descriptor by then or not, depending on what failed; it is not closed here, because
    // its number may be somebody else's by now.
    guard daemon != nil else { throw .system("start libmicrohttpd", cause: "see its line in the log") }
  }

  deinit {
    // Only a loop that never ran still has its daemon here.
    if let daemon { MHD_stop_daemon(daemon) }
    options.deallocate()
  }

  private func makeOptions(_ descriptor: Int32) -> mhdshim_loop {
    mhdshim_loop(
      callbacks: mhdshim_callbacks(
        // Safety: `run` holds the loop while callbacks are called.
        context: Unmanaged.passUnretained(self).toOpaque(), opened: connectionOpened,
        closed: connectionClosed,
        target: targetReceived, head: headReceived, body: bodyReceived, complete: requestCompleted,
        over: requestEnded, log: lineLogged),
      listen_fd: descriptor,
      connection_limit: UInt32(clamping: max(1, configuration.connectionLimit / configuration.loopThreads)),
      per_address_limit: UInt32(clamping: configuration.connectionsPerAddress),
      inactivity_timeout: configuration.inactivityTimeout.wholeSeconds(atLeast: 1),
      memory_limit: max(1024, configuration.connectionMemory))
  }

  // MARK: From any thread

  /// Brings a task's outcome to the request it belongs to; dropped when that was answered in the meantime.
  func deliver(_ outcome: Result<Response, any Error>, for ticket: UInt64) {
    inbox.put(outcome, for: ticket)
  }

  /// Starts the end: see `Server.stop`.
  func drain(within limit: Duration) {
    inbox.orderDrain(until: .now() + MonotonicSpan(limit))
  }

  /// Returns once the thread has left `run`.
  func ended() async {
    await inbox.waitForEnd()
  }

  // MARK: On the loop's thread

  func run() {
    guard let daemon else { return }
    while true {
      waitForEvents(daemon)
      now = .now()
      readInbox(daemon)
      guard mhdshim_run(daemon) != 0 else {
        log(.library("MHD_run failed: a loop thread ends"))
        abandonSuspended()
        break
      }
      checkDeadlines()
      if advanceDrain() { break }
    }
    MHD_stop_daemon(daemon)
    self.daemon = nil
    inbox.end()
  }

  /// Whether answers close their connections.
  var isDraining: Bool {
    if case .serving = mode { false } else { true }
  }

  /// Whether no handler may be waited for any more.
  var isClosing: Bool {
    switch mode {
    case .serving, .draining: false
    case .closing, .closed: true
    }
  }

  func add(_ connection: Connection) {
    connection.slot = connections.count
    connections.append(connection)
  }

  func remove(_ connection: Connection) {
    let last = connections.removeLast()
    guard last !== connection else { return }
    connections[connection.slot] = last
    last.slot = connection.slot
  }

  /// - Returns: The number under which the answer is delivered.
  func suspend(_ connection: Connection) -> UInt64 {
    lastTicket += 1
    suspended[lastTicket] = connection
    return lastTicket
  }

  func forget(_ ticket: UInt64) {
    suspended[ticket] = nil
    mustRunAgain = true
  }

  func failurePage(_ failure: HandlerFailure, _ request: Request) -> Response {
    let page = configuration.failurePage(failure, request)
    guard let fault = page.fault else { return page }
    log(.invalidResponse(method: request.method, target: request.target, reason: fault))
    return .text(failure.message, status: failure.status)
  }

  // MARK: One turn

  private func waitForEvents(_ daemon: OpaquePointer) {
    var timeout: Int32 = isDraining || !connections.isEmpty ? checkInterval : -1
    var milliseconds: UInt64 = 0
    if mustRunAgain {
      timeout = 0
    } else if mhdshim_next_run(daemon, &milliseconds) != 0, timeout < 0 || milliseconds < UInt64(timeout) {
      timeout = Int32(clamping: milliseconds)
    }
    mustRunAgain = false
    inbox.wait(orFor: mhdshim_epoll_fd(daemon), milliseconds: timeout)
  }

  private func readInbox(_ daemon: OpaquePointer) {
    let content = inbox.take()
    for (ticket, outcome) in content.outcomes {
      suspended.removeValue(forKey: ticket)?.resume(with: outcome)
    }
    if let deadline = content.drainDeadline, !isDraining { startDraining(daemon, until: deadline) }
  }

  /// In milliseconds.
  private var checkInterval: Int32 {
    isDraining ? min(deadlines.checkInterval, 50) : deadlines.checkInterval
  }

  private func checkDeadlines() {
    guard now >= nextCheck else { return }
    nextCheck = now + MonotonicSpan(.milliseconds(Int(checkInterval)))
    for connection in connections where connection.deadline <= now { connection.expire() }
  }

  // MARK: Draining

  private func startDraining(_ daemon: OpaquePointer, until deadline: MonotonicTime) {
    // Connections that wait to be accepted were promised an answer by the system.
    _ = mhdshim_run(daemon)
    let descriptor = MHD_quiesce_daemon(daemon)
    if descriptor >= 0 { close(descriptor) }
    mode = .draining(until: deadline)
    for connection in connections { connection.closeIfIdle() }
  }

  /// - Returns: Whether the loop is at its end.
  private func advanceDrain() -> Bool {
    switch mode {
    case .serving: return false
    case .draining, .closing, .closed:
      if connections.isEmpty { return true }
    }
    switch mode {
    case .draining(let deadline) where now >= deadline:
      mode = .closing(until: now + MonotonicSpan(.seconds(1)))
      abandonSuspended()
    case .closing(let deadline) where now >= deadline:
      mode = .closed(until: now + MonotonicSpan(.seconds(1)))
      for connection in connections { connection.close() }
    case .closed(let deadline): return now >= deadline
    default: break
    }
    return false
  }

  /// `MHD_stop_daemon` ends the process when a connection is suspended.
  private func abandonSuspended() {
    let abandoned = suspended.values
    suspended = [:]
    mustRunAgain = true
    for connection in abandoned { connection.abandon(.stopping) }
  }
}
