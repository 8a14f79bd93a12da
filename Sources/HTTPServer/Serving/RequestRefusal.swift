/// A request that is answered before any handler sees it, and whose connection is then closed.
struct RequestRefusal: Error, Hashable {
  let status: Int
  /// For the reader and the log.
  let reason: String

  var response: Response {
    .text(reason + "\n", status: status)
  }

  /// What a request must be turned away for as soon as its header block is complete.
  ///
  /// The rules are those of RFC 9112 sections 3.2 and 6: whoever lets a message through whose end can be read in two
  /// ways lets a second request hide in its body.
  static func check(_ head: RequestHead, _ configuration: ServerConfiguration) -> RequestRefusal? {
    checkTarget(head, configuration) ?? checkFields(head) ?? checkHost(head)
      ?? checkLength(head, configuration)
  }

  private static func checkTarget(_ head: RequestHead, _ configuration: ServerConfiguration)
    -> RequestRefusal?
  {
    guard head.target.utf8.count <= configuration.targetLimit else {
      return RequestRefusal(status: 414, reason: "The URL is longer than \(configuration.targetLimit) bytes.")
    }
    guard Headers.isToken(head.method) else {
      return RequestRefusal(status: 400, reason: "The method is not a token.")
    }
    guard !head.target.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else {
      return RequestRefusal(status: 400, reason: "The URL holds a space or a control character.")
    }
    guard head.isWhole else {
      return RequestRefusal(status: 400, reason: "The header block holds NUL.")
    }
    return nil
  }

  private static func checkFields(_ head: RequestHead) -> RequestRefusal? {
    for field in head.headers.fields {
      guard Headers.isToken(field.name) else {
        return RequestRefusal(status: 400, reason: "A header name is not a token.")
      }
      guard Headers.isValue(field.value) else {
        return RequestRefusal(status: 400, reason: "A header value holds a line break or NUL.")
      }
    }
    return nil
  }

  private static func checkHost(_ head: RequestHead) -> RequestRefusal? {
    let hosts = head.headers.fields.filter { $0.isNamed("Host") }
    guard hosts.count == 1 || (hosts.isEmpty && head.version == "HTTP/1.0") else {
      return RequestRefusal(status: 400, reason: "A request needs exactly one Host header.")
    }
    guard hosts.allSatisfy({ $0.trimmed.value.utf8.allSatisfy(isHostByte) }) else {
      return RequestRefusal(status: 400, reason: "The Host header is not a host and a port.")
    }
    return nil
  }

  private static func checkLength(_ head: RequestHead, _ configuration: ServerConfiguration)
    -> RequestRefusal?
  {
    let lengths = head.headers.all("Content-Length")
    let encodings = head.headers.all("Transfer-Encoding")
    guard lengths.count + encodings.count <= 1 else {
      return RequestRefusal(
        status: 400,
        reason: "A request may have one Content-Length or one Transfer-Encoding, not both or two.")
    }
    if let encoding = encodings.first {
      guard head.version != "HTTP/1.0" else {
        return RequestRefusal(status: 400, reason: "HTTP/1.0 has no Transfer-Encoding.")
      }
      // Compared as it stands: the library takes the body for chunked on exactly the same condition.
      guard Headers.Field(name: encoding, value: "").isNamed("chunked") else {
        return RequestRefusal(status: 501, reason: "The only Transfer-Encoding understood here is chunked.")
      }
    }
    if let length = lengths.first {
      guard !length.isEmpty, length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else {
        return RequestRefusal(status: 400, reason: "The Content-Length is not a number.")
      }
      guard let bytes = Int(length), bytes <= configuration.bodyLimit else {
        return bodyTooLarge(configuration)
      }
    }
    return nil
  }

  static func bodyTooLarge(_ configuration: ServerConfiguration) -> RequestRefusal {
    RequestRefusal(status: 413, reason: "The body is larger than \(configuration.bodyLimit) bytes.")
  }

  /// RFC 3986 `host` and `port`, without looking at their order.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "%"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      return true
    default: return false
    }
  }
}

/// A request line and its header block.
struct RequestHead: Sendable, Hashable {
  var method: String
  var target: String
  var version: String
  /// The values with the spaces behind them.
  var headers: Headers
  /// Whether all bytes of the header block are accounted for. They are not when it holds NUL, where the library's
  /// texts end.
  var isWhole = true
}
