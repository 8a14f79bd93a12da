/// All questions that one page view asks, sent to the engine as one list.
public struct SearchPlan: Sendable {
  /// A part of a page that needs an answer of its own.
  public enum Part: Sendable, Hashable {
    /// The hits, total and facets of a results page.
    case hits
    /// Query suggestions: completions of the query, or the most popular for an empty one.
    case suggestions
    /// The first few hits, shown beside the suggestions.
    case preview
  }

  /// What will be asked, in the order in which it was asked for.
  public let parts: [Part]
  /// One for each part, in the same order: what to hand to `SearchBackend.search`.
  public let queries: [SearchQuery]

  /// The questions of one page.
  ///
  /// - Parameters:
  ///   - state: What the reader searches for.
  ///   - settings: The site's index, facets, sorts and limits; a sort of the state that they do not have is left out.
  ///   - parts: What the page shows, each once; a part that the site does not have (suggestions without an index) is
  ///     left out.
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
      highlighted: settings.highlighted, snippets: settings.snippets)
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
  ///
  /// - Parameters:
  ///   - outcomes: What `SearchBackend.search` returned for `queries`.
  ///   - backend: The backend's name, for the error of a wrong number.
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

  /// Outcomes by part; of several for one part the first counts.
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
