import SearchCore

/// The smallest engine there is: films in memory, found by words that stand in their titles.
struct FilmShelf: SearchBackend {
  let name = "shelf"
  let films: [Hit]

  init(_ films: [RecordObject]) {
    self.films = films.enumerated().map { Hit(id: String($0 + 1), record: $1) }
  }

  func search(
    _ queries: [SearchQuery], before deadline: ContinuousClock.Instant
  ) async -> [Result<SearchResults, BackendError>] {
    queries.map { query in
      guard query.index == "films" else {
        return .failure(BackendError(backend: name, .unknownIndex(query.index)))
      }
      return .success(answer(query))
    }
  }

  private func answer(_ query: SearchQuery) -> SearchResults {
    let found = films.filter { film in
      matches(of: query.text, in: film).allSatisfy { !$0.isEmpty }
        && query.filters.allSatisfy { passes(film, $0) }
    }
    return SearchResults(
      hits: found.dropFirst(query.offset).prefix(query.limit).map { highlighted($0, query) },
      total: found.count,
      facets: query.facets.map { count($0, in: found) })
  }

  private func passes(_ film: Hit, _ filter: FacetFilter) -> Bool {
    film.record.texts(at: filter.attribute).contains { filter.values.contains($0) }
  }

  /// For each word of the query the places, in UTF-8 bytes, where the title has it.
  private func matches(of text: String, in film: Hit) -> [[Range<Int>]] {
    let title = Array((film.record.text(at: "title") ?? "").lowercased().utf8)
    return text.lowercased().split(separator: " ").map { word in
      let word = Array(word.utf8)
      return title.indices.filter { title[$0...].starts(with: word) }.map { $0..<$0 + word.count }
    }
  }

  private func highlighted(_ film: Hit, _ query: SearchQuery) -> Hit {
    guard query.highlighted.contains("title"), let title = film.record.text(at: "title") else { return film }
    let ranges = matches(of: query.text, in: film).flatMap(\.self).sorted { $0.lowerBound < $1.lowerBound }
    return Hit(id: film.id, record: film.record, highlights: ["title": Highlight(title, matches: ranges)])
  }

  private func count(_ request: FacetRequest, in found: [Hit]) -> Facet {
    let values = Dictionary(grouping: found.flatMap { $0.record.texts(at: request.attribute) }, by: \.self)
      .map { FacetValue($0, count: $1.count) }
      .sorted(by: FacetValue.precedes)
    return Facet(
      attribute: request.attribute, values: Array(values.prefix(request.limit)), valueCount: values.count)
  }
}
