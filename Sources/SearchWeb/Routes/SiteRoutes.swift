import HTMLTemplates
import HTTPServer
import SearchCore

/// The pages of one site.
///
/// Each handler reads the state, asks the engine once, and renders: what the page says is the page value's work.
struct SiteRoutes: Sendable {
  let writer: PageWriter
  let templates: TemplateLibrary
  /// An engine must answer within this time, retries included.
  let timeout: Duration
  let log: @Sendable (String) -> Void

  private var site: Site { writer.site }

  /// `GET /{site}`: the whole page, or only its results when htmx asks.
  func results(_ request: Request) -> Handling {
    let state = SearchState(parameters: request.query.tuples, settings: site.settings)
    let isFragment = FragmentRequest.isWanted(by: request)
    if !site.showsAllFirst, state.query.isEmpty, state.refinements.isEmpty {
      return .now(message(writer.firstScreen(), 200, request))
    }
    if site.isTooShort(state.query) { return .now(message(writer.tooShort(state), 200, request)) }
    // The popular suggestions stand in the dropdown before anything is typed, and are ways on where nothing is found.
    let plan = SearchPlan(state, site.settings, parts: [.hits])
      .joined(with: SearchPlan(SearchState(), site.settings, parts: [.suggestions]))
    return asking(plan) { outcome in
      switch outcome[.hits] {
      case .success(let results)?:
        let page = writer.results(state, results, outcome)
        let html = templates.render(isFragment ? TemplateNames.resultsFragment : TemplateNames.results, page)
        let isBeyond = results.hits.isEmpty && results.total > 0 && state.page > 1
        return self.page(html, status: isBeyond ? 404 : 200, to: request)
      case .failure(let error)?: return failure(state, error, request)
      case nil:
        return failure(state, BackendError(backend: site.backend.name, .badAnswer("no hits")), request)
      }
    }
  }

  /// `GET /{site}/suggestions`: the dropdown's content when htmx asks, else a page of its own.
  func suggestions(_ request: Request) -> Handling {
    let state = SearchState(parameters: request.query.tuples, settings: site.settings)
    let typed = String((request.query.first("q") ?? "").prefix(SearchSettings.maximumQueryLength))
    let plan = SearchPlan(
      SearchState(query: state.query), site.settings,
      parts: site.isTooShort(state.query) ? [] : [.suggestions, .preview])
    let isFragment = FragmentRequest.isWanted(by: request)
    return asking(plan) { outcome in
      // Suggestions that fail are no suggestions: the reader's search still works.
      for part in plan.parts {
        if case .failure(let error)? = outcome[part] { log(error.description) }
      }
      guard let page = writer.suggestions(state, typed: typed, outcome) else {
        return message(writer.unknownPage(), 404, request)
      }
      let name = isFragment ? TemplateNames.suggestionsFragment : TemplateNames.suggestions
      return self.page(templates.render(name, page), to: request)
    }
  }

  /// `GET /{site}/hit/{id}`.
  func hit(_ request: Request) -> Handling {
    let id = request.parameters["id"] ?? ""
    let query = SearchQuery(index: site.settings.index, recordID: id, limit: 1)
    return asking(query, for: SearchState(), request) { results in
      guard let hit = results.hits.first else { return message(writer.unknownHit(id), 404, request) }
      return page(templates.render(TemplateNames.hit, writer.hit(hit)), to: request)
    }
  }

  /// `GET /{site}/facet/{name}`: all values of a facet, up to 1,000.
  func facet(_ request: Request) -> Handling {
    let state = SearchState(parameters: request.query.tuples, settings: site.settings)
    guard let setting = site.settings.facets.first(where: { $0.parameter == request.parameters["name"] }),
      var query = SearchPlan(state, site.settings, parts: [.hits]).queries.first
    else { return .now(message(writer.unknownPage(), 404, request)) }
    if site.isTooShort(state.query) { return .now(message(writer.tooShort(state), 200, request)) }
    query.limit = 0
    query.offset = 0
    query.facets = [FacetRequest(attribute: setting.attribute, limit: 1_000)]
    return asking(query, for: state, request) { results in
      let facet = results.facet(setting.attribute) ?? Facet(attribute: setting.attribute, values: [])
      return page(templates.render(TemplateNames.facet, writer.facet(setting, facet, state)), to: request)
    }
  }

  /// Any other address below the site.
  func unknownPage(_ request: Request) -> Handling { .now(message(writer.unknownPage(), 404, request)) }
}

extension SiteRoutes {
  /// Asks the engine once for all queries: at once where it can answer from memory, else in a task.
  private func asking(
    _ queries: [SearchQuery],
    _ answer: @escaping @Sendable ([Result<SearchResults, BackendError>]) -> Response
  ) -> Handling {
    let start = ContinuousClock.now
    if let outcomes = site.backend.searchNow(queries) { return .now(timed(answer(outcomes), since: start)) }
    return .later { timed(answer(await site.backend.search(queries, before: .now + timeout)), since: start) }
  }

  /// Tells the time in a header and not in the page, whose bytes stay the same for the same search.
  private func timed(_ response: Response, since start: ContinuousClock.Instant) -> Response {
    var response = response
    let microseconds = (ContinuousClock.now - start) / .microseconds(1)
    response.headers["Server-Timing"] =
      "total;dur=" + RecordNumber.shortestText(microseconds.rounded() / 1000)
    return response
  }

  private func asking(
    _ plan: SearchPlan, _ answer: @escaping @Sendable (SearchOutcome) -> Response
  ) -> Handling {
    // A plan without questions is answered without the engine.
    guard !plan.queries.isEmpty else { return .now(answer(SearchOutcome([]))) }
    return asking(plan.queries) { answer(plan.merge($0, backend: site.backend.name)) }
  }

  /// Asks one query for a page that has nothing to show without its answer.
  private func asking(
    _ query: SearchQuery, for state: SearchState, _ request: Request,
    _ answer: @escaping @Sendable (SearchResults) -> Response
  ) -> Handling {
    asking([query]) { outcomes in
      switch outcomes.first {
      case .success(let results)?: return answer(results)
      case .failure(let error)?: return failure(state, error, request)
      case nil:
        return failure(state, BackendError(backend: site.backend.name, .badAnswer("no answer")), request)
      }
    }
  }

  private func failure(_ state: SearchState, _ error: BackendError, _ request: Request) -> Response {
    let status =
      switch error.reason {
      case .timedOut: 504
      case .overloaded, .notReady: 503
      default: 502
      }
    let reference = Reference.make()
    log("\(reference) \(request.target): \(error)")
    var response = message(
      writer.engineError(state, error, status: status, reference: reference), status, request)
    if status == 503 { response.headers["Retry-After"] = "2" }
    return response
  }

  private func message(_ message: MessagePage, _ status: Int, _ request: Request) -> Response {
    let name =
      FragmentRequest.isWanted(by: request) ? TemplateNames.messageFragment : TemplateNames.message
    return page(templates.render(name, message), status: status, to: request)
  }

  private func page(_ html: [UInt8], status: Int = 200, to request: Request) -> Response {
    var response = Response.html(html, status: status)
    response.headers["Vary"] = FragmentRequest.vary
    response.headers["Cache-Control"] = status == 200 ? "public, max-age=0, must-revalidate" : "no-store"
    return respond(response, to: request)
  }
}

/// Short references that join what a reader saw to a line of the log.
enum Reference {
  /// Seven characters that cannot be mistaken for each other, such as `7Q4-M2K`.
  static func make() -> String {
    let letters = Array("23456789ABCDEFGHJKMNPQRSTUVWXYZ")
    let picked = (0..<6).map { _ in letters.randomElement() ?? "2" }
    return String(picked[..<3]) + "-" + String(picked[3...])
  }
}

extension QueryParameters {
  var tuples: [(name: String, value: String)] { pairs.map { ($0.name, $0.value) } }
}
