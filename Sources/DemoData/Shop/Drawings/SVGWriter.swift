/// Writes the SVG of a drawing in the manner of all pictures of the shop: a soft ground, a beam of light
/// from the upper left, an ellipse of shadow, flat areas.
struct SVGWriter {
  private let paint: Paint
  private var text = ""

  init(paint: Paint) {
    self.paint = paint
  }

  mutating func open(title: String) {
    let beam = paint.ground.isNight ? "0.1" : "0.34"
    text += """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
      <title>\(title)</title>
      <defs><linearGradient id="beam" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" \
      stop-opacity="\(beam)"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>\
      <radialGradient id="glow"><stop offset="0" stop-color="#ffdf8a" stop-opacity=".75"/>\
      <stop offset="1" stop-color="#ffdf8a" stop-opacity="0"/></radialGradient></defs>
      <rect width="400" height="400" fill="\(paint.ground.base)"/>
      <path d="M-60-20 60-60 480 400H170Z" fill="url(#beam)"/>

      """
  }

  /// A table in front of the wall.
  mutating func table() {
    text += """
      <rect y="318" width="400" height="82" fill="\(paint.ground.deeper)"/>
      <rect y="318" width="400" height="10" fill="\(paint.ground.deep)"/>

      """
  }

  /// Draws a shape at a scale in hundredths and an offset.
  mutating func draw(_ shape: Shape, scale: Int, at offset: (Int, Int), with other: Paint? = nil) {
    let paint = other ?? self.paint
    let transform =
      scale == 100
      ? "" : " transform=\"translate(\(offset.0) \(offset.1)) scale(\(Self.decimal(scale)))\""
    text += "<g stroke-linecap=\"round\" stroke-linejoin=\"round\"\(transform)>\n"
    if !shape.isHung { drawShadow(shape.shadow, paint) }
    for part in shape.parts { draw(part, paint) }
    text += "</g>\n"
  }

  private mutating func drawShadow(_ shadow: [Int], _ paint: Paint) {
    text += "<ellipse cx=\"\(shadow[0])\" cy=\"\(shadow[1])\" rx=\"\(shadow[2])\" ry=\"11\""
    text +=
      paint.ground.isNight ? " fill=\"#000\" opacity=\".2\"/>\n" : " fill=\"#1c2b2e\" opacity=\".2\"/>\n"
  }

  /// Only hills and ground, at full size.
  mutating func drawScenery(of shape: Shape) {
    for part in shape.parts where part.isScenery { draw(part, paint) }
  }

  func closed() -> [UInt8] {
    Array((text + "</svg>\n").utf8)
  }

  private mutating func draw(_ part: Shape.Part, _ paint: Paint) {
    text += part.svg(colour: paint.colour(part.tone)) + "\n"
  }

  /// Hundredths as a decimal number: 62 is `0.62`.
  static func decimal(_ hundredths: Int) -> String {
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
