import DemoSites
import Glibc
import HTTPServer

/// `searchlight serve`: the demo sites over HTTP until SIGTERM or SIGINT.
struct ServeCommand {
  let options: Command.ServeOptions

  init(_ options: Command.ServeOptions) { self.options = options }

  func run() throws {
    let address = try ListenAddress(options.listen)
    Server.blockSignals()
    let demo = try DemoSites(data: options.data, assets: options.assets, say: { Terminal.error($0) })
    try demo.loadDemo()
    let router = demo.application.router
    let server = Server(
      configuration: ServerConfiguration(address: address), handler: { router.handle($0) },
      log: { Terminal.error("\($0)") })
    let bound = try server.start()
    Terminal.print("Serving on http://\(bound)")
    demo.loadPackagesInBackground()
    _ = Server.waitForSignal()
    Terminal.error("Stopping…")
    try BlockingTask.result { await server.stop() }
  }
}
