import HTMLTemplates
import HTTPServer
import Localization
import SearchCore

/// All sites of a server with their routes, files and error pages: the whole answer to any request.
package struct SearchApplication: Sendable {
  /// Where the pages' files are.
  package struct Assets: Sendable {
    /// Folders of templates; a file in an earlier one replaces the file of the same name in a later one.
    package var templates: [String]
    /// The folder of style sheet, script and drawings; its folder `vendor` may be missing.
    package var files: String

    package init(templates: [String], files: String) {
      self.templates = templates
      self.files = files
    }
  }

  package let router: Router

  /// - Parameters:
  ///   - notes: Why a site that might be expected is missing, for the list of sites.
  ///   - extraRoutes: Routes of the demo data, such as its drawings.
  /// - Throws: `TemplateError` with every fault of every template, or the error of a folder that cannot be read.
  package init(
    sites: [Site], notes: [String] = [], assets: Assets, timeout: Duration = .seconds(2),
    extraRoutes: (inout Router) -> Void = { _ in }, log: @escaping @Sendable (String) -> Void
  ) throws {
    var router = Router()
    let pageAssets = try Self.addFiles(assets.files, to: &router.files)
    let templates = try TemplateLibrary(folders: assets.templates, templates: TemplateNames.all)
    let server = ServerRoutes(
      sites: sites, notes: notes, templates: templates, assets: pageAssets, locale: .english)
    router.get("/", Self.securing(server.home))
    router.get("/healthz") { _ in .now(.text("ok\n")) }
    router.get("/readyz", server.readiness)
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

  /// Adds the folder of files and names the ones that pages link to.
  private static func addFiles(_ folder: String, to files: inout StaticFiles) throws -> PageAssets {
    try files.add(folder: folder, at: "/assets")
    func url(_ name: String) throws -> String {
      guard let url = files.url(for: "/assets/" + name) else {
        throw MissingFileError(folder: folder, name: name)
      }
      return url
    }
    return PageAssets(
      stylesheet: try url("searchlight.css"), icon: try url("images/searchlight.svg"),
      script: try url("searchlight.js"), htmx: files.url(for: "/assets/vendor/htmx.min.js"),
      scene: try url("images/unlit.svg"))
  }

  /// A file that every page needs is not in the folder of files.
  struct MissingFileError: Error, CustomStringConvertible {
    let folder: String
    let name: String

    var description: String {
      "\(folder)/\(name) is missing. Name the folder that holds Public and Templates with --assets."
    }
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
