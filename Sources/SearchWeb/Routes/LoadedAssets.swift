import HTMLTemplates
import HTTPServer

/// The templates and files of all pages, read and checked once.
package struct LoadedAssets: Sendable {
  let templates: TemplateLibrary
  let files: StaticFiles
  let pages: PageAssets

  /// - Parameters:
  ///   - templateFolders: A file in an earlier folder replaces the file of the same name in a later one.
  ///   - fileFolder: Style sheet, script and drawings; its folder `vendor` may be missing.
  /// - Throws: `TemplateError` with every fault of every template, or the error of a folder that cannot be read.
  package init(templateFolders: [String], fileFolder: String) throws {
    var files = StaticFiles()
    try files.add(folder: fileFolder, at: "/assets")
    func url(_ name: String) throws -> String {
      guard let url = files.url(for: "/assets/" + name) else {
        throw MissingFileError(folder: fileFolder, name: name)
      }
      return url
    }
    pages = PageAssets(
      stylesheet: try url("searchlight.css"), icon: try url("images/searchlight.svg"),
      script: try url("searchlight.js"), htmx: files.url(for: "/assets/vendor/htmx.min.js"),
      scene: try url("images/unlit.svg"))
    self.files = files
    templates = try TemplateLibrary(folders: templateFolders, templates: TemplateNames.all)
  }

  /// A file that every page needs is not in the folder of files.
  struct MissingFileError: Error, CustomStringConvertible {
    let folder: String
    let name: String

    var description: String {
      "\(folder)/\(name) is missing. Name the folder that holds Public and Templates with --assets."
    }
  }
}
