import SearchCore
import Testing

/// A wrong or missing field costs that field and never the record.
@Suite struct StoreItemTests {
  static let records: [(RecordObject, String)] = [
    (
      [
        "name": "Shoe", "brand": "B", "description": "Red.", "image_urls": ["1.svg", "2.svg"],
        "price": ["value": 38, "currency": "GBP"],
      ], "Shoe/B/Red./1.svg 2.svg/38.0"
    ),
    ([:], "id-1/-/-//-"),
    (["name": nil, "brand": nil, "description": nil, "image_urls": nil, "price": nil], "id-1/-/-//-"),
    (["name": "", "brand": "", "description": "", "image_urls": "", "price": ""], "id-1/-/-//-"),
    (["name": 1580], "1580/-/-//-"),
    (["name": true], "true/-/-//-"),
    (["name": ["a": 1]], "id-1/-/-//-"),
    (["name": ["Shoe", "Schuh"]], "Shoe/-/-//-"),
    (["name": ["", nil, "Schuh"]], "Schuh/-/-//-"),
    (["name": "S", "brand": 7, "description": ["x", "y"]], "S/7/x//-"),
    (["name": "S", "image_urls": ["", "a", nil, 7, ["b"], "c"]], "S/-/-/a c/-"),
    (["name": "S", "image_urls": "a.svg"], "S/-/-/a.svg/-"),
    (["name": "S", "image_urls": ["x": "a"]], "S/-/-//-"),
    (["name": "S", "price": 9.5], "S/-/-//9.5"),
    (["name": "S", "price": ["value": 29.990000000000002]], "S/-/-//29.990000000000002"),
    (["name": "S", "price": "9.50"], "S/-/-//-"),
    (["name": "S", "price": ["value": "9.50"]], "S/-/-//-"),
    (["name": "S", "price": ["value": nil]], "S/-/-//-"),
    (["name": "S", "price": [["value": 1]]], "S/-/-//-"),
    (["name": "S", "price": -3], "S/-/-//-3.0"),
    (["name": "S", "price.value": 4], "S/-/-//4.0"),
  ]

  @Test(arguments: records)
  func `every record is an item`(record: RecordObject, expected: String) {
    let item = StoreItem(Hit(id: "id-1", record: record))
    let fields = [
      item.name.text, item.brand?.text ?? "-", item.description?.text ?? "-",
      item.images.joined(separator: " "),
      item.price.map { "\($0)" } ?? "-",
    ]
    #expect(fields.joined(separator: "/") == expected)
  }

  @Test func `name and brand are highlighted, the description is shortened`() {
    let hit = Hit(
      id: "1", record: ["name": "Red shoe", "brand": "Red", "description": "A long red text"],
      highlights: [
        "name": Highlight(marked: "<em>Red</em> shoe", marks: .emphasis),
        "description": Highlight(marked: "A long <em>red</em> text", marks: .emphasis),
      ],
      snippets: ["description": Highlight(marked: "long <em>red</em>…", marks: .emphasis)])
    let item = StoreItem(hit)
    #expect(drawn(item.name) == "[Red]| shoe")
    #expect(item.brand.map(drawn) == "Red")
    #expect(item.description.map(drawn) == "long |[red]|…")
  }
}
