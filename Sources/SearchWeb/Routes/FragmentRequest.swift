import HTTPServer

/// What part of a page a request wants, and the headers that say so to caches.
enum FragmentRequest {
  /// Whether htmx asks for the part to swap in. When it restores history it has nothing to swap into and wants the whole page.
  static func isWanted(by request: Request) -> Bool {
    request.headers["HX-Request"] == "true" && request.headers["HX-History-Restore-Request"] != "true"
  }

  /// The one place that writes `Vary`: every page that has a fragment differs by these headers.
  static let vary = "HX-Request, HX-History-Restore-Request"
}
