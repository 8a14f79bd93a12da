import Glibc
import RecordImporting
import SearchEmbedded
import SearchWeb
import SiteAssembly
import SiteConfiguration

/// The sites of a file or of a configuration, opened for a command.
final class OpenedSites: Sendable {
  let assembly: SiteAssembly
  /// The configuration as it was read; `nil` for a file.
  let read: ReadConfiguration?
  private let temporary: String?
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - source: A file; `-` is standard input, whose index is gone with this value.
  ///   - config: Read where there is no source.
  ///   - data: The folder of the indices, before what the configuration says; a file has a cache folder of its own.
  init(
    source: ConfiguredSource?, config: String?, data: String?, assets: String?,
    log: @escaping @Sendable (String) -> Void
  ) throws {
    self.log = log
    let configuration: Configuration
    var folder = data
    var temporary: String?
    if let source {
      read = nil
      configuration = Configuration(sites: [ConfiguredSite(servedFrom: source)])
      let file = source.file.resolved
      if folder == nil, file == "-" {
        temporary = try Places.temporary()
        folder = temporary
      }
      if folder == nil { folder = try Places.cache(of: file) }
    } else {
      let read = try ReadConfiguration(file: config ?? "searchlight.yaml")
      self.read = read
      configuration = read.configuration
      folder = folder ?? configuration.data?.resolved
    }
    self.temporary = temporary
    assembly = try SiteAssembly(
      configuration, folder: DataFolder(folder: try Places.data(folder)),
      assets: LoadedAssets(folder: try Places.assets(assets)), log: log)
  }

  deinit { removeTemporary() }

  /// Removes what standard input was kept in. At the end of the process nothing waits for this value to go, for work that
  /// was begun may still hold it.
  func removeTemporary() {
    guard let temporary else { return }
    for name in [Store.fileName, Store.fileName + "-wal", Store.fileName + "-shm", DataFolderLock.fileName] {
      unlink(temporary + "/" + name)
    }
    rmdir(temporary)
  }

  /// Makes the sites ready, telling how far it is and what was imported.
  func load() throws -> [Site] { try telling { try assembly.load($0) } }

  /// Imports the files that have changed, and tells the same.
  func fill() throws { try telling { try assembly.fill($0) } }

  private func telling<Value>(_ work: ((SiteAssembly.Event) throws -> Void) throws -> Value) throws -> Value {
    var line: (index: String, line: ProgressLine)?
    defer { line?.line.clear() }
    return try work { event in
      switch event {
      case .progress(let source, let progress):
        if line?.index != source.index {
          line = (source.index, ProgressLine(name: source.path == "-" ? "standard input" : source.path))
        }
        line?.line.show(progress)
      case .imported(_, let report):
        line?.line.clear()
        report.lines.forEach(log)
      }
    }
  }

  /// For somebody who serves a file without a configuration: what was guessed, and how to change it.
  func guesses() throws -> [String] {
    guard read == nil, let site = assembly.configuration.sites.first, let source = site.source else {
      return []
    }
    let knowledge = try SiteAssembly.knowledge(of: site.indexName, in: assembly.folder.store)
    var lines = [knowledge.guess.words]
    if source.file.written != "-" {
      lines.append("To change what was guessed: searchlight init \(source.file.written)")
    }
    return lines
  }

  /// Attributes that the configuration or a template names and the records do not have, and templates that change
  /// nothing, a line each.
  func warnings() throws -> [String] {
    var lines: [String] = []
    if let read {
      var faults: [ConfigurationFault] = []
      for (site, uses) in zip(read.configuration.sites, read.attributes) {
        faults += try AttributeCheck.faults(of: site, uses, in: assembly.folder.store)
      }
      if !faults.isEmpty { lines.append(read.error(faults).description) }
    }
    for site in assembly.configuration.sites {
      lines += try TemplateCheck.warnings(
        of: site, assembly.assets.assets(of: site.path), in: assembly.folder.store)
    }
    return lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
