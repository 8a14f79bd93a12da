import HTMLTemplates

/// Where templates and files of the pages come from; sources are layered, the first that has a file provides it.
package enum AssetSource: Sendable {
  /// A folder of templates, such as a site's own; one that does not exist has none.
  case templateFolder(String)
  /// A folder of style sheet, script and drawings, which must exist; its folder `vendor` may be missing.
  case fileFolder(String)
  /// A copy of both inside of the program. Templates are named as partials name them (`pages/results`), files by their
  /// path in `Public`.
  case shipped(templates: [(name: String, bytes: [UInt8])], files: [(path: String, bytes: [UInt8])])

  /// What messages about a template or file of the copy in the program put in front of its path.
  static let shippedName = "shipped"

  var templates: TemplateOrigin? {
    switch self {
    case .templateFolder(let path): .folder(path)
    case .fileFolder: nil
    case .shipped(let templates, _): .memory(named: Self.shippedName + " Templates", files: templates)
    }
  }

  /// Where files are looked for, in words.
  var filePlace: String? {
    switch self {
    case .templateFolder: nil
    case .fileFolder(let path): path
    case .shipped: Self.shippedName + " Public"
    }
  }
}
