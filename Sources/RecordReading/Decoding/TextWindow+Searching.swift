import Glibc

extension TextWindow {
  /// The index of the first line feed from an index on, as far as the text is in memory.
  func lineFeed(from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      guard let found = memchr(base + start, 0x0A, buffer.count - start) else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Passes over white space; the byte behind it, `nil` at the end of the text.
  func skipSpace() throws(RecordReadingError) -> UInt8? {
    while true {
      while start < bytes.count {
        guard bytes[start].isJSONSpace else { return bytes[start] }
        start += 1
      }
      if try fill() == nil { return nil }
    }
  }
}
