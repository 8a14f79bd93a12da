/// One HTTP answer.
///
/// `Content-Length` and `Date` are written by the server; the first is taken from the body and a value set here
/// has no effect.
package struct Response: Sendable {
  package enum Body: Sendable, Hashable {
    /// Sent from where it stands: many answers can share one array.
    case bytes([UInt8])
    /// Announced but not sent: the body of an answer to HEAD, or of the page that a 304 stands for.
    case omitted(length: Int)

    /// In bytes; what `Content-Length` says.
    package var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .omitted(let length): length
      }
    }
  }

  /// 200…599.
  package var status: Int
  package var headers: Headers
  package var body: Body

  package init(status: Int = 200, headers: Headers = [:], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package static func html(_ bytes: [UInt8], status: Int = 200) -> Response {
    Response(status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: .bytes(bytes))
  }

  package static func text(_ text: String, status: Int = 200) -> Response {
    Response(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
  }

  /// Sends the reader to another URL.
  ///
  /// - Parameter location: An encoded URL, written as it is. A path that comes from a request must begin with
  ///   exactly one `/`: browsers take `//host` and `/\host` for another server.
  package static func redirect(to location: String, status: Int = 303) -> Response {
    Response(status: status, headers: ["Location": location])
  }

  /// The same answer with the length of its body in place of the body.
  func withoutBody() -> Response {
    var next = self
    next.body = .omitted(length: body.count)
    return next
  }

  /// Why this cannot be written to a connection; nil when it can.
  var fault: String? {
    guard (200...599).contains(status) else { return "status \(status) is not between 200 and 599" }
    for field in headers.fields {
      guard Headers.isToken(field.name) else { return "header name \"\(field.name)\" is not a token" }
      guard Headers.isValue(field.value) else {
        return "the value of header \(field.name) holds a line break or NUL"
      }
    }
    return nil
  }
}
