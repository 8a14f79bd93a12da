import DemoSites
import HTTPServer

/// `searchlight render`: one page to standard output, through the same routes as a server's.
struct RenderCommand {
  let options: Command.RenderOptions

  init(_ options: Command.RenderOptions) { self.options = options }

  func run() throws {
    let demo = try DemoSites(
      data: options.data, assets: options.assets, say: { Terminal.error($0) })
    try demo.loadDemo()
    if !["/shop", "/movies", "/recorded", "/demo", "/assets"].contains(where: options.target.hasPrefix) {
      try demo.loadPackages()
    }
    let response = try BlockingTask.result {
      try await demo.application.router.response(to: request)
    }
    if case .bytes(let bytes) = response.body { try Terminal.output(bytes) }
    guard response.status < 300 else {
      throw StatusError(
        target: options.target, status: response.status, location: response.headers["Location"])
    }
  }

  private var request: Request {
    Request(target: options.target, headers: options.fragment == nil ? [:] : ["HX-Request": "true"])
  }

  /// The page was written, but a server would have answered it with an error status.
  private struct StatusError: Error, CustomStringConvertible {
    let target: String
    let status: Int
    let location: String?

    var description: String { "\(target): status \(status)" + (location.map { ", on to \($0)" } ?? "") }
  }
}
