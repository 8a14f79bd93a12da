import Foundation
import ShippedAssets
import Testing

/// The compiled-in copy against the folders of the package. A file that is missing belongs into
/// `Sources/CShippedAssets/ShippedAssets.c`. An edit of one compiles that file again; that set-up fetched `vendor` after a
/// build does not, until it is touched.
@Suite struct ShippedAssetsTests {
  @Test func `every template of the package is in the program, byte for byte`() throws {
    let onDisk = try Self.files(in: "Templates").map { (name: String($0.path.dropLast(9)), bytes: $0.bytes) }
    #expect(ShippedAssets.templates.map(\.name) == onDisk.map(\.name))
    for (shipped, file) in zip(ShippedAssets.templates, onDisk) {
      let isSame = shipped.bytes == file.bytes
      #expect(isSame, "Templates/\(file.name).mustache differs")
    }
    #expect(onDisk.contains { $0.name == "layouts/document" })
  }

  @Test func `every file of the package is in the program, byte for byte`() throws {
    // Nothing else is fetched by set-up, and these only if it could be.
    let fetched = ["vendor/htmx.min.js", "vendor/preload.min.js"]
    let onDisk = try Self.files(in: "Public")
    #expect(onDisk.filter { $0.path.hasPrefix("vendor/") && !fetched.contains($0.path) }.isEmpty)
    #expect(ShippedAssets.files.map(\.path).sorted() == onDisk.map(\.path))
    for file in onDisk {
      let isSame = ShippedAssets.files.first { $0.path == file.path }?.bytes == file.bytes
      #expect(isSame, "Public/\(file.path) differs")
    }
    #expect(onDisk.contains { $0.path == "searchlight.css" })
  }

  /// All files below a folder of the package, sorted; names that start with a dot are nobody's page.
  private static func files(in folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder).path
    let paths = try #require(FileManager.default.subpaths(atPath: root))
    return try paths.sorted().compactMap { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
      guard !isFolder.boolValue, !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
        return nil
      }
      return (path, Array(try Data(contentsOf: URL(filePath: root + "/" + path))))
    }
  }
}
