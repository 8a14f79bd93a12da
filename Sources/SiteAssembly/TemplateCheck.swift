import HTMLTemplates
import SearchEmbedded
import SearchWeb
import SiteConfiguration

/// Looks whether the records have the attributes that a site's templates ask for below `record`.
///
/// Such names are open: one that no record has shows nothing, which is a warning and no fault of the template.
package struct TemplateCheck {
  private let names: [OpenName]

  init(_ assets: LoadedAssets) { names = assets.openNames }

  /// What `AttributeCheck` is to look for, wherever it is named.
  var uses: [AttributeUse] {
    names.compactMap(Self.path).map { AttributeUse(path: $0, key: "record", place: .start) }
  }

  /// A line for each name that, as faults of `uses` say, no record has, in the order of files and lines.
  func warnings(_ faults: [ConfigurationFault]) -> [String] {
    var missing: [String: (index: String, nearest: String?)] = [:]
    for case .attributeUnknown(_, let path, let index, let nearest) in faults.map(\.reason) {
      missing[path] = (index, nearest)
    }
    return names.compactMap { name in
      guard let path = Self.path(name), let (index, nearest) = missing[path] else { return nil }
      let mend =
        nearest.map { "Did you mean {{\(name.name.dropLast(path.count))\($0)}}?" }
        ?? "Name an attribute of the records."
      return
        "\(name.place): {{\(name.name)}} shows nothing: no record of the index “\(index)” has “\(path)”. "
        + mend
    }
  }

  /// `maker.name` of `record.maker.name`; `nil` for the whole record.
  private static func path(_ name: OpenName) -> String? {
    guard let dot = name.name.firstIndex(of: ".") else { return nil }
    return String(name.name[name.name.index(after: dot)...])
  }

  /// What is no fault of a site's templates and most likely not meant, a line each: files that change nothing, names
  /// that no record of the store has.
  package static func warnings(
    of site: ConfiguredSite, _ assets: LoadedAssets, in store: Store
  ) throws -> [String] {
    let check = TemplateCheck(assets)
    return assets.strays.map(\.description)
      + check.warnings(try AttributeCheck.faults(of: site, check.uses, in: store))
  }
}
