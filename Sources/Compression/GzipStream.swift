import CZlib

/// zlib's inflate over gzip members.
final class GzipStream: DecompressionStream {
  // Safety: zlib keeps a pointer back to the stream, so it must not move; it is freed in `deinit`.
  private let stream: UnsafeMutablePointer<z_stream>
  /// Whether the last member is complete, so that the input may end here.
  private var isBetweenMembers = false
  /// Whether what follows the last member is no gzip member, such as zeros that a tape or a disk added.
  private var isPastEnd = false

  init() throws(CompressionError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 bits of window, and 16 for a gzip header and nothing else.
    let status = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      stream.deallocate()
      throw .outOfMemory(.gzip)
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  func step(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer
  ) throws(CompressionError) -> (read: Int, written: Int) {
    if isPastEnd { return (input.count, 0) }
    if isBetweenMembers {
      guard input.first == 0x1F else {
        isPastEnd = true
        return (input.count, 0)
      }
      inflateReset(stream)
      isBetweenMembers = false
    }
    return try inflate(input, output)
  }

  func finish(_ output: UnsafeMutableRawBufferPointer) throws(CompressionError) -> Int {
    guard !isBetweenMembers, !isPastEnd else { return 0 }
    let written = try inflate(UnsafeRawBufferPointer(start: nil, count: 0), output).written
    guard written > 0 || isBetweenMembers else { throw .truncated(.gzip) }
    return written
  }

  private func inflate(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer
  ) throws(CompressionError) -> (read: Int, written: Int) {
    let given = min(input.count, Int(Int32.max))
    let room = min(output.count, Int(Int32.max))
    // Safety: zlib only reads the input, and both buffers outlive the call.
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(given)
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(room)
    let status = CZlib.inflate(stream, Z_NO_FLUSH)
    switch status {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isBetweenMembers = true
    case Z_MEM_ERROR: throw .outOfMemory(.gzip)
    default:
      throw .damaged(.gzip, stream.pointee.msg.map { String(cString: $0) } ?? "error \(status)")
    }
    return (given - Int(stream.pointee.avail_in), room - Int(stream.pointee.avail_out))
  }
}
