/// Turns a model, one of its options and one of its colours into an article.
struct ItemBuilder {
  let kind: ProductKind
  let model: ProductModel
  /// The place of the model among those of its kind; decides the trim of its drawings.
  let modelIndex: Int

  private static let newestFrom = "2026-07-01"
  private static let freeShippingFromPence = 7_500

  /// Every article of every kind, in the order of the tables.
  static func allItems() -> [ShopItem] {
    ProductKind.all.flatMap { kind in
      var serial = 0
      return kind.models.enumerated().flatMap { index, model in
        ItemBuilder(kind: kind, model: model, modelIndex: index).items(serial: &serial)
      }
    }
  }

  private func items(serial: inout Int) -> [ShopItem] {
    var items: [ShopItem] = []
    for (optionIndex, option) in model.options.enumerated() {
      for (colourIndex, colour) in model.colours.enumerated() {
        let name = name(option: option, colour: colour, isFirstColour: colourIndex == 0)
        items.append(item(name, option: option, optionIndex: optionIndex, colour: colour, serial: serial))
        serial += 1
      }
    }
    return items
  }

  /// `Camp kettle, 1.2 litres, rust`; phrases such as `for two` follow without a comma.
  private func name(option: ProductModel.Option, colour: String, isFirstColour: Bool) -> String {
    var name = model.name
    if !option.label.isEmpty { name += (option.isPhrase ? " " : ", ") + option.label }
    if !(isFirstColour && model.leavesFirstColourUnnamed) { name += ", " + colour }
    return name
  }

  private func item(
    _ name: String, option: ProductModel.Option, optionIndex: Int, colour: String, serial: Int
  ) -> ShopItem {
    let id = Folding.slug(name)
    var chance = SeededGenerator(id)
    let popularity = Self.popularity(&chance)
    let price = price(option, &chance)
    let released = Self.date(&chance)
    let material = Material.named(model.material)
    let grams = grams(optionIndex: optionIndex, material: material)
    let description = DescriptionWriter(
      kind: kind, model: model, material: material, size: option.isMeasure ? option.label : nil,
      grams: grams, serial: serial)
    return ShopItem(
      kind: kind, modelName: model.name, id: id, name: name,
      brand: chance.number(below: 160) == 0 ? nil : model.brand,
      description: chance.number(below: 130) == 0 ? nil : description.text,
      drawings: drawings(colour: colour, &chance), price: chance.number(below: 150) == 0 ? nil : price,
      colours: [colour], sizes: kind.sizes.isEmpty && option.isSize ? [option.label] : kind.sizes,
      tags: tags(price: price, released: released, material: material), popularity: popularity,
      ratingTenths: Self.rating(&chance), ratingCount: 1 + popularity / (6 + chance.number(below: 9)),
      released: released, material: model.material, care: material.care,
      capacity: Self.capacity(option), grams: grams, guaranteeYears: material.guaranteeYears)
  }

  private func drawings(colour: String, _ chance: inout SeededGenerator) -> [String] {
    let views = [1, 2, 2, 3, 3, 3, 3, 4, 4, 4][chance.number(below: 10)]
    guard chance.number(below: 180) != 0 else { return [] }
    let trim = Trim.forModel(modelIndex, of: kind, colour: colour)
    return (1...views).map { Drawing(kind: kind.id, shade: colour, trim: trim?.id, view: $0).name }
  }

  /// One article in six is reduced, by a tenth to a third; the table has the price that is asked now.
  private func price(_ option: ProductModel.Option, _ chance: inout SeededGenerator) -> ShopItem.Price {
    guard chance.number(below: 6) == 0 else { return .init(pence: option.pence, wasPence: nil) }
    let percent = [110, 115, 120, 125, 135, 150][chance.number(below: 6)]
    let step = option.pence < 2_000 ? 50 : 100
    let was = (option.pence * percent / 100 + step) / step * step
    return .init(pence: option.pence, wasPence: was)
  }

  private func tags(price: ShopItem.Price, released: String, material: Material) -> [String] {
    var tags: [String] = []
    if price.wasPence != nil { tags.append("on sale") }
    if released >= Self.newestFrom { tags.append("new") }
    if price.pence >= Self.freeShippingFromPence { tags.append("free shipping") }
    tags += kind.tags
    if let brand = model.brand, Brand.named(brand).isNearby { tags.append("made nearby") }
    if material.isRecycled { tags.append("recycled") }
    // A kind may have a tag of its own that the brand or the material would give it, too.
    return tags.enumerated().filter { !tags[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Between the kind's lightest and heaviest by material and option; the colours of a model weigh the same.
  private func grams(optionIndex: Int, material: Material) -> Int? {
    guard let weights = kind.weights else { return nil }
    var chance = SeededGenerator(model.name)
    let span = weights.upperBound - weights.lowerBound
    let share = material.heft * 6 + optionIndex * 300 / model.options.count + chance.number(below: 100)
    let step = weights.upperBound < 200 ? 1 : weights.upperBound < 3_000 ? 10 : 50
    return (weights.lowerBound + span * share / 1_000) / step * step
  }

  private static func capacity(_ option: ProductModel.Option) -> String? {
    ["litre", "litres", "ml"].contains { option.label.hasSuffix(" " + $0) } ? option.label : nil
  }

  /// The fourth power of an even spread: half of the articles stay below 650, one in twenty passes 8,000.
  private static func popularity(_ chance: inout SeededGenerator) -> Int {
    let even = chance.number(below: 1_000)
    return 20 + even * even / 1_000 * even / 1_000 * even / 100 + chance.number(below: 30)
  }

  /// The best of two draws, so most articles stand above four stars.
  private static func rating(_ chance: inout SeededGenerator) -> Int {
    31 + max(chance.number(below: 20), chance.number(below: 18))
  }

  /// A day between March 2017 and October 2026, later days more often.
  private static func date(_ chance: inout SeededGenerator) -> String {
    let month = max(chance.number(below: 116), chance.number(below: 116)) + 2
    let day = 1 + chance.number(below: 28)
    let year = 2_017 + month / 12
    return "\(year)-\(twoDigits(month % 12 + 1))-\(twoDigits(day))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
