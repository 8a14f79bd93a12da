import HTMLTemplates
import HTTPServer

/// The templates and files of all pages, read and checked once.
package struct LoadedAssets: Sendable {
  let templates: TemplateLibrary
  let files: StaticFiles
  let pages: PageAssets
  private let origins: [TemplateOrigin]

  /// - Parameter sources: A file of an earlier source replaces the file of the same name in a later one.
  /// - Throws: `TemplateError` with every fault of every template, or the error of a folder that cannot be read.
  package init(sources: [AssetSource]) throws {
    files = try Self.files(of: sources)
    pages = try PageAssets(files, from: sources)
    origins = sources.compactMap(\.templates)
    templates = try TemplateLibrary(origins: origins, templates: TemplateNames.all)
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
    try LoadedAssets(files: files, pages: pages, origins: folders.map(TemplateOrigin.folder) + origins)
  }

  /// A watch over the folders of these templates, for development: it loads them anew when a file changes.
  ///
  /// - Throws: Every fault of the templates as they are now.
  package func watch() throws(TemplateError) -> TemplateWatch {
    try TemplateWatch(origins: origins, templates: TemplateNames.all)
  }

  /// These assets with other templates, such as those that a watch has loaded; the files are the same ones.
  package func replacing(templates: TemplateLibrary) -> LoadedAssets {
    LoadedAssets(files: files, pages: pages, origins: origins, templates: templates)
  }

  private init(files: StaticFiles, pages: PageAssets, origins: [TemplateOrigin], templates: TemplateLibrary) {
    self.files = files
    self.pages = pages
    self.origins = origins
    self.templates = templates
  }

  private init(files: StaticFiles, pages: PageAssets, origins: [TemplateOrigin]) throws(TemplateError) {
    let templates = try TemplateLibrary(origins: origins, templates: TemplateNames.all)
    self.init(files: files, pages: pages, origins: origins, templates: templates)
  }

  private static func files(of sources: [AssetSource]) throws(FolderError) -> StaticFiles {
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
    return files
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
