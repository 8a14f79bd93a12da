import Glibc

/// The settings of a server.
package struct ServerConfiguration: Sendable {
  package var address: ListenAddress
  /// Threads that read requests and write answers; at least 1. By default one for each core.
  package var loopThreads: Int
  /// Open connections, over all threads; more wait unanswered until one closes.
  package var connectionLimit = 4096
  /// Open connections from one address on each thread, 0 for no limit. Leave it at 0 behind a proxy.
  package var connectionsPerAddress = 0
  /// Bytes of a request target; longer ones are answered 414.
  package var targetLimit = 8192
  /// Bytes of a request's body; larger ones are answered 413.
  package var bodyLimit = 1_048_576
  /// Bytes of memory for the header block of a request; larger ones are answered 431.
  package var connectionMemory = 32_768
  /// How long a connection may be silent while a request or an answer is on its way. Rounded up to whole seconds.
  package var inactivityTimeout = Duration.seconds(15)
  /// How long a connection may take for a complete header block, counted from its opening or its last answer; so it
  /// is also how long a connection stays open between two requests.
  package var headerDeadline = Duration.seconds(10)
  /// How long a request's body may take, counted from the end of its header block.
  package var bodyDeadline = Duration.seconds(60)
  /// How long a `.later` handler may take before the reader gets a 503.
  package var handlerDeadline = Duration.seconds(30)
  /// How long writing an answer may take.
  package var responseDeadline = Duration.seconds(60)
  /// The page in place of an answer that could not be made.
  package var failurePage: @Sendable (HandlerFailure, Request) -> Response = { failure, _ in
    .text(failure.message, status: failure.status)
  }

  package init(address: ListenAddress = .loopback) {
    self.address = address
    loopThreads = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// Why a reader gets no answer from a handler.
package enum HandlerFailure: Sendable, Hashable {
  /// The handler threw, or its response cannot be written.
  case failed
  /// The handler took longer than its deadline.
  case late
  /// The server stops.
  case stopping

  package var status: Int {
    switch self {
    case .failed: 500
    case .late, .stopping: 503
    }
  }

  var message: String {
    switch self {
    case .failed: "Something went wrong here. Please try again.\n"
    case .late: "The answer took too long. Please try again.\n"
    case .stopping: "This server is stopping. Please try again.\n"
    }
  }
}
