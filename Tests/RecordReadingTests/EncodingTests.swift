import RecordReading
import Testing

@Suite struct EncodingTests {
  private static let json = #"[{"a":"é€😀"},{"a":"x"}]"#
  private static let lines = [#"{"a":"é€😀"}"#, #"{"a":"x"}"#]

  private static func utf16(_ text: String, isLittle: Bool, hasMark: Bool) -> [UInt8] {
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [
    (Array(json.utf8), TextEncoding.utf8),
    ([0xEF, 0xBB, 0xBF] + Array(json.utf8), .utf8),
    (utf16(json, isLittle: true, hasMark: true), .utf16LittleEndian),
    (utf16(json, isLittle: false, hasMark: true), .utf16BigEndian),
    (utf16(json, isLittle: true, hasMark: false), .utf16LittleEndian),
    (utf16(json, isLittle: false, hasMark: false), .utf16BigEndian),
  ])
  func `the encoding is found out`(bytes: [UInt8], encoding: TextEncoding) throws {
    let reading = try Reading(bytes)
    #expect(reading.json == Self.lines)
    #expect(reading.report.encoding == encoding)
    #expect(reading.problems == [])
  }

  @Test func `characters cut by the pieces of a large file stay whole`() throws {
    let text = (0..<60_000).map { "{\"n\":\($0),\"a\":\"é€😀\($0)\"}" }.joined(separator: "\n")
    for bytes in [Array(text.utf8), Self.utf16(text, isLittle: true, hasMark: true)] {
      let reading = try Reading(bytes)
      #expect(reading.report.problemCount == 0)
      #expect(reading.records.enumerated().allSatisfy { $1["a"] == .text("é€😀\($0)") })
      #expect(reading.records.count == 60_000)
    }
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62], "a\u{FFFD}b", 1),
    ([0xC3, 0x28], "\u{FFFD}(", 1),
    ([0xE2, 0x82], "\u{FFFD}", 1),
    ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 3),
    ([0xF0, 0x9F, 0x98, 0x41], "\u{FFFD}A", 1),
    ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", 2),
  ])
  func `what is not UTF-8 is replaced and counted`(bytes: [UInt8], text: String, count: Int) throws {
    let reading = try Reading(Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8))
    #expect(reading.records.first?["a"] == .text(text))
    #expect(
      reading.problems == [
        "record 1 (byte \(text.hasPrefix("a") ? 7 : 6)): \(count) \(count == 1 ? "place is" : "places are") not UTF-8 and became “\u{FFFD}”, the first one here. Save the file as UTF-8."
      ])
  }

  @Test func `half a pair in UTF-16 and a last half unit are replaced`() throws {
    var bytes = Self.utf16("{\"a\":\"x", isLittle: true, hasMark: true) + [0x3D, 0xD8]
    bytes += Self.utf16("\"}", isLittle: true, hasMark: false) + [0x20]
    let reading = try Reading(bytes)
    #expect(reading.records.first?["a"] == "x\u{FFFD}")
    #expect(reading.report.problemCount == 2)
  }

  @Test func `a table that is not UTF-8 is Windows-1252`() throws {
    let reading = try Reading(Array("name;price\nCaf".utf8) + [0xE9] + Array(";3 ".utf8) + [0x80, 0x0A])
    #expect(reading.json == [#"{"name":"Café","price":"3 €"}"#])
    #expect(reading.report.encoding == .windows1252)
    #expect(reading.problems == [])
  }

  @Test func `a table with one broken character stays UTF-8`() throws {
    let reading = try Reading(Array("name,size\nCafé é,".utf8) + [0xE9, 0x0A])
    #expect(reading.json == [#"{"name":"Café é","size":"�"}"#])
    #expect(reading.report.encoding == .utf8)
    #expect(reading.report.problemCount == 1)
  }

  @Test func `a stated encoding holds`() throws {
    let bytes = Array("[{\"a\":\"".utf8) + [0xE9] + Array("\"}]".utf8)
    #expect(try Reading(bytes, options: .init(encoding: .windows1252)).json == [#"{"a":"é"}"#])
  }
}
