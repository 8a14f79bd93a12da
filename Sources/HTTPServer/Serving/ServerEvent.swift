/// What a server tells its log, and never the reader.
package enum ServerEvent: Sendable, CustomStringConvertible {
  /// A `.later` handler threw.
  case handlerFailed(method: String, target: String, any Error)
  /// A `.later` handler took longer than its deadline.
  case handlerLate(method: String, target: String)
  /// A handler's response cannot be written.
  case invalidResponse(method: String, target: String, reason: String)
  /// A request was refused before any handler saw it.
  case refused(status: Int, reason: String, peer: String?)
  /// A line from the HTTP library: connections that broke, and the like.
  case library(String)

  package var description: String {
    switch self {
    case .handlerFailed(let method, let target, let error): "\(method) \(target): \(error)"
    case .handlerLate(let method, let target): "\(method) \(target): no answer before the handler's deadline."
    case .invalidResponse(let method, let target, let reason):
      "\(method) \(target): the response cannot be written: \(reason)."
    case .refused(let status, let reason, let peer): "\(peer ?? "-"): refused with \(status): \(reason)"
    case .library(let line): "libmicrohttpd: \(line)"
    }
  }
}

/// Called on loop threads, so it must be quick.
package typealias ServerLog = @Sendable (ServerEvent) -> Void
