import Glibc

/// Where a server listens: an IP address and a port.
package struct ListenAddress: Sendable, Hashable, CustomStringConvertible {
  /// Why a text is no address to listen on.
  package struct Malformed: Error, CustomStringConvertible {
    package let text: String

    package var description: String {
      "\"\(text)\" is not an address to listen on. Write an IP address and a port: 127.0.0.1:8080, [::1]:8080, "
        + "or :8080 for every network."
    }
  }

  /// Without the brackets of an IPv6 address.
  package let host: String
  /// 0 lets the system choose a free one.
  package let port: UInt16
  let isIPv6: Bool

  package static let loopback = ListenAddress(host: "127.0.0.1", port: 8080, isIPv6: false)

  /// Every address of this machine, IPv4 and IPv6, is `[::]`; `:8080` is short for it. `localhost` is `127.0.0.1`.
  package init(_ text: String) throws(Malformed) {
    guard let colon = text.lastIndex(of: ":"), let port = ListenAddress.port(text[colon...].dropFirst())
    else { throw Malformed(text: text) }
    let name = text[..<colon]
    self.port = port
    var address = in6_addr()
    if name.hasPrefix("["), name.hasSuffix("]") {
      host = String(name.dropFirst().dropLast())
      isIPv6 = true
      guard inet_pton(AF_INET6, host, &address) == 1 else { throw Malformed(text: text) }
    } else if name.isEmpty {
      host = "::"
      isIPv6 = true
    } else {
      host = name == "localhost" ? "127.0.0.1" : String(name)
      isIPv6 = false
      guard inet_pton(AF_INET, host, &address) == 1 else { throw Malformed(text: text) }
    }
  }

  init(host: String, port: UInt16, isIPv6: Bool) {
    self.host = host
    self.port = port
    self.isIPv6 = isIPv6
  }

  package var description: String {
    isIPv6 ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  private static func port(_ digits: Substring) -> UInt16? {
    digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? UInt16(digits) : nil
  }
}

/// Where a started server can be reached: as configured, with the port that the system chose for 0.
package typealias BoundAddress = ListenAddress
