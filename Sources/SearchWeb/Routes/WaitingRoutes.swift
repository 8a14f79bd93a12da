import HTMLTemplates
import HTTPServer
import SearchCore

/// What a server answers while the records of its first start are read.
struct WaitingRoutes: Sendable {
  /// What is being read.
  let name: String
  let templates: TemplateLibrary
  let assets: PageAssets

  /// `GET /readyz`.
  func readiness(_ request: Request) -> Handling {
    .now(.text("waiting for: " + name + "\n", status: 503))
  }

  /// Any address: it may be right, so it is kept and can be asked for again.
  func page(_ request: Request) -> Handling {
    let heading = "One moment, the index is being read"
    let message = MessagePage(
      frame: PageFrame(
        title: heading + " | " + name, robots: "noindex", skipTarget: "the message", assets: assets, site: nil
      ),
      scene: assets.scene, heading: heading,
      lead:
        "The records of “\(name)” are being read for the first time. Once they are, this address shows its page.",
      actions: [PageLink(title: "Try again", url: Self.address(of: request), isPrimary: true)],
      isWaiting: true)
    let isFragment = FragmentRequest.isWanted(by: request)
    var response = Response.html(
      templates.render(isFragment ? TemplateNames.messageFragment : TemplateNames.message, message),
      status: 503)
    response.headers["Vary"] = FragmentRequest.vary
    response.headers["Cache-Control"] = "no-store"
    response.headers["Retry-After"] = "2"
    return .now(response)
  }

  /// The asked address as a link of our own: one slash at its start, every segment encoded anew.
  private static func address(of request: Request) -> String {
    let path = request.path.split(separator: "/").map { "/" + FormEncoding.encodeSegment(String($0)) }
      .joined()
    let query = FormEncoding.encode(request.query.tuples)
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query)
  }
}
