/// A place in a file, both numbers counted from 1; a column is one Unicode scalar wide.
package struct YAMLPlace: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package static let start = YAMLPlace(line: 1, column: 1)

  package static func < (left: YAMLPlace, right: YAMLPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A value of a YAML file with its place. Scalars stay text: what they mean is for the key to say and not for YAML.
package struct YAMLNode: Sendable, Hashable {
  package indirect enum Content: Sendable, Hashable {
    case scalar(YAMLScalar)
    case list([YAMLNode])
    /// In the order of the file, each key once.
    case map([YAMLEntry])
    /// What was refused while the file was read, so that its key asks for nothing more.
    case unread
  }

  package let content: Content
  /// Where the value starts; for a map or list in block style, its first key or hyphen.
  package let place: YAMLPlace

  /// The entry of a map; `nil` for another key and for everything that is no map.
  package subscript(key: String) -> YAMLEntry? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }
}

package struct YAMLScalar: Sendable, Hashable {
  package let text: String
  /// Written without quotes and not as a block.
  package let isPlain: Bool

  /// Whether nothing stands there, or what YAML and JSON write for it.
  package var isNothing: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}

package struct YAMLEntry: Sendable, Hashable {
  package let key: String
  package let keyPlace: YAMLPlace
  package let value: YAMLNode
}
