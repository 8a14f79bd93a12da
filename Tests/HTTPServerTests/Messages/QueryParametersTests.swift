import Testing

@testable import HTTPServer

struct QueryParametersTests {
  @Test(arguments: [
    ("", []),
    ("q=red+shoes", [("q", "red shoes")]),
    ("q=a%20b%2Bc", [("q", "a b+c")]),
    ("b=1&a=2&b=3", [("b", "1"), ("a", "2"), ("b", "3")]),
    ("q", [("q", "")]),
    ("q=", [("q", "")]),
    ("=x", [("", "x")]),
    ("a=1&&b=2&", [("a", "1"), ("b", "2")]),
    ("a=b=c", [("a", "b=c")]),
    ("q=%zz%4%", [("q", "%zz%4%")]),
    ("q=%e4%F6", [("q", "\u{FFFD}\u{FFFD}")]),
    ("q=%C3%A4", [("q", "ä")]),
    ("q=100%25", [("q", "100%")]),
    ("%66ilter%5B%5D=x", [("filter[]", "x")]),
    ("a;b=1", [("a;b", "1")]),
  ])
  func `pairs are read in order`(_ query: String, _ pairs: [(String, String)]) {
    let parameters = QueryParameters(query: query)
    #expect(parameters.pairs == pairs.map { QueryParameters.Pair(name: $0.0, value: $0.1) })
  }

  @Test func `first and all find a name by its decoded bytes`() {
    let parameters = QueryParameters(query: "brand=a&Brand=b&bran%64=c")
    #expect(parameters.first("brand") == "a")
    #expect(parameters.all("brand") == ["a", "c"])
    #expect(parameters.first("size") == nil)
    #expect(parameters.all("size") == [])
  }

  @Test(arguments: [("q=a%00b", true), ("%00=a", true), ("q=%2500", false), ("q=0", false)])
  func `NUL is noticed`(_ query: String, _ containsNUL: Bool) {
    #expect(QueryParameters(query: query).containsNUL == containsNUL)
  }

  @Test func `a form in a body is read by the same rules`() {
    let body = Array("name=J%C3%B6rg&note=a+b".utf8)
    #expect(QueryParameters(bytes: body).first("name") == "Jörg")
    #expect(QueryParameters(bytes: body).first("note") == "a b")
  }
}
