/// The kinds of films, a closed list.
enum Genre: String, Sendable, CaseIterable {
  case action = "Action"
  case adventure = "Adventure"
  case animation = "Animation"
  case biography = "Biography"
  case comedy = "Comedy"
  case crime = "Crime"
  case documentary = "Documentary"
  case drama = "Drama"
  case family = "Family"
  case fantasy = "Fantasy"
  case history = "History"
  case horror = "Horror"
  case music = "Music"
  case mystery = "Mystery"
  case romance = "Romance"
  case scienceFiction = "Science Fiction"
  case sport = "Sport"
  case thriller = "Thriller"
  case war = "War"
  case western = "Western"

  /// The genre of a table cell.
  static func named(_ name: String) -> Genre {
    guard let genre = Genre(rawValue: name) else { preconditionFailure("No genre \(name)") }
    return genre
  }
}
