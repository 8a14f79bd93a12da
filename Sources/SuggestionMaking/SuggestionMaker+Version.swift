extension SuggestionMaker {
  /// Goes up when the same records would make other suggestions than before.
  package static let version = 1
}
