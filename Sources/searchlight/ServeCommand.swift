import DemoSites
import Glibc
import HTTPServer

/// `searchlight serve`: the demo sites over HTTP until SIGTERM or SIGINT.
struct ServeCommand {
  let options: Command.ServeOptions

  init(_ options: Command.ServeOptions) { self.options = options }

  func run() throws {
    Server.blockSignals()
    let demo = try DemoSites(data: options.data, assets: options.assets, say: { Terminal.error($0) })
    let router = demo.application.router
    let server = Server(
      configuration: ServerConfiguration(address: options.listen), handler: { router.handle($0) },
      log: { Terminal.error("\($0)") })
    // An address in use is told before anything is read; what is asked for meanwhile is answered “being read”.
    let bound = try server.start()
    try demo.loadDemo()
    try Terminal.print("Serving on http://\(bound)")
    demo.loadPackagesInBackground()
    _ = Server.waitForSignal()
    Terminal.error("Stopping…")
    try BlockingTask.result { await server.stop() }
  }
}
