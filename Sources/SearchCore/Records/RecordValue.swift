/// One value of a record, as its JSON had it.
///
/// Integers that fit 64 bits stay integers; every other number is a `Double`.
public enum RecordValue: Sendable, Hashable {
  /// JSON's `null`: the field is there and has no value.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number of 64 bits.
  case integer(Int64)
  /// Any other number; JSON has no infinity and no not-a-number.
  case number(Double)
  /// Text as it is stored, which may hold markup or anything else.
  case text(String)
  /// Values of any kinds, in stored order.
  case list([RecordValue])
  /// Fields in stored order.
  case object(RecordObject)
}

extension RecordValue {
  /// The text of a scalar: text as it is, numbers in shortest decimal form, `true` or `false`; `nil` for null, lists,
  /// objects, infinity and not-a-number.
  public var scalarText: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): number.isFinite ? RecordNumber.shortestText(number) : nil
    case .bool(let flag): flag ? "true" : "false"
    case .null, .list, .object: nil
    }
  }

  /// The number of a numeric value; `nil` for everything else, text that looks like a number included.
  public var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// All scalar texts below this value, depth first in stored order; nulls are left out.
  public var scalarTexts: [String] {
    var texts: [String] = []
    _ = firstScalarText { text -> Void? in
      texts.append(text)
      return nil
    }
    return texts
  }

  /// What the first of the scalar texts below this value comes to that comes to anything.
  package func firstScalarText<Result>(_ transform: (String) -> Result?) -> Result? {
    switch self {
    case .list(let values):
      for value in values { if let result = value.firstScalarText(transform) { return result } }
    case .object(let object):
      for field in object.fields { if let result = field.value.firstScalarText(transform) { return result } }
    default: return scalarText.flatMap(transform)
    }
    return nil
  }
}

extension RecordValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: RecordValue...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, RecordValue)...) {
    self = .object(RecordObject(elements.map { .init(name: $0.0, value: $0.1) }))
  }
  public init(nilLiteral: ()) { self = .null }
}
