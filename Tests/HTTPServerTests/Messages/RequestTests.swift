import Testing

@testable import HTTPServer

struct RequestTests {
  @Test(arguments: [
    ("/", "/", nil),
    ("/shop?q=a", "/shop", "q=a"),
    ("/shop?", "/shop", ""),
    ("/a?b?c", "/a", "b?c"),
    ("/a#b?c", "/a", nil),
    ("/a?b#c", "/a", "b"),
    ("http://example.com/shop?q=a", "/shop", "q=a"),
    ("HTTPS://example.com", "/", nil),
    ("http://example.com?q=a", "/", "q=a"),
    ("*", "/", nil),
    ("//evil/x", "//evil/x", nil),
  ])
  func `a target has a path and a query`(_ target: String, _ path: String, _ query: String?) {
    let parsed = RequestTarget(target)
    #expect(parsed.path == path)
    #expect(parsed.query == query)
    #expect(parsed.fault == nil)
  }

  @Test(arguments: ["", "shop", "example.com:443", "?q=a", "**", "ftp://example.com/a", "#a"])
  func `what is neither path nor http URL is malformed`(_ target: String) {
    #expect(Request(target: target).targetFault == .malformed)
    #expect(Request(target: target).path == "/")
  }

  @Test(arguments: ["/a%00b", "/a?q=%00", "/\0", "/a?%00=1"])
  func `NUL anywhere in a target is a fault`(_ target: String) {
    #expect(Request(target: target).targetFault == .containsNUL)
  }

  @Test(arguments: [
    ("/a%20b", "/a b"),
    ("/a+b", "/a+b"),
    ("/%C3%A4", "/ä"),
    ("/%FF", "/\u{FFFD}"),
    ("/a%2Fb", "/a/b"),
    ("/100%", "/100%"),
  ])
  func `the path is decoded`(_ target: String, _ path: String) {
    #expect(Request(target: target).path == path)
  }

  @Test func `segments keep an escaped slash inside`() {
    #expect(RequestTarget("/shop/a%2Fb/").segments == ["shop", "a/b", ""])
    #expect(RequestTarget("/").segments == [""])
  }

  @Test func `a request can be made without a socket`() {
    let request = Request(method: "POST", target: "/a?b=1", headers: ["X-One": "1"], body: [1, 2])
    #expect(request.method == "POST")
    #expect(request.target == "/a?b=1")
    #expect(request.query.first("b") == "1")
    #expect(request.headers["x-one"] == "1")
    #expect(request.body == [1, 2])
    #expect(request.peer == nil)
  }
}
