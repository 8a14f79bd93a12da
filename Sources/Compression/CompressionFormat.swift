/// How bytes are compressed.
package enum CompressionFormat: String, Sendable, Hashable, CaseIterable {
  /// One or several gzip members (RFC 1952).
  case gzip
  /// One or several Zstandard frames (RFC 8878).
  case zstd

  /// The bytes that `init(magic:)` looks at.
  package static let magicLength = 4

  /// The format that a file's first bytes tell; `nil` where they tell none.
  ///
  /// RFC 1952 opens with 1F 8B and the only method there is, 08; RFC 8878 with 28 B5 2F FD, or, for a frame to be
  /// skipped, 50 to 5F and 2A 4D 18.
  package init?(magic bytes: some Sequence<UInt8>) {
    let head = Array(bytes.prefix(Self.magicLength))
    if head.starts(with: [0x1F, 0x8B, 0x08]) {
      self = .gzip
    } else if head == [0x28, 0xB5, 0x2F, 0xFD] || head.count == 4 && Self.isSkippable(head) {
      self = .zstd
    } else {
      return nil
    }
  }

  private static func isSkippable(_ head: [UInt8]) -> Bool {
    0x50...0x5F ~= head[0] && head.dropFirst() == [0x2A, 0x4D, 0x18]
  }
}
