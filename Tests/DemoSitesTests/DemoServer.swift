import Foundation
import HTTPServer

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

  /// The page or, with `fragment`, the part of it that htmx would get.
  static func page(_ target: String, fragment: Bool = false) async throws -> (status: Int, html: String) {
    let request = Request(target: target, headers: fragment ? ["HX-Request": "true"] : [:])
    let response = try await demo.get().application.router.response(to: request)
    guard case .bytes(let bytes) = response.body else { return (response.status, "") }
    return (response.status, String(decoding: bytes, as: UTF8.self))
  }
}
