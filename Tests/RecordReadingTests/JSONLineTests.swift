import RecordReading
import Testing

@Suite struct JSONLineTests {
  @Test(arguments: [
    ("{\"a\":1}\n{\"a\":2}\n", [#"{"a":1}"#, #"{"a":2}"#], []),
    ("{\"a\":1}\r\n\r\n  {\"a\":2}", [#"{"a":1}"#, #"{"a":2}"#], []),
    (
      "{\"a\":1}\n{\"a\":\n{\"a\":3}\n", [#"{"a":1}"#, #"{"a":3}"#],
      ["line 2, column 6: a value was expected, and the text ends. The record is skipped."]
    ),
    (
      "{\"a\":1}\n{\"a\":\"x}\n\n{\"a\":3}\n[1]\n", [#"{"a":1}"#, #"{"a":3}"#],
      [
        "line 2, column 6: the text that opens here has no closing quote. The record is skipped.",
        "line 5: this is a list, not an object with fields. It is skipped.",
      ]
    ),
    (
      "{\"a\":1e999}\n{\"a\":2}", [#"{"a":null}"#, #"{"a":2}"#],
      ["line 1: a number is too large to be kept or is none (such as NaN). The field is left empty."]
    ),
    (
      "{\"a\":1 \n{\"a\":2}\n{\"a\":3}\n", [#"{"a":2}"#, #"{"a":3}"#],
      ["line 1, column 7: “,” or “}” was expected, and the text ends. The record is skipped."]
    ),
  ])
  func `lines are read past their faults`(text: String, json: [String], problems: [String]) throws {
    let reading = try Reading(text)
    #expect(reading.json == json)
    #expect(reading.problems == problems)
    #expect(reading.report.format == .jsonLines)
  }

  @Test(arguments: [
    "{\n\"a\": 1\n}\n{\n\"a\": 2\n}\n", "{\"a\":1}{\"a\":2}", "{\"a\":1} {\"a\":2}",
    "{\"a\":1},\n{\n\"a\":2}",
    "\u{1E}{\"a\":1}\n\u{1E}{\n\"a\":2}\n",
  ])
  func `objects over several lines are read one after the other`(text: String) throws {
    let reading = try Reading(text)
    #expect(reading.json == [#"{"a":1}"#, #"{"a":2}"#])
    #expect(reading.problems == [])
    #expect(reading.report.format == .jsonSequence)
  }

  @Test func `a list in a file called ndjson is a list`() throws {
    #expect(try Reading("[\n{\"a\":1}\n]", name: "x.ndjson.gz").report.format == .jsonList)
  }

  @Test func `one line is enough in a file called ndjson`() throws {
    #expect(try Reading(#"{"a":1,"hits":[{"b":1}]}"#, name: "x.JSONL").json == [#"{"a":1,"hits":[{"b":1}]}"#])
  }
}

@Suite struct LimitTests {
  private func options(_ change: (inout RecordLimits) -> Void) -> RecordReadingOptions {
    var limits = RecordLimits()
    change(&limits)
    return RecordReadingOptions(limits: limits)
  }

  @Test(arguments: ["[X,{\"a\":2}]", "X\n{\"a\":2}\n", "{\"hits\":[X,{\"a\":2}]}"])
  func `a record beyond the limit is passed over`(frame: String) throws {
    let large = "{\"a\":\"" + String(repeating: "x", count: 1 << 20) + "\"}"
    let reading = try Reading(
      frame.replacing("X", with: large), name: frame.hasPrefix("X") ? "x.ndjson" : "x",
      options: options { $0.recordBytes = 300_000 })
    #expect(reading.json == [#"{"a":2}"#])
    #expect(reading.report.lostCount == 1)
    #expect(
      reading.problems[0].hasSuffix(": the record has more than 300000 bytes. It is skipped."),
      "\(reading.problems)")
  }

  @Test func `depth, fields and names have limits`() throws {
    let options = options {
      $0.depth = 3
      $0.fields = 4
      $0.nameBytes = 10
    }
    let reading = try Reading(
      #"[{"a":[[[[1]]]]},{"a":1,"b":2,"c":{"d":4,"e":5}},{"a":{"abcdefghijk":1}},{"a":[[1]]}]"#,
      options: options)
    #expect(reading.json == [#"{"a":[[1]]}"#])
    #expect(
      reading.problems == [
        "record 1 (byte 1): at byte 8: lists and objects are nested more than 3 levels deep. The record is skipped.",
        "record 2 (byte 17): the record has more than 4 fields. It is skipped.",
        "record 3 (byte 49): the field name “abcdefghijk…” has more than 10 bytes. The record is skipped.",
      ])
  }

  @Test func `a file beyond the limit is refused`() {
    let text = Array(#"[{"a":1},{"a":2}]"#.utf8)
    #expect(
      refusal(text, name: "p.json", options: options { $0.fileBytes = 10 })
        == "p.json: it has more than 10 bytes, the most that this machine's memory allows for. Split it, or raise the limit."
    )
  }

  @Test func `deep brackets end nothing but their record`() throws {
    let deep = String(repeating: "[", count: 100_000)
    let closed = deep + String(repeating: "]", count: 100_000)
    let reading = try Reading("[{\"a\":1},{\"a\":\(closed)},{\"a\":2}]")
    #expect(reading.json == [#"{"a":1}"#, #"{"a":2}"#])
    #expect(try Reading("[{\"a\":1},{\"a\":\(deep)").json == [#"{"a":1}"#])
  }
}
