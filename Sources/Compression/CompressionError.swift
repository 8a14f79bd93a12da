/// Why compressed bytes cannot be read on.
package enum CompressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes break the format's rules, in the library's words.
  case damaged(CompressionFormat, String)
  /// The bytes end before the format says so.
  case truncated(CompressionFormat)
  case outOfMemory(CompressionFormat)

  package var description: String {
    switch self {
    case .damaged(let format, let words):
      "the \(format) data is damaged (\(words)). Compress the file anew or copy it again."
    case .truncated(let format):
      "the \(format) data ends too early. Copy the file again."
    case .outOfMemory(let format): "there is not enough memory to read \(format) data."
    }
  }
}
