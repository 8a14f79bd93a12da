/// How a handler answers: at once, or after waiting for something.
package enum Handling: Sendable {
  /// Written by the loop thread that read the request; for answers made in well under a millisecond.
  case now(Response)
  /// Run as a task while the loop thread serves others. What it throws goes to the log, and the reader gets the
  /// failure page. The task is cancelled when its deadline passes or the server stops.
  case later(@Sendable () async throws -> Response)

  /// The response, in process.
  package func response() async throws -> Response {
    switch self {
    case .now(let response): response
    case .later(let operation): try await operation()
    }
  }

  /// The same handling with `change` applied to its response.
  package func map(_ change: @escaping @Sendable (Response) -> Response) -> Handling {
    switch self {
    case .now(let response): .now(change(response))
    case .later(let operation): .later { change(try await operation()) }
    }
  }
}

/// Answers one request. Called on a loop thread, so it must not block: what takes time goes into `.later`.
package typealias Handler = @Sendable (Request) -> Handling
