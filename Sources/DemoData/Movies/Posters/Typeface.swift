/// How a title is lettered. Only families that every system has, so widths are estimates on the wide side.
enum Typeface: Sendable {
  /// Capitals for action, science fiction and war.
  case block
  /// Heavy lower case for comedies and animation.
  case round
  /// Spaced capitals with serifs for what is frightening or secret.
  case engraved
  /// Slanted serifs for romances.
  case italic
  /// Plain serifs for everything else.
  case book

  /// The face of a film's first telling genre.
  static func of(_ film: Film) -> Typeface {
    for genre in film.genres {
      switch genre {
      case .action, .scienceFiction, .war, .sport: return .block
      case .comedy, .animation, .family: return .round
      case .horror, .thriller, .mystery, .crime, .western: return .engraved
      case .romance: return .italic
      case .drama, .biography, .history, .documentary: return .book
      case .adventure, .fantasy, .music: continue
      }
    }
    return .book
  }

  var isCapitals: Bool { self == .block || self == .engraved }

  /// Presentation attributes of SVG text.
  var attributes: String {
    switch self {
    case .block: "font-family=\"Helvetica, Arial, sans-serif\" font-weight=\"700\" letter-spacing=\"1\""
    case .round: "font-family=\"Trebuchet MS, Verdana, sans-serif\" font-weight=\"700\""
    case .engraved: "font-family=\"Georgia, Times, serif\" letter-spacing=\"2\""
    case .italic: "font-family=\"Georgia, Times, serif\" font-style=\"italic\""
    case .book: "font-family=\"Georgia, Times, serif\" font-weight=\"700\""
    }
  }

  /// The estimated width of a text in hundredths of its size, without letter spacing.
  func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + Self.width(of: $1) }
  }

  /// Units between letters.
  var spacing: Int {
    switch self {
    case .block: 1
    case .engraved: 2
    case .round, .italic, .book: 0
    }
  }

  private static func width(of letter: Unicode.Scalar) -> Int {
    switch letter {
    case "i", "l", "j", ".", ",", ":", "!", "’", "·", "I", " ", "-": 36
    case "f", "t", "r", "*": 46
    case "m", "w", "M", "W": 98
    case "A"..."Z", "+", "&", "–": 77
    default: 63
    }
  }
}
