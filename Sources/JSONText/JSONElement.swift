import CSimdJSON
import SearchCore

/// One value of a file of values, with what had to be changed so that it could be read.
package struct JSONElement: Sendable, Hashable {
  package let value: RecordValue
  package let mending: Mending

  /// How often something was changed.
  package struct Mending: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Whole numbers beyond 64 bits were rounded.
    package static let roundedIntegers = Mending(rawValue: 1)
    /// Half a surrogate pair became U+FFFD.
    package static let halfSurrogates = Mending(rawValue: 2)
    /// Numbers beyond a `Double`, such as `1e400`, and `NaN` and `Infinity`, which JSON does not know, became null.
    package static let numbersDropped = Mending(rawValue: 4)
  }
}

extension JSONText {
  /// Reads one element of a file, losing at most the field where `parse` refuses the text for a number.
  package static func element(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits = .standard
  ) throws(JSONError) -> JSONElement {
    guard bytes.count <= limits.bytes else {
      throw JSONError(.tooLarge(bytes: bytes.count, limit: limits.bytes))
    }
    var status = CSIMDJSON_OK
    if let value = read(bytes, limits, &status) { return JSONElement(value: value, mending: []) }
    let copy = Array(bytes)
    if [CSIMDJSON_BAD_NUMBER, CSIMDJSON_BAD_STRING, CSIMDJSON_BAD_SYNTAX].contains(status) {
      var mending = JSONMending(dropsNumbers: true)
      if let mended = mending.mended(copy[...]),
        let value = mended.withUnsafeBufferPointer({ read($0, limits, &status) })
      {
        return JSONElement(value: value, mending: mending.found)
      }
    }
    throw error(for: status, in: copy, from: 0, limits)
  }
}
