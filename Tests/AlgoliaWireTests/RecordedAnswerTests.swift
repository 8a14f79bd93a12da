import AlgoliaWire
import SearchCore
import Testing

/// Whole answers as other projects recorded them.
@Suite struct RecordedAnswerTests {
  @Test func `one answer is read with totals, hits, highlights and snippets`() throws {
    let answer = try #require(try answers("algolia-01-products-highlight-snippet", .emphasis).first)
    let results = answer.results
    #expect(answer.query == "Amazon")
    #expect(answer.index == "account#atis-prods")
    #expect((answer.page, answer.hitsPerPage) == (0, 10))
    #expect((results.total, results.isTotalExact, results.window) == (596, true, nil))
    #expect(results.hits.count == 6)
    let hit = results.hits[0]
    #expect(hit.id == "B01C9P3I9S")
    #expect(hit["price"] == 50)
    #expect(
      hit.highlights["title"]?.parts == [
        .init("Amazon", isMatch: true), .init(".com Gift Card for Any Amount in a Mini ", isMatch: false),
        .init("Amazon", isMatch: true), .init(" Shipping Box (Birthday Icons Card Design)", isMatch: false),
      ])
    #expect(
      hit.snippets["title"]?.parts == [
        .init("Amazon", isMatch: true), .init(".com Gift Card for Any Amount in a Mini", isMatch: false),
      ])
    #expect(hit.highlights["categories.0"] == Highlight(plain: "Paper Gift Certificate"))
    #expect(hit.record.fields.map(\.name).filter { $0.hasPrefix("_") } == [])
  }

  @Test func `facets are counted values, most frequent first`() throws {
    let results = try #require(try answers("algolia-01-products-highlight-snippet", .emphasis).first).results
    #expect(
      results.facet("type")?.values == [
        FacetValue("book", count: 357), FacetValue("electronics", count: 184),
        FacetValue("office", count: 28),
        FacetValue("gifts", count: 27),
      ])
    #expect(results.facets.count == 11)
    #expect(results.facet("featured")?.values == [FacetValue("false", count: 596)])
  }

  @Test func `marks are read as the parameters name them`() throws {
    let marks = HighlightMarks(open: "__aa-highlight__", close: "__/aa-highlight__")
    let answer = try #require(try answers("algolia-07-multi-products-aa", marks).first)
    #expect(answer.requestedMarks == marks)
    #expect((answer.results.total, answer.results.window) == (3977, 1000))
    let hit = answer.results.hits[0]
    #expect(
      hit.highlights["name"]?.parts == [
        .init("Apple - ", isMatch: false), .init("iPhone", isMatch: true),
        .init(" SE 16GB - Space Gray (Verizon)", isMatch: false),
      ])
    #expect(hit.highlights["categories.1"]?.parts == [.init("iPhone", isMatch: true)])
  }

  @Test func `where the engine decoded entities its own words are shown`() throws {
    let marks = HighlightMarks(open: "__aa-highlight__", close: "__/aa-highlight__")
    let hit = try #require(try answers("algolia-07-multi-products-aa", marks).first).results.hits[1]
    #expect(hit["type"] == "At&#38;t iphone handset")
    #expect(hit.highlight(at: "type")?.text == "At&t iphone handset")
    #expect(hit.highlight(at: "type")?.parts.filter(\.isMatch).map(\.text) == ["iphone"])
  }

  @Test(arguments: [
    ("algolia-01-products-highlight-snippet", HighlightMarks.emphasis, 30),
    ("algolia-07-multi-products-aa", .init(open: "__aa-highlight__", close: "__/aa-highlight__"), 34),
  ])
  func `what the engine says of a match is what the highlight says`(
    name: String, marks: HighlightMarks, count: Int
  ) throws {
    guard case .object(let root) = try Fixture.value("algolia/\(name).json") else { return }
    let first: RecordValue? = root.value(at: "results.0").map { $0 } ?? .object(root)
    guard case .object(let answer)? = first, case .list(let hits)? = answer["hits"] else {
      Issue.record("no hits")
      return
    }
    var seen = 0
    for raw in hits {
      guard case .object(let object) = raw, case .object(let tree)? = object["_highlightResult"] else {
        continue
      }
      let hit = try #require(AlgoliaReader(marks: marks).hit(raw))
      for (path, highlight) in hit.highlights {
        let level = tree.value(at: path + ".matchLevel")?.scalarText
        #expect(level == "\(hit.matchLevel(at: path))")
        let isFull = tree.value(at: path + ".fullyHighlighted") ?? .bool(false)
        #expect(isFull == .bool(highlight.isFullyHighlighted), "\(path): \(highlight.text)")
        seen += 1
      }
    }
    #expect(seen == count)
  }

  @Test func `nested objects and lists have highlights by path`() throws {
    let hit = try #require(AlgoliaReader().hit(try Fixture.value("algolia/algolia-10-nested-hit.json")))
    #expect(hit.highlights["contact.address.town"] == Highlight(plain: "Birmingham"))
    #expect(hit.highlights["cuisine.0"] == Highlight(plain: "Indian"))
    #expect(hit.snippets["is_open.5"] == Highlight(plain: "sunday"))
    #expect(hit.snippets["_geoloc.lat"] == Highlight(plain: "52.533597"))
    #expect(hit.snippets["contact.address.locality"]?.parts == [])
    #expect(hit["_geoloc.lat"]?.number == 52.533597)
    #expect(hit["_rankingInfo"] == nil)
    #expect(hit.record.value(at: "contact.address.country") == "United Kingdom")
  }

  @Test func `an answer without pages, index and flags is read`() throws {
    let results = try #require(try answers("algolia-11-places-multilingual", .emphasis).first).results
    #expect((results.total, results.isTotalExact, results.window) == (5, true, nil))
    #expect(results.hits.map(\.id).count == 3)
    #expect(results.hits[0]["_tags.0"]?.scalarText != nil)
  }

  @Test func `one failed query leaves the others whole`() throws {
    let outcomes = try AlgoliaReader().outcomes(
      try Fixture.bytes("algolia/algolia-13-userdata-queryid-banner.json"))
    #expect(outcomes.count == 2)
    let hit = try outcomes[0].get().results.hits[0]
    #expect(hit.highlights["name"]?.parts.filter(\.isMatch).map(\.text) == ["Wallet"])
    #expect(
      try outcomes[0].get().results.facet("brand")?.values == [
        FacetValue("Gabs", count: 1), FacetValue("Michael Kors", count: 0),
      ])
    #expect(
      outcomes[1] == .failure(.refused(message: "Index products_missing does not exist", status: 404)))
  }

  @Test(arguments: [
    ("algolia-02-multi-disjunctive", [386, 10000], [nil, 1000]),
    ("algolia-03-multi-hierarchical", [17, 80, 10000], [nil, nil, 1000]),
    ("algolia-05-numeric", [1632, 10000], [1000, 1000]),
    ("algolia-06-exclude", [9614], [1000]),
  ])
  func `the answers inside a helper's state are read`(file: String, totals: [Int], windows: [Int?]) throws {
    guard case .object(let object) = try Fixture.value("algolia/\(file).json"),
      case .list(let results)? = object.value(at: "content.results")
    else {
      Issue.record("no results in \(file)")
      return
    }
    let answers = try results.map { try AlgoliaReader().outcome($0).get() }
    #expect(answers.map(\.results.total) == totals)
    #expect(answers.map(\.results.window) == windows)
  }

  @Test func `the bodies of failures are errors with the engine's own words`() throws {
    guard case .object(let object) = try Fixture.value("algolia/algolia-14-errors.json"),
      case .list(let cases)? = object["cases"]
    else {
      Issue.record("no cases")
      return
    }
    let found = cases.map { value -> String in
      guard case .object(let failure) = value else { return "" }
      let body = failure["body"]?.json ?? failure["body_text"]?.scalarText ?? ""
      do throws(AlgoliaError) {
        return "\(try AlgoliaReader().outcomes(Array(body.utf8)).count) answers"
      } catch {
        return BackendError(backend: "algolia", error.reason(index: "foo")).description
      }
    }
    #expect(
      found == [
        "algolia: refused: filters: Unexpected token string(Name) expected end of filter at col 19 (status 400)",
        "algolia: refused: Unknown parameter: 20Name2220 (status 400)",
        "algolia: refused: Invalid Application-ID or API key (status 403)",
        "algolia: there is no index “foo”. Check the site's configuration.",
        "algolia: too many queries are waiting. Try again in a moment.",
        "algolia: unreadable answer: line 1, column 1: a value was expected, not “<”.",
        "algolia: unreadable answer: line 1, column 1: the text is empty; a JSON value was expected.",
        "algolia: unreadable answer: line 1, column 1: a value was expected, not “u”.",
        "0 answers",
      ])
  }

  private func answers(_ file: String, _ marks: HighlightMarks) throws -> [AlgoliaAnswer] {
    try AlgoliaReader(marks: marks).outcomes(try Fixture.bytes("algolia/\(file).json")).map { try $0.get() }
  }
}
