import SearchCore
import SearchEmbedded
import SuggestionMaking
import Testing

@Suite struct SuggestionMakerTests {
  @Test func `facet values, shared phrases and a facet value before a noun are suggested, then titles`()
    throws
  {
    #expect(
      try Catalogue.shop.lines() == [
        "lanterns: 4", "pans: 3", "ember pan: 3", "ember: 5", "tarn & fell: 3", "camp lantern: 2",
        "cast iron pan: 2", "storm lantern: 2", "boards: 1", "Camp lantern, small: 1",
        "Cast iron pan with lid: 1", "Copper pan: 1", "Oak board: 1", "Storm lantern brass: 1",
        "Storm lantern steel: 1",
      ])
  }

  @Test func `a suggestion's record has the shape of a suggestions index`() throws {
    let record = try #require(try Catalogue.shop.suggested().first)
    #expect(
      record.json == """
        {"objectID":"lanterns","query":"lanterns","nb_words":1,"popularity":1020,"things":{"exact_nb_hits":4,\
        "facets":{"exact_matches":{"kind":[{"value":"Lighting > Lanterns","count":4}],\
        "brand":[{"value":"Tarn & Fell","count":3},{"value":"Ember","count":1}]}}}}
        """)
    let suggestion = try #require(QuerySuggestion(Hit(id: "lanterns", record: record)))
    #expect(
      suggestion.categories(source: "things", attribute: "kind") == [
        FacetValue("Lighting > Lanterns", count: 4)
      ])
  }

  @Test func `suggestions are found by their beginnings, the most popular first`() throws {
    let records = try Catalogue.shop.suggested().map { ($0.text(at: "objectID") ?? "", $0) }
    let suggestions = IndexSnapshot(settings: SuggestionMaker.settings, records: records)
    let found = try suggestions.answer(SearchQuery(index: "suggestions", text: "p"))
    #expect(
      found.hits.map(\.id) == ["pans", "ember pan", "cast iron pan", "Cast iron pan with lid", "Copper pan"])
  }

  @Test func `a site of films suggests them as they are written, those first that it ranks first`() throws {
    var films = Catalogue(records: [
      ["name": "The Long Harbour", "genre": "Drama", "votes": 10],
      ["name": "Harbour Lights", "genre": "Drama", "votes": 90],
      ["name": "A Night of Snow", "genre": "Comedy", "votes": 40],
      ["name": "1917", "genre": "Drama", "votes": 60],
      ["name": "Up", "genre": "Comedy", "votes": 50],
      ["name": "Night Train", "genre": "Comedy", "votes": 30],
      ["name": "Night Train II: The Return", "genre": "Comedy", "votes": 20],
    ])
    films.facets = ["genre"]
    films.settings = IndexSettings(
      searchable: ["name", "genre"], facets: ["genre"],
      customRanking: [SortOrder(attribute: "votes", isAscending: false)])
    let suggested = try films.suggested().map {
      "\($0.text(at: "query") ?? "") \($0.text(at: "popularity") ?? "")"
    }
    #expect(
      suggested == [
        "comedy 1017", "drama 1017", "Night Train 1010", "night 1003", "Harbour Lights 999",
        "1917 856", "Up 713", "A Night of Snow 570", "Night Train II: The Return 285", "The Long Harbour 142",
      ])
  }

  @Test func `a title of several records has the place of the best of them`() throws {
    let votes: [(String, RecordValue)] = [
      ("Up", 9), ("Up", 8), ("Up", 7), ("Tide", 6), ("Low", 5), ("Low", 4),
    ]
    var films = Catalogue(records: votes.map { ["name": .text($0.0), "votes": $0.1] })
    films.facets = []
    films.settings = IndexSettings(
      searchable: ["name"], customRanking: [SortOrder(attribute: "votes", isAscending: false)])
    #expect(
      try films.suggested().map { "\($0.text(at: "query") ?? "") \($0.text(at: "popularity") ?? "")" }
        == ["Up 999", "Tide 666", "Low 333"])
  }

  @Test func `where films have many phrases their titles still get most of the room`() throws {
    let letters = "abcdefghijklmnopqrst".map(String.init)
    var films = Catalogue(
      records: letters.map { letter in
        [
          "name": .text("Film \(letter)x"),
          "cast": .list(["1", "2", "3"].map { .text("Player \(letter)\($0)") }),
        ]
      })
    films.facets = ["cast"]
    films.settings = IndexSettings(searchable: ["name", "cast"], facets: ["cast"])
    films.limit = 20
    #expect(
      try films.queries()
        == ["player a1", "player a2", "player a3", "player b1", "player b2"]
        + letters.prefix(15).map { "Film \($0)x" })
  }

  @Test func `of a phrase and a part of it that find the same records the longer one stays`() throws {
    var wares = Catalogue(titles: ["Enamel mug red", "Enamel mug blue", "Enamel bowl", "Tin bowl"])
    wares.facets = []
    #expect(
      try wares.lines() == [
        "enamel mug: 2", "enamel: 3", "Enamel bowl: 1", "Enamel mug blue: 1", "Enamel mug red: 1",
        "Tin bowl: 1",
      ])
  }

  @Test func `the shorter one stays where the longer one is no phrase of as many titles`() throws {
    var wares = Catalogue(records: [
      ["name": "Big tin mug"], ["name": "Big tin mug, blue"], ["name": "Mug of tin"], ["name": "Bowl"],
    ])
    wares.facets = []
    #expect(
      try wares.lines() == [
        "Big tin mug: 2", "mug: 3", "tin: 3", "Big tin mug, blue: 1", "Bowl: 1", "Mug of tin: 1",
      ])
  }

  @Test func `a facet that the index does not search is suggested only where its words are found`() throws {
    var wares = Catalogue(records: [
      ["name": "Mug", "kind": "Crockery"], ["name": "Bowl of enamel", "kind": "Enamel"],
    ])
    wares.settings.searchable = ["name"]
    #expect(try wares.lines() == ["enamel: 1", "Bowl of enamel: 1", "Mug: 1"])
  }

  @Test func `a facet that the index does not count costs its counts and nothing else`() throws {
    var shop = Catalogue.shop
    shop.settings.facets = ["brand"]
    let record = try #require(try shop.suggested().first)
    #expect(record.text(at: "query") == "lanterns")
    #expect(record.value(at: "things.facets.exact_matches.kind") == nil)
    #expect(record.value(at: "things.facets.exact_matches.brand") != nil)
  }

  @Test func `numbers, flags, addresses and sentences among facet values are left out`() throws {
    let values = [
      "2010", "34.5", "true", "No", "$10 - $20", "multi;https://kites.example/wheel.svg", "", "XL", "X",
      "n/a",
      "a value of far too many words", "Men > Shoes > Sneakers", "Kites™", "9f86d081884c7d659a2feaa0c55ad015",
    ]
    var wares = Catalogue(records: values.map { ["kind": .text($0)] })
    wares.facets = ["kind"]
    #expect(try wares.queries() == ["kites", "sneakers", "xl"])
  }

  @Test(arguments: [0, 1, 2, 5])
  func `no more are made than asked for, the most popular ones`(limit: Int) throws {
    var shop = Catalogue.shop
    let all = try shop.queries()
    shop.limit = limit
    #expect(try shop.queries() == Array(all.prefix(limit)))
  }

  @Test func `an empty index and records without title and facets have no suggestions`() throws {
    #expect(try Catalogue(records: []).lines() == [])
    #expect(try Catalogue(records: [["text": "enamel mug"], ["text": "enamel mug"]]).lines() == [])
  }
}
