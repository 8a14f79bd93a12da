import RecordReading
import Testing

@Suite struct JSONListTests {
  @Test(arguments: [
    ("[]", [], []),
    (" [ {\"a\":1} , {\"a\":2} ] ", [#"{"a":1}"#, #"{"a":2}"#], []),
    (#"[{"a":"}],{[\"\\"}]"#, [#"{"a":"}],{[\"\\"}"#], []),
    // Numbers and texts that cost at most their field.
    (
      #"[{"a":123456789012345678901},{"a":2}]"#, [#"{"a":123456789012345680000}"#, #"{"a":2}"#],
      [
        "record 1 (byte 1): a whole number has more digits than can be kept and is rounded. Write it as text, in quotes."
      ]
    ),
    (
      #"[{"a":1e400,"b":NaN,"c":-Infinity,"d":"NaN"}]"#, [#"{"a":null,"b":null,"c":null,"d":"NaN"}"#],
      [
        "record 1 (byte 1): a number is too large to be kept or is none (such as NaN). The field is left empty."
      ]
    ),
    (
      #"[{"a":"x\ud83d"}]"#, [#"{"a":"x�"}"#],
      ["record 1 (byte 1): half a character (a lone surrogate) becomes “\u{FFFD}”."]
    ),
    (
      #"[{"a":1,"b":2,"a":3}]"#, [#"{"a":3,"b":2}"#],
      ["record 1 (byte 1): the field “a” stands there twice. The last value is kept."]
    ),
    (
      #"[{"o":{"a":1,"a":2}},{"l":[{"a":1,"a":2}]}]"#, [#"{"o":{"a":2}}"#, #"{"l":[{"a":2}]}"#],
      [
        "record 1 (byte 1): the field “a” stands there twice. The last value is kept.",
        "record 2 (byte 21): the field “a” stands there twice. The last value is kept.",
      ]
    ),
    // Commas and brackets between records.
    (
      #"[{"a":1},,{"a":2},]"#, [#"{"a":1}"#, #"{"a":2}"#],
      ["record 2 (byte 9): a comma too many.", "record 3 (byte 18): a comma too many."]
    ),
    (#"[,{"a":1}]"#, [#"{"a":1}"#], ["record 1 (byte 1): a comma too many."]),
    (
      #"[{"a":1}{"a":2}]"#, [#"{"a":1}"#, #"{"a":2}"#],
      ["record 2 (byte 8): no comma in front of this record."]
    ),
    (
      #"[{"a":1}},{"a":2}]"#, [#"{"a":1}"#, #"{"a":2}"#],
      ["record 2 (byte 8): “}” closes nothing."]
    ),
    (
      #"[{"a":1}],{"a":2}]"#, [#"{"a":1}"#, #"{"a":2}"#],
      ["record 2 (byte 9): the list of records ended, and text follows."]
    ),
    (
      #"[{"a":1}][{"a":2}]"#, [#"{"a":1}"#, #"{"a":2}"#],
      ["record 2 (byte 9): the list of records ended, and text follows."]
    ),
    (
      #"[{"a":1}] x"#, [#"{"a":1}"#], ["record 2 (byte 10): the list of records ended, and text follows."]
    ),
    (
      #"[{"a":1},{"a":2}"#, [#"{"a":1}"#, #"{"a":2}"#],
      ["record 3 (byte 16): the list of records is not closed. The end of the file may be missing."]
    ),
    // Elements that are no records.
    (
      #"[{"a":1},7,"x",null,[1],true,{"a":2}]"#, [#"{"a":1}"#, #"{"a":2}"#],
      [
        "record 2 (byte 9): this is a number, not an object with fields. It is skipped.",
        "record 3 (byte 11): this is a text, not an object with fields. It is skipped.",
        "record 4 (byte 15): this is null, not an object with fields. It is skipped.",
        "record 5 (byte 20): this is a list, not an object with fields. It is skipped.",
        "record 6 (byte 24): this is true or false, not an object with fields. It is skipped.",
      ]
    ),
    // Broken records between good ones.
    (
      #"[{"a":1},{"a":tru},{"a":2}]"#, [#"{"a":1}"#, #"{"a":2}"#],
      [
        "record 2 (byte 9): at byte 14: a value was expected, not “t”. The record is skipped."
      ]
    ),
    (
      #"[{"a":1},{"a":"x},{"a":2},{"a":3}]"#, [#"{"a":1}"#, #"{"a":2}"#, #"{"a":3}"#],
      [
        "record 2 (byte 9): a quote or bracket is missing or too many. 9 bytes are skipped, up to the next record."
      ]
    ),
    (
      #"[{"a":1},{"a":"The "big" one"},{"a":2}]"#, [#"{"a":1}"#, #"{"a":2}"#],
      [
        "record 2 (byte 9): a quote or bracket is missing or too many. 22 bytes are skipped, up to the next record."
      ]
    ),
    (
      #"[{"a":1,"b":0},{"a":2,"b":{"c":3},{"a":4,"b":0}]"#, [#"{"a":1,"b":0}"#, #"{"a":4,"b":0}"#],
      [
        "record 2 (byte 15): a quote or bracket is missing or too many. 19 bytes are skipped, up to the next record."
      ]
    ),
    (
      #"[{"a":1},{"a":[1,2},{"a":3}]"#, [#"{"a":1}"#, #"{"a":3}"#],
      [
        "record 2 (byte 9): a quote or bracket is missing or too many. 11 bytes are skipped, up to the next record."
      ]
    ),
    (
      #"[{"a":1},{"a":"x"#, [#"{"a":1}"#],
      ["record 2 (byte 9): the file ends inside this record. It is skipped."]
    ),
    // Objects inside a broken record are not taken for records.
    (
      #"[{"id":1,"n":"x","l":[]},{"id":2,"n":"y,"l":[{"s":1},{"s":2},{"s":3}]},{"id":3,"n":"z","l":[]}]"#,
      [#"{"id":1,"n":"x","l":[]}"#, #"{"id":3,"n":"z","l":[]}"#],
      [
        "record 2 (byte 25): a quote or bracket is missing or too many. 46 bytes are skipped, up to the next record."
      ]
    ),
  ])
  func `lists are read past their faults`(text: String, json: [String], problems: [String]) throws {
    let reading = try Reading(text)
    #expect(reading.json == json)
    #expect(reading.problems == problems)
    #expect(reading.report.format == .jsonList)
  }

  @Test func `losses are counted apart from problems that cost nothing`() throws {
    let report = try Reading(#"[{"a":1},,{"a":tru},7,{"a":2}]"#).report
    #expect(report.recordCount == 2)
    #expect(report.lostCount == 2)
    #expect(report.problemCount == 3)
    #expect(report.summary == "2 records (JSON list, UTF-8), 2 skipped, 3 problems")
  }

  @Test func `the first twenty problems are kept and all are counted`() throws {
    let text = "[" + (1...50).map { "{\"a\":\($0)},7" }.joined(separator: ",") + "]"
    let reading = try Reading(text)
    #expect(reading.records.count == 50)
    #expect(reading.problems.count == 20)
    #expect(reading.report.problemCount == 50)
    #expect(reading.report.lostCount == 50)
  }

  @Test func `a strict reading ends at the first problem`() {
    let words = refusal(Array(#"[{"a":1},7,8]"#.utf8), name: "p.json", options: .init(isStrict: true))
    #expect(
      words == "p.json: record 2 (byte 9): this is a number, not an object with fields. It is skipped.")
  }
}

@Suite struct InnerListTests {
  @Test(arguments: [
    (#"{"took":3,"hits":[{"id":1},{"id":2}],"nbHits":2}"#, "hits", 2, []),
    (#"{"facets":[{"x":1}],"products":[{"id":1},{"id":2}]}"#, "products", 2, ["facets"]),
    (#"{"hits":{"total":2,"hits":[{"id":1},{"id":2}]}}"#, "hits.hits", 2, []),
    (#"{"empty":[],"words":["a","b"],"things":[{"id":1}]}"#, "things", 1, []),
    (#"{"data":{"shop":{"nodes":[{"id":1}]}}}"#, "data.shop.nodes", 1, []),
  ])
  func `the list of records inside an object is found`(
    text: String, path: String, count: Int, others: [String]
  ) throws {
    let reading = try Reading(text)
    #expect(reading.report.list == path)
    #expect(reading.report.otherLists == others)
    #expect(reading.records.count == count)
    #expect(reading.problems == [])
  }

  @Test func `a record with a list of objects is one record`() throws {
    let reading = try Reading(#"{"id":1,"variants":[{"colour":"red"},{"colour":"blue"}]}"#)
    #expect(reading.json == [#"{"id":1,"variants":[{"colour":"red"},{"colour":"blue"}]}"#])
    #expect(reading.report.format == .jsonSequence)
  }

  @Test func `a named list is read`() throws {
    let text = #"{"products":[{"id":1}],"more":{"facets":[{"x":1},{"x":2}]}}"#
    let reading = try Reading(text, options: .init(list: "more.facets"))
    #expect(reading.json == [#"{"x":1}"#, #"{"x":2}"#])
    #expect(
      refusal(Array(text.utf8), name: "p.json", options: .init(list: "items"))
        == "p.json: there is no list of objects under “items”. There is: “products”, “more.facets”.")
  }

  @Test func `a list that does not fit the first look is found`() throws {
    let filler = "\"" + String(repeating: "x", count: 3 << 20) + "\""
    let rows = (1...5).map { "{\"n\":\($0)}" }.joined(separator: ",")
    let reading = try Reading("{\"note\":\(filler),\"rows\":[\(rows)]}")
    #expect(reading.report.list == "rows")
    #expect(reading.records.count == 5)
  }

  @Test func `a broken record inside costs itself`() throws {
    let reading = try Reading(#"{"hits":[{"id":1},{"id":"x},{"id":3}],"nbHits":3}"#)
    #expect(reading.json == [#"{"id":1}"#, #"{"id":3}"#])
    #expect(reading.report.lostCount == 1)
  }
}
