import RecordGuessing
import SearchCore
import Testing

@Suite struct RecordGuessTests {
  private func guess(_ records: [RecordObject]) -> RecordGuess {
    let guess = RecordFile.guess(records)
    expectSound(guess, records)
    return guess
  }

  @Test(arguments: Fixture.all)
  func `a guess is sound and reads back from its record`(_ fixture: Fixture) throws {
    let records = try RecordFile.records(fixture.text, name: fixture.fileName, html: fixture.html)
    let guess = RecordFile.guess(records)
    expectSound(guess, records)
    #expect(guess.details.count > 1)
  }

  @Test(arguments: ["title", "ratingScale", "layout", "facets", "ranges", "sorts", "ranking", "notes"])
  func `a stored guess without a part is none`(_ name: String) throws {
    let stored = RecordFile.guess(try RecordFile.records(Fixture.shop.text, name: "a.json")).record
    #expect(RecordGuess(RecordObject(stored.fields.filter { $0.name != name })) == nil)
    #expect(
      RecordGuess(
        RecordObject(stored.fields.map { $0.name == name ? .init(name: name, value: ["x", 1]) : $0 })) == nil)
  }

  @Test func `a big file is sampled and all of it counted`() {
    var profile = RecordProfile()
    for row in 0..<12_000 {
      profile.observe([
        "title": .text("Row \(row)"), "kind": .text("kind \(row % 4)"), "n": .integer(Int64(row)),
      ])
    }
    let guess = RecordGuess(profile)
    #expect(profile.recordCount == 12_000)
    #expect(guess.title == ["title"])
    #expect(guess.facets.map(\.path) == ["kind"])
  }

  @Test(
    arguments: [
      ("imdb_rating", "IMDB rating"), ("imdbRating", "IMDB rating"), ("IMDB Rating", "IMDB rating"),
      ("NUMBER_OF_PARTS", "Number of parts"), ("netWeightKg", "Net weight"), ("EPC", "EPC"),
      ("HTTPServerName", "HTTP server name"), ("running time min", "Running time"),
      ("salary_min", "Salary min"),
    ])
  func `titles are words for people`(_ key: String, _ title: String) {
    let guess = guess(
      (0..<8).map { row in
        RecordObject([
          .init(name: "name", value: .text("Row \(row)")),
          .init(name: key, value: .number(Double(row * row) + 200.5)),
        ])
      })
    #expect(guess.details.map(\.title) == [title])
  }

  @Test func `German nouns keep their capitals`() throws {
    let guess = RecordFile.guess(
      try RecordFile.records("Titel;Anzahl Seiten;Preis\nA;12;3\nB;15;4\nC;19;5\n", name: "x.csv"))
    #expect(guess.details.map(\.title) == ["Anzahl Seiten"])
  }

  @Test func `a sale price stands before the ordinary one`() {
    let guess = guess(
      (0..<10).map { row in
        [
          "name": .text("A \(row)"), "price_eur": .integer(Int64(20 + row)),
          "sale_price_eur": row < 4 ? 15 : nil,
        ]
      })
    #expect(guess.price == ["sale_price_eur", "price_eur"])
    #expect(guess.wasPrice == "price_eur")
    #expect(guess.currency == "EUR")
  }

  @Test func `a sale price of 0 and a price in cents are no prices`() {
    let guess = guess(
      (0..<10).map { row in
        [
          "name": .text("A \(row)"), "price_cents": .integer(Int64(2000 + row)),
          "discounted_price": row < 4 ? 15 : 0,
        ]
      })
    #expect(guess.price == [])
    #expect(
      guess.notes == [
        "“price_cents” seems to count cents, so it was not taken for the price.",
        "“discounted_price” is 0 in some records, so it was not taken for the price of a sale.",
      ])
  }

  @Test(arguments: [(4.5, 5), (9.1, 10), (88, 100)])
  func `the scale of ratings follows from the highest`(_ highest: Double, _ scale: Int) {
    let guess = guess(
      (0..<10).map { ["name": .text("A \($0)"), "rating": .number(highest * (0.5 + Double($0) / 18))] })
    #expect(guess.rating == "rating")
    #expect(guess.ratingScale == scale)
  }

  @Test func `stars in hundreds are popularity`() {
    let guess = guess((0..<10).map { ["name": .text("A \($0)"), "stars": .integer(Int64($0 * 300))] })
    #expect(guess.rating == nil)
    #expect(guess.ranking == [SortOrder(attribute: "stars", isAscending: false)])
  }

  @Test func `addresses of programs give way to those of pages`() {
    let guess = guess(
      (0..<10).map { row in
        [
          "name": .text("A \(row)"), "url": .text("https://api.site.example/a/\(row)"),
          "html_url": .text("https://site.example/a/\(row)"), "stargazers_count": .integer(Int64(row * 40)),
          "owner": ["avatar_url": .text("https://site.example/avatars/\(row)")],
        ]
      })
    #expect(guess.url == "html_url")
    #expect(guess.image == nil)
    #expect(guess.ranking == [SortOrder(attribute: "stargazers_count", isAscending: false)])
    #expect(guess.details.map(\.path) == ["url", "stargazers_count"])
  }

  @Test func `a rank begins with the smallest where nothing else tells popularity`() {
    let guess = guess((0..<10).map { ["name": .text("A \($0)"), "rank": .integer(Int64($0 + 1))] })
    #expect(guess.ranking == [SortOrder(attribute: "rank", isAscending: true)])
  }

  @Test func `levels in an object are one facet, with the object as its path`() {
    let records: [RecordObject] = (0..<12).map { row in
      let broad = ["Men", "Women"][row % 2]
      return [
        "name": .text("A \(row)"),
        "categories": [
          "lvl0": .text(broad), "lvl1": .text("\(broad) > Shoes"),
          "lvl2": .text("\(broad) > Shoes > \(row % 4 < 2 ? "Boots" : "Clogs")"),
        ],
      ]
    }
    let guess = guess(records)
    #expect(
      guess.facets == [
        .init(path: "categories", parameter: "categories", title: "Categories", isHierarchical: true)
      ])
    #expect(guess.details.map(\.path) == ["categories.lvl2"])
    #expect(guess.search == ["name", "categories"])
  }

  @Test func `without English the language of most records is taken`() {
    let guess = guess(
      (0..<10).map { row in
        ["title": ["nl": .text("Boek \(row)"), "fr": row < 4 ? .text("Livre \(row)") : nil]]
      })
    #expect(guess.title == ["title.nl"])
    #expect(guess.notes == ["“title.nl” was taken for its language (nl); left out: “title.fr”."])
  }

  @Test func `languages behind the same word are one attribute`() {
    let guess = guess(
      (0..<10).map { ["name_de": .text("Stuhl \($0)"), "name_en": .text("Chair \($0)"), "colour_code": "x"] })
    #expect(guess.title == ["name_en"])
    #expect(guess.search == ["name_en"])
  }

  @Test func `facets that only spell another one in code are left out`() {
    let guess = guess(
      (0..<60).map { row in
        [
          "name": .text("A \(row)"),
          "colour": ["code": .text("c\(row % 5)"), "name": .text("Colour \(row % 5)")],
        ]
      })
    #expect(guess.facets.map(\.path) == ["colour.name"])
    #expect(guess.facets.map(\.title) == ["Colour"])
  }
}
