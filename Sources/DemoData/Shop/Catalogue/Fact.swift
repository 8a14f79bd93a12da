/// A sentence with gaps: `Holds {size} and weighs {weight}.`
struct Fact: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case size
    case weight
  }

  private let pieces: [Piece]

  init(_ sentence: String) {
    pieces = sentence.split { $0 == "{" || $0 == "}" }.map { piece in
      switch piece {
      case "size": .size
      case "weight": .weight
      default: .text(String(piece))
      }
    }
  }

  /// The sentence with its gaps filled; nil when it asks for a value that is not known.
  func sentence(size: String?, weight: String?) -> String? {
    var sentence = ""
    for piece in pieces {
      switch piece {
      case .text(let text): sentence += text
      case .size:
        guard let size else { return nil }
        sentence += size
      case .weight:
        guard let weight else { return nil }
        sentence += weight
      }
    }
    return sentence
  }
}
