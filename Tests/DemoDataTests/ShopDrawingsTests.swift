import Foundation
import FoundationXML
import Testing

@testable import DemoData

@Suite struct ShopDrawingsTests {
  @Test func `every picture of a record can be drawn and is well-formed`() {
    let names = DemoShop.drawingNames
    #expect(Set(names) == Set(ShopRecord.all.flatMap(\.drawings)))
    for name in names {
      guard let svg = DemoShop.drawing(named: name) else {
        Issue.record("No drawing \(name)")
        continue
      }
      #expect(XMLParser(data: Data(svg)).parse(), "\(name)")
    }
  }

  @Test func `each drawing has the size, a title and no script`() {
    let svg = DemoShop.drawing(named: "lantern-brass-1.svg").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(
      svg.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
        <title>Lantern, brass</title>
        """))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(!svg.contains("<script"))
  }

  @Test func `no two kinds share a shape`() {
    var kinds: [String: String] = [:]
    for kind in ProductKind.all {
      guard let shape = Shape.named(kind.id) else {
        Issue.record("No shape for \(kind.id)")
        continue
      }
      #expect(shape.parts.count >= 5, "\(kind.id)")
      let outline = "\(shape.parts.map(\.figure))"
      #expect(kinds.updateValue(kind.id, forKey: outline) == nil, "\(kind.id)")
    }
  }

  @Test func `every shape belongs to a kind`() {
    let ids = Set(ProductKind.all.map(\.id))
    #expect(Shape.kinds.filter { !ids.contains($0) } == [])
  }

  @Test func `colours and views give different drawings`() {
    let names = ["camp-kettle-teal-wood-1.svg", "camp-kettle-rust-wood-1.svg", "camp-kettle-teal-gold-1.svg"]
    let views = (2...4).map { "camp-kettle-teal-wood-\($0).svg" }
    let drawings = (names + views).compactMap { DemoShop.drawing(named: $0) }
    #expect(Set(drawings).count == 6)
  }

  @Test(arguments: [
    "", ".svg", "lantern-brass-1", "lantern-brass-0.svg", "lantern-brass-5.svg", "lantern-brass-01.svg",
    "lantern-pink-1.svg", "lamp-brass-1.svg", "camp-kettle-teal-1.svg", "lantern-brass-wood-1.svg",
    "../lantern-brass-1.svg", "Lantern-brass-1.svg", "lantern-brass-1.svg.svg", "-brass-1.svg",
    "lantern--1.svg",
  ])
  func `a name that no record has gives no drawing`(name: String) {
    #expect(DemoShop.drawing(named: name) == nil)
  }

  @Test func `a drawing is the same each time`() {
    #expect(
      DemoShop.drawing(named: "teapot-rust-ink-3.svg") == DemoShop.drawing(named: "teapot-rust-ink-3.svg"))
  }
}
