import Localization
import SearchCore
import Testing

@testable import SearchWeb

@Suite struct HitReaderTests {
  static func reader(_ fields: FieldMap, _ locale: LocaleText = .english) -> HitReader {
    RecordSite(fields: fields, locale: locale).reader
  }

  static func hit(_ record: RecordObject) -> Hit { Hit(id: "1", record: record) }

  @Test func `only what a browser can load is a picture, each once`() {
    let reader = Self.reader(FieldMap(title: ["name"], images: "images"))
    let images: RecordValue = [
      "", nil, "N/A", "LEHV6nWB2yk8", "a.jpg", "data:image/gif;base64,R0", "//cdn.example/1.jpg", "/2.jpg",
      "/2.jpg",
      ["url": "https://cdn.example/3.jpg", "alt": "A lamp", "width": 40],
    ]
    #expect(
      reader.images(Self.hit(["images": images]))
        == ["https://cdn.example/1.jpg", "/2.jpg", "https://cdn.example/3.jpg"])
    #expect(reader.images(Self.hit(["images": nil])) == [])
    #expect(reader.images(Self.hit(["images": false])) == [])
  }

  static let ratings: [(RecordValue, Int, String?, String?)] = [
    (4.0, 5, "4.0", "4,0"), (4, 5, "4.0", "4,0"), (5, 5, "5.0", "5,0"), (0, 5, "0.0", "0,0"),
    (4.96, 5, "5.0", "5,0"),
    (8.1, 10, "8.1", "8,1"), (8.1, 5, nil, nil), (5.01, 5, nil, nil), (-1, 5, nil, nil),
    (87, 100, "87.0", "87,0"),
    (.number(.nan), 5, nil, nil), (.number(.infinity), 5, nil, nil), ("good", 5, nil, nil),
    (nil, 5, nil, nil),
    (true, 5, nil, nil), (1, 0, "1.0", "1,0"), (2, 0, nil, nil),
  ]

  @Test(arguments: ratings)
  func `a rating has one decimal and lies within its scale`(
    value: RecordValue, scale: Int, english: String?, german: String?
  ) {
    let fields = FieldMap(title: ["name"], rating: "rating", ratingScale: scale)
    #expect(Self.reader(fields).rating(Self.hit(["rating": value]))?.stars == english)
    #expect(Self.reader(fields, .german).rating(Self.hit(["rating": value]))?.stars == german)
  }

  @Test(
    arguments: [
      (1204, "1,204", "1,204 people"), (1, "1", "1 person"), (0, "0", "0 people"), (nil, nil, nil),
      ("many", nil, nil),
      (1.5, nil, nil),
    ] as [(RecordValue, String?, String?)])
  func `who rated is told where the record does`(value: RecordValue, count: String?, people: String?) throws {
    let fields = FieldMap(title: ["name"], rating: "rating", ratingScale: 10, ratingCount: "votes")
    let rating = try #require(Self.reader(fields).rating(Self.hit(["rating": 8, "votes": value])))
    #expect(rating.count == count)
    #expect(rating.people == people)
    #expect(rating.scale == "10")
    #expect(!rating.isUsual)
  }

  static let dates: [(RecordValue, String?, String?, String?)] = [
    ("2021-03-31", "31 March 2021", "31. März 2021", "2021-03-31"),
    ("2021-04-01T23:30:00-05:00", "1 April 2021", "1. April 2021", "2021-04-01"),
    (1_617_228_000, "31 March 2021", "31. März 2021", "2021-03-31"),
    (1_617_228_000_000, "31 March 2021", "31. März 2021", "2021-03-31"),
    (["2021-03-31", "2022-01-01"], "31 March 2021", "31. März 2021", "2021-03-31"),
    (2021, "2021", "2021", nil), ("Spring 2021", "Spring 2021", "Spring 2021", nil), ("", nil, nil, nil),
    ("null", nil, nil, nil), (nil, nil, nil, nil), ([], nil, nil, nil), (["day": 3], nil, nil, nil),
  ]

  @Test(arguments: dates)
  func `a date is a day in the language's words`(
    value: RecordValue, english: String?, german: String?, iso: String?
  ) {
    let fields = FieldMap(title: ["name"], date: "when")
    let date = Self.reader(fields).date(Self.hit(["when": value]))
    #expect(date?.text == english)
    #expect(date?.iso == iso)
    #expect(Self.reader(fields, .german).date(Self.hit(["when": value]))?.text == german)
  }

  static let details: [(RecordValue, FieldMap.Detail.Show, [String])] = [
    (true, .number, ["Yes"]), (false, .digits, ["No"]), ([true, nil, "x"], .number, ["Yes", "x"]),
    (1536, .number, ["1,536\u{A0}KiB"]), (1536, .digits, ["1536\u{A0}KiB"]),
    (12.5, .number, ["12.5\u{A0}KiB"]),
    (1234.5, .digits, ["1234.5\u{A0}KiB"]), ([1999, 2000], .digits, ["1999\u{A0}KiB", "2000\u{A0}KiB"]),
    (.number(.nan), .number, []), ("2021-03-31", .date, ["31 March 2021"]),
    ("2021-03-31", .number, ["2021-03-31"]),
    (1_617_228_000, .date, ["31 March 2021"]), ("soon", .date, ["soon"]),
    (nil, .number, []), ("", .number, []), (" \n", .number, []), ("null", .number, []), ("NaN", .number, []),
    ("undefined", .number, []), ("nil", .number, []), ([nil, "null", ""], .number, []), ([:], .number, []),
    ("Null Island", .number, ["Null Island"]),
    (
      ["max_width": 10, "colour": "red", "none": nil, "spare": false], .digits,
      ["max width: 10\u{A0}KiB", "colour: red", "spare: No"]
    ),
    (
      [
        ["name": "Ann", "roles": ["cook", "host"]], ["name": "Bo", "home": ["town": "Ulm", "zip": "89073"]],
      ], .number,
      ["name: Ann; roles: cook, host", "name: Bo; home: (town: Ulm; zip: 89073)"]
    ),
    ([["a", ["b", nil]], "c"], .number, ["a", "b", "c"]),
  ]

  @Test(arguments: details)
  func `every value of a detail can be read`(value: RecordValue, show: FieldMap.Detail.Show, texts: [String])
  {
    let detail = FieldMap.Detail("field", "Field", unit: "KiB", show: show)
    let values = Self.reader(FieldMap(title: [])).values(detail, of: Self.hit(["field": value]))
    #expect(values.map(\.text) == texts)
  }

  @Test func `numbers of a detail are in the site's language`() {
    let detail = FieldMap.Detail("field", "Field")
    let reader = Self.reader(FieldMap(title: []), .german)
    #expect(reader.values(detail, of: Self.hit(["field": 1234.5])).map(\.text) == ["1.234,5"])
    #expect(reader.values(detail, of: Self.hit(["field": 12345])).map(\.text) == ["12.345"])
  }

  @Test func `what a filter compares is the stored value and not its words`() {
    let values = Self.reader(FieldMap(title: [])).values(
      .init("field", "Field"), of: Self.hit(["field": [true, 1536]]))
    #expect(values == [.init(text: "Yes", facetValue: "true"), .init(text: "1,536", facetValue: "1536")])
    let object = Self.reader(FieldMap(title: [])).values(
      .init("field", "Field"), of: Self.hit(["field": ["a": 1]]))
    #expect(object == [.init(text: "a: 1", facetValue: nil)])
  }

  @Test(arguments: [nil, "", "  ", "null", "NaN", "undefined", [], ["a": "b"]] as [RecordValue])
  func `a record without a title has its id for one`(title: RecordValue) {
    let reader = Self.reader(FieldMap(title: ["name", "label"], subtitle: ["name"]))
    let hit = Hit(id: "sku-7", record: ["name": title])
    #expect(reader.title(hit).text == "sku-7")
    #expect(reader.card(hit).subtitle == nil)
    #expect(reader.title(Hit(id: "sku-7", record: ["name": title, "label": "Lamp"])).text == "Lamp")
  }

  @Test(arguments: [.number(.nan), .number(.infinity), nil, "free", [nil]] as [RecordValue])
  func `what is no amount is no price`(price: RecordValue) {
    #expect(Self.reader(FieldMap(title: [], price: ["price"])).price(Self.hit(["price": price])) == nil)
  }

  @Test func `prices are in the site's language`() {
    let fields = FieldMap(title: [], price: ["none", "price"], wasPrice: "was")
    let price = Self.reader(fields, .german).price(Self.hit(["none": nil, "price": 1234.5, "was": 2000]))
    #expect(price?.amount == "1.234,50\u{A0}€")
    #expect(price?.was == "2.000,00\u{A0}€")
  }
}
