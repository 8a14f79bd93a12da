import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct HighlighterTests {
  /// Matches in square brackets.
  private func marked(_ query: String, _ text: String) -> String {
    var highlighter = Highlighter(QueryWords(query))
    let highlight = highlighter.highlight(text)
    #expect(highlight.text == text)
    return highlight.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(arguments: [
    ("red", "A red shirt", "A [red] shirt"),
    ("sh", "Shirt, t-shirts", "[Sh]irt, t-[sh]irts"),
    ("red sh", "Red reddish shirt", "[Red] reddish [sh]irt"),
    ("shirt red", "reddish shirt, shirts", "[red]dish [shirt], shirts"),
    ("a ab", "a ab abc", "[a] [ab] [ab]c"),
    ("", "A red shirt", "A red shirt"),
    ("blue", "A red shirt", "A red shirt"),
    ("red shirt", "red-shirt", "[red]-[shirt]"),
    ("42", "In 4242 and 42", "In [42]42 and [42]"),
  ])
  func `whole words and the typed part of the last word are marked`(
    query: String, text: String, expected: String
  ) {
    #expect(marked(query, text) == expected)
  }

  @Test(arguments: [
    ("stras", "Große Straße", "Große [Straß]e"),
    ("strasse", "Straße!", "[Straße]!"),
    ("f", "ﬁne", "[ﬁ]ne"),
    ("fin", "ﬁne", "[ﬁn]e"),
    ("vyv", "Vývoj", "[Výv]oj"),
    ("cafe", "cafe\u{301}s", "[cafe\u{301}]s"),
    ("caf", "cafe\u{301}s", "[caf]e\u{301}s"),
    ("a", "Ærø", "[Æ]rø"),
    ("ist", "İstanbul", "[İst]anbul"),
    ("京", "東京都", "東[京]都"),
    ("ελλ", "Η Ελλάδα", "Η [Ελλ]άδα"),
    ("cafe", "ca\u{AD}fe", "[ca\u{AD}fe]"),
  ])
  func `matches are parts of the stored text even where folding changes lengths`(
    query: String, text: String, expected: String
  ) {
    #expect(marked(query, text) == expected)
  }

  @Test func `lists, nested fields and numbers have highlights under their own paths`() {
    let record: RecordObject = [
      "name": "Red shirt", "categories": ["Shirts", "Red things"], "author": ["name": "Fred Red", "age": 42],
      "variants": [["colour": "red"], ["size": "L"], ["colour": ["blue", "reddish"]]], "sold": true,
      "note": nil,
    ]
    var highlighter = Highlighter(QueryWords("red"))
    let paths = ["name", "categories", "author.name", "author", "variants.colour", "sold", "note", "missing"]
    let hit = highlighter.hit("1", record, SearchQuery(index: "a", highlighted: paths))
    func parts(_ parts: (String, Bool)...) -> Highlight {
      Highlight(parts.map { Highlight.Part($0.0, isMatch: $0.1) })
    }
    #expect(
      hit.highlights == [
        "name": parts(("Red", true), (" shirt", false)),
        "categories.0": parts(("Shirts", false)),
        "categories.1": parts(("Red", true), (" things", false)),
        "author.name": parts(("Fred ", false), ("Red", true)),
        "author.age": parts(("42", false)),
        "variants.0.colour": parts(("red", true)),
        "variants.2.colour.0": parts(("blue", false)),
        "variants.2.colour.1": parts(("red", true), ("dish", false)),
      ])
    #expect(hit.highlight(at: "categories") == parts(("Shirts", false)))
    #expect(hit.allHighlights(at: "categories").last == parts(("Red", true), (" things", false)))
    #expect(hit.highlight(at: "variants.colour") == parts(("red", true)))
  }

  @Test func `a field has all words of the query, some or none`() {
    let record: RecordObject = [
      "a": "A red shirt", "b": "Red things", "c": "Blue shirts", "d": "Blue", "e": ["Shirt", "in red"],
    ]
    var highlighter = Highlighter(QueryWords("red sh"))
    let query = SearchQuery(
      index: "a", highlighted: ["a", "b", "c", "d", "e"], snippets: [SnippetRequest("a", words: 2)])
    let hit = highlighter.hit("1", record, query)
    #expect(
      hit.matchLevels == ["a": .full, "b": .partial, "c": .partial, "e.0": .partial, "e.1": .partial])
    #expect(hit.highlights["d"]?.hasMatch == false)
    var none = Highlighter(QueryWords(""))
    #expect(none.hit("1", record, query).matchLevels == [:])
    #expect(none.hit("1", record, query).snippets["a"]?.text == "A red…")
  }

  @Test func `joining the parts gives back random texts`() {
    var generator = SplitMix(seed: 11)
    for _ in 0..<300 {
      let text = (0..<6).map { _ in generator.pick(RandomRecords.words) }.joined(
        separator: generator.pick([" ", "", "-"]))
      let query = generator.pick(RandomRecords.words) + " " + generator.pick(RandomRecords.words).prefix(2)
      var highlighter = Highlighter(QueryWords(query))
      #expect(Array(highlighter.highlight(text).text.utf8) == Array(text.utf8))
    }
  }
}
