import CSimdJSON
import SearchCore

/// Reads JSON text into record values.
///
/// Fields keep their order and a repeated name stays repeated. Whole numbers that fit 64 bits are integers however
/// they are written (`40`, `40.0`, `4e1`), so that `RecordValue.json` reads back as the same value; all other
/// numbers are the nearest `Double`. Half a surrogate pair, which cut texts hold now and then, becomes U+FFFD. A byte
/// order mark in front is passed over.
package enum JSONText {
  package static func parse(_ text: String, limits: JSONLimits = .standard) throws(JSONError) -> RecordValue {
    try parse(Array(text.utf8), limits: limits)
  }

  package static func parse(
    _ bytes: [UInt8], limits: JSONLimits = .standard
  ) throws(JSONError) -> RecordValue {
    guard bytes.count <= limits.bytes else {
      throw JSONError(.tooLarge(bytes: bytes.count, limit: limits.bytes))
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var status = CSIMDJSON_OK
    if let value = read(bytes[start...], limits, &status) { return value }
    if status == CSIMDJSON_BAD_NUMBER || status == CSIMDJSON_BAD_STRING,
      let mended = mended(bytes[start...]),
      let value = read(mended[...], limits, &status)
    {
      return value
    }
    throw error(for: status, in: bytes, from: start, limits)
  }

  private static func mended(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var mending = JSONMending(dropsNumbers: false)
    return mending.mended(bytes)
  }

  private static func read(
    _ bytes: ArraySlice<UInt8>, _ limits: JSONLimits, _ status: inout csimdjson_status
  ) -> RecordValue? {
    bytes.withUnsafeBufferPointer { read($0, limits, &status) }
  }

  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONLimits, _ status: inout csimdjson_status
  ) -> RecordValue? {
    var tape = csimdjson_tape()
    // simdjson counts the text itself as a level.
    status = csimdjson_parse(bytes.baseAddress, bytes.count, limits.depth + 1, &tape)
    guard status == CSIMDJSON_OK else { return nil }
    // Safety: the tape and its strings belong to `owner`, which lives until the value is built of copies.
    defer { csimdjson_free(tape.owner) }
    var reader = JSONTapeReader(words: tape.words, strings: tape.strings)
    return reader.root()
  }

  static func error(
    for status: csimdjson_status, in bytes: [UInt8], from start: Int, _ limits: JSONLimits
  ) -> JSONError {
    switch status {
    case CSIMDJSON_TOO_LARGE: return JSONError(.tooLarge(bytes: bytes.count, limit: limits.bytes))
    case CSIMDJSON_NO_MEMORY: return JSONError(.outOfMemory(bytes: bytes.count))
    default: break
    }
    var search = JSONFaultSearch(bytes, from: start, depth: limits.depth)
    guard let (reason, offset) = search.fault() else {
      return JSONError(status == CSIMDJSON_TOO_DEEP ? .tooDeep(limit: limits.depth) : .unreadable)
    }
    return JSONError(reason, at: JSONPlace(offset: offset, in: bytes))
  }
}
