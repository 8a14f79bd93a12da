import RecordReading
import SearchCore
import Testing

@Suite struct ColumnTypingTests {
  @Test(arguments: [
    ("stock", ["1", "20", "-3", ""], ColumnType.integer),
    ("n", ["007", "008"], .text),
    ("n", ["7", "007"], .text),
    ("n", ["+49", "+50"], .text),
    ("n", ["1,234", "5"], .text),
    ("n", ["1.234,50", "5"], .commaDecimal),
    ("n", ["9223372036854775807", "1"], .integer),
    ("stock", ["1.000", "12.500", "250"], .text),
    ("stock", ["1.000", "12.5", "250"], .decimal),
    ("share", ["0.125", "0.250"], .decimal),
    ("Preis", ["1234,56", "8,00", "3"], .commaDecimal),
    ("Preis", ["1.234,56", "-8,5"], .commaDecimal),
    ("people", ["1,234", "12,500"], .text),
    ("Preis", ["01,5", "2,5"], .text),
    ("n", ["9223372036854775808", "1"], .decimal),
    ("price", ["1.50", "2", "-0.25", "1e-05"], .decimal),
    ("n", ["12E4", "13E5"], .text),
    ("n", [".5", "1."], .text),
    ("n", ["1.", "2."], .text),
    ("n", ["1", "x"], .text),
    ("n", [], .text),
    ("n", ["", "NULL"], .text),
    ("n", ["1", "NULL", "NaN", "N/A", "-", "\\N"], .integer),
    ("ok", ["true", "FALSE", "True"], .boolean),
    ("ok", ["yes", "no"], .text),
    ("ok", ["true", "1"], .text),
    ("day", ["2021-03-31", "2021-04-01T10:00:00Z"], .date),
    ("day", ["2021-02-29", "2021-04-01"], .text),
    ("tags", ["[\"a\",\"b\"]", "[]"], .json),
    ("meta", ["{\"a\":1}", "[1]"], .json),
    ("meta", ["{a}", "[1]"], .text),
    // Codes that are made of digits.
    ("number", ["9780306406157", "9783161484100"], .text),
    ("number", ["4915112345678", "4915187654321"], .text),
    ("created_at", ["1617228000", "1617314400"], .integer),
    ("ISBN", ["1", "2"], .text),
    ("productCode", ["1", "2"], .text),
    ("Zip Code", ["10115", "80331"], .text),
    ("phone_number", ["123", "456"], .text),
    ("decode", ["1", "2"], .integer),
    ("number", ["123456789"], .integer),
    ("population", ["123456789", "1234567890"], .integer),
  ])
  func `a column is what all its texts are`(name: String, texts: [String], type: ColumnType) {
    var typing = ColumnTyping(name: name)
    for text in texts { typing.observe(text) }
    #expect(typing.type == type)
  }

  @Test(arguments: [
    ("3", ColumnType.integer, "3"),
    ("3", .decimal, "3"),
    ("3.00", .decimal, "3"),
    ("3.25", .decimal, "3.25"),
    ("NaN", .decimal, "null"),
    ("NULL", .text, "\"NULL\""),
    ("\\N", .text, "null"),
    ("TRUE", .boolean, "true"),
    ("2021-03-31", .date, "\"2021-03-31\""),
    ("[1, \"a\"]", .json, "[1,\"a\"]"),
    ("007", .text, "\"007\""),
    ("x", .integer, ""),
    ("1.5", .integer, ""),
    ("[1", .json, ""),
    ("3", .json, ""),
  ])
  func `a text becomes a value of its column's type`(text: String, type: ColumnType, json: String) {
    #expect((ColumnTyping.value(of: text, as: type)?.json ?? "") == json)
  }

  @Test func `a table is typed by its columns`() throws {
    let reading = try Reading("id,price,tags\n007,1.5,[]\n008,,\"[\"\"a\"\"]\"\n")
    var typing = TableTyping()
    for record in reading.records { typing.observe(record) }
    #expect(
      reading.records.map { typing.typed($0).json } == [
        #"{"id":"007","price":1.5,"tags":[]}"#, #"{"id":"008","price":null,"tags":["a"]}"#,
      ])
    #expect(typing.type(of: "price") == .decimal)
    #expect(typing.type(of: "unknown") == .text)
    #expect(typing.misfits == [:])
  }

  @Test func `a later text that does not fit stays and is counted`() {
    var typing = TableTyping()
    typing.observe(["n": "1"])
    #expect(typing.typed(["n": "2"]) == ["n": 2])
    #expect(typing.typed(["n": "two"]) == ["n": "two"])
    #expect(typing.misfits == ["n": 1])
  }
}
