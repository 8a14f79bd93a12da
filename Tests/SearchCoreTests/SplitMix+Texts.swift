import TestSupport

extension SplitMix {
  /// Up to `count` of the pieces, joined.
  mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }
      .joined()
  }
}

extension String {
  /// For comparing byte for byte: Swift's `==` takes composed and decomposed letters for equal.
  var bytes: [UInt8] { Array(utf8) }
}
