import HTMLTemplates
import HTTPServer
import Localization
import SearchCore

/// All sites of a server with their routes, files and error pages: the whole answer to any request.
package struct SearchApplication: Sendable {
  package let router: Router

  /// - Parameters:
  ///   - notes: Why a site that might be expected is missing, for the list of sites.
  ///   - extraRoutes: Routes of the demo data, such as its drawings.
  package init(
    sites: [Site], notes: [String] = [], assets: LoadedAssets, timeout: Duration = .seconds(2),
    extraRoutes: (inout Router) -> Void = { _ in }, log: @escaping @Sendable (String) -> Void
  ) {
    var router = Router()
    router.files = assets.files
    let pageAssets = assets.pages
    let templates = assets.templates
    let server = ServerRoutes(
      sites: sites, notes: notes, templates: templates, assets: pageAssets, locale: .english)
    router.get("/", Self.securing(server.home))
    router.get("/healthz", Self.securing { _ in .now(.text("ok\n")) })
    router.get("/readyz", Self.securing(server.readiness))
    for site in sites {
      let routes = SiteRoutes(
        writer: PageWriter(site: site, locale: .english, assets: pageAssets), templates: templates,
        timeout: timeout, log: log)
      router.get(site.path, Self.securing(routes.results))
      router.get(site.path + "/suggestions", Self.securing(routes.suggestions))
      router.get(site.path + "/hit/{id}", Self.securing(routes.hit))
      router.get(site.path + "/facet/{name}", Self.securing(routes.facet))
      router.get(site.path + "/{rest...}", Self.securing(routes.unknownPage))
    }
    extraRoutes(&router)
    router.notFound = Self.securing(server.notFound)
    router.methodNotAllowed = Self.securing(server.methodNotAllowed)
    self.router = router
  }
}

extension SearchApplication {
  /// Adds the headers that keep a page to what this server sends.
  static func securing(_ handler: @escaping Handler) -> Handler {
    { request in
      handler(request).map { response in
        var response = response
        for (name, value) in securityHeaders { response.headers[name] = value }
        return response
      }
    }
  }

  /// No inline script or style, nothing from other origins, no framing; forms lead to this server only.
  private static let securityHeaders = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "strict-origin-when-cross-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
