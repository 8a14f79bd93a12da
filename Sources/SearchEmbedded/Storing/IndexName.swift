/// What an index may be called.
package enum IndexName {
  /// For a reader.
  package static let rule =
    "Use 1 to 100 letters (a to z, A to Z), digits, hyphens, dots and underscores, the first a letter or digit."

  /// The rule of names in the configuration, so that every index can stand there.
  package static func isAllowed(_ name: String) -> Bool {
    guard (1...100).contains(name.utf8.count), let first = name.utf8.first, isLetterOrDigit(first) else {
      return false
    }
    return name.utf8.allSatisfy { isLetterOrDigit($0) || "-._".utf8.contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
