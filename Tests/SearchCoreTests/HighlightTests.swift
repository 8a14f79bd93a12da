import SearchCore
import TestSupport
import Testing

@Suite struct HighlightTests {
  static let ranges: [(String, [Range<Int>], String)] = [
    ("red shoe", [0..<3], "[red]| shoe"),
    ("red shoe", [], "red shoe"),
    ("red shoe", [0..<3, 3..<8], "[red shoe]"),
    ("red shoe", [0..<5, 2..<6], "[red sh]|oe"),
    ("red shoe", [0..<5, 2..<4], "[red s]|hoe"),
    ("red", [0..<99], "[red]"),
    ("red", [5..<9], "red"),
    ("red", [1..<1], "red"),
    ("red", [-4..<0], "red"),
    ("aé b", [0..<2], "[aé]| b"),
    ("aé b", [2..<4], "a|[é ]|b"),
    // A match that begins or ends inside a character takes the whole of it.
    ("cafe\u{301}s", [0..<4], "[cafe\u{301}]|s"),
    ("cafe\u{301}s", [4..<7], "caf|[e\u{301}s]"),
    ("cafe\u{301}s", [0..<3], "[caf]|e\u{301}s"),
    ("👩\u{200D}🚀 x", [0..<4], "[👩\u{200D}🚀]| x"),
    ("👩\u{200D}🚀 x", [7..<11], "[👩\u{200D}🚀]| x"),
    ("👍🏽!", [4..<8], "[👍🏽]|!"),
    ("🇩🇪🇫🇷", [4..<8], "[🇩🇪]|🇫🇷"),
    ("🇩🇪🇫🇷", [8..<12], "🇩🇪|[🇫🇷]"),
    ("a\r\nb", [2..<4], "a|[\r\nb]"),
    ("한국", [0..<3], "[한]|국"),
    ("क्षि", [0..<3], "[क्षि]"),
    // Two matches in one character are one.
    ("e\u{301}\u{302}x", [0..<1, 3..<5], "[e\u{301}\u{302}]|x"),
    ("ae\u{301}", [0..<1, 2..<4], "[ae\u{301}]"),
    ("e\u{301}", [1..<1], "e\u{301}"),
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

  @Test func `no part begins or ends inside a character, and each match keeps what it had`() {
    var random = SplitMix(seed: 22)
    let pieces = [
      "a", "é", "e", "\u{301}", "\u{200D}", "👩", "🚀", "🏽", "🇩", "🇪", "\r", "\n", "한", "\u{1161}", "\u{1100}",
      "क", "्", "ष",
      "ש", "ر", "\u{64B}", "ж", "日", "が", "か", "\u{3099}", "\u{600}", "\u{FE0F}", "©", " ", "…", "ำ", "\u{0}",
    ]
    for _ in 0..<4_000 {
      let text = random.text(of: pieces, upTo: 16)
      let count = text.utf8.count
      var matches: [Range<Int>] = []
      var end = 0
      for _ in 0..<Int.random(in: 0...3, using: &random) where end < count {
        let start = Int.random(in: end...count, using: &random)
        end = Int.random(in: start...count, using: &random)
        matches.append(start..<end)
      }
      let highlight = Highlight(text, matches: matches)
      #expect(highlight.text.bytes == text.bytes)
      // As many characters in the parts as in the text: none was cut.
      #expect(
        highlight.parts.reduce(0) { $0 + $1.text.count } == text.count,
        "\(text.unicodeScalars.map(\.value)) \(matches)")
      let isMatch = highlight.parts.flatMap { Array(repeating: $0.isMatch, count: $0.text.utf8.count) }
      for match in matches { #expect(!isMatch[match].contains(false)) }
      #expect(matches.contains { !$0.isEmpty } == highlight.hasMatch)
    }
  }

  @Test(arguments: [
    ("<em>red</em>", true), ("<em>red</em> <em>shoe</em>!", true), ("(<em>red</em>)", true),
    ("<em>red</em> shoe", false), ("<em>red</em>s", false), ("red", false), ("", false), ("...", false),
    ("<em>C</em>+", false),
  ])
  func `a text matched fully where only spaces and punctuation are left`(marked: String, isFull: Bool) {
    #expect(Highlight(marked: marked, marks: .emphasis).isFullyHighlighted == isFull)
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
