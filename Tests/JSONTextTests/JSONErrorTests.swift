import JSONText
import Testing

@Suite struct JSONErrorTests {
  @Test(arguments: [
    ("", "line 1, column 1: the text is empty; a JSON value was expected."),
    (" \n ", "line 2, column 2: the text is empty; a JSON value was expected."),
    ("<html>", "line 1, column 1: a value was expected, not “<”."),
    ("[1,2", "line 1, column 5: “,” or “]” was expected, and the text ends."),
    ("[1,]", "line 1, column 4: a value was expected, not “]”."),
    ("[1 2]", "line 1, column 4: “,” or “]” was expected, not “2”."),
    (
      "{\"é\":1,\n \"b\" 2}",
      "line 2, column 6: “:” between a field's name and its value was expected, not “2”."
    ),
    ("{\"é\":x}", "line 1, column 6: a value was expected, not “x”."),
    ("{a:1}", "line 1, column 2: the name of a field, in double quotes was expected, not “a”."),
    (
      "{\"a\":1,}", "line 1, column 8: the name of a field, in double quotes was expected, not “}”."
    ),
    ("{\"a\":1", "line 1, column 7: “,” or “}” was expected, and the text ends."),
    ("1 2", "line 1, column 3: the end of the text was expected, not “2”."),
    ("[]]", "line 1, column 3: the end of the text was expected, not “]”."),
    ("\"abc", "line 1, column 1: the text that opens here has no closing quote."),
    (
      "\"a\nb\"",
      "line 1, column 3: a control character stands in a text. Write it as an escape, a line break as “\\n”."
    ),
    (
      "[\"\\x\"]",
      "line 1, column 3: “\\” opens no escape that JSON knows. Write “\\\\” for the character itself."
    ),
    (
      "\"\\u12G4\"",
      "line 1, column 2: “\\” opens no escape that JSON knows. Write “\\\\” for the character itself."
    ),
    ("[01]", "line 1, column 2: “01” is not a number."),
    ("[-]", "line 1, column 2: “-” is not a number."),
    ("[1.]", "line 1, column 2: “1.” is not a number."),
    ("[1e]", "line 1, column 2: “1e” is not a number."),
    ("[.5]", "line 1, column 2: a value was expected, not “.”."),
    ("[1e999]", "line 1, column 2: this number is too large to be read. Write it as text, in quotes."),
    ("[NaN]", "line 1, column 2: a value was expected, not “N”."),
    ("[truth]", "line 1, column 2: a value was expected, not “t”."),
    ("[nullx]", "line 1, column 6: “,” or “]” was expected, not “x”."),
    ("{'a':1}", "line 1, column 2: the name of a field, in double quotes was expected, not “'”."),
    ("[1] // note", "line 1, column 5: the end of the text was expected, not “/”."),
  ])
  func `an error says where and what`(text: String, message: String) {
    #expect(error(text).description == message)
  }

  @Test func `bytes that are no UTF-8 are named by their place`() {
    let bytes: [UInt8] = Array("[\"a\",\n\"".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    #expect(
      error(bytes).description == "line 2, column 2: the text is not UTF-8 here. Save it as UTF-8.")
    #expect(error(bytes).place?.offset == 7)
  }

  @Test func `a text that is too large or too deep says so with the limit`() {
    #expect(
      error("[1,2]", JSONLimits(bytes: 4, depth: 9)).description
        == "the text has 5 bytes; at most 4 are read. Split it, or raise the limit.")
    #expect(
      error("[[[1]]]", JSONLimits(bytes: 99, depth: 2)).description
        == "line 1, column 3: lists and objects are nested more than 2 levels deep.")
  }

  private func error(_ text: String, _ limits: JSONLimits = .standard) -> JSONError {
    error(Array(text.utf8), limits)
  }

  private func error(_ bytes: [UInt8], _ limits: JSONLimits = .standard) -> JSONError {
    do throws(JSONError) {
      let value = try JSONText.parse(bytes, limits: limits)
      Issue.record("read as \(value)")
      return JSONError(.unreadable)
    } catch {
      return error
    }
  }
}
