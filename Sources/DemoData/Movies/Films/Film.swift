/// A film of the demo site.
///
/// The tables beside this file give a film in three parts: one line `TITLE | YEAR | GENRES | SCENE`, then,
/// set in, one line of names and the lines of the overview.
struct Film: Sendable {
  let title: String
  let year: Int
  let genres: [Genre]
  /// The leading names.
  let cast: [String]
  let overview: String
  /// The scene on its poster.
  let scene: String

  /// A readable identifier; two films of one title differ in their years.
  var id: String { "\(Folding.slug(title))-\(year)" }

  /// The file name of its poster.
  var posterName: String { id + ".svg" }

  /// The record as JSON text.
  var record: String {
    var json = JSONObject(capacity: 700)
    json.set("objectID", id)
    json.set("title", title)
    json.set("year", year)
    json.set("overview", overview)
    json.set("cast", cast)
    json.set("genres", genres.map(\.rawValue))
    json.set("poster", "/demo/movies/\(posterName)")
    return json.text
  }

  /// Every film, in the order of the years.
  static let all: [Film] = [
    before1970, seventies, eighties, nineties, twoThousands, tenToThirteen, fourteenToSixteen,
    seventeenToEighteen, sinceNineteen,
  ].flatMap(films)

  private static func films(in table: String) -> [Film] {
    var films: [Film] = []
    var heading: String?
    var body: [String] = []
    for line in TableRow.lines(of: table) {
      if line.utf8.first == UInt8(ascii: " ") {
        body += TableRow.cells(of: line, separatedBy: "|")
      } else {
        if let heading { films.append(Film(heading, body)) }
        (heading, body) = (line, [])
      }
    }
    if let heading { films.append(Film(heading, body)) }
    return films
  }

  private init(_ heading: String, _ body: [String]) {
    let cells = TableRow.cells(of: heading, separatedBy: "|")
    guard cells.count == 4, let year = Int(cells[1]), body.count > 1 else {
      preconditionFailure("No film: \(heading)")
    }
    title = cells[0]
    self.year = year
    genres = TableRow.cells(of: cells[2], separatedBy: ",").map(Genre.named)
    scene = cells[3]
    cast = TableRow.cells(of: body[0], separatedBy: ",")
    overview = body.dropFirst().joined(separator: " ")
  }
}
