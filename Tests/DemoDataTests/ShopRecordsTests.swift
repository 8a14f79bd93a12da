import Testing

@testable import DemoData

@Suite struct ShopRecordsTests {
  let items = ShopRecord.all

  @Test func `no article has a tag or a colour twice`() {
    for item in ShopRecord.all {
      #expect(Set(item.tags).count == item.tags.count, "\(item.name)")
      #expect(Set(item.colours).count == item.colours.count, "\(item.name)")
    }
  }

  @Test func `every record is JSON with the promised fields`() {
    #expect((1_300...1_500).contains(DemoShop.itemRecords().count))
    #expect(items.count == DemoShop.itemRecords().count)
  }

  @Test func `two runs give the same bytes`() {
    #expect(DemoShop.itemRecords() == DemoShop.itemRecords())
    #expect(DemoShop.records().items == DemoShop.itemRecords())
  }

  @Test func `a record looks like this`() {
    #expect(
      DemoShop.itemRecords().first { $0.contains(#""objectID":"ember-camp-lantern-brass""#) }?.prefix(111)
        == #"{"objectID":"ember-camp-lantern-brass","name":"Ember camp lantern, brass","brand":"Tarn & Fell","description":""#
    )
  }

  @Test func `no identifier and no name is given twice`() {
    #expect(Set(items.map(\.objectID)).count == items.count)
    #expect(Set(items.map { Folding.slug($0.name) }).count == items.count)
  }

  @Test func `identifiers are lower-case words joined by hyphens`() {
    for item in items {
      #expect(item.objectID.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(item.objectID)")
    }
  }

  @Test func `no description is on more than three articles`() {
    let uses = Dictionary(grouping: items.compactMap(\.description)) { $0 }.mapValues(\.count)
    #expect(uses.filter { $0.value > 3 }.isEmpty)
  }

  @Test func `a description has two or three sentences`() {
    for description in items.compactMap(\.description) {
      let ends = description.matches(of: /[.!?](\s|$)/).count
      #expect((2...4).contains(ends), "\(description)")
    }
  }

  @Test func `a few articles lack a brand, a description, a price or pictures`() {
    #expect((1...30).contains(items.count { $0.brand == nil }))
    #expect((1...30).contains(items.count { $0.description == nil }))
    #expect((1...30).contains(items.count { $0.price == nil }))
    #expect((1...30).contains(items.count { $0.imageURLs.isEmpty }))
    #expect(items.allSatisfy { $0.imageURLs.count <= 4 })
  }

  @Test func `prices lie in the range of the kind, and sales were dearer before`() {
    let ranges = Dictionary(uniqueKeysWithValues: ProductKind.all.map { ($0.noun, $0.prices) })
    for item in items {
      guard let price = item.price, let range = ranges[item.kind] else { continue }
      #expect(price.currency == "GBP")
      #expect(Double(range.lowerBound)...Double(range.upperBound) ~= price.value, "\(item.name)")
      #expect((price.was ?? .infinity) > price.value, "\(item.name)")
    }
  }

  @Test func `the tag on sale goes with an earlier price`() {
    for item in items where item.price != nil {
      #expect(item.tags.contains("on sale") == (item.price?.was != nil), "\(item.name)")
    }
  }

  @Test func `categories repeat the path above them`() {
    for item in items {
      let (departments, shelves, places) = (item.categories.lvl0, item.categories.lvl1, item.categories.lvl2)
      #expect(!departments.isEmpty && !places.isEmpty)
      for shelf in shelves { #expect(departments.contains { shelf.hasPrefix($0 + " > ") }, "\(shelf)") }
      for place in places { #expect(shelves.contains { place.hasPrefix($0 + " > ") }, "\(place)") }
      #expect(places.allSatisfy { $0.split(separator: " > ").count == 3 })
    }
    #expect(Set(items.flatMap(\.categories.lvl0)).count >= 6)
    #expect(Set(items.flatMap(\.categories.lvl1)).count >= 25)
  }

  @Test func `ratings, popularity and dates stay in their bounds`() {
    for item in items {
      #expect((3.1...5.0).contains(item.rating))
      #expect(item.ratingCount > 0)
      #expect((20...10_100).contains(item.popularity))
      #expect(item.released.wholeMatch(of: /20[12]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)/) != nil)
    }
    let sorted = items.map(\.popularity).sorted()
    #expect(sorted[sorted.count / 2] < 1_000)
    #expect(sorted[sorted.count - 20] > 8_000)
  }

  @Test func `a brand with an ampersand is written as it is`() {
    #expect(items.contains { $0.brand == "Tarn & Fell" })
    #expect(items.allSatisfy { !"\($0.name)\($0.description ?? "")".contains("&amp;") })
  }
}
