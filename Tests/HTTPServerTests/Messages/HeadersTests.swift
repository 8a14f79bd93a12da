import Testing

@testable import HTTPServer

struct HeadersTests {
  @Test func `names are compared without regard to case and may repeat`() {
    var headers: Headers = ["Accept": "a", "X-Other": "o", "ACCEPT": "b"]
    #expect(headers["accept"] == "a")
    #expect(headers.all("Accept") == ["a", "b"])
    headers.add("accept", "c")
    #expect(headers.all("Accept") == ["a", "b", "c"])
  }

  @Test func `setting a value replaces all of its name, in the place of the first`() {
    var headers: Headers = ["A": "1", "B": "2", "a": "3", "C": "4"]
    headers["a"] = "5"
    #expect(headers == ["A": "5", "B": "2", "C": "4"])
    headers["B"] = nil
    #expect(headers == ["A": "5", "C": "4"])
    headers["D"] = "6"
    #expect(headers.fields.map(\.name) == ["A", "C", "D"])
  }

  @Test func `equal headers have equal hashes whatever the case of their names`() {
    let one: Headers = ["Content-Type": "a"]
    let other: Headers = ["content-type": "a"]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != ["Content-Type": "A"])
  }

  @Test(arguments: [
    ("X-Ok", "fine", nil),
    ("X-Empty", "", nil),
    ("X-Tab", "a\tb", nil),
    ("", "a", "header name \"\" is not a token"),
    ("X Y", "a", "header name \"X Y\" is not a token"),
    ("X-Ä", "a", "header name \"X-Ä\" is not a token"),
    ("X:Y", "a", "header name \"X:Y\" is not a token"),
    ("X-A", "a\r\nSet-Cookie: b", "the value of header X-A holds a line break or NUL"),
    ("X-A", "a\nb", "the value of header X-A holds a line break or NUL"),
    ("X-A", "a\rb", "the value of header X-A holds a line break or NUL"),
    ("X-A", "a\0b", "the value of header X-A holds a line break or NUL"),
  ])
  func `a response with a broken header is found out`(_ name: String, _ value: String, _ fault: String?) {
    #expect(Response(headers: [name: value]).fault == fault)
  }

  @Test(arguments: [(99, false), (100, false), (200, true), (599, true), (600, false), (-1, false)])
  func `a response needs a final status`(_ status: Int, _ isFine: Bool) {
    #expect((Response(status: status).fault == nil) == isFine)
  }
}
