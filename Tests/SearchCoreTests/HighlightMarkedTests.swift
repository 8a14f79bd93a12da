import SearchCore
import TestSupport
import Testing

/// Matched parts in brackets.
func drawn(_ highlight: Highlight) -> String {
  highlight.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined(separator: "|")
}

@Suite struct HighlightMarkedTests {
  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("a <em>b</em> c", "a |[b]| c"),
    // Nothing but the pair is a tag.
    ("1 < 2 > 0", "1 < 2 > 0"),
    ("a < b", "a < b"),
    ("<b>bold</b> <em>hit</em>", "<b>bold</b> |[hit]"),
    ("<script>x</script>", "<script>x</script>"),
    ("<EM>x</EM>", "<EM>x</EM>"),
    ("<em >x</em>", "<em >x"),
    ("<em class=\"a\">x", "<em class=\"a\">x"),
    ("<e<em>m>x", "<e|[m>x]"),
    ("x <em", "x <em"),
    ("&amp; <em>&lt;</em> &#38;", "&amp; |[&lt;]| &#38;"),
    // Depth is counted.
    ("<em>a <em>b</em> c</em> d", "[a b c]| d"),
    ("<em><em><em>a</em></em> b</em>c", "[a b]|c"),
    // Unclosed, stray, empty, adjacent.
    ("x <em>open", "x |[open]"),
    ("x <em>open <em>b</em> c", "x |[open b c]"),
    ("x </em>y", "x y"),
    ("</em></em>x<em>y</em>", "x|[y]"),
    ("a</em><em>b", "a|[b]"),
    ("<em></em>foo", "foo"),
    ("<em>", ""),
    ("</em>", ""),
    ("a<em></em>b", "ab"),
    ("<em>b</em><em>c</em>", "[bc]"),
    ("<em>b</em> <em>c</em>", "[b]| |[c]"),
    // Letters of other scripts, and a mark between a letter and its accent.
    ("<em>Größe</em> ü", "[Größe]| ü"),
    ("<em>日本</em>語", "[日本]|語"),
    ("e<em>\u{301}x</em>", "[e\u{301}x]"),
    ("<em>e</em>\u{301}x", "[e\u{301}]|x"),
    ("👩<em>\u{200D}🚀</em>", "[👩\u{200D}🚀]"),
    ("<em>👩</em>\u{200D}🚀 x", "[👩\u{200D}🚀]| x"),
    ("🇩<em>🇪</em>🇫🇷", "[🇩🇪]|🇫🇷"),
    // Taking the mark away joins what stood around it.
    ("<em>\u{301}</em>x", "[\u{301}]|x"),
    ("a</em>\u{301}", "a\u{301}"),
    // A mark that was cut in two is no mark.
    ("em>a</em> b", "em>a b"),
    ("a <em>b</e", "a |[b</e]"),
    ("m><em>b</em><e", "m>|[b]|<e"),
    ("a\u{0}<em>\u{0}</em>", "a\u{0}|[\u{0}]"),
  ])
  func `text with emphasis marks is cut at exactly those`(marked: String, expected: String) {
    #expect(drawn(Highlight(marked: marked, marks: .emphasis)).bytes == expected.bytes)
  }

  @Test(arguments: [
    ("a __aa-highlight__b__/aa-highlight__ c", "__aa-highlight__", "__/aa-highlight__", "a |[b]| c"),
    ("a \u{E000}b\u{E001} <em>c</em>", "\u{E000}", "\u{E001}", "a |[b]| <em>c</em>"),
    ("a [b] c", "[", "]", "a |[b]| c"),
    // One mark begins like the other: the longer one is read.
    ("a *b** c", "*", "**", "a |[b]| c"),
    ("a **b* c", "**", "*", "a |[b]| c"),
    // The same mark on both sides opens and closes in turn.
    ("a *b* c *d*", "*", "*", "a |[b]| c |[d]"),
    // A pair with an empty mark marks nothing.
    ("a *b", "*", "", "a *b"),
    ("a *b", "", "*", "a *b"),
  ])
  func `other pairs`(marked: String, open: String, close: String, expected: String) {
    #expect(drawn(Highlight(marked: marked, marks: .init(open: open, close: close))) == expected)
  }

  @Test(arguments: [
    ("a <em>b</em>", "a b", "a |[b]"),
    ("<em>a <em>b</em>", "a <em>b", "[a <em>b]"),
    ("a <em>b</em> <em>c</em>", "a <em>b</em> c", "a <em>b</em> |[c]"),
    ("<em><em>x</em></em>", "<em>x</em>", "[<em>x]|</em>"),
    // The engine's mark stands inside one of the text's own.
    ("a <em><em</em>>b</em> c", "a <em>b</em> c", "a |[<em]|>b</em> c"),
    ("a <em><</em>em>b</em> c", "a <em>b</em> c", "a |[<]|em>b</em> c"),
    ("a <em><</em>em>b<em><</em>/em> c", "a <em>b</em> c", "a |[<]|em>b|[<]|/em> c"),
    ("<em><em>a</<em>em</em>></em>", "<em>a</em>", "[<em>a</em>]"),
    ("<em><em><em</em>></em>", "<em><em></em>", "<em>|[<em]|></em>"),
    ("Red", "Red shoe", "Red shoe"),
    ("<em>Red</em>", "Red shoe", "[Red]| shoe"),
    ("<em>Red", "Red shoe", "[Red]| shoe"),
    ("", "Red", "Red"),
    ("<em>R</em>&D", "R&amp;D", "[R]|&D"),
    ("<em>Red</em> shoe", "Blue shoe", "[Red]| shoe"),
    ("<em>Red</em> shoe", "", "[Red]| shoe"),
    ("<em>40.50</em>", "40.5", "[40.50]"),
  ])
  func `the stored text tells its own marks from the engine's`(
    marked: String, stored: String, expected: String
  ) {
    #expect(drawn(Highlight(marked: marked, stored: stored, marks: .emphasis)) == expected)
  }

  @Test func `joined parts are the text without its marks, no part is empty and no neighbours are alike`() {
    var random = SplitMix(seed: 11)
    let pieces = [
      "<em>", "</em>", "<", ">", "a", "é", "e\u{301}", "\u{301}", "😀", " ", "&lt;", "<EM>", "\u{0}", "m",
    ]
    for _ in 0..<3_000 {
      let marked = random.text(of: pieces, upTo: 14)
      let highlight = Highlight(marked: marked, marks: .emphasis)
      #expect(highlight.text.bytes == without(["<em>", "</em>"], marked), "\(marked)")
      checkShape(highlight)
    }
  }

  @Test func `marks put into any text are found again`() {
    var random = SplitMix(seed: 12)
    let pieces = ["<em>", "</em>", "<", "a", "e\u{301}", "\u{301}", "😀", " "]
    for _ in 0..<3_000 {
      let parts = (0..<Int.random(in: 1...5, using: &random)).map { index in
        Highlight.Part(random.text(of: pieces, upTo: 4), isMatch: index % 2 == 1)
      }
      let expected = Highlight(parts)
      let marked = expected.parts.map { $0.isMatch ? "\u{E000}\($0.text)\u{E001}" : $0.text }.joined()
      #expect(Highlight(marked: marked, marks: .privateUse) == expected)
      #expect(Highlight(marked: marked, stored: expected.text, marks: .privateUse) == expected)
    }
  }

  @Test func `the stored text comes back whole, whatever it holds`() {
    var random = SplitMix(seed: 13)
    let pieces = ["<em>", "</em>", "<em>", "a", "b", "é", " "]
    for _ in 0..<3_000 {
      let stored = random.text(of: pieces, upTo: 8)
      let marked = "\(stored)<em>x</em>\(stored)"
      let highlight = Highlight(marked: marked, stored: stored + "x" + stored, marks: .emphasis)
      #expect(highlight.text.bytes == (stored + "x" + stored).bytes, "\(marked)")
      checkShape(highlight)
    }
  }

  @Test func `marks put anywhere, inside the text's own marks too, leave the stored text whole`() {
    var random = SplitMix(seed: 14)
    let pieces = ["<em>", "</em>", "<em>", "<", "m>", "a", " "]
    for _ in 0..<3_000 {
      let stored = random.text(of: pieces, upTo: 8)
      var marked = stored.bytes
      // From the end on, so that no mark comes to stand inside another one of the engine's.
      let places = (0..<4).map { _ in Int.random(in: 0...stored.utf8.count, using: &random) }.sorted(by: >)
      for (place, mark) in zip(places, ["</em>", "<em>", "</em>", "<em>"]) {
        marked.insert(contentsOf: mark.utf8, at: place)
      }
      let text = String(decoding: marked, as: UTF8.self)
      let highlight = Highlight(marked: text, stored: stored, marks: .emphasis)
      #expect(highlight.text.bytes == stored.bytes, "\(text) over \(stored)")
      checkShape(highlight)
    }
  }

  // Text as long as this shows by the time it takes, if one step looks at all the rest again.
  static let long = 1 << 18

  @Test func `a megabyte of marks is nothing`() {
    let marked = String(repeating: "<em>", count: Self.long)
    #expect(Highlight(marked: marked, marks: .emphasis).parts.isEmpty)
    #expect(Highlight(marked: marked, stored: "", marks: .emphasis).parts.isEmpty)
    #expect(
      Highlight(marked: marked, stored: marked, marks: .emphasis).parts == [.init(marked, isMatch: false)])
    let rest = String(marked.dropFirst(400))
    #expect(
      Highlight(marked: marked, stored: rest, marks: .emphasis).parts == [.init(rest, isMatch: true)])
    let stars = String(repeating: "*", count: Self.long)
    #expect(Highlight(marked: stars, marks: .init(open: "*", close: "*")).parts.isEmpty)
    #expect(
      Highlight(marked: stars, marks: .init(open: "**", close: "***")).parts == [.init("*", isMatch: false)])
  }

  @Test func `a megabyte of marks inside marks ends with the engine's words`() {
    let marked = String(repeating: "<em><em</em>>", count: Self.long / 4)
    let stored = String(repeating: "<em>", count: Self.long / 4)
    let highlight = Highlight(marked: marked, stored: stored, marks: .emphasis)
    #expect(highlight == Highlight(marked: marked, marks: .emphasis))
  }

  @Test func `a megabyte of matches is read, and of one character, too`() {
    let marked = String(repeating: "<em>a</em>b", count: Self.long / 4)
    #expect(Highlight(marked: marked, marks: .emphasis).parts.count == Self.long / 2)
    let accents = "e" + String(repeating: "<em>\u{301}</em>\u{302}", count: Self.long / 8)
    #expect(Highlight(marked: accents, marks: .emphasis).parts.map(\.isMatch) == [true])
    let joined = String(repeating: "👩<em>\u{200D}</em>🚀 ", count: Self.long / 16)
    #expect(
      Highlight(marked: joined, marks: .emphasis).parts.map(\.text)
        == (0..<Self.long / 16).flatMap { _ in ["👩\u{200D}🚀", " "] })
  }

  private func without(_ marks: [String], _ text: String) -> [UInt8] {
    var rest = text.bytes[...]
    var kept: [UInt8] = []
    while let byte = rest.first {
      if let mark = marks.first(where: { rest.starts(with: $0.utf8) }) {
        rest = rest.dropFirst(mark.utf8.count)
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return kept
  }

  private func checkShape(_ highlight: Highlight) {
    #expect(!highlight.parts.contains { $0.text.isEmpty })
    #expect(zip(highlight.parts, highlight.parts.dropFirst()).allSatisfy { $0.isMatch != $1.isMatch })
  }
}
