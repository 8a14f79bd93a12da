/// One step through a YAML file, as libyaml reports it.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(YAMLScalar)
    case listStart
    case mapStart
    /// The end of the innermost list or map.
    case end
  }

  let kind: Kind
  let place: YAMLPlace
  /// The name behind `&`, which marks the value for reuse.
  let anchor: String?
  /// The type behind `!`.
  let tag: String?
}

/// Where libyaml stopped, in its own words.
struct YAMLProblem: Error {
  let words: String
  let place: YAMLPlace
  /// Where the construct began in which it stopped.
  let context: YAMLPlace?
}
