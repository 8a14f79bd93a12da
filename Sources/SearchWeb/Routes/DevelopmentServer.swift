import HTMLTemplates
import HTTPServer
import Synchronization

/// Answers with templates and files as they are at each request: `serve --dev`.
///
/// Files with faults are not used: the pages stay as they were, with a note that leads to `/development`, which says
/// what is wrong. A page that is being made when files change is finished with those from before.
package final class DevelopmentServer: Sendable {
  /// Makes the answers to all requests of some assets.
  package typealias Pages = @Sendable (SiteAssets) -> SearchApplication

  private static let path = "/development"
  private static let sheetPath = "/development.css"

  private let watch: AssetWatch
  private let live: LiveRouter
  private let pages: Mutex<Pages>
  private let log: @Sendable (String) -> Void

  /// - Parameter pages: What is served until there is something else to `show`.
  package init(_ watch: AssetWatch, log: @escaping @Sendable (String) -> Void, pages: @escaping Pages) {
    self.watch = watch
    self.log = log
    self.pages = Mutex(pages)
    live = LiveRouter(pages(watch.current).router)
  }

  /// Lets the next requests be answered by other pages, such as those of indices that have been read.
  package func show(_ pages: @escaping Pages) {
    self.pages.withLock {
      $0 = pages
      live.replace(pages(watch.current).router)
    }
  }

  /// Picks up what has changed, and tells the log what was and what could not be.
  ///
  /// Waits for a look that is at work: what was written before the call is never missed.
  package func poll() {
    pages.withLock { pages in
      guard let news = watch.poll() else { return }
      if news.isReloaded { live.replace(pages(watch.current).router) }
      Self.lines(news).forEach(log)
    }
  }

  private static func lines(_ news: AssetWatch.News) -> [String] {
    var lines: [String] = []
    if news.isReloaded {
      let most = 5
      let files = news.files.prefix(most).joined(separator: ", ")
      let rest = news.files.count > most ? " and \(news.files.count - most) more" : ""
      let verb = news.isMended ? "Mended" : "Picked up"
      lines.append(news.files.isEmpty ? "\(verb): the files are as before." : "\(verb): \(files)\(rest)")
    }
    if let report = news.report {
      lines.append("The changed files are not used, and the pages stay as they were:\n" + report)
    }
    return lines
  }

  /// Answers a request, as a `Handler`.
  package func handle(_ request: Request) -> Handling {
    poll()
    switch request.path {
    case Self.path, Self.sheetPath: return own.handle(request)
    default:
      let isFaulty = watch.report != nil
      return live.handle(request.unconditional).map { Self.uncached($0, isFaulty: isFaulty) }
    }
  }

  // MARK: The development page

  private var own: Router {
    var router = Router()
    router.get(Self.path, SearchApplication.securing { _ in .now(self.page) })
    router.get(Self.sheetPath) { _ in .now(Self.sheet) }
    return router
  }

  /// `GET /development`: what is wrong, kept up to date by the browser.
  private var page: Response {
    let strays = watch.current.strays.map(\.description)
    var response =
      watch.report.map { Response.html(DevelopmentPage.faults($0), status: 500) }
      ?? .html(DevelopmentPage.noFaults(notes: strays))
    response.headers["Cache-Control"] = "no-store"
    response.headers["Refresh"] = "2"
    return response
  }

  private static let sheet = Response(
    headers: [
      "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    ],
    body: .bytes(
      Array(
        """
        #searchlight-development {
          position: fixed; z-index: 1000; inset: auto 0 0; padding: 0.75rem 1rem; margin: 0;
          font: 1rem/1.5 system-ui, sans-serif; color: #fff; background: #8c1d18;
        }
        #searchlight-development a { color: inherit; }

        """.utf8)))

  /// Stands at the end of whole pages while files have faults; parts that htmx swaps in stay as they are.
  private static let note = Array(
    (#"<aside id="searchlight-development" aria-label="Development">"#
      + #"<link rel="stylesheet" href="\#(sheetPath)"/>Templates have faults, and this page stays as it was. "#
      + #"<a href="\#(path)">What is wrong</a></aside>"#).utf8)

  /// The answer as a browser must not keep it, for the files behind it may change at any time.
  private static func uncached(_ response: Response, isFaulty: Bool) -> Response {
    var response = response
    let isPage = response.headers["Content-Type"]?.hasPrefix("text/html") ?? false
    if isPage {
      response.headers["Cache-Control"] = "no-store"
      response.headers["ETag"] = nil
    } else if response.headers["Cache-Control"]?.contains("immutable") == false {
      response.headers["Cache-Control"] = "no-cache"
    }
    guard isPage, isFaulty, case .bytes(var bytes) = response.body,
      let end = lastPlace(of: Array("</body>".utf8), in: bytes)
    else { return response }
    bytes.insert(contentsOf: note, at: end)
    response.body = .bytes(bytes)
    return response
  }

  /// Data of a page cannot hold the mark: `<` is escaped wherever it stands.
  private static func lastPlace(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).last { bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
  }
}

extension Request {
  /// The same request without what lets a server say that a page has not changed.
  fileprivate var unconditional: Request {
    var headers = headers
    headers["If-None-Match"] = nil
    headers["If-Modified-Since"] = nil
    var next = Request(method: method, target: target, headers: headers, body: body)
    next.parameters = parameters
    return next
  }
}
