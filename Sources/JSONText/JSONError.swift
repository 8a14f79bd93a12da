/// Why a text is not read as JSON, and where.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Sendable, Hashable {
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(limit: Int)
    case outOfMemory(bytes: Int)
    case empty
    case notUTF8
    /// A number beyond what a `Double` holds, such as `1e999`.
    case numberTooLarge
    /// What was expected or found, in words.
    case syntax(String)
    /// The parser refused it without our finding out why.
    case unreadable
  }

  package let reason: Reason
  /// `nil` where the fault is the text as a whole.
  package let place: JSONPlace?

  package init(_ reason: Reason, at place: JSONPlace? = nil) {
    self.reason = reason
    self.place = place
  }

  package var description: String {
    guard let place else { return words }
    return "line \(place.line), column \(place.column): \(words)"
  }

  private var words: String {
    switch reason {
    case .tooLarge(let bytes, let limit):
      "the text has \(bytes) bytes; at most \(limit) are read. Split it, or raise the limit."
    case .tooDeep(let limit): "lists and objects are nested more than \(limit) levels deep."
    case .outOfMemory(let bytes): "there is not enough memory for a text of \(bytes) bytes. Split it."
    case .empty: "the text is empty; a JSON value was expected."
    case .notUTF8: "the text is not UTF-8 here. Save it as UTF-8."
    case .numberTooLarge: "this number is too large to be read. Write it as text, in quotes."
    case .syntax(let words): words
    case .unreadable: "the text is not JSON."
    }
  }
}

/// A place in a text.
package struct JSONPlace: Sendable, Hashable {
  /// Bytes in front of it.
  package let offset: Int
  /// Counted from 1.
  package let line: Int
  /// Unicode scalars from the line's start, counted from 1.
  package let column: Int

  package init(offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.offset = offset
    line = 1 + before.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    column = 1 + before[lineStart...].lazy.filter { $0 & 0xC0 != 0x80 }.count
  }
}
