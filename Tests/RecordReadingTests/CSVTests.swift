import RecordReading
import SearchCore
import TestSupport
import Testing

@Suite struct CSVTests {
  @Test(arguments: [
    ("a,b\n1,2\n", [#"{"a":"1","b":"2"}"#], []),
    ("a,b\r\n1,2\r\n3,4", [#"{"a":"1","b":"2"}"#, #"{"a":"3","b":"4"}"#], []),
    ("a,b\r1,2\r3,4\r", [#"{"a":"1","b":"2"}"#, #"{"a":"3","b":"4"}"#], []),
    ("a;b\n1,5;2\n", [#"{"a":"1,5","b":"2"}"#], []),
    ("a\tb\n1\t2, 3\n", [#"{"a":"1","b":"2, 3"}"#], []),
    ("a|b\n1|2\n", [#"{"a":"1","b":"2"}"#], []),
    ("sep=;\na;b,c\n1;2\n", [#"{"a":"1","b,c":"2"}"#], []),
    ("name\nOne\nTwo\n", [#"{"name":"One"}"#, #"{"name":"Two"}"#], []),
    (
      "a,b\n\"1,\n2\",\"say \"\"hi\"\"\"\n3,4\n",
      [#"{"a":"1,\n2","b":"say \"hi\""}"#, #"{"a":"3","b":"4"}"#], []
    ),
    ("a,b\n\"1\"  ,2\n", [#"{"a":"1","b":"2"}"#], []),
    ("a,b\n,\"\"\n", [#"{"a":null,"b":""}"#], []),
    ("a,b\n\n1,2\n\n\n3,4\n", [#"{"a":"1","b":"2"}"#, #"{"a":"3","b":"4"}"#], []),
    ("size,b\n5\" pipe,2\n", [#"{"size":"5\" pipe","b":"2"}"#], []),
    // Rows of another width.
    (
      "a,b,c\n1,2\n1,2,3\n1,2,3,4,5\n",
      [
        #"{"a":"1","b":"2","c":null}"#, #"{"a":"1","b":"2","c":"3"}"#,
        #"{"a":"1","b":"2","c":"3","column 4":"4","column 5":"5"}"#,
      ],
      [
        "line 2: 2 of 3 columns. The missing ones are left empty.",
        "line 4: 5 columns instead of 3. The others are kept under names of their own.",
      ]
    ),
    // Names of columns.
    (
      "a,,a, b ,a\nv,w,x,y,z\n", [#"{"a":"v","column 2":"w","a 2":"x","b":"y","a 3":"z"}"#],
      [
        "line 1: column 2 has no name. It is called “column 2”.",
        "line 1: “a” names a second column. It is called “a 2”.",
        "line 1: “a” names a second column. It is called “a 3”.",
      ]
    ),
    // Quotes where they should not be.
    (
      "a,b\n\"He said \"hi\" to me\",2\n3,4\n",
      [#"{"a":"He said \"hi\" to me","b":"2"}"#, #"{"a":"3","b":"4"}"#],
      ["line 2: a quote inside a quoted text is not doubled. It is kept."]
    ),
    (
      "a,b\n1,\"abc\n2,\"def\"\n3,4\n",
      [#"{"a":"1","b":"\"abc"}"#, #"{"a":"2","b":"def"}"#, #"{"a":"3","b":"4"}"#],
      ["line 2: the quote that opens here is not closed. It is read as a character."]
    ),
    (
      "a,b\n1,2\n3,\"abc\n5,6\n",
      [#"{"a":"1","b":"2"}"#, #"{"a":"3","b":"\"abc"}"#, #"{"a":"5","b":"6"}"#],
      ["line 3: the quote that opens here is not closed. It is read as a character."]
    ),
    (
      "a,b\n\"x\ny\",\"z\n\"\n1\n", [#"{"a":"x\ny","b":"z\n"}"#, #"{"a":"1","b":null}"#],
      ["line 5: 1 of 2 columns. The missing ones are left empty."]
    ),
  ])
  func `tables are read past their faults`(text: String, json: [String], problems: [String]) throws {
    let reading = try Reading(text)
    #expect(reading.json == json)
    #expect(reading.problems == problems)
  }

  @Test(arguments: [
    ("name,price\nLamp,3\nDesk,4\n", true),
    ("Lamp,3\nDesk,4\n", false),
    ("country,2019,2020\nPeru,5,6\n", true),
    ("1,2,3\n4,5,6\n", false),
    ("2021-01-05,x\n2021-01-06,y\n", false),
    ("name,colour\nLamp,red\nDesk,blue\n", true),
    ("Lamp,red\nDesk,red\nChair,red\n", false),
    ("name,name\nx,y\n", true),
    ("1,Lamp,3.5\n", false),
    ("id,name\n", true),
  ])
  func `a header is told from a record`(text: String, isHeader: Bool) throws {
    #expect(try Reading(text).report.hasHeader == isHeader)
  }

  @Test func `without a header columns are numbered`() throws {
    let reading = try Reading("a,b\nc,d\n", options: .init(hasHeader: false))
    #expect(reading.json == [#"{"column 1":"a","column 2":"b"}"#, #"{"column 1":"c","column 2":"d"}"#])
    #expect(reading.report.columns == ["column 1", "column 2"])
    #expect(reading.problems == [])
  }

  @Test func `a stated separator holds`() throws {
    let reading = try Reading("a:b,c\n1:2,3\n", options: .init(format: .csv, separator: UInt8(ascii: ":")))
    #expect(reading.json == [#"{"a":"1","b,c":"2,3"}"#])
    #expect(reading.report.format.words == "CSV with “:”")
  }

  @Test func `an open quote in a large table costs no other row`() throws {
    let rows = (0..<40_000).map { $0 == 5 ? "5,\"five" : "\($0),value \($0)" }
    let reading = try Reading(
      "n,text\n" + rows.joined(separator: "\n"), options: .init(limits: .init(recordBytes: 100_000)))
    #expect(reading.records.count == 40_000)
    #expect(reading.report.problemCount == 1)
  }

  @Test func `three hundred columns are read`() throws {
    let names = (1...300).map { "c\($0)" }
    let reading = try Reading(
      names.joined(separator: ",") + "\n" + names.joined(separator: ","), options: .init(hasHeader: true))
    #expect(reading.records.first?.fields.map(\.name) == names)
  }

  @Test func `what is written is read back equal`() throws {
    var random = SplitMix(seed: 5)
    let parts = ["a", "é", ",", ";", "\t", "|", "\"", "\"\"", "\n", "\r\n", " ", "😀", "1", ""]
    for round in 0..<600 {
      let separator = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }[round % 4]
      let columns = (1...Int.random(in: 2...5, using: &random)).map { "c\($0)" }
      let records = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        RecordObject(
          columns.map { name in
            let text = (0..<Int.random(in: 0...4, using: &random)).map { _ in
              parts.randomElement(using: &random) ?? ""
            }
            return .init(
              name: name, value: Int.random(in: 0..<5, using: &random) == 0 ? .null : .text(text.joined()))
          })
      }
      var text: [UInt8] = []
      CSVText.writeRow(columns, separator: separator, to: &text)
      for record in records { CSVText.writeRecord(record, columns: columns, separator: separator, to: &text) }
      let reading = try Reading(text, options: .init(format: .csv, separator: separator, hasHeader: true))
      #expect(reading.records == records, "\(String(decoding: text, as: UTF8.self))")
      #expect(reading.problems == [])
    }
  }
}
