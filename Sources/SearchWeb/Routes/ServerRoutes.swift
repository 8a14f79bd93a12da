import HTMLTemplates
import HTTPServer
import Localization
import SearchCore

/// The pages above the sites: their list, and what answers addresses that lead nowhere.
struct ServerRoutes: Sendable {
  let sites: [Site]
  let notes: [String]
  let templates: TemplateLibrary
  let assets: PageAssets
  let locale: LocaleText

  /// `GET /`: the list of sites, or on to the only one. Not for ever, since another site may join it.
  func home(_ request: Request) -> Handling {
    if sites.count == 1, let site = sites.first, notes.isEmpty {
      return .now(.redirect(to: site.path, status: 302))
    }
    let page = SitesPage(
      frame: frame(title: "Search sites"),
      lead: locale.count(sites.count, one: "search site runs", other: "search sites run").capitalizedFirst
        + " on this server. Each works with a keyboard, a screen reader, a slow line, and no scripts at all.",
      sites: sites.map(tile), notes: notes)
    return .now(respond(.html(templates.render(TemplateNames.sites, page)), to: request))
  }

  /// `GET /readyz`: 200 once every embedded index can be searched, else 503 with what is missing.
  func readiness(_ request: Request) -> Handling {
    let waiting = sites.filter { state(of: $0).isOff }.map(\.id)
    guard !waiting.isEmpty else { return .now(.text("ready\n")) }
    return .now(.text("waiting for: " + waiting.joined(separator: ", ") + "\n", status: 503))
  }

  func notFound(_ request: Request) -> Handling {
    .now(
      message(
        request, status: 404, heading: "There is no such page",
        lead: "The address may have a mistake in it. The list of sites leads on."))
  }

  func methodNotAllowed(_ request: Request) -> Handling {
    .now(
      message(
        request, status: 405, heading: "This page can only be read",
        lead: "The address is right, but it does not take “\(request.method)”."))
  }

  private func message(_ request: Request, status: Int, heading: String, lead: String) -> Response {
    let page = MessagePage(
      frame: frame(title: heading, robots: "noindex"), heading: heading, lead: lead,
      actions: [PageLink(title: "All search sites", url: "/", isPrimary: true)])
    var response = Response.html(templates.render(TemplateNames.message, page), status: status)
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  private func frame(title: String, robots: String? = nil) -> PageFrame {
    PageFrame(
      title: title + " | Searchlight", robots: robots, skipTarget: "the sites", assets: assets, site: nil)
  }

  private func tile(_ site: Site) -> SiteTile {
    let state = state(of: site)
    return SiteTile(
      id: site.id, name: site.name, url: site.path, about: site.about, state: state.words, isOff: state.isOff,
      placeholder: site.placeholder, strip: state.pictures, words: state.samples.joined(separator: " · "))
  }

  private struct State {
    var words: String
    var isOff: Bool
    var pictures: [Picture] = []
    /// Titles of hits, or searches, shown where there are no pictures.
    var samples: [String] = []
  }

  /// What the site's engine says of itself, as far as it can be told without waiting.
  private func state(of site: Site) -> State {
    let query = SearchQuery(index: site.settings.index, limit: 12)
    switch site.backend.searchNow([query])?.first {
    case .success(let results)?:
      let writer = PageWriter(site: site, assets: assets)
      let reader = writer.reader
      // Only pictures of this server: the list of sites asks nothing of anybody else.
      let pictures = results.hits.lazy.compactMap { hit in
        reader.images(hit).first { $0.hasPrefix("/") }
      }.prefix(3)
      return State(
        words: "Ready: \(writer.count(results)), \(site.backend.name) engine", isOff: false,
        pictures: pictures.count == 3
          ? pictures.map { Picture(url: $0, alt: "", size: reader.imageSize) } : [],
        samples: results.hits.prefix(6).map { reader.title($0).text })
    case .failure(let error)? where error.reason == .notReady:
      return State(words: "Waiting: the index is being read", isOff: true)
    case .failure?, nil:
      return State(words: "Ready: \(site.backend.name) answers", isOff: false, samples: site.ways)
    }
  }
}
