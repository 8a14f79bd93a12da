/// The colours of a poster.
///
/// Scenes name them by letters: `s` sky, `S` what lies far off, `m` the middle, `d` the ground, `D` the
/// darkest, `l` light, `p` paper, `a` an accent and `A` its shade.
struct Palette: Sendable {
  private let sky: String
  private let far: String
  private let middle: String
  private let ground: String
  private let darkest: String
  private let accent: String
  private let shade: String
  private let paper: String
  let light: String
  private let isNight: Bool

  /// The colour of a title on the sky.
  var onSky: String { isNight ? paper : darkest }

  /// The colour of a title on the ground.
  var onGround: String { paper }

  /// The colour of a tone letter.
  func colour(_ tone: Character) -> String {
    switch tone {
    case "s": sky
    case "S": far
    case "m": middle
    case "d": ground
    case "D": darkest
    case "l", "f": light  // `f` is the tone of every glow
    case "p": paper
    case "a": accent
    case "A": shade
    default: preconditionFailure("No tone \(tone)")
    }
  }

  /// A row of the tables below: the letters `s S m d D l p a A` in this order.
  private init(_ row: String, isNight: Bool) {
    let colours = TableRow.words(of: row).map { "#" + $0 }
    precondition(colours.count == 9, "Not nine colours: \(row)")
    (sky, far, middle, ground, darkest) = (colours[0], colours[1], colours[2], colours[3], colours[4])
    (light, paper, accent, shade) = (colours[5], colours[6], colours[7], colours[8])
    self.isNight = isNight
  }

  static let night: [Palette] = TableRow.lines(
    of: """
      152b3a 1f3d4f 2c5266 0f1f2b 0a151e ffd879 efe9dd c0492e 8f3420
      2b2440 3b3157 4f3f66 1d1830 130f21 f7d58f f1e6d6 c98d5b 9a663c
      4a2b33 5d3841 754a4f 2d181e 1f1014 ffd06a f5ecdc e2a24a b0772c
      1d3a34 274b43 376258 122822 0b1a16 f5dd94 ece7d4 d9833f a85c26
      2a3a46 384b59 4c6473 1a252d 11191f ffe09a e9e4d8 6fb3b0 468482
      3d2342 512f57 6b4270 26152a 190d1c ffcf86 f4e4dc e0706a ad4a48
      1f2a52 2b3868 3f4d85 141c3a 0c1228 f6e2a6 ebe7de e58a4e b2602d
      12474c 1b585d 2c7176 0b2f33 072124 ffdd8d f1ead8 ef8f5a bb6235
      2e2c2e 3d3a3c 555053 1d1b1c 131112 ffcf5c ece5d8 c4483a 8c2d22
      3b2c22 4f3b2d 6b503c 251b14 18110c ffd98a f3e7d3 5f9a8e 3f7066
      """
  ).map { Palette($0, isNight: true) }

  static let day: [Palette] = TableRow.lines(
    of: """
      f1c98b e3b06c c98a4f 7c5330 4f331d f9e7b8 fffaf0 d2482f 9c3220
      9cc4c1 7fb0ae 4d8f92 1f545b 143c42 f3efdf fffaf0 f0a35e d9834a
      cdd8e2 b3c3d1 8ba2b5 2f4963 22364b fbf3df ffffff b4502f 873a20
      efe7d8 dccfb8 b9a98c 3e4a4d 2c3437 fff8e6 fffdf6 e07a3f b4582a
      f0c9bd e3ab9e c57f77 6a3742 4a242e fdeedd fff8f0 2f6f75 1f545b
      cfd8b8 b5c39a 86a06f 3b5a3c 294230 fbf4d4 fffdf0 d9633f a84628
      a9d0e3 8abbd2 5d97b3 234f66 183a4d fff4cf ffffff e8b13c bb8720
      f6b58a ea9568 cf6e4d 6f3140 4b1f2d fff0c9 fff6ea 33656e 224a52
      d5c8e0 bba9cd 917daa 463a66 31284a fdf0d2 fffaf4 e0865a b3603a
      eccb62 dcb146 b98b2d 5a4218 3d2c0f fff3c4 fffaeb 1c6a70 124b50
      """
  ).map { Palette($0, isNight: false) }

  static let any = day + night
}
