import SearchCore
import TestSupport
import Testing

@Suite struct RecordWritingTests {
  static let numbers: [(Double, String)] = [
    (40.0, "40"), (-40.0, "-40"), (0.0, "0"), (-0.0, "0"), (0.5, "0.5"), (449.99, "449.99"),
    (1e16, "10000000000000000"), (1.5e17, "150000000000000000"),
    (9_223_372_036_854_774_784.0, "9223372036854774784"), (0x1p63, "9223372036854776000"),
    (1e22, "10000000000000000000000"), (1.5e25, "15000000000000000000000000"),
    (-2.5e20, "-250000000000000000000"), (0.30000000000000004, "0.30000000000000004"),
    (29.990000000000002, "29.990000000000002"), (1e-5, "0.00001"), (1.5e-6, "0.0000015"),
    (-1.25e-7, "-0.000000125"), (123456789.125, "123456789.125"),
  ]

  @Test(arguments: numbers)
  func `a number is written short and without exponent`(number: Double, text: String) {
    #expect(RecordNumber.shortestText(number) == text)
  }

  @Test func `the ends of a Double are written in full, and what is no number as zero`() {
    #expect(
      RecordNumber.shortestText(.leastNonzeroMagnitude) == "0." + String(repeating: "0", count: 323) + "5")
    #expect(
      RecordNumber.shortestText(1.7976931348623157e308) == "17976931348623157"
        + String(repeating: "0", count: 292))
    #expect([Double.nan, .infinity, -.infinity].map(RecordNumber.shortestText) == ["0", "0", "0"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number has no text`(number: Double) {
    #expect(RecordValue.number(number).scalarText == nil)
    #expect(RecordValue.number(number).json == "null")
  }

  @Test func `every written number reads back as the same`() {
    var random = SplitMix(seed: 31)
    for _ in 0..<5_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let text = RecordNumber.shortestText(number)
      #expect(Double(text) == number)
      #expect(!text.contains("e"))
    }
  }

  static let values: [(RecordValue, String)] = [
    (.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.integer(.min), "-9223372036854775808"), (.number(40), "40"), (.text(""), "\"\""),
    (.text("a\"b\\c/d"), #""a\"b\\c/d""#),
    (.text("\n\r\t\u{8}\u{0}\u{1F}\u{7F}"), "\"\\n\\r\\t\\u0008\\u0000\\u001f\u{7F}\""),
    (.text("é😀\u{2028}"), "\"é😀\u{2028}\""), (.list([]), "[]"),
    (.list([.integer(1), .text("a"), .null]), #"[1,"a",null]"#), (.object(RecordObject()), "{}"),
    (.object(["z": 1, "a": ["b": [true]]]), #"{"z":1,"a":{"b":[true]}}"#), (.object(["\"": 1]), #"{"\"":1}"#),
  ]

  @Test(arguments: values)
  func `a value is written as JSON in stored order`(value: RecordValue, json: String) {
    #expect(value.json == json)
  }
}
