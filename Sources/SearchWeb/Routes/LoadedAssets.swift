import HTMLTemplates
import HTTPServer

/// The templates and files of all pages, read and checked once.
package struct LoadedAssets: Sendable {
  let templates: TemplateLibrary
  let files: StaticFiles
  let pages: PageAssets
  private let sources: [AssetSource]

  /// - Parameter sources: A file of an earlier source replaces the file of the same name in a later one.
  /// - Throws: `TemplateError` with every fault of every template, or the error of a folder that cannot be read.
  package init(sources: [AssetSource]) throws {
    (files, pages) = try Self.files(of: sources)
    self.sources = sources
    templates = try TemplateLibrary(
      origins: sources.compactMap(\.templates), templates: TemplateNames.all)
  }

  /// - Parameters:
  ///   - templateFolders: A file in an earlier folder replaces the file of the same name in a later one.
  ///   - fileFolder: Style sheet, script and drawings; its folder `vendor` may be missing.
  /// - Throws: `TemplateError` with every fault of every template, or the error of a folder that cannot be read.
  package init(templateFolders: [String], fileFolder: String) throws {
    try self.init(sources: templateFolders.map(AssetSource.templateFolder) + [.fileFolder(fileFolder)])
  }

  /// These assets with the templates of some folders in front of their own; the files are the same ones.
  ///
  /// - Throws: Every fault of the templates, those of the folders and what no longer fits them.
  package func overridden(by folders: [String]) throws(TemplateError) -> LoadedAssets {
    let sources = folders.map(AssetSource.templateFolder) + sources
    return LoadedAssets(
      files: files, pages: pages, sources: sources,
      templates: try TemplateLibrary(
        origins: sources.compactMap(\.templates), templates: TemplateNames.all))
  }

  /// Names below `record` that templates ask for, each with its place.
  package var openNames: [OpenName] { templates.openNames }

  /// Files in the folders of overrides that change nothing, most likely misnamed.
  package var strays: [StrayTemplate] { templates.strays }

  /// A watch over the folders of these templates, for development: it loads them anew when a file changes.
  ///
  /// - Parameter patience: How long a file that is empty or has a fault may be one that is still being written.
  /// - Throws: Every fault of the templates as they are now.
  package func watch(patience: Duration = .zero) throws(TemplateError) -> TemplateWatch {
    try TemplateWatch(
      origins: sources.compactMap(\.templates), templates: TemplateNames.all, patience: patience)
  }

  /// A watch over the folders of the files; they are read anew when one changes.
  ///
  /// - Throws: Why they cannot be read as they are now.
  func fileWatch(patience: Duration) throws(FileFault) -> FileWatch<PageFiles, FileFault> {
    let sources = sources
    let folders = sources.compactMap { source -> String? in
      if case .fileFolder(let path) = source { path } else { nil }
    }
    return try FileWatch(
      patience: patience, look: { FileStamp(folders: folders) },
      load: { () throws(FileFault) in
        do { return try Self.files(of: sources) } catch { throw FileFault(description: "\(error)") }
      })
  }

  /// Why the files of the pages cannot be read.
  struct FileFault: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The files that the server sends, and the addresses of those that every page needs.
  typealias PageFiles = (files: StaticFiles, pages: PageAssets)

  /// These assets with other templates, such as those that a watch has loaded; the files are the same ones.
  package func replacing(templates: TemplateLibrary) -> LoadedAssets {
    LoadedAssets(files: files, pages: pages, sources: sources, templates: templates)
  }

  /// These assets with other files; the templates are the same ones.
  func replacing(files: PageFiles) -> LoadedAssets {
    LoadedAssets(files: files.files, pages: files.pages, sources: sources, templates: templates)
  }

  private init(files: StaticFiles, pages: PageAssets, sources: [AssetSource], templates: TemplateLibrary) {
    self.files = files
    self.pages = pages
    self.sources = sources
    self.templates = templates
  }

  private static func files(of sources: [AssetSource]) throws -> PageFiles {
    var files = StaticFiles()
    // What is added later replaces what was there.
    for source in sources.reversed() {
      switch source {
      case .templateFolder: break
      case .fileFolder(let path): try files.add(folder: path, at: "/assets")
      case .shipped(_, let shipped):
        for file in shipped { files.add(path: "/assets/" + file.path, bytes: file.bytes) }
      }
    }
    return (files, try PageAssets(files, from: sources))
  }

  /// A file that every page needs is in none of the sources.
  struct MissingFileError: Error, CustomStringConvertible {
    let places: [String]
    let name: String

    var description: String {
      let places = places.isEmpty ? "Public" : places.joined(separator: ", ")
      return "\(places): \(name) is missing. Name the folder that holds Public and Templates with --assets."
    }
  }
}

extension PageAssets {
  /// The URLs of the files that every page needs.
  init(_ files: StaticFiles, from sources: [AssetSource]) throws(LoadedAssets.MissingFileError) {
    func url(_ name: String) throws(LoadedAssets.MissingFileError) -> String {
      guard let url = files.url(for: "/assets/" + name) else {
        throw LoadedAssets.MissingFileError(places: sources.compactMap(\.filePlace), name: name)
      }
      return url
    }
    self.init(
      stylesheet: try url("searchlight.css"), icon: try url("images/searchlight.svg"),
      script: try url("searchlight.js"), htmx: files.url(for: "/assets/vendor/htmx.min.js"),
      scene: try url("images/unlit.svg"))
  }
}
