import CZstd

/// libzstd's streaming decoder.
///
/// Frames whose window is larger than 128 MiB, which only `zstd --ultra --long` writes, are refused.
final class ZstdStream: DecompressionStream {
  // Safety: owned by this object alone and freed in `deinit`.
  private let context: OpaquePointer
  /// Whether the last frame is complete and flushed, so that the input may end here.
  private var isBetweenFrames = true

  init() throws(CompressionError) {
    guard let context = ZSTD_createDCtx() else { throw .outOfMemory(.zstd) }
    self.context = context
  }

  deinit { ZSTD_freeDCtx(context) }

  func step(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer
  ) throws(CompressionError) -> (read: Int, written: Int) {
    // Safety: libzstd keeps neither buffer beyond the call.
    var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
    let status = ZSTD_decompressStream(context, &target, &source)
    guard ZSTD_isError(status) == 0 else {
      throw .damaged(.zstd, String(cString: ZSTD_getErrorName(status)))
    }
    isBetweenFrames = status == 0
    return (source.pos, target.pos)
  }

  func finish(_ output: UnsafeMutableRawBufferPointer) throws(CompressionError) -> Int {
    guard !isBetweenFrames else { return 0 }
    let written = try step(UnsafeRawBufferPointer(start: nil, count: 0), output).written
    guard written > 0 || isBetweenFrames else { throw .truncated(.zstd) }
    return written
  }
}
