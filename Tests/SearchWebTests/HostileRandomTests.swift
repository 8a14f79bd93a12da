import Foundation
import SearchCore
import TestSupport
import Testing

@testable import SearchWeb

/// Pages with random texts in all places at once.
///
/// The test leaves the pages and what libxml2 read of them in `.cache/page-trees.ndjson`, where
/// `Tests/Browser/test_same_tree.py` compares them with the trees of HTML5 parsers.
@Suite struct HostileRandomTests {
  @Test func `random texts in all places change no page's elements, and every page is well-formed`()
    async throws
  {
    var random = SplitMix(seed: 4_711)
    var lines: [String] = []
    // In twelve rounds every hostile string stands on pages with many hits.
    let rounds = ProcessInfo.processInfo.environment["SEARCHLIGHT_LONG"] != nil ? 12 : 3
    for round in 0..<rounds {
      let further = HostilePayloads.all.enumerated().filter { $0.offset % 12 == round * 12 / rounds }.map(
        \.element
      )
      .filter(HitReader.isShown)
      var texts: [HostilePlace: String] = [:]
      for place in HostilePlace.allCases { texts[place] = Self.text(for: place, &random) }
      let plain = texts.mapValues { _ in HostilePlace.word }.merging(
        [
          // Another word than the facet's value, or that would be a chosen one.
          .refinement: "other",
          .image: WebAddress.image(texts[.image] ?? "") == nil ? "N/A" : "/word",
          .link: WebAddress(texts[.link] ?? "") == nil ? "N/A" : "https://word.example/",
        ]) { _, address in address }
      let hostile = try await HostileSite(texts, furtherHits: further).pages()
      let harmless = try await HostileSite(plain, furtherHits: further.map { _ in HostilePlace.word }).pages()
      try #require(hostile.map(\.name) == harmless.map(\.name) && hostile.count >= 20)
      for (page, plain) in zip(hostile, harmless) {
        let tree = try PageTree(page)
        let plainTree = try PageTree(plain)
        #expect(tree.shape == plainTree.shape, "round \(round), \(page.name)")
        #expect(HTMLSkeleton(page.html) == HTMLSkeleton(plain.html), "round \(round), \(page.name)")
        lines.append(line("round \(round), \(page.name)", page, tree, plain))
      }
    }
    try Self.write(lines)
  }

  private func line(
    _ name: String, _ page: HostileSite.Page, _ tree: PageTree, _ harmless: HostileSite.Page
  ) -> String {
    RecordObject([
      .init(name: "name", value: .text(name)), .init(name: "isFragment", value: .bool(page.isFragment)),
      .init(name: "html", value: .text(String(decoding: page.html, as: UTF8.self))),
      .init(name: "tree", value: tree.json),
      .init(name: "harmless", value: .text(String(decoding: harmless.html, as: UTF8.self))),
    ]).json
  }

  private static func write(_ lines: [String]) throws {
    let folder = URL(filePath: FixtureSite.root).appending(path: ".cache")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(
      to: folder.appending(path: "page-trees.ndjson"), options: .atomic)
  }

  private static let pieces =
    [
      "<", ">", "\"", "'", "&", "&lt;", "&#60;", "&amp", "/", "=", " ", "\n", "\r", "\t", "`", "--", "-->",
      "]]>",
      "<script>", "</script>", "</title>", "</textarea>", "</svg>", "<!--", "javascript:", "http://", "//",
      "é",
      "💼",
      "\u{202E}", "\u{301}", "\u{200D}", "\u{85}", "\u{1}", "{{title}}", "a", "\\", "%00", ":",
      "\u{F8FF}",
    ] + [0xFDD0, 0xFFFE, 0x1FFFF].compactMap { Unicode.Scalar($0 as UInt32) }.map { String($0) }

  /// A text that is shown where it stands.
  private static func text(for place: HostilePlace, _ random: inout SplitMix) -> String {
    let start =
      switch place {
      case .image: ["/", "https://images.example/", "javascript:", ""].randomElement(using: &random) ?? ""
      case .link: ["https://shop.example/", "data:", "//shop.example"].randomElement(using: &random) ?? ""
      default: "x"
      }
    return (0..<Int.random(in: 1...24, using: &random)).reduce(into: start) { text, _ in
      text.unicodeScalars.append(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars)
    }
  }
}
