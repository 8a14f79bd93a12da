import Glibc
import HTTPServer
import RecordImporting
import SearchEmbedded
import SiteAssembly

/// `searchlight import`: the records of a file into an index.
struct ImportCommand {
  let options: ImportFileOptions

  init(_ options: ImportFileOptions) { self.options = options }

  func run() throws {
    let folder = try DataFolder(owning: Places.data(options.data))
    let path = options.source.file.resolved
    let source = IndexSource(path: path, index: options.index, options: ImportOptions(options.source))
    let line = ProgressLine(name: path == "-" ? "standard input" : path)
    defer { line.clear() }
    let report = try Interruption.watching("The index “\(options.index)” is as it was before.") {
      try source.fill(folder.writable()) { line.show($0) }
    }
    line.clear()
    report.lines.forEach(Terminal.error)
  }
}
