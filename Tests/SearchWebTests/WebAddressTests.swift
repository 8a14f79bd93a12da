import Testing

@testable import SearchWeb

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://shop.example/p/1", "https://shop.example/p/1", "shop.example", "https://shop.example"),
    (
      " HTTP://Shop.Example:8080?a=b ", "http://Shop.Example:8080?a=b", "shop.example",
      "http://shop.example:8080"
    ),
    ("//cdn.example/a b.jpg", "https://cdn.example/a b.jpg", "cdn.example", "https://cdn.example"),
    ("https://[2001:db8::1]/x", "https://[2001:db8::1]/x", "[2001:db8::1]", "https://[2001:db8::1]"),
    ("https://[::1]:81#top", "https://[::1]:81#top", "[::1]", "https://[::1]:81"),
    ("https://bücher.example/", "https://bücher.example/", "bücher.example", nil),
    ("https://a.example/x@y:z\\w", "https://a.example/x@y:z\\w", "a.example", "https://a.example"),
  ])
  func `an address on the web has a host and an origin`(
    text: String, address: String, host: String, origin: String?
  ) throws {
    let found = try #require(WebAddress(text))
    #expect(found.text == address)
    #expect(found.host == host)
    #expect(found.origin == origin)
  }

  @Test(arguments: [
    "", " ", "N/A", "null", "shop.example/p", "www.shop.example", "/p/1", "p/1", "mailto:a@shop.example",
    "javascript:alert(1)", "data:image/png;base64,AAAA", "ftp://shop.example/", "https:/shop.example",
    "https://", "https:///p", "https://?q", "//", "///p", "https://user@shop.example/",
    "https://shop.example\\@other.example/", "https://shop.example:80a/", "https://shop.example:123456/",
    "https://sh\top.example/", "https://shop.example/\u{0}x", "https://shop.example;script-src *",
    "https://shop example/", "https://'self'/", "https://.../", "https://[::1", "https://[]/",
    "https://*.example/",
    "https://\u{202E}elpmaxe.example/",
  ])
  func `no other text is one`(_ text: String) { #expect(WebAddress(text) == nil) }

  @Test(arguments: [
    ("https://cdn.example/a.jpg", "https://cdn.example/a.jpg"),
    ("//cdn.example/a.jpg", "https://cdn.example/a.jpg"),
    (" /images/a.jpg\n", "/images/a.jpg"), ("/a.jpg?w=2", "/a.jpg?w=2"), ("/", nil), ("", nil), ("  ", nil),
    ("a.jpg", nil), ("./a.jpg", nil), ("images/a.jpg", nil), ("/\\cdn.example/a.jpg", nil), ("N/A", nil),
    ("NaN", nil),
    ("data:image/gif;base64,R0lGOD", nil), ("LEHV6nWB2yk8pyo0adR*.7kCMdnj", nil),
    ("blob:https://a.example/1", nil),
    ("file:///a.jpg", nil), ("C:\\a.jpg", nil),
  ])
  func `a picture is on the web or at a path of this server`(_ text: String, _ address: String?) {
    #expect(WebAddress.image(text) == address)
  }
}

@Suite struct ImageOriginsTests {
  @Test func `the origins of pictures are listed once, in order`() {
    let images = [
      "https://b.example/1.jpg", "", "/own.jpg", "N/A", "//a.example/2.jpg", "https://B.example/3.jpg",
      "http://a.example:81/", "https://bücher.example/4.jpg",
    ]
    let origins = ImageOrigins(of: images)
    #expect(origins == .origins(["http://a.example:81", "https://a.example", "https://b.example"]))
    #expect(origins.sources == "'self' http://a.example:81 https://a.example https://b.example")
  }

  @Test func `pictures of this server need no origin`() {
    #expect(ImageOrigins(of: ["/a.jpg", "null"]) == .own)
    #expect(ImageOrigins.own.sources == "'self'")
  }

  @Test func `twenty origins are listed, and more are any over HTTPS`() {
    let images = (1...21).map { "https://h\($0).example/a.jpg" }
    #expect(
      ImageOrigins(of: images.dropLast())
        == .origins(images.dropLast().map { String($0.dropLast(6)) }.sorted()))
    #expect(ImageOrigins(of: images) == .anyHTTPS)
    #expect(ImageOrigins.anyHTTPS.sources == "'self' https:")
  }

  @Test func `an origin that is none cannot change the policy`() {
    let origins = ImageOrigins.origins([
      "https://a.example; script-src *", "*", "'unsafe-inline'", "https://b.example/path", "data:",
    ])
    #expect(origins.sources == "'self' https://b.example")
  }
}
