extension Shape.Part {
  /// The SVG element of the part in a colour; a glow takes the gradient `glow` of its document instead.
  func svg(colour: String) -> String {
    var text = ""
    switch figure {
    case .path(let data): text = "<path d=\"\(data)\""
    case .circle(let n): text = "<circle cx=\"\(n[0])\" cy=\"\(n[1])\" r=\"\(n[2])\""
    case .ellipse(let n): text = "<ellipse cx=\"\(n[0])\" cy=\"\(n[1])\" rx=\"\(n[2])\" ry=\"\(n[3])\""
    case .rectangle(let n):
      text = "<rect x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\" rx=\"\(n[4])\""
    case .glow(let n): return "<circle cx=\"\(n[0])\" cy=\"\(n[1])\" r=\"\(n[2])\" fill=\"url(#glow)\"/>"
    }
    text +=
      width == 0 ? " fill=\"\(colour)\"" : " fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(width)\""
    if opacity < 100 { text += " opacity=\"\(SVGWriter.decimal(opacity))\"" }
    return text + "/>"
  }
}
