import DemoData
import Foundation

/// A film of the demo site as a reader of its JSON sees it.
struct MoviesRecord: Decodable {
  let objectID: String
  let title: String
  let year: Int
  let overview: String
  let cast: [String]
  let genres: [String]
  let poster: String

  /// The file name of its poster.
  var posterName: String { String(poster.dropFirst("/demo/movies/".count)) }

  static let all: [MoviesRecord] = DemoMovies.records().compactMap {
    try? JSONDecoder().decode(MoviesRecord.self, from: Data($0.utf8))
  }
}
