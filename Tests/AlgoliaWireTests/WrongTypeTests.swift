import AlgoliaWire
import SearchCore
import Testing

/// A field of another type than expected costs itself and nothing else.
@Suite struct WrongTypeTests {
  @Test(
    arguments: [
      (#"{"hits":[]}"#, 0, true, nil, 0),
      (#"{"hits":7,"nbHits":3}"#, 3, true, nil, 0),
      (#"{"nbHits":3}"#, 3, true, nil, 0),
      (#"{"hits":[{"objectID":"a"}]}"#, 1, true, nil, 1),
      (#"{"hits":[{"objectID":"a"}],"nbHits":"12"}"#, 1, true, nil, 1),
      (#"{"hits":[{"objectID":"a"}],"nbHits":-1}"#, 1, true, nil, 1),
      (#"{"hits":[{"objectID":"a"}],"nbHits":12.5}"#, 1, true, nil, 1),
      (#"{"hits":[],"nbHits":12,"exhaustiveNbHits":false}"#, 12, false, nil, 0),
      (#"{"hits":[],"nbHits":12,"exhaustiveNbHits":"no"}"#, 12, true, nil, 0),
      (#"{"hits":[],"nbHits":12,"exhaustive":{"nbHits":false},"exhaustiveNbHits":true}"#, 12, false, nil, 0),
      (#"{"hits":[],"nbHits":12,"exhaustive":[]}"#, 12, true, nil, 0),
      (#"{"hits":[],"nbHits":5000,"nbPages":42,"hitsPerPage":24}"#, 5000, true, 1000, 0),
      (#"{"hits":[],"nbHits":5000,"nbPages":50,"hitsPerPage":20}"#, 5000, true, 1000, 0),
      (#"{"hits":[],"nbHits":5000,"nbPages":100,"hitsPerPage":20}"#, 5000, true, 2000, 0),
      (#"{"hits":[],"nbHits":596,"nbPages":60,"hitsPerPage":10}"#, 596, true, nil, 0),
      (#"{"hits":[],"nbHits":5000,"nbPages":0,"hitsPerPage":0}"#, 5000, true, nil, 0),
      (#"{"hits":[],"nbHits":5,"nbPages":9223372036854775807,"hitsPerPage":20}"#, 5, true, nil, 0),
      (#"{"hits":[],"nbHits":5000,"nbPages":"50","hitsPerPage":20}"#, 5000, true, nil, 0),
      (
        #"{"hits":[null,7,"x",[],{},{"objectID":null},{"objectID":""},{"objectID":{}},{"objectID":8}]}"#, 1,
        true, nil, 1
      ),
      (#"{"hits":[],"facets":7,"params":7,"query":7,"index":[],"page":"2"}"#, 0, true, nil, 0),
    ] as [(String, Int, Bool, Int?, Int)])
  func `totals and windows`(body: String, total: Int, isExact: Bool, window: Int?, hits: Int) throws {
    let results = try answer(body).results
    #expect(results.total == total)
    #expect(results.isTotalExact == isExact)
    #expect(results.window == window)
    #expect(results.hits.count == hits)
  }

  @Test(arguments: [
    (#"{"a":{"x":2,"y":5,"z":2}}"#, "a y=5 x=2 z=2"),
    (#"{"a":{"x":"2","y":5,"z":null,"w":-1,"v":1.5}}"#, "a y=5"),
    (#"{"a":7,"b":{"x":1}}"#, "b x=1"),
    (#"{"b":{},"a":{"x":1}}"#, "b|a x=1"),
    (#"[]"#, ""),
  ])
  func `facets`(facets: String, expected: String) throws {
    let found = try answer(#"{"hits":[],"facets":\#(facets)}"#).results.facets.map { facet in
      ([facet.attribute] + facet.values.map { "\($0.value)=\($0.count)" }).joined(separator: " ")
    }
    #expect(found.joined(separator: "|") == expected)
  }

  @Test(arguments: [
    (
      #""name":"Red shoe""#, #"{"name":{"value":"<em>Red</em> shoe","matchLevel":"full"}}"#, "name=[Red] shoe"
    ),
    (#""name":"Red shoe""#, #"{"name":{"value":"<em>Red</em> shoe"}}"#, "name=[Red] shoe"),
    (#""name":"Red""#, #"{"name":{"value":7,"matchLevel":"full"}}"#, ""),
    (#""name":"Red""#, #"{"name":{"value":null}}"#, ""),
    (#""name":"Red""#, #"{"name":"Red"}"#, ""),
    (#""name":"Red""#, #"{"name":null,"brand":{"value":"<em>A</em>"}}"#, "brand=[A]"),
    (#""name":"Red""#, #"7"#, ""),
    (#""name":"Red""#, #"[{"value":"x"}]"#, "0=x"),
    (#""price":{"value":40}"#, #"{"price":{"value":{"value":"<em>40</em>"}}}"#, "price.value=[40]"),
    (#""price":40"#, #"{"price":{"value":"<em>40</em>"}}"#, "price=[40]"),
    (#""price":40.5"#, #"{"price":{"value":"<em>40.50</em>"}}"#, "price=[40.50]"),
    (#""ok":true"#, #"{"ok":{"value":"<em>true</em>"}}"#, "ok=[true]"),
    (#""c":["a","b"]"#, #"{"c":[{"value":"<em>a</em>"},{"value":"b"}]}"#, "c.0=[a] c.1=b"),
    (#""c":["a"]"#, #"{"c":[{"value":"<em>a</em>"},{"value":"<em>z</em>"}]}"#, "c.0=[a] c.1=[z]"),
    (#""v":[{"s":"x"}]"#, #"{"v":[{"s":{"value":"<em>x</em>"}}]}"#, "v.0.s=[x]"),
    (#""a.b":"x""#, #"{"a.b":{"value":"<em>x</em>"}}"#, "a.b=[x]"),
    // Cut: the rest of the stored text follows. Decoded: the engine's words stand.
    (#""name":"Red shoe, new""#, #"{"name":{"value":"<em>Red</em> shoe"}}"#, "name=[Red] shoe, new"),
    (#""name":"R&amp;D""#, #"{"name":{"value":"<em>R</em>&D"}}"#, "name=[R]&D"),
    // The stored text holds the marks' own characters.
    (#""name":"a <em>b</em> c""#, #"{"name":{"value":"a <em>b</em> <em>c</em>"}}"#, "name=a <em>b</em> [c]"),
    (#""name":"<em>b""#, #"{"name":{"value":"<em><em>b</em>"}}"#, "name=[<em>b]"),
    (#""name":"b</em>""#, #"{"name":{"value":"<em>b</em></em>"}}"#, "name=[b]</em>"),
    (#""name":"<em>""#, #"{"name":{"value":"<em>"}}"#, "name=<em>"),
  ])
  func `highlights by path`(record: String, tree: String, expected: String) throws {
    let hit = try answer(#"{"hits":[{"objectID":"1",\#(record),"_highlightResult":\#(tree)}]}"#).results.hits[
      0]
    let found = hit.highlights.sorted { $0.key < $1.key }.map { path, highlight in
      path + "=" + highlight.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (#""full""#, MatchLevel.full), (#""partial""#, .partial), (#""none""#, .none), (#""FULL""#, .partial),
    ("7", .partial),
    ("null", .partial),
  ])
  func `a match level that is none says nothing`(level: String, expected: MatchLevel) throws {
    let value = level == #""none""# ? "x" : "<em>x</em>"
    let hit = try answer(
      #"{"hits":[{"objectID":"1","v":"x","_highlightResult":{"v":{"value":"\#(value)","matchLevel":\#(level)}}}]}"#
    ).results.hits[0]
    #expect(hit.matchLevel(at: "v") == expected)
  }

  @Test func `what the engine adds leaves the record, the record's own underscores stay`() throws {
    let hit = try answer(
      #"{"hits":[{"_tags":["a"],"_geoloc":{"lat":1},"_id":"m","_rankingInfo":{},"_distinctSeqID":3,"_snippetResult":{},"_highlightResult":[],"objectID":"1"}]}"#
    ).results.hits[0]
    #expect(hit.record.fields.map(\.name) == ["_tags", "_geoloc", "_id", "objectID"])
  }

  @Test(arguments: [
    ("[]", "unreadable answer: an object was expected"),
    ("7", "unreadable answer: an object was expected"),
    ("{}", "unreadable answer: it has no “hits”"),
    (#"{"facetHits":[]}"#, "unreadable answer: it has no “hits”"),
    (#"{"message":7,"status":400}"#, "unreadable answer: it has no “hits”"),
    (#"{"message":"no","status":"400"}"#, "refused: no"),
    (#"{"message":"no","status":400}"#, "refused: no (status 400)"),
  ])
  func `what is no answer is an error`(body: String, message: String) {
    do throws(AlgoliaError) {
      let outcomes = try AlgoliaReader().outcomes(Array(body.utf8))
      Issue.record("read as \(outcomes)")
    } catch {
      #expect(BackendError(backend: "a", error.reason(index: "i")).description == "a: " + message)
    }
  }

  @Test func `a message beside hits is no error`() throws {
    let body = #"{"hits":[],"nbHits":4000,"message":"you can only fetch the 1000 hits for this query"}"#
    #expect(try answer(body).results.total == 4000)
  }

  private func answer(_ body: String) throws -> AlgoliaAnswer {
    let outcomes = try AlgoliaReader().outcomes(Array(body.utf8))
    return try #require(outcomes.first).get()
  }
}
