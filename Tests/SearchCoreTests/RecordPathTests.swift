import SearchCore
import Testing

@Suite struct RecordPathTests {
  static let record: RecordObject = [
    "name": "Shoe",
    "price": ["value": 40, "currency": "GBP"],
    "price.value": 7,
    "a": ["b.c": 1, "b": ["c": 2, "d": 3]],
    "x.y": ["z": 4],
    "image_urls": ["one.svg", "two.svg"],
    "variants": [
      ["colour": "red", "sizes": [1, 2]], ["colour": "blue", "sizes": [3]], ["colour": nil], 5,
    ],
    "nested": [[["k": 1]]],
    "empty": "",
    "blanks": ["", nil, "c"],
    "nothing": nil,
    "flag": true,
    "rate": 4.5,
    "": ["": "odd"],
    "0": "zero",
  ]

  static let values: [(String, RecordValue?)] = [
    ("name", "Shoe"),
    ("price.value", 7),
    ("price.currency", "GBP"),
    ("a.b.c", 1),
    ("a.b.d", 3),
    ("x.y.z", 4),
    ("image_urls.0", "one.svg"),
    ("image_urls.1", "two.svg"),
    ("image_urls.2", nil),
    ("image_urls.-1", nil),
    ("image_urls.+1", nil),
    ("image_urls.x", nil),
    ("image_urls.99999999999999999999", nil),
    ("image_urls.0.x", nil),
    ("variants.0.colour", "red"),
    ("variants.colour", .list(["red", "blue", .null])),
    ("variants.sizes", [1, 2, 3]),
    ("variants.sizes.0", [1, 3]),
    ("variants.nope", nil),
    ("nested.0.0.k", 1),
    ("nested.k", [1]),
    ("nothing", .some(.null)),
    ("nothing.x", nil),
    ("name.x", nil),
    ("missing", nil),
    (".", "odd"),
    ("0", "zero"),
    ("price.", nil),
    ("price..value", nil),
  ]

  @Test(arguments: values)
  func `a path leads to its value`(path: String, expected: RecordValue?) {
    #expect(Self.record.value(at: path) == expected)
  }

  static let texts: [(String, String?)] = [
    ("name", "Shoe"), ("price.currency", "GBP"), ("price.value", "7"), ("image_urls", "one.svg"),
    ("variants.colour", "red"), ("blanks", "c"), ("flag", "true"), ("rate", "4.5"), ("empty", nil),
    ("nothing", nil),
    ("price", nil), ("missing", nil), ("nested", nil),
  ]

  @Test(arguments: texts)
  func `the text at a path is the first that is not empty`(path: String, expected: String?) {
    #expect(Self.record.text(at: path) == expected)
  }

  @Test func `numbers are numbers and no texts that look like one`() {
    #expect(Self.record.number(at: "rate") == 4.5)
    #expect(Self.record.number(at: "variants.sizes") == 1)
    #expect(Self.record.number(at: "name") == nil)
    #expect(RecordObject(dictionaryLiteral: ("n", "40")).number(at: "n") == nil)
  }

  @Test func `all texts below a path`() {
    #expect(Self.record.texts(at: "variants") == ["red", "1", "2", "blue", "3", "5"])
    #expect(Self.record.texts(at: "blanks") == ["c"])
    #expect(Self.record.texts(at: "missing") == [])
  }

  @Test func `of a repeated name the first counts`() {
    let record = RecordObject([.init(name: "a", value: 1), .init(name: "a", value: 2)])
    #expect(record["a"] == 1)
  }
}
