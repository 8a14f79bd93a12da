import SearchCore
import SiteConfiguration
import Testing

@testable import SiteAssembly

@Suite struct AttributeCheckTests {
  private static let text = """
    sites:
      - path: shop
        title: Shop
        fields:
          title: [name, titel]
          price: price.valeu
          rating: name
        search: [name, IMDB Rating, tags.0]
        facets: [{field: brnad, title: Brand}]
      - path: other
        title: Other
        search: [nothing]
    """

  private func read() throws -> ReadConfiguration {
    try ReadConfiguration(
      bytes: Array(Self.text.utf8), name: "shop.yaml", folder: "",
      surroundings: ConfigurationSurroundings(variable: { _ in nil }, look: { _ in .file }))
  }

  @Test func `attributes that no record has are told with their place and the nearest name`() throws {
    let read = try read()
    var check = AttributeCheck(index: "shop", uses: read.attributes[0])
    check.observe(["name": "Tent", "price": ["value": 3], "brand": "Fell", "tags": ["new"]])
    check.observe(["name": "Lamp", "IMDB Rating": nil])
    #expect(!check.isDone)
    #expect(
      read.error(check.faults).description == """
        shop.yaml:5:21: title: no record of the index “shop” has “titel”. Name an attribute of the records.
        shop.yaml:6:14: price: no record of the index “shop” has “price.valeu”. Did you mean “price.value”?
        shop.yaml:7:15: rating: “name” holds no number in any record of the index “shop”. Name an attribute that does.
        shop.yaml:9:22: field: no record of the index “shop” has “brnad”. Did you mean “brand”?
        """)
  }

  @Test func `each site has its own attributes`() throws {
    #expect(try read().attributes.map { $0.map(\.path) }.last == ["nothing"])
  }

  @Test func `once everything is found the check is done`() throws {
    var check = AttributeCheck(index: "other", uses: try read().attributes[1])
    #expect(!check.isDone)
    check.observe(["nothing": nil])
    #expect(check.isDone)
    #expect(check.faults.isEmpty)
  }

  @Test(arguments: ["12.50", "12,50", "1.234,50"])
  func `a number in a cell of a CSV file counts as one`(_ cell: String) {
    var check = AttributeCheck(
      index: "a", uses: [AttributeUse(path: "p", key: "An item of price", place: .start)])
    check.observe(["p": .text(cell)])
    #expect(check.isDone)
  }
}
