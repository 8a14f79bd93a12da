/// A text of any length, of which only the part being read is in memory.
final class TextWindow {
  /// The decoded part in memory; what lies in front of `start` is done with.
  private(set) var bytes: [UInt8] = []
  /// Where the unread text opens in `bytes`.
  var start = 0
  /// Whether all of the text is in `bytes`.
  private(set) var isComplete = false
  private(set) var decoder: TextDecoder

  /// `nil` where the text was given whole.
  private let stream: ByteStream?
  /// Raw bytes that were looked at before the decoder was there.
  private var head: [UInt8]
  private var piece: [UInt8]
  /// Where `bytes` opens in the text, the byte order mark of UTF-8 included.
  private var base: Int

  private static let pieceSize = 128 << 10

  init(_ stream: ByteStream, encoding: TextEncoding?) throws(RecordReadingError) {
    self.stream = stream
    piece = [UInt8](repeating: 0, count: Self.pieceSize)
    var head: [UInt8] = []
    while head.count < 1024 {
      let count = try Self.read(stream, &piece)
      if count == 0 { break }
      head += piece.prefix(count)
    }
    let detected = TextEncoding.detect(head)
    let chosen = encoding ?? detected.encoding
    let markLength = chosen == detected.encoding ? detected.markLength : 0
    self.head = Array(head.dropFirst(markLength))
    decoder = TextDecoder(chosen)
    base = chosen == .utf8 ? markLength : 0
  }

  /// A text that is in memory as a whole, in UTF-8.
  init(_ text: [UInt8]) {
    bytes = text
    isComplete = true
    decoder = TextDecoder(.utf8)
    stream = nil
    head = []
    piece = []
    base = 0
  }

  /// Windows-1252 where the text turns out not to be UTF-8.
  func allowWindows1252() { decoder.allowsWindows1252 = true }

  /// The first bytes as they lie in the file, a byte order mark left out.
  var rawHead: ArraySlice<UInt8> { head.prefix(512) }

  /// Bytes of text in front of an index of `bytes`.
  func offset(of index: Int) -> Int { base + index }

  /// Puts more text behind `bytes`, after letting go of what lies in front of `start`.
  /// - Returns: How far the indices of what is kept moved down; `nil` where nothing more comes.
  func fill() throws(RecordReadingError) -> Int? {
    guard !isComplete, let stream else { return nil }
    let moved = compact()
    let before = bytes.count
    while bytes.count == before, !isComplete {
      if head.isEmpty {
        let count = try Self.read(stream, &piece)
        isComplete = count == 0
        piece.withUnsafeBufferPointer { piece in
          decoder.decode(UnsafeBufferPointer(rebasing: piece[..<count]), isLast: count == 0, into: &bytes)
        }
      } else {
        head.withUnsafeBufferPointer { decoder.decode($0, isLast: false, into: &bytes) }
        head = []
      }
    }
    return bytes.count > before || moved > 0 ? moved : nil
  }

  /// Fills until at least `count` unread bytes are there, or all.
  func fill(atLeast count: Int) throws(RecordReadingError) {
    while bytes.count - start < count, try fill() != nil {}
  }

  /// Costs time in proportion to what is kept, so it waits until that is the smaller part.
  private func compact() -> Int {
    guard start > bytes.count / 2 else { return 0 }
    let moved = start
    bytes.removeSubrange(..<start)
    start = 0
    base += moved
    return moved
  }

  private static func read(_ stream: ByteStream, _ piece: inout [UInt8]) throws(RecordReadingError) -> Int {
    // The closure of the buffer carries no typed error through.
    let result = piece.withUnsafeMutableBytes { buffer -> Result<Int, RecordReadingError> in
      do throws(RecordReadingError) { return .success(try stream.read(into: buffer)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
