import Localization
import SearchCore

/// Reads a site's records as its field map says, in the words and number shapes of the page's language.
///
/// One object for all cards of a site, since each card holds it.
final class HitReader: Sendable {
  let site: Site

  init(site: Site) { self.site = site }

  var locale: LocaleText { site.locale }

  func card(_ hit: Hit, position: Int = 0) -> HitCard {
    let tags = site.fields.tags.map { hit.record.texts(at: $0).filter(Self.isShown) } ?? []
    let subtitle = found(site.fields.subtitle, in: hit)
    let amount = amount(hit)
    let pathsShown = [subtitle?.path, amount?.path]
    return HitCard(
      url: site.url(ofHit: hit.id),
      title: .init(title(hit)),
      subtitle: subtitle.map { .init($0.highlight) },
      snippet: snippet(hit).map { .init($0) },
      image: site.fields.images.flatMap { hit.record.firstText(at: $0, WebAddress.image) },
      loading: position < 4 ? "eager" : "lazy",
      badge: site.fields.badges.first { tags.contains($0.tag) }?.words,
      price: amount.map { price($0.number, hit) },
      rating: rating(hit),
      date: date(hit),
      tags: tags,
      source: HitCard.Source(
        hit: hit, reader: self, pathsShown: pathsShown,
        rowFacts: site.layout == .list ? facts(hit, besides: pathsShown) : nil))
  }

  /// In a grid of squares the picture speaks for itself.
  private func snippet(_ hit: Hit) -> Highlight? {
    guard site.layout != .grid else { return nil }
    return found(site.fields.text, in: hit).map { hit.snippet(at: $0.path) ?? $0.highlight }
  }

  /// The short facts of a row, without what it shows elsewhere.
  func facts(_ hit: Hit, besides shown: [String?]) -> [String] {
    site.fields.facts.flatMap { detail in
      shown.contains(detail.path) ? [] : values(detail, of: hit).map { words(detail, $0.text) }
    }
  }

  /// The pixels that a picture's place is kept for.
  var imageSize: (width: Int, height: Int) { site.layout == .posters ? (300, 450) : (400, 400) }

  /// The record's title, or its id where no title field has text: a record is never lost for want of a name.
  func title(_ hit: Hit) -> Highlight { first(site.fields.title, in: hit) ?? Highlight(plain: hit.id) }

  func first(_ paths: [String], in hit: Hit) -> Highlight? {
    found(paths, in: hit)?.highlight
  }

  /// The first of some paths that leads to a text that says something, and the text.
  private func found(_ paths: [String], in hit: Hit) -> (path: String, highlight: Highlight)? {
    for path in paths {
      if let highlight = hit.highlight(at: path), Self.isShown(highlight) { return (path, highlight) }
    }
    return nil
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
    amount(hit).map { price($0.number, hit) }
  }

  private func price(_ amount: Double, _ hit: Hit) -> PriceTag {
    let was = site.fields.wasPrice.flatMap { number(at: $0, in: hit) }.flatMap { $0 > amount ? $0 : nil }
    return PriceTag(
      amount: locale.price(amount, currency: site.currency),
      was: was.map { locale.price($0, currency: site.currency) })
  }

  private func amount(_ hit: Hit) -> (path: String, number: Double)? {
    for path in site.fields.price {
      if let number = number(at: path, in: hit) { return (path, number) }
    }
    return nil
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
    // No word of the missing ones is longer.
    (text.utf8.count > 9 || !missing.contains(text)) && hasCharacter(text)
  }

  private static func isShown(_ highlight: Highlight) -> Bool {
    // A part ends where a character does, so one with a character of its own is enough.
    highlight.parts.count > 1 && highlight.parts.contains { $0.text.utf8.count > 9 && hasCharacter($0.text) }
      || isShown(highlight.text)
  }

  /// Whether there is more than spaces.
  private static func hasCharacter(_ text: String) -> Bool {
    // A visible ASCII character is no space, whatever stands on it.
    text.utf8.first.map { $0 > 0x20 && $0 < 0x7F } ?? false || text.contains { !$0.isWhitespace }
  }

  private static let missing: Set = ["null", "NULL", "nil", "NaN", "nan", "undefined", "\\N"]
}
