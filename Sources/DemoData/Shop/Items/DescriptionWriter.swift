/// Writes two or three sentences about an article from those of its kind, material, measure and brand.
struct DescriptionWriter {
  let kind: ProductKind
  let model: ProductModel
  let material: Material
  /// `1.2 litres`, where the article has a measure.
  let size: String?
  let grams: Int?
  /// The number of the article within its kind; neighbours get different sentences.
  let serial: Int

  var text: String {
    let measured = measured
    let count = kind.sentences.count
    let first = kind.sentences[serial % count]
    let second = kind.sentences[(serial + 1 + serial / count % (count - 1)) % count]
    let ofMaterial = material.sentences[(serial / 4 + model.name.utf8.count) % material.sentences.count]
    let sentences: [String?] =
      switch serial % 4 {
      case 0: [first, ofMaterial, measured]
      case 1: [first, measured ?? ofMaterial, second]
      case 2: [first, second, model.brand.map { Brand.named($0).sentence }]
      default: [first, second, ofMaterial]
      }
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  /// The first of the kind's measured sentences whose values are all known.
  private var measured: String? {
    let weight = grams.map(Self.weight)
    for fact in kind.facts {
      if let sentence = fact.sentence(size: size, weight: weight) { return sentence }
    }
    return nil
  }

  /// `640 g`, `1.2 kg`, `3 kg`.
  private static func weight(_ grams: Int) -> String {
    guard grams >= 1_000 else { return "\(grams) g" }
    let tenths = grams % 1_000 / 100
    return tenths == 0 ? "\(grams / 1_000) kg" : "\(grams / 1_000).\(tenths) kg"
  }
}
