import SearchCore

extension BackendError {
  static let embeddedName = "embedded"

  /// An error of this engine.
  static func embedded(_ reason: Reason) -> BackendError { BackendError(backend: embeddedName, reason) }
}
