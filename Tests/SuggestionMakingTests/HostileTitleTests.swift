import SearchCore
import SuggestionMaking
import Testing

@Suite struct HostileTitleTests {
  /// A title, and what is suggested for two records of it and one other.
  @Test(arguments: [
    ("<b>Red</b> kite", []), ("Tom &amp; kite", []), ("<script>alert(1)</script>", []),
    ("1 < 2 kites", ["1 < 2 kites"]),
    ("kite\u{0}\u{1B}[31m red", []), ("\u{202E}etik der\u{202C} kite", []), ("🪁 kite 🪁", ["🪁 kite 🪁"]),
    ("🪁🪁🪁", []),
    ("!!!", []), ("kite\u{301}\u{302}", ["kite\u{301}\u{302}"]),
    ("k" + String(repeating: "\u{301}", count: 500) + "ite", []),
    (String(repeating: "kite", count: 2_500), []), ("https://kites.example/red", []),
    ("www.kites.example", []),
    ("mail@kites.example", []), ("KX-4471-B2C9", []), ("550e8400-e29b-41d4-a716-446655440000", []),
    ("12345678", []),
    ("", []), ("  ", []), ("k", []), ("\u{FFFE} kite", []), ("  Red \n\t kite ", ["Red kite"]),
    ("KITE", ["KITE"]),
    ("красный змей", ["красный змей"]), ("עפיפון אדום", ["עפיפון אדום"]), ("赤い凧", ["赤い凧"]),
    ("'; DROP TABLE kites; --", ["'; DROP TABLE kites; --"]), ("{{kite}}", ["{{kite}}"]), ("AT&T", ["AT&T"]),
    (String(repeating: "kite ", count: 12) + "kite", []),
  ])
  func `a title is suggested as it is written, or not at all`(title: String, suggested: [String]) throws {
    var wares = Catalogue(records: [
      ["name": .text(title), "n": 1], ["name": .text(title), "n": 2], ["name": "Other"],
    ])
    wares.facets = []
    #expect(Set(try wares.queries()) == Set(suggested + ["Other"]))
  }

  /// A phrase that two titles share, and what is suggested besides the titles.
  @Test(arguments: [
    ("<b>Red</b> kite", ["kite", "red"]), ("<a href=\"https://kites.example/x\" title='red'>kite", ["kite"]),
    ("Tom &amp; kite", ["kite", "tom"]), ("kite\u{0}red", ["kite", "red"]),
    ("\u{202E}etik der\u{202C} kite", ["etik", "kite"]),
    ("k" + String(repeating: "\u{301}", count: 500) + "ite", []),
    (String(repeating: "kite ", count: 2_000), []),
    ("https://kites.example/red kite", ["kite"]), ("www.kites.example kite", ["kite"]),
    ("mail@kites.example kite", ["kite"]),
    ("KX-4471-B2C9 kite", ["kite"]), ("12345678 kite", ["kite"]), ("12 13", []), ("a b c", []),
    ("of the and", []),
    ("Kite KITE", ["kite kite"]), ("Red Kite", ["red kite"]), ("The Red Kite of", ["red kite"]),
    ("kite 2", ["kite"]),
    ("Straße", ["straße"]), ("ROUGE-GORGE", ["rouge-gorge"]), ("AT&T kite", ["at&t kite"]),
    ("C++ kite", ["c++ kite"]),
    ("Dr. Kite", ["dr kite"]), ("Red. Kite", ["kite", "red"]), ("kite’s tail", ["kite’s tail"]),
    ("kite/board", ["board", "kite"]),
    ("rock & roll", ["rock & roll"]), ("Kite™ red", ["kite red"]), ("für den Drachen", ["drachen"]),
    ("don't kite", ["kite"]), ("it’s a kite", ["kite"]), ("Don Kite", ["don kite"]),
    ("воздушный змей", ["воздушный змей"]),
    ("עפיפון אדום", ["עפיפון אדום"]), ("e\u{301}toile", ["e\u{301}toile"]),
  ])
  func `a phrase is made of whole words without what stands between them`(phrase: String, suggested: [String])
    throws
  {
    let long = String(repeating: " zzz", count: 20)
    var wares = Catalogue(titles: [phrase + ", one" + long, phrase + ", two" + long, "Other" + long])
    wares.facets = []
    let shared = try wares.queries().filter { !$0.contains("zzz") }
    #expect(shared.sorted() == suggested)
  }

  @Test func `forms of one word are suggested once, in the most frequent one`() throws {
    var wares = Catalogue(
      titles: [
        "Étoile, un", "étoile, deux", "E\u{301}TOILE, trois", "etoile, quatre", "Étoiles, cinq",
        "Étoiles, six",
      ] + (0..<20).map { "Lune \($0)" })
    wares.facets = []
    #expect(try wares.queries().filter { !$0.contains(",") && $0.contains("toile") } == ["étoile"])
  }
}
