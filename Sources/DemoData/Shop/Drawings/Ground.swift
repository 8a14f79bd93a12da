/// What a thing is drawn on: a soft colour, and two deeper tones of it for hills, walls and tables.
struct Ground: Sendable {
  let base: String
  let deep: String
  let deeper: String
  /// Whether lamps are lit on it: the beam and the shadow are fainter.
  let isNight: Bool

  init(_ base: String, _ deep: String, _ deeper: String, night: Bool = false) {
    self.base = base
    self.deep = deep
    self.deeper = deeper
    isNight = night
  }

  private static let sand = Ground("#e8e1d2", "#d5cab4", "#c0b299")
  private static let blush = Ground("#e7d5c8", "#d4bcab", "#bfa28f")
  private static let clay = Ground("#dfd4c9", "#cabbac", "#b3a292")
  private static let straw = Ground("#e4dccb", "#d0c4aa", "#bbad8f")
  private static let biscuit = Ground("#dcc9b0", "#c7b093", "#b0977a")
  private static let mist = Ground("#dbe3e4", "#c3d0d2", "#a9babd")
  private static let pine = Ground("#d3dcd2", "#bac8b8", "#a0b29e")
  private static let sky = Ground("#c6d3d9", "#a9bbc1", "#8da39b")
  private static let fog = Ground("#d6dfe3", "#bdcbd1", "#a3b5bd")
  private static let lichen = Ground("#d9dfd3", "#c3ccba", "#a9b59e")
  private static let meadow = Ground("#ccd5c3", "#b3c0a8", "#97a78a")
  private static let lilac = Ground("#dad6df", "#c5bfcd", "#aea6b9")
  private static let dusk = Ground("#31464b", "#283b40", "#203135", night: true)
  private static let evening = Ground("#3b4452", "#313946", "#272e39", night: true)
  private static let embers = Ground("#453c3a", "#3a3230", "#2e2726", night: true)

  /// The ground for one view; the same numbers always give the same ground.
  static func behind(_ family: Shade.Family, lit: Bool, number: Int) -> Ground {
    let choice: [Ground] =
      if lit {
        [dusk, evening, dusk, embers]
      } else {
        switch family {
        case .warm: [mist, pine, fog, lichen, sky, straw]
        case .cool: [sand, blush, straw, clay, mist, lichen]
        case .light: [blush, pine, sky, mist, meadow, lilac]
        case .dark: [clay, mist, sand, blush, lichen, lilac]
        case .wood: [mist, pine, fog, lichen, lilac, sky]
        case .metal: [blush, straw, lichen, biscuit, clay, pine]
        }
      }
    return choice[number % choice.count]
  }
}
