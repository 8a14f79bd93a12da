import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct SnippeterTests {
  /// Matches in square brackets.
  private func snippet(_ query: String, _ text: String, _ words: Int) -> String {
    var highlighter = Highlighter(QueryWords(query))
    return highlighter.snippet(text, words: words).parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }
      .joined()
  }

  @Test(arguments: [
    // As long as wanted, or shorter: the whole text, whatever stands around its words.
    ("red", "A red shirt.", 3, "A [red] shirt."),
    ("red", " (A red shirt!) ", 9, " (A [red] shirt!) "),
    ("red", "", 3, ""),
    ("red", "…", 3, "…"),
    // Nothing found: the beginning.
    ("blue", "A red shirt, and a coat.", 3, "A red shirt…"),
    ("", "“A red shirt”, and a coat.", 3, "“A red shirt…"),
    // The match stands in the middle, and an ellipsis where text is left out.
    ("red", "one two three four red five six seven", 3, "…four [red] five…"),
    ("red", "one two three four red five six seven", 4, "…four [red] five six…"),
    ("red", "red one two three four", 3, "[red] one two…"),
    ("red", "one two three four red.", 3, "…three four [red]."),
    ("red", "one two red three", 3, "…two [red] three"),
    ("red", "one two red three four", 1, "…[red]…"),
    ("red", "one two red three four", 0, "…[red]…"),
    ("red", "one two red three four", -5, "…[red]…"),
    // Most different words, then most matches, then the first.
    (
      "red shirt", "red one two three four shirt one two three red shirt one two three red red red", 4,
      "…three [red] [shirt] one…"
    ),
    ("red", "red one two three four five red red one two three", 4, "…five [red] [red] one…"),
    ("red", "one red two three four five red six", 3, "one [red] two…"),
    ("red shirt coat", "red a b c red shirt a b c coat red a shirt a", 4, "…[coat] [red] a [shirt]…"),
    // Of a word the typed part is marked, and none is cut.
    ("sh", "one two three t-shirts four five", 3, "…t-[sh]irts four…"),
    ("京", "東京都の人口は増えている", 3, "東[京]都…"),
    ("人", "東京都の人口は増えている", 3, "…の[人]口…"),
    ("stras", "eins zwei die große Straße drei vier", 3, "…große [Straß]e drei…"),
  ])
  func `the words around the best match are kept`(query: String, text: String, words: Int, expected: String) {
    #expect(snippet(query, text, words) == expected)
  }

  @Test func `no character is cut at an end`() {
    #expect(
      snippet("x", "a b cafe\u{301} x 1\u{FE0F}\u{20E3} y z", 3) == "…cafe\u{301} [x] 1\u{FE0F}\u{20E3}…")
    #expect(snippet("x", "a 👩b\u{200D}🚀 x y\u{301}\u{302}, z 1", 3) == "…b\u{200D}🚀 [x] y\u{301}\u{302}…")
    #expect(snippet("b", "a \u{600}b c d", 1) == "…[\u{600}b]…")
  }

  @Test
  func `a snippet of any text is a piece of it, with the marks of the whole and no more words than wanted`() {
    var random = SplitMix(seed: 31)
    let pieces =
      RandomRecords.words + [
        " ", " ", ", ", "-", "e\u{301}", "👩\u{200D}🚀", "🇩🇪", "日", "\r\n", "…", "ش", "\u{64B}",
      ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in random.pick(pieces) }.joined(
        separator: random.pick([" ", ""]))
      let query = random.pick(RandomRecords.words) + " " + random.pick(RandomRecords.words).prefix(2)
      let limit = Int.random(in: 1...8, using: &random)
      var highlighter = Highlighter(QueryWords(query))
      let whole = highlighter.highlight(text)
      let snippet = highlighter.snippet(text, words: limit)
      guard snippet != whole else { continue }
      #expect(QueryWords(snippet.text).words.count <= limit)
      #expect(whole.hasMatch == snippet.hasMatch)
      let bytes = Array(text.utf8)
      let edges = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [bytes.count])
      // Found in the text with its ellipses taken away, each of which may be the text's own.
      let shown = snippet.text
      let bodies = [
        shown, String(shown.dropFirst()), String(shown.dropLast()), String(shown.dropFirst().dropLast()),
      ]
      let places = bodies.compactMap { body in
        bytes.ranges(of: Array(body.utf8)).first {
          edges.contains($0.lowerBound) && edges.contains($0.upperBound)
        }
      }
      #expect(places.contains { $0.count < bytes.count }, "\(text) → \(shown)")
    }
  }
}
