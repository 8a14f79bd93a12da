/// One HTTP request: what came over a socket, or the same made in a test.
package struct Request: Sendable {
  /// As it came; methods are case-sensitive.
  package let method: String
  /// The request target as it came, encoded. Bytes that are not UTF-8 have become U+FFFD.
  package let target: String
  /// The decoded path, starting with "/". A `%2F` is a "/" here; a route's parameters keep the two apart.
  package let path: String
  package let query: QueryParameters
  package let headers: Headers
  /// The whole body; empty when there is none.
  package internal(set) var body: [UInt8]
  /// The address of the other side of the connection, without its port; nil when there is no connection.
  package let peer: String?
  /// Filled by the router.
  package var parameters = PathParameters()

  let parsedTarget: RequestTarget

  package init(method: String = "GET", target: String, headers: Headers = [:], body: [UInt8] = []) {
    self.init(method: method, target: target, headers: headers, body: body, peer: nil)
  }

  init(method: String, target: String, headers: Headers, body: [UInt8], peer: String?) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.peer = peer
    parsedTarget = RequestTarget(target)
    path = PercentCoding.decode(parsedTarget.path.utf8)
    query = parsedTarget.query.map { QueryParameters(query: $0) } ?? QueryParameters()
  }

  /// Whether the answer must have no body.
  package var isHead: Bool { method == "HEAD" }

  /// What is wrong with the target; a server and a router answer it 400.
  var targetFault: RequestTarget.Fault? {
    parsedTarget.fault ?? (path.utf8.contains(0) || query.containsNUL ? .containsNUL : nil)
  }
}
