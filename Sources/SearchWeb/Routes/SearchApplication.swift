import HTMLTemplates
import HTTPServer
import Localization
import SearchCore

/// All sites of a server with their routes, files and error pages: the whole answer to any request.
package struct SearchApplication: Sendable {
  package let router: Router

  /// - Parameters:
  ///   - notes: Why a site that might be expected is missing, for the list of sites.
  ///   - assets: The templates of all pages, and the files that the server sends.
  ///   - siteAssets: By the site's id, for sites with templates of their own; see `LoadedAssets.overridden(by:)`.
  ///   - extraRoutes: Routes of the demo data, such as its drawings.
  package init(
    sites: [Site], notes: [String] = [], assets: LoadedAssets, siteAssets: [String: LoadedAssets] = [:],
    timeout: Duration = .seconds(2), extraRoutes: (inout Router) -> Void = { _ in },
    log: @escaping @Sendable (String) -> Void
  ) {
    var router = Router()
    router.files = assets.files
    let server = ServerRoutes(
      sites: sites, notes: notes, templates: assets.templates, assets: assets.pages, locale: .english)
    router.get("/", Self.securing(server.home))
    Self.addHealth(to: &router)
    router.get("/readyz", Self.securing(server.readiness))
    var themes: Set<String> = []
    for site in sites {
      let assets = siteAssets[site.id] ?? assets
      let routes = SiteRoutes(
        writer: PageWriter(site: site, assets: assets.pages), templates: assets.templates, timeout: timeout,
        log: log)
      routes.add(to: &router)
      // Sites that look alike share one sheet.
      if let theme = routes.writer.theme, themes.insert(theme.path).inserted {
        router.get(theme.path) { .now(theme.response(to: $0)) }
      }
    }
    extraRoutes(&router)
    router.notFound = Self.securing(server.notFound)
    router.methodNotAllowed = Self.securing(server.methodNotAllowed)
    self.router = router
  }

  /// A server whose records are still being read: every page is a 503 that says so, until a `LiveRouter` gets the
  /// application with the sites.
  ///
  /// - Parameter name: What is being read, for readers.
  package init(waitingFor name: String, assets: LoadedAssets) {
    var router = Router()
    router.files = assets.files
    let waiting = WaitingRoutes(name: name, templates: assets.templates, assets: assets.pages)
    Self.addHealth(to: &router)
    router.get("/readyz", Self.securing(waiting.readiness))
    router.notFound = Self.securing(waiting.page)
    router.methodNotAllowed = Self.securing(waiting.page)
    self.router = router
  }

  /// `GET /healthz`: the process answers.
  private static func addHealth(to router: inout Router) {
    router.get("/healthz", securing { _ in .now(.text("ok\n")) })
  }
}

extension SiteRoutes {
  fileprivate func add(to router: inout Router) {
    let site = writer.site
    func add(_ pattern: String, _ handler: @escaping Handler) {
      router.get(site.path + pattern, SearchApplication.securing(handler, images: site.imageOrigins))
    }
    add("", results)
    add("/suggestions", suggestions)
    add("/hit/{id}", hit)
    add("/facet/{name}", facet)
    add("/{rest...}", unknownPage)
  }
}

extension SearchApplication {
  /// Adds the headers that keep a page to what this server sends, and its pictures to these origins.
  static func securing(_ handler: @escaping Handler, images: ImageOrigins = .own) -> Handler {
    let headers = securityHeaders(images: images)
    return { request in
      handler(request).map { response in
        var response = response
        for (name, value) in headers { response.headers[name] = value }
        return response
      }
    }
  }

  /// No inline script or style, nothing but pictures from other origins, no framing; forms lead to this server only.
  private static func securityHeaders(images: ImageOrigins) -> [(String, String)] {
    [
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src \(images.sources); connect-src 'self'; "
          + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
      ),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "strict-origin-when-cross-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
  }
}
