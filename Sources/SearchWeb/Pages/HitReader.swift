import Localization
import SearchCore

/// Reads a site's records as its field map says, in the words and number shapes of the page's language.
struct HitReader: Sendable {
  let site: Site
  let locale: LocaleText

  func card(_ hit: Hit, position: Int = 0) -> HitCard {
    let map = site.fields
    let tags = map.tags.map(hit.record.texts(at:)) ?? []
    return HitCard(
      url: site.url(ofHit: hit.id),
      title: .init(title(hit)),
      subtitle: first(map.subtitle, in: hit).map { .init($0) },
      // In a grid of squares the picture speaks for itself.
      snippet: site.layout == .grid ? nil : first(map.text, in: hit).map { .init($0) },
      image: images(hit).first,
      imageSize: imageSize,
      loading: position < 4 ? "eager" : "lazy",
      badge: map.badges.first { tags.contains($0.tag) }?.words,
      price: price(hit),
      rating: rating(hit),
      tags: tags,
      facts: map.facts.flatMap { detail in texts(detail, of: hit).map { words(detail, $0) } })
  }

  /// The pixels that a picture's place is kept for.
  var imageSize: (width: Int, height: Int) { site.layout == .posters ? (300, 450) : (400, 400) }

  /// The record's title, or its id where no title field has text: a record is never lost for want of a name.
  func title(_ hit: Hit) -> Highlight { first(site.fields.title, in: hit) ?? Highlight(plain: hit.id) }

  func first(_ paths: [String], in hit: Hit) -> Highlight? { paths.lazy.compactMap(hit.highlight(at:)).first }

  func images(_ hit: Hit) -> [String] { site.fields.images.map(hit.record.texts(at:)) ?? [] }

  func price(_ hit: Hit) -> PriceTag? {
    guard let amount = site.fields.price.lazy.compactMap(hit.record.number(at:)).first else { return nil }
    let was = site.fields.wasPrice.flatMap(hit.record.number(at:)).flatMap { $0 > amount ? $0 : nil }
    return PriceTag(
      amount: locale.price(amount, currency: site.currency),
      was: was.map { locale.price($0, currency: site.currency) })
  }

  func rating(_ hit: Hit) -> RatingTag? {
    guard let path = site.fields.rating, let stars = hit.record.number(at: path), (0...5).contains(stars)
    else {
      return nil
    }
    let count = site.fields.ratingCount.flatMap(hit.record.number(at:)).flatMap { Int(exactly: $0) } ?? 0
    return RatingTag(stars: locale.decimal(stars, places: 1), count: locale.integer(count))
  }

  /// The values of a detail, numbers in the language's shape and with their unit.
  func texts(_ detail: FieldMap.Detail, of hit: Hit) -> [String] {
    if !detail.isName, let number = hit[detail.path]?.number {
      let text =
        Int(exactly: number).map(locale.integer) ?? RecordNumber.shortestText(number)
      return [detail.unit.map { text + "\u{A0}" + $0 } ?? text]
    }
    return hit.record.texts(at: detail.path)
  }

  private func words(_ detail: FieldMap.Detail, _ text: String) -> String {
    detail.title.isEmpty ? text : detail.title + " " + text
  }
}
