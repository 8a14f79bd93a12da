import Glibc
import SiteAssembly
import SiteConfiguration

/// `searchlight init`: a configuration for a file, with all that can be guessed about it.
struct InitCommand {
  let options: InitOptions

  init(_ options: InitOptions) { self.options = options }

  func run() throws {
    if options.output != "-" { try requireFree(options.output) }
    let sites = try OpenedSites(
      source: options.source, config: nil, data: nil, assets: nil,
      log: { Terminal.error($0) })
    try Interruption.watching("Nothing was written.") { try sites.fill() }
    let text = try StarterConfiguration.text(
      sites.assembly, folder: folder(of: options.output))
    guard options.output != "-" else { return try Terminal.output(Array(text.utf8)) }
    try write(text)
    Terminal.error(
      "\(options.output) is written. Try: searchlight serve --config \(options.output)")
  }

  private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private func requireFree(_ path: String) throws {
    guard access(path, F_OK) != 0 else {
      throw OutputError("\(path) is there already. Move it away, or name another file with --output.")
    }
  }

  private func write(_ text: String) throws {
    // Never over a file that came to be meanwhile.
    let descriptor = open(options.output, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw OutputError("\(options.output) cannot be written: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    do { try Terminal.write(Array(text.utf8)[...], to: descriptor) } catch {
      unlink(options.output)
      throw OutputError("\(options.output) cannot be written: \(String(cString: strerror(error.code))).")
    }
  }

  struct OutputError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
