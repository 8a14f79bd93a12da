import Glibc
import Synchronization

/// One client connection, for tests: raw bytes out, HTTP/1.1 responses in. Its functions block.
package final class TestSocket: Sendable {
  package let descriptor: Int32
  /// Bytes that were read behind the end of a response.
  private let ahead = Mutex<[UInt8]>([])

  package init(_ address: BoundAddress) throws {
    descriptor = socket(
      address.isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw TestSocket.lastError("socket") }
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard let target = SocketAddress(address), target.connect(descriptor) == 0 else {
      let error = TestSocket.lastError("connect")
      close(descriptor)
      throw error
    }
  }

  deinit {
    close(descriptor)
  }

  package func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  package func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw TestSocket.lastError("send") }
      rest = rest.dropFirst(count)
    }
  }

  /// The next response; an interim one (100) counts.
  ///
  /// - Parameter isHead: Whether it answers a HEAD and so has no body.
  package func readResponse(isHead: Bool = false) throws -> TestResponse {
    var bytes = ahead.withLock { $0 }
    var headEnd = TestSocket.endOfHead(bytes)
    while headEnd == nil {
      try receive(into: &bytes)
      headEnd = TestSocket.endOfHead(bytes)
    }
    guard let headEnd else { throw TestClientError.closed }
    let (status, headers) = try TestSocket.parseHead(String(decoding: bytes[..<headEnd], as: UTF8.self))
    let isBare = isHead || status < 200 || status == 204 || status == 304
    let length = isBare ? 0 : Int(headers["Content-Length"] ?? "") ?? -1
    guard length >= 0 else { throw TestClientError.notUnderstood("a response without Content-Length") }
    while bytes.count < headEnd + length { try receive(into: &bytes) }
    let body = Array(bytes[headEnd..<headEnd + length])
    ahead.withLock { $0 = Array(bytes[(headEnd + length)...]) }
    return TestResponse(status: status, headers: headers, body: body)
  }

  /// All bytes until the server closes the connection, be it in order or by a reset.
  package func readToEnd() throws -> [UInt8] {
    var bytes = ahead.withLock { $0 }
    do {
      while true { try receive(into: &bytes) }
    } catch TestClientError.closed {
      return bytes
    }
  }

  /// Tells the server that nothing more will come.
  package func finishWriting() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Makes the end of this connection a reset.
  package func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
  }

  private func receive(into bytes: inout [UInt8]) throws {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count > 0 {
      bytes += chunk[..<count]
      return
    }
    switch count == 0 ? ECONNRESET : errno {
    case ECONNRESET, EPIPE: throw TestClientError.closed
    case EAGAIN: throw TestClientError.timedOut
    default: throw TestSocket.lastError("recv")
    }
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    var lineBreaks = 0
    for (place, byte) in bytes.enumerated() {
      switch (byte, lineBreaks % 2) {
      case (13, 0), (10, 1): lineBreaks += 1
      default: lineBreaks = byte == 13 ? 1 : 0
      }
      if lineBreaks == 4 { return place + 1 }
    }
    return nil
  }

  private static func parseHead(_ head: String) throws -> (Int, Headers) {
    let lines = head.split(separator: "\r\n")
    let statusLine = lines.first?.split(separator: " ") ?? []
    guard statusLine.count > 1, statusLine[0] == "HTTP/1.1" || statusLine[0] == "HTTP/1.0",
      let status = Int(statusLine[1])
    else { throw TestClientError.notUnderstood(head) }
    var headers = Headers()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw TestClientError.notUnderstood(head) }
      headers.add(String(line[..<colon]), String(line[colon...].dropFirst().drop { $0 == " " }))
    }
    return (status, headers)
  }

  private static func lastError(_ step: String) -> TestClientError {
    .system("\(step): \(String(cString: strerror(errno)))")
  }
}
