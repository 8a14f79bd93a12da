extension Drawing {
  /// The finished picture, or nil when the kind or the shade is unknown.
  var svg: [UInt8]? {
    guard let shape = Shape.named(kind), let shade = Shade.named(shade) else { return nil }
    let ground = Ground.behind(shade.family, lit: shape.isLit && view != 4, number: groundNumber)
    let paint = Paint(shade: shade, trim: trim.flatMap { Trim.named($0) }, ground: ground)
    var svg = SVGWriter(paint: paint)
    svg.open(title: title)
    switch view {
    case 2: svg.draw(shape, scale: 185, at: closeOffset(shape))
    case 3: drawPair(shape, shade, on: ground, &svg)
    case 4: drawInPlace(shape, &svg)
    default: svg.draw(shape, scale: 100, at: (0, 0))
    }
    return svg.closed()
  }

  private var title: String {
    let noun = ProductKind.all.first { $0.id == kind }?.noun ?? kind
    let subject = noun.prefix(1).uppercased() + noun.dropFirst() + ", " + shade
    switch view {
    case 2: return subject + ", from close by"
    case 3: return subject + ", with a second one"
    case 4: return subject + ", on a table"
    default: return subject
    }
  }

  private var groundNumber: Int {
    var chance = SeededGenerator(kind + (trim ?? ""))
    return chance.number(below: 6) + (view - 1) * 2 + (view > 2 ? 1 : 0)
  }

  /// Brings the focus of the shape to the middle, as far as the picture stays covered.
  private func closeOffset(_ shape: Shape) -> (Int, Int) {
    (200 - shape.focus[0] * 185 / 100, 200 - shape.focus[1] * 185 / 100)
  }

  /// In the open where the shape has scenery, else on a wall or on a table.
  private func drawInPlace(_ shape: Shape, _ svg: inout SVGWriter) {
    if shape.hasScenery {
      svg.drawScenery(of: shape)
      svg.draw(shape.withoutScenery, scale: 70, at: (96, 98))
    } else {
      svg.table()
      if shape.isHung {
        svg.draw(shape, scale: 66, at: (68, 8))
      } else {
        svg.draw(shape, scale: 78, at: (44, 90))
      }
    }
  }

  private func drawPair(_ shape: Shape, _ shade: Shade, on ground: Ground, _ svg: inout SVGWriter) {
    let other = Shade.named(shade.companion) ?? shade
    let trim = Trim.all.first { !$0.drowns.contains(other.id) && $0.id != self.trim }
    let back = Paint(shade: other, trim: trim, ground: ground)
    svg.drawScenery(of: shape)
    svg.draw(shape.withoutScenery, scale: 62, at: (152, 66), with: back)
    svg.draw(shape.withoutScenery, scale: 70, at: (6, 102))
  }
}
