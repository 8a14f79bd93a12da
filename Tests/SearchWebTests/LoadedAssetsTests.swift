import Foundation
import HTTPServer
import SearchCore
import Testing

@testable import SearchWeb

@Suite struct LoadedAssetsTests {
  /// The project's templates and files as a program would have them inside of it.
  static let shipped: AssetSource = {
    let root = FixtureSite.root
    return .shipped(
      templates: read(root + "/Templates").map { (String($0.path.dropLast(9)), $0.bytes) },
      files: read(root + "/Public"))
  }()

  @Test func `pages from memory are those of the folders`() async throws {
    let memory = try LoadedAssets(sources: [Self.shipped])
    let folders = try LoadedAssets(
      templateFolders: [FixtureSite.root + "/Templates"], fileFolder: FixtureSite.root + "/Public")
    #expect(try await Self.page(memory) == Self.page(folders))
    #expect(try await Self.page(memory).contains("Results for “lamp”"))
    let style = Request(target: memory.pages.stylesheet)
    let response = try #require(memory.files.response(to: style))
    #expect(response.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(response.headers["Last-Modified"] == nil)
  }

  @Test func `a file of an earlier source replaces the one of a later`() throws {
    let folder = try AssetFolder()
    try folder.write("Public/searchlight.css", "/* mine */")
    let assets = try LoadedAssets(sources: [.fileFolder(folder.path + "/Public"), Self.shipped])
    let original = try LoadedAssets(sources: [Self.shipped, .fileFolder(folder.path + "/Public")])
    #expect(assets.pages.stylesheet != original.pages.stylesheet)
    #expect(assets.pages.script == original.pages.script)
    #expect(
      assets.files.response(to: Request(target: assets.pages.stylesheet))?.body
        == .bytes(Array("/* mine */".utf8)))
  }

  @Test func `a site's own folder replaces a template and leaves the rest`() async throws {
    let folder = try AssetFolder()
    try folder.write(
      "partials/card.mustache", #"<article class="own"><h3><a href="{{url}}">{{title}}</a></h3></article>"#)
    let original = try LoadedAssets(sources: [Self.shipped])
    let own = try original.overridden(by: [folder.path])
    #expect(own.pages.stylesheet == original.pages.stylesheet)
    let page = try await Self.page(own)
    #expect(
      page.contains(#"<article class="own"><h3><a href="/things/hit/lamp-1">Brass <mark>lam</mark>p</a>"#))
    #expect(!(try await Self.page(original)).contains("class=\"own\""))
  }

  @Test func `a fault names the file of the folder, or the one in the program that no longer fits`() throws {
    let folder = try AssetFolder()
    try folder.write("partials/card.mustache", "<p>\n{{titel}}</p>")
    #expect {
      try LoadedAssets(sources: [Self.shipped]).overridden(by: [folder.path])
    } throws: {
      "\($0)"
        == """
        \(folder.path)/partials/card.mustache:2:1: {{titel}} names no field of this page. Did you mean {{title}}?
          {{titel}}</p>
          ^
        """
    }
    #expect {
      try LoadedAssets(sources: [.shipped(templates: [("pages/hit", Array("<p>{{x}}</p>".utf8))], files: [])])
    } throws: {
      "\($0)"
        == "shipped Public: searchlight.css is missing. Name the folder that holds Public and Templates with --assets."
    }
    #expect {
      try LoadedAssets(sources: [
        .templateFolder("/nowhere"), .templateFolder(folder.path),
        .shipped(templates: [("pages/hit", Array("<p>{{> partials/cart}}</p>".utf8))], files: []),
        .fileFolder(FixtureSite.root + "/Public"),
      ])
    } throws: {
      let lines = "\($0)".split(separator: "\n")
      return lines.contains(
        "shipped Templates/pages/hit.mustache:1:4: {{> partials/cart}} includes a template that does not exist. Did you mean partials/card?"
      )
        && lines.contains(
          "pages/facet.mustache:1:1: There is no template pages/facet in /nowhere, \(folder.path), shipped Templates. Add the file pages/facet.mustache."
        )
    }
  }

  @Test func `a watch serves changed templates, and what loaded last where they have faults`() async throws {
    let folder = try AssetFolder()
    let assets = try LoadedAssets(sources: [Self.shipped]).overridden(by: [folder.path])
    let watch = try assets.watch()
    #expect(watch.poll() == .none)
    try folder.write("partials/card.mustache", "<article class=\"own\"><h3>{{title}}</h3></article>")
    #expect(
      watch.poll() == .reloaded(files: [folder.path + "/partials/card.mustache"], isMended: false))
    let own = try await Self.page(assets.replacing(templates: watch.current))
    #expect(own.contains(#"<article class="own"><h3>Brass <mark>lam</mark>p</h3></article>"#))
    try folder.write("partials/card.mustache", "<p>{{titel}}</p>")
    guard case .refused(let error) = watch.poll() else {
      Issue.record("a template with a fault was taken")
      return
    }
    #expect("\(error)".contains("Did you mean {{title}}?"))
    #expect(try await Self.page(assets.replacing(templates: watch.current)) == own)
  }

  private static func page(_ assets: LoadedAssets) async throws -> String {
    let site = FixtureSite.site(backend: ScriptedBackend(FixtureAnswers.answer))
    let router = SearchApplication(sites: [site], assets: assets) { _ in }.router
    let response = try await router.response(to: Request(target: "/things?q=lamp"))
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func read(_ folder: String) -> [(path: String, bytes: [UInt8])] {
    (FileManager.default.subpaths(atPath: folder) ?? []).sorted().compactMap { path in
      (try? Data(contentsOf: URL(filePath: folder + "/" + path))).map { (path, Array($0)) }
    }
  }
}

/// A folder of files that goes when the test ends.
final class AssetFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "assets-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
