/// A request target, RFC 9112 section 3.2, cut into its path and its query; both still encoded.
struct RequestTarget: Sendable, Hashable {
  /// What a server answers 400 to.
  enum Fault: Sendable, Hashable {
    /// Neither a path, nor an `http` URL, nor `*`.
    case malformed
    /// The character NUL, plain or as `%00`.
    case containsNUL
  }

  /// Starts with "/". The path of `*`, which asks about the whole server, is "/".
  let path: String
  /// The part behind the first `?`; nil when there is none.
  let query: String?
  let fault: Fault?

  init(_ target: String) {
    let bytes = target.utf8
    // A fragment does not belong in a target. Some clients send it; it was never meant for the server.
    let text = bytes.prefix { $0 != UInt8(ascii: "#") }
    let origin = RequestTarget.originForm(text)
    let local = origin ?? text
    let question = local.firstIndex(of: UInt8(ascii: "?"))
    let path = local[..<(question ?? local.endIndex)]
    query = question.map { String(decoding: local[$0...].dropFirst(), as: UTF8.self) }
    let isPath = path.first == UInt8(ascii: "/")
    self.path = isPath ? String(decoding: path, as: UTF8.self) : "/"
    let isMalformed = !isPath && !(origin != nil && path.isEmpty) && target != "*"
    fault = isMalformed ? .malformed : bytes.contains(0) ? .containsNUL : nil
  }

  /// The decoded segments of the path: those of "/a/b%2Fc" are "a" and "b/c"; "/" has one, which is empty.
  var segments: [String] {
    path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { PercentCoding.decode($0) }
  }

  /// An `http://host/path?query` target without its scheme and host; nil for every other form.
  private static func originForm(_ target: Substring.UTF8View) -> Substring.UTF8View? {
    guard target.first != UInt8(ascii: "/") else { return nil }
    for scheme in ["http://", "https://"] {
      guard target.count >= scheme.utf8.count,
        zip(target, scheme.utf8).allSatisfy({ $0.lowercasedASCII == $1 })
      else { continue }
      let authority = target.dropFirst(scheme.utf8.count)
      return authority.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    }
    return nil
  }
}

extension UInt8 {
  /// The byte, with `A`…`Z` in lower case.
  var lowercasedASCII: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
