import SearchCore
import TestSupport
import Testing

@Suite struct HighlightTests {
  static let ranges: [(String, [Range<Int>], String)] = [
    ("red shoe", [0..<3], "[red]| shoe"),
    ("red shoe", [], "red shoe"),
    ("red shoe", [0..<3, 3..<8], "[red shoe]"),
    ("red shoe", [0..<5, 2..<6], "[red sh]|oe"),
    ("red", [0..<99], "[red]"),
    ("red", [5..<9], "red"),
    ("red", [1..<1], "red"),
    ("red", [-4..<0], "red"),
    ("aé b", [0..<2], "[aé]| b"),
    ("aé b", [2..<4], "aé|[ ]|b"),
    ("", [0..<1], ""),
  ]

  @Test(arguments: ranges)
  func `ranges of bytes become parts of whole characters`(
    text: String, matches: [Range<Int>], expected: String
  ) {
    let highlight = Highlight(text, matches: matches)
    #expect(drawn(highlight) == expected)
    #expect(highlight.text == text)
  }

  @Test(arguments: [
    ("", ""),
    ("phone", "phone"),
    ("<em>pho</em>ne", "pho|[ne]"),
    ("i<em>pho</em>ne", "[i]|pho|[ne]"),
    ("<em>phone</em>", "phone"),
    ("<em>red</em> shoe", "red|[ shoe]"),
    // Spaces and punctuation between two parts of the same kind take their kind.
    ("<em>red</em> <em>shoe</em>", "red shoe"),
    ("<em>red</em>, <em>shoe</em>s", "red, shoe|[s]"),
    ("<em>a</em>—<em>b</em>", "a—b"),
    ("red<em> </em>shoe <em>x</em>", "[red shoe ]|x"),
    // At an end there is nothing between.
    ("<em>red</em> ", "red|[ ]"),
    (" <em>red</em>", "[ ]|red"),
    // A symbol is no separator.
    ("<em>a</em>+<em>b</em>", "a|[+]|b"),
  ])
  func `inverted, what was not typed is told apart`(marked: String, expected: String) {
    #expect(drawn(Highlight(marked: marked, marks: .emphasis).inverted) == expected)
  }

  @Test func `inverting keeps the text`() {
    var random = SplitMix(seed: 21)
    for _ in 0..<2_000 {
      let marked = random.text(of: ["<em>", "</em>", "a", " ", "-", "e\u{301}", "😀"], upTo: 12)
      let highlight = Highlight(marked: marked, marks: .emphasis)
      #expect(highlight.inverted.text.bytes == highlight.text.bytes)
    }
  }

  @Test func `parts are joined by scalars, so an accent joins the letter before it`() {
    let highlight = Highlight([.init("e", isMatch: true), .init("\u{301}", isMatch: true)])
    #expect(highlight.parts.map(\.text.bytes) == ["e\u{301}".bytes])
  }
}
