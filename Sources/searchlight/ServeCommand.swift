import DemoSites
import Dispatch
import Glibc
import HTTPServer
import RecordImporting
import SearchWeb
import SiteAssembly
import SiteConfiguration
import Synchronization

/// `searchlight serve`: sites over HTTP until SIGTERM or SIGINT.
struct ServeCommand {
  let options: ServeOptions

  init(_ options: ServeOptions) { self.options = options }

  func run() throws {
    Server.blockSignals()
    if options.source != nil || options.config != nil {
      try serveSites()
    } else {
      try serveDemo()
    }
  }

  private func serveDemo() throws {
    let demo = try DemoSites(data: options.data, assets: options.assets, say: { Terminal.error($0) })
    let router = demo.application.router
    try serve(options.listen ?? .loopback, LiveRouter(router)) { bound in
      try demo.loadDemo()
      try Terminal.print("Serving on http://\(bound)")
      demo.loadPackagesInBackground()
    }
  }

  /// The sites of a file or of a configuration.
  private func serveSites() throws {
    let opening = try OpenedSites(
      source: options.source, config: options.config, data: options.data, assets: options.assets,
      log: { Terminal.error($0) })
    let assembly = opening.assembly
    let live = LiveRouter(assembly.waiting.router)
    let listen = try options.listen ?? ListenAddress(assembly.configuration.listen)
    try serve(listen, live) { bound in
      live.replace(try opening.load().router)
      try Terminal.print(Self.words(assembly.configuration.sites, bound))
      try opening.guesses().forEach(Terminal.error)
      try opening.warnings().forEach(Terminal.error)
    }
  }

  private static func words(_ sites: [ConfiguredSite], _ bound: BoundAddress) -> String {
    if sites.count == 1, let site = sites.first { return "Serving on http://\(bound)/\(site.path)" }
    let lines = sites.map { "  http://\(bound)/\($0.path)  \($0.title)" }
    return (["Serving on http://\(bound)"] + lines).joined(separator: "\n")
  }

  /// Listens at once, so that an address in use is told before anything is read, and makes the sites ready meanwhile.
  ///
  /// Signals are waited for on this thread: Ctrl-C works at any moment, also inside an import, whose index then stays
  /// as it was.
  private func serve(
    _ address: ListenAddress, _ router: LiveRouter,
    _ prepare: @escaping @Sendable (BoundAddress) throws -> Void
  ) throws {
    let server = Server(
      configuration: ServerConfiguration(address: address), handler: { router.handle($0) },
      log: { Terminal.error("\($0)") })
    let bound = try server.start()
    let failure = Failure()
    DispatchQueue(label: "prepare").async {
      do { try prepare(bound) } catch {
        failure.set(error)
        kill(getpid(), SIGTERM)
      }
    }
    _ = Server.waitForSignal()
    if let error = failure.error { throw error }
    Terminal.error("Stopping…")
    try BlockingTask.result { await server.stop() }
  }

  private final class Failure: Sendable {
    private let kept = Mutex<(any Error)?>(nil)

    var error: (any Error)? { kept.withLock { $0 } }

    func set(_ error: any Error) { kept.withLock { $0 = error } }
  }
}
