import SearchCore

extension PageWriter {
  /// The results page of a search that the engine answered.
  ///
  /// - Parameter popular: The outcome that holds the most popular suggestions, for the dropdown before anything is typed.
  func results(_ state: SearchState, _ results: SearchResults, _ outcome: SearchOutcome) -> ResultsPage {
    let links = SearchLinks(state, path: site.path, settings: site.settings)
    let pageCount = results.pageCount(hitsPerPage: site.settings.hitsPerPage)
    let isBeyond = state.page > pageCount
    return ResultsPage(
      frame: frame(
        title: title(state), query: state.query, robots: robots(state, results),
        dropdown: dropdown(SearchState(), outcome)),
      heading: heading(state, results, isBeyond: isBeyond),
      stats: stats(state, results, pageCount: pageCount),
      kept: kept(state),
      sortMenu: results.total > 1 ? sortMenu(state, links) : nil,
      chips: refinements(state).map { facet, value in
        Chip(label: value, url: links.toggling(value, of: facet))
      },
      clearURL: links.clearingRefinements(),
      facets: facets(state, results, links),
      hitsTitle: site.noun.other.capitalizedFirst,
      isGrid: site.layout != .list,
      isPosters: site.layout == .posters,
      hits: results.hits.enumerated().map { reader.card($0.element, position: $0.offset) },
      pager: isBeyond ? nil : pager(state, links, pageCount: pageCount),
      remedies: results.hits.isEmpty
        ? remedies(state, results, links, outcome, lastPage: isBeyond ? pageCount : nil) : nil)
  }

  func title(_ state: SearchState) -> String {
    let what = state.query.isEmpty ? "All " + site.noun.other : state.query
    return state.page > 1 ? what + ", page " + locale.integer(state.page) : what
  }

  private func heading(_ state: SearchState, _ results: SearchResults, isBeyond: Bool) -> String {
    if isBeyond, results.total > 0 { return "There is no page " + locale.integer(state.page) }
    if results.total == 0 {
      let what = state.query.isEmpty ? "Nothing here" : "Nothing for “\(state.query)”"
      return state.refinements.isEmpty ? what : what + " with these filters"
    }
    return state.query.isEmpty ? "All " + site.noun.other : "Results for “\(state.query)”"
  }

  private func stats(_ state: SearchState, _ results: SearchResults, pageCount: Int) -> String {
    var words = count(results)
    if let window = results.window, window < results.total {
      words += ", the first " + locale.integer(window) + " can be shown"
    }
    guard pageCount > 1, state.page > 1, state.page <= pageCount else { return words }
    return words + ", page " + locale.integer(state.page) + " of " + locale.integer(pageCount)
  }

  /// Only the first page of an unfiltered search in its own order is worth a place in another search engine.
  private func robots(_ state: SearchState, _ results: SearchResults) -> String? {
    state.refinements.isEmpty && state.sort == nil && state.page == 1 && state.query.isEmpty
      && results.total > 0
      ? nil : "noindex, follow"
  }

  private func sortMenu(_ state: SearchState, _ links: SearchLinks) -> SortMenu? {
    guard !site.settings.sorts.isEmpty else { return nil }
    let own = SortMenu.Option(
      title: "Best match", url: links.sorted(by: nil), isCurrent: state.sort == nil)
    let others = site.settings.sorts.map {
      SortMenu.Option(title: $0.title, url: links.sorted(by: $0.id), isCurrent: $0.id == state.sort)
    }
    let options = [own] + others
    return SortMenu(current: options.first(where: \.isCurrent)?.title ?? own.title, options: options)
  }

  private func facets(_ state: SearchState, _ results: SearchResults, _ links: SearchLinks) -> [FacetBlock] {
    site.settings.facets.compactMap { setting in
      guard let facet = results.facet(setting.attribute), !facet.values.isEmpty else { return nil }
      let valueCount = facet.valueCount ?? facet.values.count
      return FacetBlock(
        id: setting.parameter, title: setting.title,
        values: values(facet, of: setting, state, links),
        moreURL: valueCount > facet.values.count ? site.url(ofFacet: setting, links) : nil,
        moreText: "All " + locale.integer(valueCount) + " in " + setting.title.lowercasedFirst)
    }
  }

  /// A facet's values as links, the chosen ones first.
  func values(
    _ facet: Facet, of setting: FacetSetting, _ state: SearchState, _ links: SearchLinks
  ) -> [FacetBlock.Value] {
    let values = state.values(of: setting.attribute)
    func isChosen(_ value: FacetValue) -> Bool { values.contains { $0.isExactly(value.value) } }
    var ordered = setting.order.sorted(facet.values)
    if !values.isEmpty { ordered = ordered.filter(isChosen) + ordered.filter { !isChosen($0) } }
    return ordered.map { value in
      FacetBlock.Value(
        value: value.value, count: locale.integer(value.count),
        noun: value.count == 1 ? site.noun.one : site.noun.other,
        url: links.toggling(value.value, of: setting), isChosen: isChosen(value))
    }
  }

  /// The first and last page and two pages on either side of this one.
  private func pager(_ state: SearchState, _ links: SearchLinks, pageCount: Int) -> Pager? {
    guard pageCount > 1 else { return nil }
    let near = max(state.page - 2, 1)...min(state.page + 2, pageCount)
    var entries: [Pager.Entry] = []
    func add(_ page: Int) {
      entries.append(
        .init(number: locale.integer(page), url: links.page(page), isCurrent: page == state.page))
    }
    func gap(between first: Int, and second: Int) {
      if second - first == 2 { add(first + 1) }
      if second - first > 2 { entries.append(.init(number: "", url: "", isCurrent: false)) }
    }
    if near.lowerBound > 1 {
      add(1)
      gap(between: 1, and: near.lowerBound)
    }
    near.forEach(add)
    if near.upperBound < pageCount {
      gap(between: near.upperBound, and: pageCount)
      add(pageCount)
    }
    return Pager(
      previousURL: state.page > 1 ? links.page(state.page - 1) : nil,
      nextURL: state.page < pageCount ? links.page(state.page + 1) : nil, entries: entries)
  }

  private func remedies(
    _ state: SearchState, _ results: SearchResults, _ links: SearchLinks, _ outcome: SearchOutcome,
    lastPage: Int?
  ) -> Remedies {
    if results.total > 0, let lastPage {
      return Remedies(
        scene: nil, lead: "This search has " + counted(lastPage, one: "page", other: "pages") + ".",
        actions: [
          PageLink(title: "Go to the last page", url: links.page(lastPage), isPrimary: true),
          PageLink(title: "Go to the first page", url: links.page(1)),
        ], drops: [], popularTitle: popularTitle, popular: [])
    }
    let drops = refinements(state).map { facet, value in
      Remedies.Drop(title: facet.title, value: value, count: nil, url: links.toggling(value, of: facet))
    }
    return Remedies(
      scene: nil,
      lead: lead(state),
      actions: drops.count > 1
        ? [PageLink(title: "Take all filters away", url: links.clearingRefinements(), isPrimary: true)] : [],
      drops: drops, popularTitle: popularTitle, popular: popular(outcome))
  }
}

extension PageWriter {
  private func lead(_ state: SearchState) -> String {
    if !state.refinements.isEmpty { return "Take a filter away, or search for something else." }
    if state.query.isEmpty { return "This site has no \(site.noun.other) yet." }
    return "Check the spelling, or try another word for it."
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
