import Glibc
import LibXML
import RecordGuessing
import SiteConfiguration

/// The configuration that `init` writes for a file: what was guessed, for its reader to correct.
package enum StarterConfiguration {
  /// - Parameters:
  ///   - assembly: Of one file, loaded.
  ///   - folder: Where the configuration will lie; paths in it start there.
  package static func text(_ assembly: SiteAssembly, folder: String) throws -> String {
    guard var site = assembly.configuration.sites.first, var source = site.source else { return "" }
    let knowledge = try SiteAssembly.knowledge(of: site.indexName, in: assembly.folder.store)
    source.file = FilePath(relative(source.file.written, to: folder), in: folder)
    source.kinds.merge(knowledge.kinds.mapValues(ConfiguredTextKind.init)) { given, _ in given }
    site.source = source
    site = site.completed(by: knowledge.guess)
    var configuration = Configuration(sites: [site])
    // Two folders with a products.json each must not share an index.
    configuration.data = FilePath(".searchlight", in: folder)
    return ConfigurationWriter.write(configuration, heading: heading(source, knowledge.guess))
  }

  private static func heading(_ source: ConfiguredSource, _ guess: RecordGuess) -> [String] {
    var lines = [
      "A search site for \(source.file.written), as its records suggest. Correct what is wrong, take out what is not "
        + "wanted: what is left out is told from the records again, and an empty list shows nothing.",
      "Serve it with: searchlight serve --config THIS FILE. Check it with: searchlight check THIS FILE.",
    ]
    if !guess.notes.isEmpty { lines.append("Worth a look:") }
    lines += guess.notes.map { "- " + $0 }
    return lines
  }

  /// A path from a folder on, where the file lies in it or below; else the absolute path.
  private static func relative(_ path: String, to folder: String) -> String {
    guard let file = realpath(path, nil) else { return path }
    defer { free(file) }
    guard let base = realpath(folder.isEmpty ? "." : folder, nil) else { return String(cString: file) }
    defer { free(base) }
    let start = String(cString: base) == "/" ? "/" : String(cString: base) + "/"
    let absolute = String(cString: file)
    return absolute.hasPrefix(start) ? String(absolute.dropFirst(start.count)) : absolute
  }
}

extension ConfiguredTextKind {
  init(_ kind: TextKind) {
    switch kind {
    case .text: self = .text
    case .entities: self = .entities
    case .html: self = .html
    }
  }
}
