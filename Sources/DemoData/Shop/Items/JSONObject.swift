/// A JSON object written key by key, in the order of the calls.
struct JSONObject {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  /// The finished object.
  var text: String { String(decoding: bytes, as: UTF8.self) + "}" }

  mutating func set(_ key: String, _ value: String) {
    begin(key)
    quote(value)
  }

  mutating func set(_ key: String, _ value: Int) {
    begin(key)
    bytes += String(value).utf8
  }

  mutating func set(_ key: String, _ values: [String]) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      quote(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// A decimal number with exactly `places` digits after the point, from its whole number of last digits.
  mutating func set(_ key: String, _ value: Int, places: Int) {
    begin(key)
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let fraction = String(value % scale)
    bytes += String(value / scale).utf8
    bytes.append(UInt8(ascii: "."))
    bytes += [UInt8](repeating: UInt8(ascii: "0"), count: places - fraction.utf8.count)
    bytes += fraction.utf8
  }

  mutating func set(_ key: String, _ object: JSONObject) {
    begin(key)
    bytes += object.bytes
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func set(_ key: String, _ objects: [JSONObject]) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (index, object) in objects.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += object.bytes
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  init(capacity: Int = 64) {
    bytes.reserveCapacity(capacity)
  }

  /// Keys are our own and need no escaping.
  private mutating func begin(_ key: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(Self.quotationMark)
    bytes.append(contentsOf: key.utf8)
    bytes.append(Self.quotationMark)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func quote(_ text: String) {
    var text = text
    bytes.append(Self.quotationMark)
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.isEscaped) {
        for byte in utf8 { append(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(Self.quotationMark)
  }

  private mutating func append(_ byte: UInt8) {
    if byte < 0x20 {
      bytes += Array("\\u00".utf8) + [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
    } else {
      if Self.isEscaped(byte) { bytes.append(Self.backslash) }
      bytes.append(byte)
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == quotationMark || byte == backslash
  }

  private static let quotationMark = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let digits = Array("0123456789abcdef".utf8)
}
