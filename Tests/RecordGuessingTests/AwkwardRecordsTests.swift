import RecordGuessing
import SearchCore
import Testing

@Suite struct AwkwardRecordsTests {
  private func guess(_ records: [RecordObject]) -> RecordGuess {
    let guess = RecordFile.guess(records)
    expectSound(guess, records)
    return guess
  }

  @Test func `no records make an empty guess`() {
    #expect(guess([]) == RecordGuess(RecordProfile()))
    #expect(guess([]).details.isEmpty && guess([]).search.isEmpty && guess([]).layout == .list)
  }

  @Test func `one record has title, text and picture, and no facet`() {
    let guess = guess([
      [
        "name": "Brass kettle",
        "description": "Sings when it boils and pours without a drip, even when full.",
        "image": "https://pictures.example/kettle.png", "price": 31.5, "category": "Kitchen", "id": 4,
      ]
    ])
    #expect(guess.title == ["name"])
    #expect(guess.text == ["description"])
    #expect(guess.image == "image")
    #expect(guess.price == ["price"])
    #expect(guess.facets == [])
    #expect(guess.search.first == "name")
    #expect(guess.details.map(\.path) == [])
    #expect(guess.subtitle == ["category"])
  }

  @Test func `of 300 columns 40 are details and the named roles are found`() {
    let records = (0..<30).map { row in
      RecordObject(
        [.init(name: "title", value: .text("Row of words \(row)"))]
          + (0..<300).map { .init(name: "column \($0)", value: .text("value \((row * 7 + $0) % 11)")) })
    }
    let guess = guess(records)
    #expect(guess.title == ["title"])
    #expect(guess.details.count == 40)
    #expect(guess.facets.count == 8)
    #expect(guess.search.count == 16)
  }

  @Test func `nulls everywhere leave every role empty`() {
    let guess = guess((0..<20).map { _ in ["title": nil, "price": nil, "image": nil, "parts": [nil, nil]] })
    #expect(GuessText.paths(guess) == [])
    #expect(guess.notes == [])
  }

  @Test func `records without any text have no title and can be filtered by numbers`() {
    let guess = guess(
      (0..<20).map { ["price": .integer(Int64($0 * 3 + 5)), "weight_kg": .number(Double($0) / 4)] })
    #expect(guess.title == [])
    #expect(guess.search == [])
    #expect(guess.price == ["price"])
    #expect(guess.ranges.map(\.path) == ["price", "weight_kg"])
    #expect(guess.ranges.last?.title == "Weight")
    #expect(guess.ranges.last?.unit == "kg")
    #expect(guess.notes.first == "No attribute looks like a title, so the record's id stands in.")
  }

  @Test func `keys with spaces and dots are paths as they are`() {
    let guess = guess(
      (0..<12).map { row in
        [
          "Product Name": .text("Thing number \(row)"),
          "meta.colour": .text(["red", "green", "blue"][row % 3]),
          "dims": ["weight.net": .number(Double(row) + 0.5)],
        ]
      })
    #expect(guess.title == ["Product Name"])
    #expect(guess.facets.map(\.path) == ["meta.colour"])
    #expect(guess.ranges.map(\.path) == ["dims.weight.net"])
  }

  @Test func `a key that spells the path of another attribute costs nothing`() {
    let guess = guess(
      (0..<12).map { row in
        [
          "a": ["colour": .text("inner \(row % 3)")], "a.colour": .text("outer \(row % 4)"),
          "name": .text("Number \(row)"),
        ]
      })
    #expect(guess.facets.map(\.path) == ["a.colour"])
  }

  @Test func `keys that no path or configuration can name are left out`() {
    let guess = guess(
      (0..<12).map { row in
        [
          "": "nothing", " name": .text("Leading \(row)"), "a..b": .text("Empty \(row)"),
          "line\nbreak": .text("B \(row)"),
          "list": [["0": .text("Zero \(row)"), "label": .text("Label \(row)")]],
        ]
      })
    #expect(guess.search == ["list.label"])
  }

  @Test func `numbers written as text are no numbers`() {
    let guess = guess(
      (0..<12).map { row in
        [
          "title": .text("Flat \(row)"), "price": .text("1,\(100 + row * 7)"),
          "rating": .text("4.\(row % 5)"),
        ]
      })
    #expect(guess.price == [])
    #expect(guess.rating == nil)
    #expect(guess.ranges == [])
    #expect(
      guess.notes == ["“price” holds prices as text. Written as numbers they could be sorted and filtered."])
  }

  @Test func `a title that is sometimes a number is still the title`() {
    let values: [RecordValue] = [
      1776, "Sleuth", nil, "Harvest Home", 300, "Tides", "Marble", true, "Undertow", "Larch",
    ]
    let guess = guess(values.map { ["Title": $0, "mixed": [$0, ["deep": $0]]] })
    #expect(guess.title.first == "Title")
  }

  @Test func `empty texts count as missing`() {
    let guess = guess(
      (0..<12).map { row in
        [
          "name": .text("Item \(row)"), "subtitle": "",
          "description": .text(row < 3 ? "A text of a few words, number \(row)." : ""),
          "image": "",
        ]
      })
    #expect(guess.subtitle == [])
    #expect(guess.image == nil)
    #expect(guess.text == ["description"])
  }

  @Test func `what all records share is neither facet nor range nor searched`() {
    let guess = guess(
      (0..<12).map { _ in
        ["category": "Lamps", "price": 5, "active": true, "colour": "red", "created_at": "2024-01-01"]
      })
    #expect(guess.facets == [])
    #expect(guess.ranges == [])
    #expect(guess.date == nil)
    #expect(guess.details == [])
  }

  @Test func `ids alone make no title`() {
    let guess = guess(
      (0..<12).map { row in
        [
          "id": .integer(Int64(row)), "uuid": .text("0c7d12f8-aa\(10 + row)-4f2e"),
          "parent_id": .text("P-\(row % 3)"),
        ]
      })
    #expect(guess.title == [])
    #expect(guess.facets == [])
    #expect(guess.ranges == [])
    #expect(guess.details == [])
  }

  @Test func `names of pages' own parameters are given to no facet`() {
    let keys = ["q", "sort", "page", "show", "view", "lang", "tag", "Größe", "---", "größe"]
    let records = (0..<40).map { row in
      RecordObject(
        [.init(name: "title", value: .text("Row \(row)"))]
          + keys.enumerated().map { .init(name: $1, value: .text("value \((row / ($0 + 1)) % 5)")) })
    }
    let guess = guess(records)
    #expect(guess.facets.count == 8)
  }

  @Test func `an object with a key for each record is left out`() {
    let records = (0..<150).map { row in
      RecordObject([
        .init(name: "title", value: .text("Game \(row)")),
        .init(
          name: "scores",
          value: .object(RecordObject([.init(name: "player \(row)", value: .integer(Int64(row)))]))),
      ])
    }
    let guess = guess(records)
    #expect(guess.details == [])
    #expect(
      guess.notes == ["“scores” has keys that differ from record to record, so its values are left out."])
  }

  @Test func `records inside records are left out`() {
    func product(_ row: Int) -> RecordObject {
      [
        "sku": .text("S-\(row)"), "name": .text("Product \(row)"), "brand": .text("Brand \(row % 3)"),
        "price": .integer(Int64(row % 9 + 1)), "colour": .text("colour \(row % 4)"),
        "size": .text("size \(row % 2)"),
      ]
    }
    let guess = guess(
      (0..<20).map { row in
        RecordObject(product(row).fields + [.init(name: "related", value: [.object(product(row + 1))])])
      })
    #expect(guess.facets.map(\.path) == ["brand", "colour", "size"])
    #expect(!GuessText.paths(guess).contains { $0.hasPrefix("related") })
  }

  @Test func `records of 10,000 fields are read in part`() {
    let record = RecordObject(
      [.init(name: "title", value: "Wide")]
        + (0..<10_000).map { .init(name: "f\($0)", value: .integer(Int64($0))) })
    let guess = guess([record, record])
    #expect(guess.title == ["title"])
    #expect(guess.notes.contains("There are more than 1,000 attributes; the later ones were not looked at."))
  }

  @Test func `a text of a megabyte is a text`() {
    let long = String(repeating: "many words and more ", count: 50_000)
    let guess = guess((0..<4).map { ["headline": .text("Long \($0)"), "body": .text(long + String($0))] })
    #expect(guess.title == ["headline"])
    #expect(guess.text == ["body"])
  }

  @Test func `deep nesting is followed a few objects down`() {
    var value: RecordValue = "bottom"
    for level in 0..<60 { value = .object(RecordObject([.init(name: "level\(level)", value: value)])) }
    let guess = guess([["title": "Deep", "deep": value, "list": [[[[["x"]]]]]]])
    #expect(guess.title == ["title"])
  }
}
