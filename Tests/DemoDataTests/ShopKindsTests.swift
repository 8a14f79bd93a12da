import Testing

@testable import DemoData

@Suite struct ShopKindsTests {
  @Test func `there are more than sixty kinds, each with its own name and noun`() {
    #expect(ProductKind.all.count >= 64)
    #expect(Set(ProductKind.all.map(\.id)).count == ProductKind.all.count)
    #expect(Set(ProductKind.all.map(\.noun)).count == ProductKind.all.count)
  }

  @Test func `each kind has five sentences that no other kind has`() {
    var users: [String: Set<String>] = [:]
    for kind in ProductKind.all {
      #expect(Set(kind.sentences).count == 5, "\(kind.id)")
      for sentence in kind.sentences { users[sentence, default: []].insert(kind.id) }
    }
    #expect(users.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test func `each sentence begins with a capital and ends with a stop`() {
    let sentences =
      ProductKind.all.flatMap(\.sentences) + Material.all.flatMap(\.sentences) + Brand.all.map(\.sentence)
    for sentence in sentences {
      #expect(sentence.first?.isUppercase == true && sentence.last == ".", "\(sentence)")
    }
  }

  @Test func `every brand and material of the tables is used`() {
    let models = ProductKind.all.flatMap(\.models)
    #expect(Set(models.compactMap(\.brand)) == Set(Brand.all.map(\.name)))
    let unused = Set(Material.all.map(\.name)).subtracting(models.map(\.material))
    #expect(unused.isEmpty, "\(unused.sorted())")
  }

  @Test func `every colour of the tables can be painted`() {
    for colour in ProductKind.all.flatMap(\.models).flatMap(\.colours) {
      #expect(Shade.named(colour) != nil, "\(colour)")
    }
    #expect(Shade.all.allSatisfy { Shade.named($0.companion) != nil })
  }

  @Test func `every model is named after its kind`() {
    for kind in ProductKind.all {
      for model in kind.models {
        let name = Folding.words(of: model.name)
        let nouns = Folding.words(of: kind.noun)
        #expect(nouns.suffix(1).allSatisfy { noun in name.contains { $0.hasPrefix(noun) } }, "\(model.name)")
      }
    }
  }

  @Test(arguments: [
    ("Stove | Halden | steel | teal | 38", "Stove", false, [3_800]),
    ("Stove* | - | steel | teal rust | small 12.50; large 14", "Stove", true, [1_250, 1_400]),
  ])
  func `a row of a table becomes a model`(row: String, name: String, unnamed: Bool, pence: [Int]) {
    let model = ProductModel(row: row)
    #expect(model.name == name)
    #expect(model.leavesFirstColourUnnamed == unnamed)
    #expect(model.options.map(\.pence) == pence)
  }
}
