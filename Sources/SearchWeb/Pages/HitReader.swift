import Localization
import SearchCore

/// Reads a site's records as its field map says, in the words and number shapes of the page's language.
struct HitReader: Sendable {
  let site: Site

  var locale: LocaleText { site.locale }

  func card(_ hit: Hit, position: Int = 0) -> HitCard {
    let map = site.fields
    let image = images(hit).first
    let tags = map.tags.map { hit.record.texts(at: $0).filter(Self.isShown) } ?? []
    return HitCard(
      url: site.url(ofHit: hit.id),
      title: .init(title(hit)),
      subtitle: first(map.subtitle, in: hit).map { .init($0) },
      // In a grid of squares the picture speaks for itself.
      snippet: site.layout == .grid
        ? nil : path(of: map.text, in: hit).flatMap(hit.snippet(at:)).map { .init($0) },
      image: image,
      isPictureMissing: map.images != nil && image == nil,
      imageSize: imageSize,
      loading: position < 4 ? "eager" : "lazy",
      badge: map.badges.first { tags.contains($0.tag) }?.words,
      price: price(hit),
      rating: rating(hit),
      date: date(hit),
      tags: tags,
      facts: facts(hit))
  }

  /// The short facts of a row, without those that the row shows as its subtitle or price.
  private func facts(_ hit: Hit) -> [String] {
    let shown = [path(of: site.fields.subtitle, in: hit), pathOfPrice(hit)]
    return site.fields.facts.filter { !shown.contains($0.path) }
      .flatMap { detail in values(detail, of: hit).map { words(detail, $0.text) } }
  }

  /// The pixels that a picture's place is kept for.
  var imageSize: (width: Int, height: Int) { site.layout == .posters ? (300, 450) : (400, 400) }

  /// The record's title, or its id where no title field has text: a record is never lost for want of a name.
  func title(_ hit: Hit) -> Highlight { first(site.fields.title, in: hit) ?? Highlight(plain: hit.id) }

  func first(_ paths: [String], in hit: Hit) -> Highlight? {
    path(of: paths, in: hit).flatMap(hit.highlight(at:))
  }

  /// The first of some paths that leads to a text that says something.
  private func path(of paths: [String], in hit: Hit) -> String? {
    paths.first { path in hit.highlight(at: path).map { Self.isShown($0.text) } ?? false }
  }

  /// The addresses of the record's pictures, each once, as far as a browser can load them.
  func images(_ hit: Hit) -> [String] {
    var seen: Set<String> = []
    let texts = site.fields.images.map(hit.record.texts(at:)) ?? []
    return texts.compactMap(WebAddress.image).filter { seen.insert($0).inserted }
  }

  /// The record's page elsewhere.
  func page(_ hit: Hit) -> WebAddress? {
    site.fields.url.flatMap(hit.record.text(at:)).flatMap(WebAddress.init(_:))
  }

  func price(_ hit: Hit) -> PriceTag? {
    guard let amount = pathOfPrice(hit).flatMap({ number(at: $0, in: hit) }) else { return nil }
    let was = site.fields.wasPrice.flatMap { number(at: $0, in: hit) }.flatMap { $0 > amount ? $0 : nil }
    return PriceTag(
      amount: locale.price(amount, currency: site.currency),
      was: was.map { locale.price($0, currency: site.currency) })
  }

  private func pathOfPrice(_ hit: Hit) -> String? {
    site.fields.price.first { number(at: $0, in: hit) != nil }
  }

  func rating(_ hit: Hit) -> RatingTag? {
    let scale = max(site.fields.ratingScale, 1)
    guard let path = site.fields.rating, let stars = number(at: path, in: hit),
      (0...Double(scale)).contains(stars)
    else { return nil }
    let count = site.fields.ratingCount.flatMap { number(at: $0, in: hit) }.flatMap { Int(exactly: $0) }
    return RatingTag(
      stars: locale.fixed(stars, places: 1), scale: locale.integer(scale), isUsual: scale == 5,
      count: count.map(locale.integer),
      people: count.map { locale.integer($0) + ($0 == 1 ? " person" : " people") })
  }

  func date(_ hit: Hit) -> DateTag? {
    guard let path = site.fields.date, let value = scalars(hit[path]).first else { return nil }
    if let day = RecordDate(value)?.day {
      return DateTag(text: locale.date(year: day.year, month: day.month, day: day.day), iso: day.iso)
    }
    return value.scalarText.flatMap { Self.isShown($0) ? DateTag(text: $0, iso: nil) : nil }
  }

  private func number(at path: String, in hit: Hit) -> Double? {
    hit.record.number(at: path).flatMap { $0.isFinite ? $0 : nil }
  }

  private func words(_ detail: FieldMap.Detail, _ text: String) -> String {
    detail.title.isEmpty ? text : detail.title + " " + text
  }

  /// Whether a text says something: it has more than spaces, and is not what programs write for a missing value.
  static func isShown(_ text: String) -> Bool {
    !missing.contains(text) && text.contains { !$0.isWhitespace }
  }

  private static let missing: Set = ["null", "NULL", "nil", "NaN", "nan", "undefined", "\\N"]
}
