/// Turns the tone letters of a shape into colours.
struct Paint: Sendable {
  let shade: Shade
  let trim: Trim?
  let ground: Ground

  private static let fixed: [Character: String] = [
    "k": "#2c3437", "K": "#4e595d", "s": "#c3cdd0", "S": "#94a2a8", "w": "#fbf8f1", "W": "#e4d8c0",
    "n": "#a87a4c", "N": "#7d5836", "h": "#d0a26f", "g": "#d3a24a", "G": "#a87830", "f": "#ffcf5c",
    "F": "#fff7df", "e": "#f08a3c", "p": "#1f646c", "r": "#b9603c", "m": "#7f8a63", "M": "#636d4b",
    "y": "#dcebee",
  ]

  /// The colour of a tone letter.
  func colour(_ tone: Character) -> String {
    switch tone {
    case "a": shade.base
    case "b": shade.dark
    case "c": shade.light
    case "t": trim?.base ?? shade.dark
    case "u": trim?.dark ?? shade.dark
    case "v": trim?.light ?? shade.light
    case "x": ground.deep
    case "X": ground.deeper
    default: Self.fixed[tone] ?? "#000000"
    }
  }
}
