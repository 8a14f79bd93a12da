import SearchCore

extension PageWriter {
  /// The page for an engine that gave no answer: query and filters are kept and can be tried again.
  func engineError(_ state: SearchState, _ error: BackendError, status: Int, reference: String) -> MessagePage
  {
    let filters = refinements(state).map(\.value)
    return MessagePage(
      frame: frame(title: "Search is not answering", query: state.query, robots: "noindex"),
      kept: kept(state), scene: assets.scene, heading: heading(error),
      lead: lead(error, state, filterCount: filters.count), filters: filters,
      actions: [
        PageLink(title: "Try again", url: state.url(path: site.path, site.settings), isPrimary: true),
        PageLink(title: "Start over", url: site.path),
      ],
      waysTitle: popularTitle, ways: site.ways.map { PageLink(title: $0, url: site.url(searching: $0)) },
      help:
        "Nothing you did caused this. If it lasts, tell the site: status \(status), reference \(reference).")
  }

  private func heading(_ error: BackendError) -> String {
    error.reason == .notReady ? "One moment, the index is being read" : "The light is out for a moment"
  }

  private func lead(_ error: BackendError, _ state: SearchState, filterCount: Int) -> String {
    let reason =
      switch error.reason {
      case .timedOut: "The search engine did not answer in time."
      case .overloaded: "The search engine has too much to do at this moment."
      case .notReady: "The search engine is still reading its records."
      default: "The search engine could not answer this search."
      }
    let query = state.query.isEmpty ? "Your search" : "Your search for “\(state.query)”"
    let filters =
      filterCount == 0 ? "" : ", with its " + counted(filterCount, one: "filter", other: "filters")
    return "\(reason) \(query) is still in the box\(filters)."
  }

  /// The first screen of a site that shows no hits before anything is asked for.
  func firstScreen() -> MessagePage {
    MessagePage(
      frame: frame(title: "Search"), heading: "Search " + site.name,
      lead: site.about.isEmpty ? "Type what you are looking for." : site.about,
      waysTitle: "Searches to try", ways: site.ways.map { PageLink(title: $0, url: site.url(searching: $0)) })
  }

  /// Said in place of results and suggestions of a query that is not searched.
  var lettersNeeded: String { "Type at least " + locale.integer(site.minimumQueryLength) + " letters" }

  /// The page for a query with too few letters, which the engine is not asked for.
  func tooShort(_ state: SearchState) -> MessagePage {
    MessagePage(
      frame: frame(title: lettersNeeded, query: state.query, robots: "noindex"), kept: kept(state),
      heading: lettersNeeded,
      lead: "The query “\(state.query)” is too short to search for. It is still in the box.",
      filters: refinements(state).map(\.value),
      actions: site.showsAllFirst ? [PageLink(title: "All " + site.noun.other, url: site.path)] : [],
      waysTitle: "Searches to try", ways: site.ways.map { PageLink(title: $0, url: site.url(searching: $0)) })
  }

  func unknownHit(_ id: String) -> MessagePage {
    MessagePage(
      frame: frame(title: "Not here", robots: "noindex"), heading: "This \(site.noun.one) is not here",
      lead:
        "There is no \(site.noun.one) “\(id)”. It may have been taken away, or the address may have a mistake in it.",
      actions: [PageLink(title: "All " + site.noun.other, url: site.path, isPrimary: true)])
  }

  func unknownPage() -> MessagePage {
    MessagePage(
      frame: frame(title: "Page not found", robots: "noindex"), heading: "There is no such page",
      lead:
        "The address may have a mistake in it. The search above and the list of all \(site.noun.other) lead on.",
      actions: [PageLink(title: "All " + site.noun.other, url: site.path, isPrimary: true)])
  }
}
