import Glibc

/// Why a server could not start.
package enum StartError: Error, CustomStringConvertible {
  case addressInUse(ListenAddress)
  case addressNotLocal(ListenAddress)
  case portNotAllowed(ListenAddress)
  case system(String, cause: String)
  case startedBefore

  package var description: String {
    switch self {
    case .addressInUse(let address):
      "\(address) is in use: stop the other server or choose another address with --listen."
    case .addressNotLocal(let address):
      "\(address) is not an address of this machine. Choose another with --listen, such as 127.0.0.1:8080."
    case .portNotAllowed(let address):
      "\(address): this user may not listen on port \(address.port). Choose a port from 1024 on with --listen."
    case .system(let step, let cause):
      "The server cannot start: \(step): \(cause)."
    case .startedBefore:
      "The server was started before. Make another one to serve again."
    }
  }

  /// What the last failed system call says.
  static func lastError(_ step: String) -> StartError {
    .system(step, cause: String(cString: strerror(errno)))
  }
}

/// A TCP socket that accepts connections. Whoever holds it closes the descriptor.
struct ListeningSocket {
  let descriptor: Int32
  let address: BoundAddress

  /// - Parameter backlog: Connections that may wait until a loop accepts them.
  init(_ address: ListenAddress, backlog: Int32 = 1024) throws(StartError) {
    guard let socketAddress = SocketAddress(address) else { throw .addressNotLocal(address) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.isIPv6 ? AF_INET6 : AF_INET, kind, 0)
    guard descriptor >= 0 else { throw .lastError("open a socket for \(address)") }
    do throws(StartError) {
      // A server that restarts must not wait for the connections of its predecessor to time out.
      ListeningSocket.set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
      if address.isIPv6 { ListeningSocket.set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
      guard socketAddress.bind(descriptor) == 0, listen(descriptor, backlog) == 0 else {
        throw ListeningSocket.error(for: address)
      }
      guard let bound = SocketAddress(of: descriptor) else {
        throw .lastError("read the address of \(address)")
      }
      self.address = BoundAddress(host: address.host, port: bound.port, isIPv6: address.isIPv6)
      self.descriptor = descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func error(for address: ListenAddress) -> StartError {
    switch errno {
    case EADDRINUSE: .addressInUse(address)
    case EADDRNOTAVAIL: .addressNotLocal(address)
    case EACCES: .portNotAllowed(address)
    default: .lastError("listen on \(address)")
    }
  }
}
