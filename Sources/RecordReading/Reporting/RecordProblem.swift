import JSONText

/// Something in a file of records that is not as it should be.
package struct RecordProblem: Sendable, Hashable, CustomStringConvertible {
  /// What it costs.
  package enum Loss: Int, Sendable, Hashable, Comparable {
    /// Nothing: the file was read as it was meant.
    case nothing
    /// A field's value, or a part of it.
    case field
    case record

    package static func < (left: Loss, right: Loss) -> Bool { left.rawValue < right.rawValue }
  }

  package enum Reason: Sendable, Hashable {
    // The record is skipped.
    case notAnObject(found: String)
    case json(JSONError.Reason, line: Int?, column: Int?, offset: Int?)
    /// Quotes or brackets do not match; how many bytes were passed over to find the next record.
    case unbalanced(skippedBytes: Int)
    case unfinished
    case recordTooLarge(limit: Int)
    case tooManyFields(limit: Int)
    case nameTooLong(start: String, limit: Int)

    // A field is lost or changed.
    case numberDropped
    case integerRounded
    case halfSurrogate
    case duplicateName(String)
    case notInEncoding(String, count: Int)
    case quoteNotClosed
    case tooFewCells(found: Int, expected: Int)

    // Nothing is lost.
    case strayComma
    case missingComma
    case strayBracket(String)
    case textBehindList
    case listNotClosed
    case tooManyCells(found: Int, expected: Int)
    case quoteInCell
    case unnamedColumn(number: Int, name: String)
    case repeatedColumn(String, name: String)
  }

  package let place: RecordPlace
  package let reason: Reason

  package init(_ reason: Reason, at place: RecordPlace) {
    self.place = place
    self.reason = reason
  }

  package var loss: Loss {
    switch reason {
    case .notAnObject, .json, .unbalanced, .unfinished, .recordTooLarge, .tooManyFields, .nameTooLong: .record
    case .numberDropped, .integerRounded, .halfSurrogate, .duplicateName, .notInEncoding, .quoteNotClosed,
      .tooFewCells:
      .field
    case .strayComma, .missingComma, .strayBracket, .textBehindList, .listNotClosed, .tooManyCells,
      .quoteInCell, .unnamedColumn, .repeatedColumn:
      .nothing
    }
  }

  package var description: String { "\(placeWords): \(words)" }

  private var placeWords: String {
    guard case .json(_, _, let column?, _) = reason, let line = place.line else { return place.description }
    return "line \(line), column \(column)"
  }

  private var words: String {
    switch reason {
    case .notAnObject(let found): "this is \(found), not an object with fields. It is skipped."
    case .json(let reason, _, _, let offset):
      (offset.map { "at byte \($0): " } ?? "") + JSONError(reason).description + " The record is skipped."
    case .unbalanced(let count):
      "a quote or bracket is missing or too many. \(count) bytes are skipped, up to the next record."
    case .unfinished: "the file ends inside this record. It is skipped."
    case .recordTooLarge(let limit): "the record has more than \(limit) bytes. It is skipped."
    case .tooManyFields(let limit): "the record has more than \(limit) fields. It is skipped."
    case .nameTooLong(let start, let limit):
      "the field name “\(start)…” has more than \(limit) bytes. The record is skipped."
    case .numberDropped: "a number is too large to be kept or is none (such as NaN). The field is left empty."
    case .integerRounded:
      "a whole number has more digits than can be kept and is rounded. Write it as text, in quotes."
    case .halfSurrogate: "half a character (a lone surrogate) becomes “\u{FFFD}”."
    case .duplicateName(let name): "the field “\(name)” stands there twice. The last value is kept."
    case .notInEncoding(let encoding, let count):
      "\(count) \(count == 1 ? "place is" : "places are") not \(encoding) and became “\u{FFFD}”, the first one here."
        + " Save the file as UTF-8."
    case .quoteNotClosed: "the quote that opens here is not closed. It is read as a character."
    case .tooFewCells(let found, let expected):
      "\(found) of \(expected) columns. The missing ones are left empty."
    case .strayComma: "a comma too many."
    case .missingComma: "no comma in front of this record."
    case .strayBracket(let bracket): "“\(bracket)” closes nothing."
    case .textBehindList: "the list of records ended, and text follows."
    case .listNotClosed: "the list of records is not closed. The end of the file may be missing."
    case .tooManyCells(let found, let expected):
      "\(found) columns instead of \(expected). The others are kept under names of their own."
    case .quoteInCell: "a quote inside a quoted text is not doubled. It is kept."
    case .unnamedColumn(let number, let name): "column \(number) has no name. It is called “\(name)”."
    case .repeatedColumn(let old, let name): "“\(old)” names a second column. It is called “\(name)”."
    }
  }
}
