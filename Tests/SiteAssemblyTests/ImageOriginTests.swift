import SearchCore
import SearchWeb
import Testing

@testable import SiteAssembly

@Suite struct ImageOriginTests {
  @Test func `origins are gathered by path, through lists and objects`() {
    var collector = ImageOriginCollector()
    collector.observe([
      "image": "https://a.example/1.jpg", "pictures": [["url": "https://b.example/2.jpg"], ["url": "x"]],
    ])
    collector.observe(["image": "https://a.example/3.jpg", "pictures": [["url": "https://c.example/"]]])
    #expect(
      collector.origins == [
        "image": ["https://a.example"], "pictures.url": ["https://b.example", "https://c.example"],
      ])
    let knowledge = IndexKnowledge(guess: .init(.init()), kinds: ["text": .html], origins: collector.origins)
    #expect(knowledge.origins(at: "pictures") == ["https://b.example", "https://c.example"])
    #expect(knowledge.origins(at: "pictures.0.url") == ["https://b.example", "https://c.example"])
    #expect(knowledge.origins(at: "image") == ["https://a.example"])
    #expect(knowledge.origins(at: "pict") == [])
    #expect(IndexKnowledge(knowledge.record) == knowledge)
  }

  @Test func `too many origins become every origin with https`() {
    var collector = ImageOriginCollector()
    for number in 0..<1000 { collector.observe(["image": .text("https://h\(number).example/x.jpg")]) }
    #expect(collector.origins["image"]?.count == 21)
    #expect(ImageOrigins(collector.origins["image"] ?? []) == .anyHTTPS)
    #expect(
      ImageOrigins(["https://b.example", "https://a.example"])
        == .origins(["https://a.example", "https://b.example"]))
    #expect(ImageOrigins([]) == .own)
  }
}
