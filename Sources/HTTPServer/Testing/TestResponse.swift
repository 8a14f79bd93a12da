/// An answer as a client sees it.
package struct TestResponse: Sendable, Hashable {
  package let status: Int
  package let headers: Headers
  /// What was really sent: nothing for HEAD, 204 and 304.
  package let body: [UInt8]

  package var text: String {
    String(decoding: body, as: UTF8.self)
  }
}

/// Why a test client got no answer.
package enum TestClientError: Error, Hashable {
  /// A system call failed.
  case system(String)
  /// The server sent nothing for ten seconds.
  case timedOut
  /// The server closed the connection before or inside of a response.
  case closed
  /// What came is no HTTP/1.1 response, or one with a chunked body, which this server never sends.
  case notUnderstood(String)
}
