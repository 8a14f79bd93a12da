import SearchWeb
import SiteAssembly
import SiteConfiguration

/// `searchlight check`: every fault of a configuration, its templates and the attributes it names, in one go.
struct CheckCommand {
  let options: CheckOptions

  init(_ options: CheckOptions) { self.options = options }

  func run() throws {
    let read = try ReadConfiguration(faultyFile: options.config)
    let report = try ConfigurationReport(
      read, assets: LoadedAssets(folder: try Places.assets(options.assets)),
      data: try Places.data(options.data ?? read.configuration.data?.resolved))
    guard report.lines.isEmpty else { throw FaultsError(lines: report.lines) }
    let count = read.configuration.sites.count
    try Terminal.print(
      "\(options.config): \(count == 1 ? "1 site" : "\(count) sites"), nothing is wrong.")
  }

  private struct FaultsError: Error, CustomStringConvertible {
    let lines: [String]

    var description: String {
      (["\(lines.count == 1 ? "1 fault" : "\(lines.count) faults"):"] + lines).joined(separator: "\n")
    }
  }
}
