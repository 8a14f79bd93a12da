import Foundation
import HTTPServer
import SearchEmbedded
import SearchWeb

@testable import DemoSites

/// The demo sites over a store of their own, made once for all tests of this target.
enum DemoServer {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let demo = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "searchlight-tests-\(getpid())")
    // SQLite keeps its files open; the names can go as soon as everything is in memory.
    defer { try? FileManager.default.removeItem(at: folder) }
    let demo = try DemoSites(data: folder.path, assets: root.path, packages: false) { _ in }
    try demo.loadDemo()
    return demo
  }

  /// The site of packages over a few of our own, since every machine's index is another; and one that is still being read.
  private static let packages = Result {
    let backend = EmbeddedBackend(indices: [
      PackagesSite.index: (PackagesSite.indexSettings, PackageFixture.records)
    ])
    return try application(backend)
  }

  private static let unread = Result {
    let backend = EmbeddedBackend()
    backend.announce(PackagesSite.index)
    return try application(backend)
  }

  private static func application(_ backend: EmbeddedBackend) throws -> SearchApplication {
    SearchApplication(
      sites: [PackagesSite.site(backend: backend)],
      assets: try LoadedAssets(templateFolders: [root.path + "/Templates"], fileFolder: root.path + "/Public")
    ) { _ in }
  }

  enum Sites { case demo, packages, unread }

  /// The page or, with `fragment`, the part of it that htmx would get.
  static func page(
    _ target: String, of sites: Sites = .demo, fragment: Bool = false
  ) async throws -> (status: Int, html: String) {
    let request = Request(target: target, headers: fragment ? ["HX-Request": "true"] : [:])
    let application =
      switch sites {
      case .demo: try demo.get().application
      case .packages: try packages.get()
      case .unread: try unread.get()
      }
    let response = try await application.router.response(to: request)
    guard case .bytes(let bytes) = response.body else { return (response.status, "") }
    return (response.status, String(decoding: bytes, as: UTF8.self))
  }
}
