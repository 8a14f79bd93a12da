/// Decompresses a stream piece by piece, in memory that does not grow with it.
///
/// Members or frames that follow each other are read as one stream, as `gzip -d` and `zstd -d` do.
package final class Decompressor {
  private let stream: any DecompressionStream

  package init(_ format: CompressionFormat) throws(CompressionError) {
    switch format {
    case .gzip: stream = try GzipStream()
    case .zstd: stream = try ZstdStream()
    }
  }

  /// Reads from `input` and writes to `output`, as far as either goes; neither may be empty.
  ///
  /// Call it again with the rest of the input and fresh room. When all input was read and the output is full, more
  /// may be waiting: call it with the next input.
  /// - Returns: How many bytes were read and written.
  package func step(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(CompressionError) -> (read: Int, written: Int) {
    try stream.step(input, output)
  }

  /// Writes what is left once all input was read; 0 bytes when nothing is. Throws where the input ended too early.
  package func finish(into output: UnsafeMutableRawBufferPointer) throws(CompressionError) -> Int {
    try stream.finish(output)
  }
}

/// One library's streaming state.
protocol DecompressionStream: AnyObject {
  func step(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer
  ) throws(CompressionError) -> (read: Int, written: Int)
  func finish(_ output: UnsafeMutableRawBufferPointer) throws(CompressionError) -> Int
}
