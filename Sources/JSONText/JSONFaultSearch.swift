/// Finds the first fault of a text that simdjson refused, which reports none.
///
/// Slow, and only walked on the way to an error. It keeps its own stack, so depth cannot end the process.
struct JSONFaultSearch {
  private let bytes: [UInt8]
  private let depth: Int
  private var index: Int
  /// The closing brackets still owed.
  private var closers: [UInt8] = []

  typealias Fault = (reason: JSONError.Reason, offset: Int)

  init(_ bytes: [UInt8], from start: Int, depth: Int) {
    self.bytes = bytes
    self.depth = depth
    index = start
  }

  /// `nil` where nothing is wrong by this reading.
  mutating func fault() -> Fault? {
    if let offset = Self.firstInvalidUTF8(bytes) { return (.notUTF8, offset) }
    skipSpace()
    guard index < bytes.count else { return (.empty, index) }
    while true {
      switch value() {
      case .fault(let fault): return fault
      case .opened: continue
      case .complete: break
      }
      switch afterValue() {
      case .fault(let fault): return fault
      case .opened: continue
      case .complete: return nil
      }
    }
  }

  private enum Step {
    /// A value is expected next.
    case opened
    case complete
    case fault(Fault)
  }

  private mutating func value() -> Step {
    skipSpace()
    guard index < bytes.count else { return unexpected("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return open(UInt8(ascii: "}"))
    case UInt8(ascii: "["): return open(UInt8(ascii: "]"))
    case UInt8(ascii: "\""): return string().map(Step.fault) ?? .complete
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return unexpected("a value")
    }
  }

  private mutating func open(_ closer: UInt8) -> Step {
    guard closers.count < depth else { return .fault((.tooDeep(limit: depth), index)) }
    index += 1
    skipSpace()
    if index < bytes.count, bytes[index] == closer {
      index += 1
      return .complete
    }
    closers.append(closer)
    return closer == UInt8(ascii: "}") ? name() : .opened
  }

  /// The name of a field and its colon.
  private mutating func name() -> Step {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      return unexpected("the name of a field, in double quotes")
    }
    if let fault = string() { return .fault(fault) }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
      return unexpected("“:” between a field's name and its value")
    }
    index += 1
    return .opened
  }

  private mutating func afterValue() -> Step {
    while true {
      skipSpace()
      guard let closer = closers.last else {
        return index == bytes.count ? .complete : unexpected("the end of the text")
      }
      let isObject = closer == UInt8(ascii: "}")
      guard index < bytes.count, bytes[index] == closer || bytes[index] == UInt8(ascii: ",") else {
        return unexpected(isObject ? "“,” or “}”" : "“,” or “]”")
      }
      index += 1
      if bytes[index - 1] == UInt8(ascii: ",") { return isObject ? name() : .opened }
      closers.removeLast()
    }
  }

  private mutating func string() -> Fault? {
    let start = index
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return nil
      case 0..<0x20:
        return (
          .syntax("a control character stands in a text. Write it as an escape, a line break as “\\n”."),
          index
        )
      case UInt8(ascii: "\\"):
        let isUnit = JSONEscape.unit(bytes[...], at: index) != nil
        guard isUnit || index + 1 < bytes.count && Array("\"\\/bfnrt".utf8).contains(bytes[index + 1]) else {
          return (
            .syntax("“\\” opens no escape that JSON knows. Write “\\\\” for the character itself."), index
          )
        }
        index += isUnit ? 6 : 2
      default: index += 1
      }
    }
    return (.syntax("the text that opens here has no closing quote."), start)
  }

  private mutating func number() -> Step {
    let start = index
    while index < bytes.count, Array("+-.0123456789Ee".utf8).contains(bytes[index]) { index += 1 }
    let text = bytes[start..<index]
    guard Self.isNumber(text) else {
      return .fault(
        (.syntax("“\(String(decoding: text.prefix(40), as: UTF8.self))” is not a number."), start))
    }
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      return .fault((.numberTooLarge, start))
    }
    return .complete
  }

  /// The grammar: sign, digits without a needless zero, fraction, exponent.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func digits() -> Int {
      let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || whole > 1 && !hasLeadingZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private mutating func word(_ word: String) -> Step {
    guard bytes[index...].starts(with: word.utf8) else { return unexpected("a value") }
    index += word.utf8.count
    return .complete
  }

  private func unexpected(_ expected: String) -> Step {
    guard index < bytes.count else {
      return .fault((.syntax("\(expected) was expected, and the text ends."), index))
    }
    let found = String(decoding: bytes[index...].prefix(8), as: UTF8.self).first.map(String.init) ?? ""
    return .fault((.syntax("\(expected) was expected, not “\(found)”."), index))
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private static func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
