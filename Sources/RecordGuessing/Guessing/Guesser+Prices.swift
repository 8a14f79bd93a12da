// Prices and their currency.
extension Guesser {
  mutating func guessPrices() {
    let prices = attributes.compactMap { attribute in PriceAttribute(attribute) }
    guess.currency = currency(of: prices.first?.attribute)
    let ordinary = best(prices, .ordinary)
    let sale = best(prices, .sale)
    let old = best(prices, .old)
    if let current = sale ?? ordinary {
      guess.price = [current.path]
      if sale != nil, let ordinary { guess.price.append(ordinary.path) }
      guess.wasPrice = (old ?? (sale == nil ? nil : ordinary))?.path
      if let named = PriceAttribute.currency(in: current.name) { guess.currency = named }
    } else if let old {
      // A price before a sale that is all there is.
      guess.price = [old.path]
    }
  }

  private func best(_ prices: [PriceAttribute], _ kind: PriceAttribute.Kind) -> Attribute? {
    prices.filter { $0.kind == kind }
      .max { $0.score == $1.score ? $0.attribute.place > $1.attribute.place : $0.score < $1.score }?.attribute
  }

  /// From an attribute of codes that are all the same, the one beside the price first; else from texts with signs.
  private func currency(of price: Attribute?) -> String? {
    let named = attributes.filter { attribute in
      attribute.isText && attribute.column.counter.distinct == 1
        && attribute.name.hasAnywhere(RoleWords.currencies)
    }
    let fields = named.filter { $0.parentPath == price?.parentPath } + named
    for field in fields {
      let code = field.column.samples.first?.uppercased() ?? ""
      if Money.codes.contains(code) { return code }
    }
    for attribute in attributes where attribute.mostlyIs(.money, 0.8) && attribute.isText {
      let codes = Set(attribute.column.samples.map { Money.currency(in: $0) })
      if codes.count == 1, let code = codes.first { return code }
    }
    return nil
  }
}

/// A numeric attribute that is called like a price.
struct PriceAttribute {
  enum Kind { case ordinary, sale, old }

  let attribute: Attribute
  let kind: Kind
  let score: Double

  init?(_ attribute: Attribute) {
    let name = attribute.name
    guard attribute.isNumeric, attribute.column.maximum > 0, attribute.column.minimum >= 0, !name.isInternal,
      Self.isPrice(name), !name.hasAnywhere(RoleWords.notPrices)
    else { return nil }
    if name.has(RoleWords.oldPrices) || name.joined.hasPrefix("listenpreis") {
      kind = .old
    } else if name.has(RoleWords.salePrices) {
      // A 0 that says “no sale” would be shown as a price.
      guard attribute.column.zeros == 0 else { return nil }
      kind = .sale
    } else {
      kind = .ordinary
    }
    self.attribute = attribute
    var score = 50 * attribute.fill - 5 * Double(name.depth)
    if RoleWords.prices.contains(name.joined) { score += 40 }
    if !attribute.isSingle { score -= 30 }
    if name.has(["min", "from", "lowest", "low", "ab"]) { score -= 5 }
    if name.words.contains("base") || name.words.contains("net") || name.words.contains("netto") {
      score -= 15
    }
    self.score = score
  }

  static func isPrice(_ name: AttributeName) -> Bool {
    name.hasAnywhere(RoleWords.prices)
      || (name.words + name.context).contains { $0.hasSuffix("preis") || $0.hasSuffix("price") }
  }

  /// The currency that a name such as `price_eur` or `price.eur` says.
  static func currency(in name: AttributeName) -> String? {
    (name.words + name.leaf).lazy.compactMap(Money.currency(ofWord:)).first
  }
}
