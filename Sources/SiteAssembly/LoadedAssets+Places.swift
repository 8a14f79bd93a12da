import SearchWeb
import ShippedAssets

extension LoadedAssets {
  /// The templates and files of a folder that holds `Templates` and `Public`; `nil` for the copy in the program.
  package init(folder: String?) throws {
    if let folder {
      try self.init(templateFolders: [folder + "/Templates"], fileFolder: folder + "/Public")
    } else {
      try self.init(sources: [.shipped(templates: ShippedAssets.templates, files: ShippedAssets.files)])
    }
  }
}
