import DemoSites
import HTTPServer
import SearchWeb
import SiteConfiguration

/// `searchlight render`: one page to standard output, through the same routes as a server's.
struct RenderCommand {
  let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  func run() throws {
    let router = try router()
    let response = try BlockingTask.result { try await router.response(to: request) }
    if case .bytes(let bytes) = response.body { try Terminal.output(bytes) }
    guard response.status < 300 else {
      throw StatusError(
        target: options.target, status: response.status, location: response.headers["Location"])
    }
  }

  private func router() throws -> Router {
    if options.file != nil || options.config != nil {
      let sites = try OpenedSites(
        source: options.file.map { ConfiguredSource(file: FilePath($0, in: "")) }, config: options.config,
        data: options.data, assets: options.assets, log: { Terminal.error($0) })
      return sites.assembly.application(of: try sites.load(), sites.assembly.assets).router
    }
    let demo = try DemoSites(data: options.data, assets: options.assets, say: { Terminal.error($0) })
    try demo.loadDemo()
    if !["/shop", "/movies", "/recorded", "/demo", "/assets"].contains(where: options.target.hasPrefix) {
      try demo.loadPackages()
    }
    return demo.application.router
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
