import Glibc

/// A C socket address, IPv4 or IPv6.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

  /// - Returns: Nil when the address's text is no IP address.
  init?(_ address: ListenAddress) {
    if address.isIPv6 {
      var value = sockaddr_in6()
      value.sin6_family = sa_family_t(AF_INET6)
      value.sin6_port = address.port.bigEndian
      guard inet_pton(AF_INET6, address.host, &value.sin6_addr) == 1 else { return nil }
      self.init(value)
    } else {
      var value = sockaddr_in()
      value.sin_family = sa_family_t(AF_INET)
      value.sin_port = address.port.bigEndian
      guard inet_pton(AF_INET, address.host, &value.sin_addr) == 1 else { return nil }
      self.init(value)
    }
  }

  /// The local address of a socket.
  init?(of descriptor: Int32) {
    let result = withUnsafeMutableAddress { getsockname(descriptor, $0, $1) }
    guard result == 0 else { return nil }
  }

  /// - Parameter value: `sockaddr_in` or `sockaddr_in6`.
  private init<Value>(_ value: Value) {
    length = socklen_t(MemoryLayout<Value>.size)
    // Safety: `sockaddr_storage` is large and aligned enough for every socket address.
    withUnsafeBytes(of: value) { bytes in
      withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: bytes) }
    }
  }

  /// In host byte order.
  var port: UInt16 {
    // Safety: both kinds of address have the port at the same place.
    withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.load(as: sockaddr_in.self).sin_port) }
  }

  func bind(_ descriptor: Int32) -> Int32 {
    withUnsafeAddress { Glibc.bind(descriptor, $0, $1) }
  }

  func connect(_ descriptor: Int32) -> Int32 {
    withUnsafeAddress { Glibc.connect(descriptor, $0, $1) }
  }

  /// The IP address at `address`, as text; nil when it is of another family.
  static func host(_ address: UnsafePointer<sockaddr>?) -> String? {
    // Safety: the family tells which structure stands at the address.
    guard let address else { return nil }
    let raw = UnsafeRawPointer(address)
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let written: UnsafePointer<CChar>?
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      var value = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
      written = inet_ntop(AF_INET, &value, &text, socklen_t(text.count))
    case AF_INET6:
      var value = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      written = inet_ntop(AF_INET6, &value, &text, socklen_t(text.count))
    default: return nil
    }
    guard written != nil else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func withUnsafeAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    // Safety: every socket address begins with a `sockaddr`.
    withUnsafePointer(to: storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  private mutating func withUnsafeMutableAddress(
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> Int32 {
    // Safety: as above.
    withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
  }
}
