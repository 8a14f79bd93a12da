/// All questions that one page view asks, sent to the engine as one list.
public struct SearchPlan: Sendable {
  public enum Part: Sendable, Hashable {
    /// The hits, total and facets of a results page.
    case hits
    /// Query suggestions: completions of the query, or the most popular for an empty one.
    case suggestions
    /// The first few hits, shown beside the suggestions.
    case preview
  }

  public let parts: [Part]
  /// One for each part.
  public let queries: [SearchQuery]

  /// - Parameter parts: What the page shows; a part that the site does not have (suggestions without an index) is left out.
  public init(_ state: SearchState, _ settings: SearchSettings, parts: [Part]) {
    var planned: [(Part, SearchQuery)] = []
    for part in parts {
      switch part {
      case .hits: planned.append((part, Self.hits(state, settings)))
      case .suggestions:
        guard let index = settings.suggestionsIndex, settings.suggestionLimit > 0 else { continue }
        planned.append(
          (
            part,
            SearchQuery(
              index: index, text: state.query, limit: settings.suggestionLimit, highlighted: ["query"])
          ))
      case .preview:
        guard settings.previewLimit > 0 else { continue }
        planned.append(
          (
            part,
            SearchQuery(
              index: settings.index, text: state.query, limit: settings.previewLimit,
              highlighted: settings.highlighted)
          ))
      }
    }
    self.parts = planned.map(\.0)
    self.queries = planned.map(\.1)
  }

  private static func hits(_ state: SearchState, _ settings: SearchSettings) -> SearchQuery {
    SearchQuery(
      index: settings.index, text: state.query,
      filters: settings.facets.compactMap { facet in
        let values = state.values(of: facet.attribute)
        return values.isEmpty ? nil : FacetFilter(attribute: facet.attribute, anyOf: values)
      },
      facets: settings.facets.map { FacetRequest(attribute: $0.attribute, limit: $0.limit) },
      sort: settings.sorts.first { $0.id == state.sort }?.order,
      offset: (state.page - 1) * settings.hitsPerPage, limit: settings.hitsPerPage,
      highlighted: settings.highlighted)
  }

  /// This plan and another as one, so that the engine is still asked once; a part of both is asked as this plan has it.
  public func joined(with other: SearchPlan) -> SearchPlan {
    let added = zip(other.parts, other.queries).filter { !parts.contains($0.0) }
    return SearchPlan(parts: parts + added.map(\.0), queries: queries + added.map(\.1))
  }

  private init(parts: [Part], queries: [SearchQuery]) {
    self.parts = parts
    self.queries = queries
  }

  /// Gives each part its outcome; where the engine returned another number of outcomes than it was asked for, each part fails.
  public func merge(_ outcomes: [Result<SearchResults, BackendError>], backend: String) -> SearchOutcome {
    guard outcomes.count == queries.count else {
      let error = BackendError(
        backend: backend, .badAnswer("\(outcomes.count) answers to \(queries.count) queries"))
      return SearchOutcome(parts.map { ($0, .failure(error)) })
    }
    return SearchOutcome(Array(zip(parts, outcomes)))
  }
}

/// What came back for each part of a plan.
public struct SearchOutcome: Sendable {
  private let results: [SearchPlan.Part: Result<SearchResults, BackendError>]

  public init(_ results: [(SearchPlan.Part, Result<SearchResults, BackendError>)]) {
    self.results = Dictionary(results, uniquingKeysWith: { first, _ in first })
  }

  /// `nil` for a part that was not asked for.
  public subscript(part: SearchPlan.Part) -> Result<SearchResults, BackendError>? { results[part] }

  /// The query suggestions, empty where they were not asked for or failed: a page is whole without them.
  public var suggestions: [QuerySuggestion] {
    guard case .success(let results)? = results[.suggestions] else { return [] }
    return results.hits.compactMap(QuerySuggestion.init)
  }
}
