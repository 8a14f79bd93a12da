import AlgoliaWire
import Foundation
import HTTPServer
import JSONText
import SearchCore
import Testing

@testable import SearchWeb

/// Strings that try to become markup, in every place where a page shows foreign text.
@Suite struct HostileDataTests {
  /// Thirty strings, spread over all kinds of the collection.
  static let payloads: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/ThirdParty/xss/payloads.json")
    guard let data = try? Data(contentsOf: file), case .object(let root)? = try? JSONText.parse(Array(data)),
      case .list(let list)? = root["payloads"]
    else { return [] }
    let texts = list.compactMap { value -> String? in
      guard case .object(let object) = value, case .text(let text)? = object["s"] else { return nil }
      return text
    }
    return stride(from: 0, to: texts.count, by: max(texts.count / 30, 1)).prefix(30).map { texts[$0] }
  }()

  enum Place: String, CaseIterable {
    case query, name, description, facet, highlight, suggestion, id, image, tag, sort
  }

  @Test func `thirty strings are tried`() { #expect(Self.payloads.count == 30) }

  @Test(arguments: payloads, Place.allCases)
  func `no foreign text changes a page's elements`(_ payload: String, _ place: Place) async throws {
    let hostile = try await Self.pages(payload, place)
    let harmless = try await Self.pages("word", place)
    for (page, plain) in zip(hostile, harmless) {
      let skeleton = HTMLSkeleton(page)
      #expect(skeleton == HTMLSkeleton(plain))
      for link in skeleton.links {
        let scheme = link.lowercased().filter { !$0.isWhitespace }.prefix {
          $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#"
        }
        #expect(!["javascript", "data", "vbscript"].contains(String(scheme)), "\(link)")
      }
    }
    guard [.name, .facet, .suggestion].contains(place) else { return }
    let texts = HTMLSkeleton(hostile[0]).texts.joined()
    #expect(texts.contains(Self.shown(payload)))
  }

  /// The text as a page may show it: characters that HTML forbids replaced as the templates do, line ends as parsers read them.
  private static func shown(_ text: String) -> String {
    String(
      decoding: String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" }).description.utf8,
      as: UTF8.self)
  }

  private static func pages(_ text: String, _ place: Place) async throws -> [[UInt8]] {
    let backend = ScriptedBackend { query in .success(answer(query, text, place)) }
    let router = try FixtureSite.application(FixtureSite.site(backend: backend)).router
    let encoded = FormEncoding.encode(place == .query ? text : "lamp")
    let sort = place == .sort ? "&sort=" + FormEncoding.encode(text) : ""
    let targets = [
      "/things?q=\(encoded)\(sort)", "/things/suggestions?q=\(encoded)", "/things/facet/brand?q=\(encoded)",
      "/things/hit/" + FormEncoding.encodeSegment(place == .id ? text : "x"),
    ]
    var pages: [[UInt8]] = []
    for target in targets {
      let response = try await router.response(to: Request(target: target))
      if case .bytes(let bytes) = response.body { pages.append(bytes) }
    }
    return pages
  }

  private static func answer(_ query: SearchQuery, _ text: String, _ place: Place) -> SearchResults {
    func foreign(_ wanted: Place) -> RecordValue { place == wanted ? .text(text) : "word" }
    if query.index == "queries" {
      return SearchResults(hits: [Hit(id: "s", record: ["query": foreign(.suggestion)])], total: 1)
    }
    var highlights: [String: Highlight] = [:]
    if place == .highlight {
      highlights["name"] = Highlight(marked: "<em>x</em>" + text + "<em>y</em>", marks: .emphasis)
    } else if place != .name {
      highlights["name"] = Highlight(marked: "<em>x</em>word<em>y</em>", marks: .emphasis)
    }
    let hit = Hit(
      id: place == .id ? text : "x",
      record: [
        "name": foreign(.name), "brand": "word", "description": foreign(.description),
        "image_urls": [place == .image ? .text(text) : "/a.svg"], "tags": [foreign(.tag)],
      ], highlights: highlights)
    return SearchResults(
      hits: [hit], total: 1,
      facets: [Facet(attribute: "brand", values: [FacetValue(place == .facet ? text : "word", count: 1)])])
  }
}
