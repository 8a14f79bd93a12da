import JSONText
import SearchCore
import Testing

@Suite struct JSONTextTests {
  @Test(
    arguments: [
      ("null", .null),
      ("true", .bool(true)),
      (" [ false ] ", .list([.bool(false)])),
      ("\"\"", .text("")),
      (#""a\"\\\/\b\f\n\r\tz""#, .text("a\"\\/\u{8}\u{c}\n\r\tz")),
      (#""\u00e9\ud83d\ude00""#, .text("é😀")),
      ("\"a\\u0000b\"", .text("a\u{0}b")),
      ("0", .integer(0)),
      ("-0", .integer(0)),
      ("-17", .integer(-17)),
      ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", "9223372036854775808"),
      ("18446744073709551615", "18446744073709551615"),
      ("18446744073709551616", .number(18_446_744_073_709_551_616)),
      ("-9223372036854775809", .integer(.min)),
      ("[1234567890123456789012345]", .list([.number(1.234567890123456789012345e24)])),
      ("0.1", .number(0.1)),
      ("449.99", .number(449.99)),
      ("29.990000000000002", .number(29.990000000000002)),
      ("40.0", .integer(40)),
      ("4e1", .integer(40)),
      ("-0.0", .integer(0)),
      ("1E-7", .number(1e-7)),
      ("1e25", .number(1e25)),
      ("[]", .list([])),
      ("{}", .object(RecordObject())),
      ("{\"a\":{\"b\":[1,\"x\",null]}}", ["a": ["b": [1, "x", nil]]]),
    ] as [(String, RecordValue)])
  func `a text is read as its value`(text: String, value: RecordValue) throws {
    #expect(try JSONText.parse(text) == value)
  }

  @Test func `fields keep their order and repeated names are kept`() throws {
    let value = try JSONText.parse(#"{"z":1,"a":2,"z":3,"":4}"#)
    guard case .object(let object) = value else {
      Issue.record("not an object")
      return
    }
    #expect(object.fields.map(\.name) == ["z", "a", "z", ""])
    #expect(object.fields.map(\.value) == [1, 2, 3, 4])
    #expect(object["z"] == 1)
  }

  @Test func `a byte order mark in front is passed over`() throws {
    #expect(try JSONText.parse([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
  }

  @Test(arguments: [
    (#""a\ud83d""#, "a\u{FFFD}"),
    (#""\ud83dz""#, "\u{FFFD}z"),
    (#""\ude00""#, "\u{FFFD}"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\\ud83d \ud83d""#, "\\ud83d \u{FFFD}"),
  ])
  func `half a surrogate pair becomes a replacement character`(text: String, value: String) throws {
    #expect(try JSONText.parse(text) == .text(value))
  }

  @Test func `an integer beside one that does not fit stays exact`() throws {
    let value = try JSONText.parse("[-1890897387880886617,99999999999999999999]")
    #expect(value == [.integer(-1_890_897_387_880_886_617), .number(1e20)])
  }

  @Test func `digits inside a text are not numbers`() throws {
    let value = try JSONText.parse(#"["1234567890123456789012",1234567890123456789012]"#)
    #expect(value == ["1234567890123456789012", 1234567890123456789012.0])
  }

  @Test func `as many levels as allowed are read and one more is refused`() throws {
    let limits = JSONLimits(bytes: 1_000, depth: 5)
    #expect(try JSONText.parse("[[[[[1]]]]]", limits: limits).json == "[[[[[1]]]]]")
    #expect(try JSONText.parse("[[[[[[]]]]]]", limits: limits).json == "[[[[[[]]]]]]")
    #expect(try JSONText.parse(#"{"a":[{"b":[1]}]}"#, limits: limits).json == #"{"a":[{"b":[1]}]}"#)
    #expect(throws: JSONError(.tooDeep(limit: 5), at: JSONPlace(offset: 5, in: Array("[[[[[[1]]]]]]".utf8))))
    {
      try JSONText.parse("[[[[[[1]]]]]]", limits: limits)
    }
  }

  @Test func `a hundred thousand open brackets are an error and no crash`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONText.parse(text) }
    #expect(throws: JSONError.self) { try JSONText.parse(String(repeating: "{\"a\":", count: 100_000)) }
  }

  @Test func `a text beyond the limit is not read`() {
    #expect(throws: JSONError(.tooLarge(bytes: 5, limit: 4))) {
      try JSONText.parse("[1,2]", limits: JSONLimits(bytes: 4, depth: 5))
    }
  }
}
