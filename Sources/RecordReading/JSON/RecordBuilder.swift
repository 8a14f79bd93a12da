import JSONText
import SearchCore

/// Makes a record of the text of one JSON element, within the limits.
struct RecordBuilder {
  let limits: RecordLimits
  let log: ProblemLog

  /// The names of the last record's own fields, and of those before it that had others; the latest first.
  private var recentNames: [[String]] = []
  private static let keptNames = 4
  /// Whether those are known to be distinct and short enough.
  private var isLastChecked = false

  init(_ limits: RecordLimits, _ log: ProblemLog) {
    self.limits = limits
    self.log = log
  }

  /// The record; `nil` where it is skipped, which is told.
  mutating func record(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: RecordPlace
  ) throws(RecordReadingError) -> RecordObject? {
    let element: JSONElement
    do throws(JSONError) {
      element = try JSONText.element(
        bytes, limits: JSONLimits(bytes: limits.recordBytes, depth: limits.depth))
    } catch {
      try log.tell(Self.reason(error, place), at: place)
      return nil
    }
    guard case .object(let object) = element.value else {
      try log.tell(.notAnObject(found: Self.words(for: element.value)), at: place)
      return nil
    }
    if element.mending.contains(.numbersDropped) { try log.tell(.numberDropped, at: place) }
    if element.mending.contains(.roundedIntegers) { try log.tell(.integerRounded, at: place) }
    if element.mending.contains(.halfSurrogates) { try log.tell(.halfSurrogate, at: place) }
    return try checked(object, place)
  }

  /// Whether a record has enough names in common with one of the last ones to be of its kind.
  func isAlike(_ object: RecordObject) -> Bool {
    let names = Set(object.fields.lazy.map(\.name))
    return recentNames.isEmpty
      || recentNames.contains { recent in
        recent.count(where: names.contains) * 3 >= max(recent.count, names.count)
      }
  }

  private static func reason(_ error: JSONError, _ place: RecordPlace) -> RecordProblem.Reason {
    guard place.line == nil else {
      return .json(error.reason, line: place.line, column: error.place?.column, offset: nil)
    }
    return .json(error.reason, line: nil, column: nil, offset: error.place.map { place.offset + $0.offset })
  }

  private static func words(for value: RecordValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  private mutating func checked(
    _ object: RecordObject, _ place: RecordPlace
  ) throws(RecordReadingError) -> RecordObject? {
    // Most records have the names of the one before, which were looked at.
    if hasLastNames(object), isLastChecked, object.fields.allSatisfy({ $0.value.isScalar }) { return object }
    var check = FieldCheck(limits)
    let result = check.checked(object)
    if let refusal = check.refusal {
      try log.tell(refusal, at: place)
      return nil
    }
    for name in check.duplicates.prefix(RecordReport.keptProblems) {
      try log.tell(.duplicateName(name), at: place)
    }
    isLastChecked = check.duplicates.isEmpty
    if !hasLastNames(result) {
      recentNames.insert(result.fields.map(\.name), at: 0)
      if recentNames.count > Self.keptNames { recentNames.removeLast() }
    }
    return result
  }

  private func hasLastNames(_ object: RecordObject) -> Bool {
    guard let names = recentNames.first, object.fields.count == names.count else { return false }
    for (field, name) in zip(object.fields, names) where field.name != name { return false }
    return true
  }
}

extension RecordValue {
  /// Whether this holds no other value.
  fileprivate var isScalar: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }
}
