import AlgoliaWire
import SearchCore
import Testing

/// Hostile text in highlights: it stays text, and all of it stays.
@Suite struct HostileHighlightTests {
  @Test func `every hostile string around a match survives byte for byte`() throws {
    let payloads = try Fixture.payloads()
    #expect(payloads.count == 578)
    for payload in payloads {
      let stored = payload + "x" + payload
      let hit = try hit(payload + "<em>x</em>" + payload, stored: stored)
      let highlight = try #require(hit.highlights["name"])
      #expect(bytes(highlight.text) == bytes(stored))
      // With the accents that the payload may begin with, which belong to the letter.
      let match = String(("x" + payload).prefix(1))
      #expect(highlight.parts.filter(\.isMatch).map { bytes($0.text) } == [bytes(match)], "\(payload)")
    }
  }

  @Test func `every hostile string survives where the record does not hold the field`() throws {
    for payload in try Fixture.payloads() {
      let hit = try hit(payload + "<em>x</em>" + payload, stored: nil)
      for highlight in [hit.highlights["name"], hit.snippets["name"]] {
        #expect(bytes(try #require(highlight).text) == bytes(payload + "x" + payload))
      }
    }
  }

  @Test func `every hostile string survives inside a match`() throws {
    for payload in try Fixture.payloads() where !payload.isEmpty {
      let hit = try hit("a <em>" + payload + "</em> b", stored: "a " + payload + " b")
      let highlight = try #require(hit.highlights["name"])
      // Accents at its beginning take the space before it along.
      let before = (" " + payload).count == payload.count ? "" : " "
      let match = before.isEmpty ? " " + payload : payload
      #expect(highlight.parts.map { bytes($0.text) } == [bytes("a" + before), bytes(match), bytes(" b")])
      #expect(highlight.parts.map(\.isMatch) == [false, true, false])
    }
  }

  private func hit(_ marked: String, stored: String?) throws -> Hit {
    let leaf: RecordValue = ["name": ["value": .text(marked), "matchLevel": "full"]]
    var fields: [RecordObject.Field] = [
      .init(name: "objectID", value: "1"), .init(name: "_highlightResult", value: leaf),
      .init(name: "_snippetResult", value: leaf),
    ]
    if let stored { fields.append(.init(name: "name", value: .text(stored))) }
    let body: RecordValue = ["hits": [.object(RecordObject(fields))]]
    let outcomes = try AlgoliaReader().outcomes(bytes(body.json))
    return try #require(try outcomes[0].get().results.hits.first)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
