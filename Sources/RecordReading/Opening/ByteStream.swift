import Compression
import Glibc

/// The bytes of a file or of standard input, decompressed where their first bytes say that they are compressed.
final class ByteStream {
  let path: String
  /// What the file was compressed with.
  let compression: CompressionFormat?
  /// Bytes of the file as it lies on the disk; `nil` for what is no regular file.
  let fileSize: Int?
  /// Bytes read from the file so far, before decompression.
  private(set) var fileBytesRead = 0

  /// `nil` where the bytes were given.
  private let descriptor: Int32?
  private let ownsDescriptor: Bool
  private let limit: Int
  private let decompressor: Decompressor?
  private var input: [UInt8]
  /// The part of `input` that waits.
  private var waiting: Range<Int>
  private var isInputAtEnd = false
  private var bytesDelivered = 0

  private static let inputSize = 128 << 10

  /// - Parameters:
  ///   - path: `-` reads standard input, which stays open.
  ///   - limit: The most bytes to deliver; more end the reading with an error.
  convenience init(path: String, limit: Int) throws(RecordReadingError) {
    let descriptor = path == "-" ? STDIN_FILENO : Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw RecordReadingError(path: path, reason: .cannotOpen(Self.words(for: errno)))
    }
    try self.init(descriptor, owns: path != "-", path: path, limit: limit)
  }

  /// Reads an open file on from where it stands.
  /// - Parameters:
  ///   - owns: Whether to close it in the end, and where this fails.
  ///   - path: What the file is called in messages; an ending such as `.csv` counts.
  init(_ descriptor: Int32, owns: Bool, path: String, limit: Int) throws(RecordReadingError) {
    var input = [UInt8](repeating: 0, count: Self.inputSize)
    var count = 0
    do throws(RecordReadingError) {
      fileSize = try Self.size(descriptor, path)
      // A pipe may hand over its first bytes one by one.
      while count < CompressionFormat.magicLength {
        let read = try Self.read(descriptor, into: &input, from: count, path)
        if read == 0 {
          isInputAtEnd = true
          break
        }
        count += read
      }
      compression = CompressionFormat(magic: input.prefix(count))
      if compression == nil, let size = fileSize, size > limit {
        throw RecordReadingError(path: path, reason: .tooLarge(limit: limit, isCompressed: false))
      }
      decompressor = try Self.decompressor(compression, path)
    } catch {
      if owns { close(descriptor) }
      throw error
    }
    self.path = path
    self.limit = limit
    self.input = input
    self.descriptor = descriptor
    ownsDescriptor = owns
    fileBytesRead = count
    waiting = 0..<count
  }

  /// - Parameter path: What the bytes are called in messages.
  init(_ bytes: [UInt8], path: String, limit: Int) throws(RecordReadingError) {
    compression = CompressionFormat(magic: bytes)
    if compression == nil, bytes.count > limit {
      throw RecordReadingError(path: path, reason: .tooLarge(limit: limit, isCompressed: false))
    }
    decompressor = try Self.decompressor(compression, path)
    self.path = path
    self.limit = limit
    input = bytes
    descriptor = nil
    ownsDescriptor = false
    fileSize = bytes.count
    fileBytesRead = bytes.count
    isInputAtEnd = true
    waiting = bytes.indices
  }

  deinit {
    if ownsDescriptor, let descriptor { close(descriptor) }
  }

  /// Fills the buffer as far as one step goes; 0 only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordReadingError) -> Int {
    let count: Int
    if let decompressor {
      count = try decompress(decompressor, into: buffer)
    } else {
      count = try copy(into: buffer)
    }
    bytesDelivered += count
    guard bytesDelivered <= limit else {
      throw RecordReadingError(path: path, reason: .tooLarge(limit: limit, isCompressed: compression != nil))
    }
    return count
  }

  private func copy(into buffer: UnsafeMutableRawBufferPointer) throws(RecordReadingError) -> Int {
    if waiting.isEmpty { try fill() }
    let count = min(waiting.count, buffer.count)
    input.withUnsafeBytes { bytes in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[waiting.prefix(count)]))
    }
    waiting = waiting.dropFirst(count)
    return count
  }

  private func decompress(
    _ stream: Decompressor, into buffer: UnsafeMutableRawBufferPointer
  ) throws(RecordReadingError) -> Int {
    while true {
      if waiting.isEmpty { try fill() }
      let range = waiting
      let step = input.withUnsafeBytes { bytes in
        Result { () throws(CompressionError) in
          guard !range.isEmpty else { return (read: 0, written: try stream.finish(into: buffer)) }
          return try stream.step(UnsafeRawBufferPointer(rebasing: bytes[range]), into: buffer)
        }
      }
      let (read, written) = try self.step(step)
      waiting = waiting.dropFirst(read)
      if written > 0 || range.isEmpty { return written }
      if read == 0 { _ = try self.step(.failure(.damaged(compression ?? .gzip, "no progress"))) }
    }
  }

  private func step(
    _ step: Result<(read: Int, written: Int), CompressionError>
  ) throws(RecordReadingError) -> (read: Int, written: Int) {
    switch step {
    case .success(let step): return step
    case .failure(let error): throw RecordReadingError(path: path, reason: .compression(error))
    }
  }

  private func fill() throws(RecordReadingError) {
    guard !isInputAtEnd, let descriptor else { return }
    let count = try Self.read(descriptor, into: &input, from: 0, path)
    isInputAtEnd = count == 0
    fileBytesRead += count
    waiting = 0..<count
  }
}

extension ByteStream {
  /// The size of a regular file; `nil` for pipes and the like.
  private static func size(_ descriptor: Int32, _ path: String) throws(RecordReadingError) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw RecordReadingError(path: path, reason: .cannotOpen(words(for: errno)))
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw RecordReadingError(path: path, reason: .isFolder)
    }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  private static func decompressor(
    _ format: CompressionFormat?, _ path: String
  ) throws(RecordReadingError) -> Decompressor? {
    guard let format else { return nil }
    do throws(CompressionError) {
      return try Decompressor(format)
    } catch {
      throw RecordReadingError(path: path, reason: .compression(error))
    }
  }

  /// Reads once, again where a signal came between; 0 at the end.
  private static func read(
    _ descriptor: Int32, into bytes: inout [UInt8], from start: Int, _ path: String
  ) throws(RecordReadingError) -> Int {
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count >= 0 { return count }
      guard errno == EINTR else {
        throw RecordReadingError(path: path, reason: .cannotRead(words(for: errno)))
      }
    }
  }

  private static func words(for code: Int32) -> String { String(cString: strerror(code)) }
}
