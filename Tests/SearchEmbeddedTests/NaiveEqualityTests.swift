import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct NaiveEqualityTests {
  @Test(arguments: 1...30)
  func `totals, order and facet counts are those of a scan over all records`(seed: UInt64) async throws {
    var random = RandomRecords(generator: SplitMix(seed: seed))
    let count = seed % 5 == 0 ? 500 : Int(seed * 3)
    let records = random.records(count)
    let naive = NaiveSearch(settings: RandomRecords.settings, records: records)
    let backend = EmbeddedBackend(indices: ["things": (RandomRecords.settings, records)])
    for _ in 0..<40 {
      let query = random.query()
      let expected = naive.answer(query)
      let results = try await answer(backend, query)
      #expect(results.hits.map(\.id) == expected.ids, "\(query)")
      #expect(results.total == expected.ids.count, "\(query)")
      #expect(results.facets == expected.facets, "\(query)")
      #expect(results.hits.allSatisfy { $0.record == naive.records[$0.id] })
    }
  }

  @Test(arguments: 100...109)
  func `pages put together are the whole list without repeats`(seed: UInt64) async throws {
    var random = RandomRecords(generator: SplitMix(seed: seed))
    let records = random.records(300)
    let backend = EmbeddedBackend(indices: ["things": (RandomRecords.settings, records)])
    for _ in 0..<10 {
      var query = random.query()
      let whole = try await answer(backend, query)
      query.limit = Int.random(in: 1...50, using: &random.generator)
      var ids: [String] = []
      repeat {
        let page = try await answer(backend, query)
        #expect(page.total == whole.total)
        #expect(page.facets == whole.facets)
        #expect(page.hits.count == min(query.limit, whole.total - query.offset))
        ids += page.hits.map(\.id)
        query.offset += query.limit
      } while query.offset < whole.total
      #expect(ids == whole.hits.map(\.id))
      #expect(Set(ids).count == ids.count)
      #expect(try await answer(backend, query).hits.isEmpty)
    }
  }

  @Test func `rows lead to the same values as records`() throws {
    var random = RandomRecords(generator: SplitMix(seed: 7))
    let paths = [
      "name", "brand", "brand.name", "tags", "tags.0", "tags.1", "variants", "variants.colour",
      "variants.0.colour",
      "variants.colour.0", "variants.0", "price.value", "price", "nothing", "", ".", "tags.-1", "tags.+1",
    ]
    var row: [UInt8] = []
    for (_, record) in random.records(300) {
      try CutRow.write(record, to: &row)
      for path in paths {
        var scalars = GrowingBuffer<CutValue>()
        var texts: [String] = []
        row.withUnsafeBufferPointer { bytes in
          RowPath(path).scalars(in: bytes, into: &scalars)
          for scalar in scalars.values {
            scalar.withText { texts.append(String(decoding: $0, as: UTF8.self)) }
          }
        }
        #expect(texts == record.value(at: path)?.scalarTexts ?? [], "\(path) in \(record.json)")
      }
    }
  }
}

/// The answer of the search threads; where the backend would also answer at once, both must agree.
func answer(_ backend: EmbeddedBackend, _ query: SearchQuery) async throws -> SearchResults {
  let outcomes = await backend.search([query], before: .now + .seconds(60))
  if let atOnce = backend.searchNow([query]) { #expect(atOnce == outcomes) }
  return try #require(outcomes.first).get()
}
