/// Why an engine gave no answer, in words for the log; readers get a page of their own.
public struct BackendError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong, with the names and words that its message holds.
  public enum Reason: Sendable, Hashable {
    /// No answer before the deadline.
    case timedOut
    /// More waiting queries than the engine's queue may hold.
    case overloaded
    /// The index exists but is still being read.
    case notReady
    /// The engine has no index of this name.
    case unknownIndex(String)
    /// The engine cannot do what the query asks.
    case unsupported(String)
    /// The engine refused, or failed, with these words of its own.
    case refused(String)
    /// The engine answered with something that cannot be read as an answer.
    case badAnswer(String)
  }

  /// The backend's name, such as `embedded`.
  public let backend: String
  /// What went wrong.
  public let reason: Reason

  /// - Parameters:
  ///   - backend: The `SearchBackend.name` of the engine that failed.
  ///   - reason: What went wrong.
  public init(backend: String, _ reason: Reason) {
    self.backend = backend
    self.reason = reason
  }

  /// The backend, what went wrong and how to mend it, on one line: `embedded: there is no index “films”. …`
  ///
  /// May hold the engine's own words, so it is for logs and not for readers.
  public var description: String { backend + ": " + words }

  private var words: String {
    switch reason {
    case .timedOut: "no answer before the deadline. Check the engine or raise the site's timeout."
    case .overloaded: "too many queries are waiting. Try again in a moment."
    case .notReady: "the index is still being read. Try again in a moment."
    case .unknownIndex(let name): "there is no index “\(name)”. Check the site's configuration."
    case .unsupported(let what): "cannot do this: \(what)"
    case .refused(let words): "refused: \(words)"
    case .badAnswer(let what): "unreadable answer: \(what)"
    }
  }
}
