import Compression
import Testing

/// `hello hello hello` as one gzip member, and as one Zstandard frame, made with gzip 1.12 and zstd 1.5.4.
private let gzipped: [UInt8] = [
  0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57,
  0xC8, 0x40, 0x90, 0x00, 0x80, 0x88, 0xF9, 0xE5, 0x11, 0x00, 0x00, 0x00,
]
private let zstandard: [UInt8] = [
  0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x58, 0x65, 0x00, 0x00, 0x30, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x20,
  0x01, 0x00, 0x31, 0x4A, 0x11, 0xA2, 0xED, 0x1E, 0x0C,
]

/// Decompresses with pieces and room of the given sizes.
private func decompressed(
  _ input: [UInt8], _ format: CompressionFormat, piece: Int = 1 << 16, room: Int = 1 << 16
) throws -> [UInt8] {
  let stream = try Decompressor(format)
  var output: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: room)
  var index = 0
  while index < input.count {
    let end = min(index + piece, input.count)
    let step = try input[index..<end].withUnsafeBytes { bytes in
      try buffer.withUnsafeMutableBytes { try stream.step(bytes, into: $0) }
    }
    output += buffer.prefix(step.written)
    index += step.read
  }
  while true {
    let written = try buffer.withUnsafeMutableBytes { try stream.finish(into: $0) }
    if written == 0 { return output }
    output += buffer.prefix(written)
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Suite struct DecompressorTests {
  @Test(arguments: [(gzipped, CompressionFormat.gzip), (zstandard, .zstd)])
  func `the first bytes tell the format`(bytes: [UInt8], format: CompressionFormat) {
    #expect(CompressionFormat(magic: bytes) == format)
  }

  @Test(arguments: ["", "{", "[{}]", "PK\u{3}\u{4}"])
  func `other first bytes tell none`(text: String) {
    #expect(CompressionFormat(magic: text.utf8) == nil)
  }

  @Test(arguments: [(gzipped, CompressionFormat.gzip), (zstandard, .zstd)], [1, 2, 7, 1000])
  func `pieces of any size give the same text`(
    input: ([UInt8], CompressionFormat), size: Int
  ) throws {
    #expect(text(try decompressed(input.0, input.1, piece: size)) == "hello hello hello")
    #expect(text(try decompressed(input.0, input.1, room: size)) == "hello hello hello")
  }

  @Test(arguments: [(gzipped, CompressionFormat.gzip), (zstandard, .zstd)])
  func `members that follow each other are one text`(bytes: [UInt8], format: CompressionFormat) throws {
    #expect(text(try decompressed(bytes + bytes, format)) == "hello hello hellohello hello hello")
  }

  @Test func `zeros behind the last gzip member are passed over`() throws {
    #expect(text(try decompressed(gzipped + [0, 0, 0], .gzip)) == "hello hello hello")
  }

  @Test(arguments: [(gzipped, CompressionFormat.gzip), (zstandard, .zstd)])
  func `a text cut short is an error`(bytes: [UInt8], format: CompressionFormat) {
    for count in 1..<bytes.count {
      #expect(throws: CompressionError.truncated(format)) {
        try decompressed(Array(bytes.prefix(count)), format)
      }
    }
  }

  @Test func `a changed byte is read or an error`() {
    for (bytes, format) in [(gzipped, CompressionFormat.gzip), (zstandard, .zstd)] {
      for index in bytes.indices {
        for change in [UInt8(1), 0x10, 0xFF] {
          var changed = bytes
          changed[index] ^= change
          let result = Result { try decompressed(changed, format) }
          if case .failure(let error) = result { #expect(error is CompressionError) }
        }
      }
    }
  }

  @Test(arguments: [
    (
      CompressionError.damaged(.gzip, "incorrect data check"),
      "the gzip data is damaged (incorrect data check). Compress the file anew or copy it again."
    ),
    (.truncated(.zstd), "the zstd data ends too early. Copy the file again."),
    (.outOfMemory(.gzip), "there is not enough memory to read gzip data."),
  ])
  func `errors say what to do`(error: CompressionError, words: String) {
    #expect(error.description == words)
  }
}
