import CShippedAssets

/// The templates and files of the pages as they were when the program was compiled, inside of the program.
package enum ShippedAssets {
  /// The files of `Templates`, sorted, named as partials name them: `pages/results`, without `.mustache`.
  package static let templates: [(name: String, bytes: [UInt8])] = read(shipped_templates())

  /// The files of `Public` with their path in it, such as `images/unlit.svg`. Those of `vendor` are missing where
  /// set-up could not fetch them before the program was compiled.
  package static let files: [(path: String, bytes: [UInt8])] = read(shipped_files()).map {
    ($0.name, $0.bytes)
  }

  private static func read(_ list: shipped_assets) -> [(name: String, bytes: [UInt8])] {
    // Safety: names, bytes and the list itself are constants of the program; each has the stated length.
    UnsafeBufferPointer(start: list.assets, count: list.count).compactMap { asset in
      guard let name = asset.name else { return nil }
      return (String(cString: name), Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count)))
    }
  }
}
