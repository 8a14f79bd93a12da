/// The poster of a film: a scene in flat areas, coloured for this film, with the title lettered on it.
struct Poster: Sendable {
  let film: Film
  let scene: Scene
  let palette: Palette
  /// Whether left and right are exchanged.
  let isMirrored: Bool

  var name: String { film.posterName }

  /// The posters of all films.
  ///
  /// Films with the same scene go through its palettes one after the other, every second time mirrored, so
  /// that no two of them look alike.
  static func all() -> [Poster] {
    var uses: [String: Int] = [:]
    return Film.all.map { film in
      let scene = Scene.named(film.scene)
      let use = uses[film.scene, default: 0]
      uses[film.scene] = use + 1
      return Poster(film: film, scene: scene, use: use)
    }
  }

  private init(film: Film, scene: Scene, use: Int) {
    self.film = film
    self.scene = scene
    let palettes = scene.palettes
    var chance = SeededGenerator(scene.id)
    // A step without a common divisor with 10 and 20 visits every palette.
    let step = [3, 7, 9, 11][chance.number(below: 4)]
    palette = palettes[(chance.number(below: palettes.count) + use * step) % palettes.count]
    isMirrored = (use + use / palettes.count) % 2 == 1
  }

  /// The finished picture.
  var svg: [UInt8] {
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 450" width="300" height="450">
      <title>Poster of \(XMLText.escaped(film.title)), \(film.year): \(scene.caption)</title>
      <defs><radialGradient id="glow"><stop offset="0" stop-color="\(palette.light)" stop-opacity=".8"/>\
      <stop offset="1" stop-color="\(palette.light)" stop-opacity="0"/></radialGradient></defs>
      <path d="M0 0h300v450H0Z" fill="\(palette.colour("s"))"/>
      <g stroke-linecap="round" stroke-linejoin="round"\
      \(isMirrored ? " transform=\"translate(300 0) scale(-1 1)\"" : "")>

      """
    for part in scene.parts { text += part.svg(colour: palette.colour(part.tone)) + "\n" }
    text += "</g>\n" + lettering + "</svg>\n"
    return Array(text.utf8)
  }

  private var lettering: String {
    let colour = scene.title == .sky ? palette.onSky : palette.onGround
    let block = TitleBlock(film.title, face: Typeface.of(film), height: 76)
    let small = 13
    var line = scene.title == .sky ? 24 : 450 - 14 - small - 8 - block.height
    var text = "<g text-anchor=\"middle\" fill=\"\(colour)\" \(block.face.attributes)>\n"
    for words in block.lines {
      line += block.lineHeight
      text += "<text x=\"150\" y=\"\(line - block.size / 4)\" font-size=\"\(block.size)\">"
      text += XMLText.escaped(words) + "</text>\n"
    }
    text += "<text x=\"150\" y=\"\(line + 8 + small)\" font-size=\"\(small)\" letter-spacing=\"3\""
    return text + " opacity=\".75\">\(film.year)</text>\n</g>\n"
  }
}
