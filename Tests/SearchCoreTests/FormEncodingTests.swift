import SearchCore
import TestSupport
import Testing

@Suite struct FormEncodingTests {
  @Test(arguments: [
    ("", "", ""), ("aZ09-._~", "aZ09-._~", "aZ09-._~"), ("a b", "a+b", "a%20b"), ("a+b", "a%2Bb", "a%2Bb"),
    ("&=?#/%", "%26%3D%3F%23%2F%25", "%26%3D%3F%23%2F%25"), ("<\"'>", "%3C%22%27%3E", "%3C%22%27%3E"),
    ("é😀", "%C3%A9%F0%9F%98%80", "%C3%A9%F0%9F%98%80"), ("\u{0}\n\u{7F}", "%00%0A%7F", "%00%0A%7F"),
    ("*!();:@,$[]", "%2A%21%28%29%3B%3A%40%2C%24%5B%5D", "%2A%21%28%29%3B%3A%40%2C%24%5B%5D"),
  ])
  func `text is encoded for a query and for a path`(text: String, query: String, segment: String) {
    #expect(FormEncoding.encode(text) == query)
    #expect(FormEncoding.encodeSegment(text) == segment)
  }

  @Test func `pairs keep their order`() {
    let pairs: [(name: String, value: String)] = [("b", "1"), ("a b", ""), ("b", "2&3")]
    #expect(FormEncoding.encode(pairs) == "b=1&a+b=&b=2%263")
    #expect(FormEncoding.encode([(name: String, value: String)]()) == "")
  }

  @Test(arguments: [
    ("", ""), ("a=1&b=2", "a:1|b:2"), ("a", "a:"), ("a=", "a:"), ("=1", ":1"), ("a=1=2", "a:1=2"),
    ("&&a=1&", "a:1"), ("a+b=c+d%2B", "a b:c d+"), ("a=%41%zz%4", "a:A%zz%4"), ("a=%", "a:%"),
    ("a=%C3%A9", "a:é"),
    ("a=%FF", "a:\u{FFFD}"), ("a=1;b=2", "a:1;b=2"), ("%61=1", "a:1"),
  ])
  func `pairs are read without fail`(text: String, expected: String) {
    #expect(FormEncoding.decode(text).map { "\($0.name):\($0.value)" }.joined(separator: "|") == expected)
  }

  @Test func `what is encoded is decoded again`() {
    var random = SplitMix(seed: 61)
    for _ in 0..<2_000 {
      let text = random.text(of: Shop.pieces, upTo: 8)
      let pairs = FormEncoding.decode(FormEncoding.encode(CollectionOfOne((name: "n", value: text))))
      #expect(pairs.map(\.value.bytes) == [text.bytes])
    }
  }
}
