/// The demo film search "Late Reel": well-known films with overviews and posters of our own.
///
/// Titles, years, names and genres are facts; the overviews are written, and the posters drawn, for this
/// site. Nothing that cannot be checked is told: no rating, no box office, no length. Everything is the
/// same, byte for byte, in every run.
package enum DemoMovies {
  private static let posters = Dictionary(uniqueKeysWithValues: Poster.all().map { ($0.name, $0) })

  /// One JSON object for each film, in the order of the years.
  ///
  /// Fields: `objectID`, `title`, `year` (a number), `overview`, `cast` (one to six names, the leading ones
  /// first), `genres` (one to four of `Genre`, the most telling first) and `poster` (a path on this server).
  package static func records() -> [String] {
    Film.all.map(\.record)
  }

  /// The names of all posters that records point to, sorted.
  package static var posterNames: [String] { posters.keys.sorted() }

  /// The SVG bytes of `TITLE-YEAR.svg`, 300 by 450, drawn on demand; nil for any other name.
  package static func poster(named name: String) -> [UInt8]? {
    posters[name]?.svg
  }
}
