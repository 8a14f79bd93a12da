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
    let pages = try served(demo.assets) { demo.application($0) }
    try serve(options.listen ?? .loopback, pages) { bound in
      try demo.loadDemo()
      try announce("Serving on http://\(bound)", bound)
      demo.loadPackagesInBackground()
    }
  }

  /// The sites of a file or of a configuration.
  private func serveSites() throws {
    let opening = try OpenedSites(
      source: options.source, config: options.config, data: options.data, assets: options.assets,
      log: { Terminal.error($0) })
    defer { opening.removeTemporary() }
    let assembly = opening.assembly
    let pages = try served(assembly.assets) { assembly.waiting($0) }
    let listen = try options.listen ?? ListenAddress(assembly.configuration.listen)
    try serve(listen, pages) { bound in
      let sites = try opening.load()
      pages.show { assembly.application(of: sites, $0) }
      try announce(Self.words(assembly.configuration.sites, bound), bound)
      try opening.guesses().forEach(Terminal.error)
      try opening.warnings().forEach(Terminal.error)
    }
  }

  private func served(
    _ assets: SiteAssets, _ pages: @escaping DevelopmentServer.Pages
  ) throws -> ServedPages {
    try ServedPages(
      assets, isDevelopment: options.isDevelopment, log: { Terminal.error($0) }, pages: pages)
  }

  private func announce(_ words: String, _ bound: BoundAddress) throws {
    try Terminal.print(words)
    guard options.isDevelopment else { return }
    Terminal.error("Changed templates are picked up. What is wrong with them: http://\(bound)/development")
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
    _ address: ListenAddress, _ pages: ServedPages,
    _ prepare: @escaping @Sendable (BoundAddress) throws -> Void
  ) throws {
    let server = Server(
      configuration: ServerConfiguration(address: address), handler: pages.handler,
      log: { Terminal.error("\($0)") })
    let bound = try server.start()
    pages.startWatching()
    defer { pages.stopWatching() }
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
