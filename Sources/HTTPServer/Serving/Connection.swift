import CMicrohttpdShim
import Glibc

/// One accepted connection and the request it carries, if any.
///
/// Lives on its loop's thread. libmicrohttpd holds a reference from the opening of the connection to its end.
final class Connection {
  private enum Phase {
    /// Waiting for a request, or for the rest of its header block.
    case head
    case body
    /// The handler runs as a task.
    case suspended(ticket: UInt64)
    /// The task is over, and the library calls again for this response.
    case resumed(Response)
    case answering
  }

  /// A cycle until the library reports the end of the connection, which it does before the loop ends.
  private let loop: EventLoop
  private let handle: OpaquePointer
  private let descriptor: Int32
  private let peer: String?

  /// Where the loop's list of connections holds this one.
  var slot = 0
  private var phase = Phase.head
  private(set) var deadline: MonotonicTime
  private var target = ""
  /// Where the target ends in the library's buffer; only compared, never read.
  private var targetEnd: UnsafeRawPointer?
  private var request = Request(target: "/")
  private var body: [UInt8] = []
  /// Bytes of the body that came and were not kept because there were too many.
  private var discarded = 0
  private var task: Task<Void, Never>?

  init(loop: EventLoop, handle: OpaquePointer, descriptor: Int32, peer: String?) {
    self.loop = loop
    self.handle = handle
    self.descriptor = descriptor
    self.peer = peer
    deadline = loop.now + loop.deadlines.head
  }

  // MARK: What the library reports

  func receiveTarget(_ bytes: UnsafeRawBufferPointer) {
    target = String(decoding: bytes, as: UTF8.self)
    targetEnd = bytes.baseAddress.map { $0 + bytes.count }
  }

  /// - Parameters:
  ///   - method: Stands, like `version`, in the buffer that holds the whole header block.
  ///   - version: Stands one space behind the target.
  /// - Returns: Whether the connection goes on.
  func receiveHead(method: UnsafePointer<CChar>, version: UnsafePointer<CChar>) -> Bool {
    let (headers, areWhole) = readHeaders(handle, method, version)
    let isTargetWhole = targetEnd.map { $0 + 1 == UnsafeRawPointer(version) } ?? false
    let head = RequestHead(
      method: String(cString: method), target: target, version: String(cString: version), headers: headers,
      isWhole: isTargetWhole && areWhole)
    if let refusal = RequestRefusal.check(head, loop.configuration) { return refuse(refusal) }
    request = Request(method: head.method, target: target, headers: headers.trimmed, body: [], peer: peer)
    if let fault = request.targetFault { return refuse(RequestRefusal(status: 400, reason: fault.reason)) }
    phase = .body
    deadline = loop.now + loop.deadlines.body
    return true
  }

  /// A body that turns out too large is read on for a while, so that the client is there to read the refusal.
  func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard discarded == 0, bytes.count <= loop.configuration.bodyLimit - body.count else {
      body = []
      discarded += bytes.count
      return discarded <= 1_048_576
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// Called when the request is complete, and again after each resumption.
  func complete() -> Bool {
    switch phase {
    case .resumed(let response): return send(response)
    case .suspended: return true
    case .head, .body, .answering: break
    }
    guard discarded == 0 else { return refuse(.bodyTooLarge(loop.configuration)) }
    request.body = body
    switch loop.handler(request) {
    case .now(let response): return send(response)
    case .later(let operation): return answerLater(operation)
    }
  }

  /// The request is over; the connection may carry another.
  func requestEnded() {
    task?.cancel()
    task = nil
    phase = .head
    body = []
    discarded = 0
    deadline = loop.now + loop.deadlines.head
    if loop.isDraining { stopReading() }
  }

  // MARK: What the loop asks for

  /// Gives the suspended request its answer and hands the connection back to the library.
  func resume(with outcome: Result<Response, any Error>) {
    task = nil
    switch outcome {
    case .success(let response): resume(response)
    case .failure(let error):
      loop.log(.handlerFailed(method: request.method, target: request.target, error))
      resume(failure: .failed)
    }
  }

  /// Answers the suspended request without waiting for its handler.
  func abandon(_ failure: HandlerFailure) {
    task?.cancel()
    task = nil
    if failure == .late { loop.log(.handlerLate(method: request.method, target: request.target)) }
    resume(failure: failure)
  }

  /// Called when `deadline` has passed.
  func expire() {
    deadline = .distantFuture
    if case .suspended(let ticket) = phase {
      loop.forget(ticket)
      abandon(.late)
    } else {
      close()
    }
  }

  /// Lets a connection end that waits for a request; what has arrived by now is still read.
  func closeIfIdle() {
    if case .head = phase { stopReading() }
  }

  /// Ends the connection. The library notices and cleans up.
  func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  // MARK: Steps

  private func stopReading() {
    shutdown(descriptor, Int32(SHUT_RD))
  }

  private func answerLater(_ operation: @escaping @Sendable () async throws -> Response) -> Bool {
    guard !loop.isClosing else { return send(loop.failurePage(.stopping, request)) }
    // First of all: the task may end before the next line, and only a suspended connection can be resumed.
    MHD_suspend_connection(handle)
    let ticket = loop.suspend(self)
    phase = .suspended(ticket: ticket)
    deadline = loop.now + loop.deadlines.handler
    task = Task { [loop] in
      let outcome: Result<Response, any Error>
      do { outcome = .success(try await operation()) } catch { outcome = .failure(error) }
      loop.deliver(outcome, for: ticket)
    }
    return true
  }

  private func resume(failure: HandlerFailure) {
    resume(loop.failurePage(failure, request))
  }

  private func resume(_ response: Response) {
    phase = .resumed(response)
    deadline = loop.now + loop.deadlines.response
    MHD_resume_connection(handle)
  }

  private func refuse(_ refusal: RequestRefusal) -> Bool {
    loop.log(.refused(status: refusal.status, reason: refusal.reason, peer: peer))
    return write(refusal.response, isLast: true)
  }

  private func send(_ response: Response) -> Bool {
    guard let fault = response.fault else { return write(response, isLast: loop.isDraining) }
    loop.log(.invalidResponse(method: request.method, target: request.target, reason: fault))
    return write(loop.failurePage(.failed, request), isLast: loop.isDraining)
  }

  private func write(_ response: Response, isLast: Bool) -> Bool {
    phase = .answering
    deadline = loop.now + loop.deadlines.response
    return response.queue(on: handle, isLast: isLast)
  }
}

extension RequestTarget.Fault {
  fileprivate var reason: String {
    String(message.dropLast())
  }
}
