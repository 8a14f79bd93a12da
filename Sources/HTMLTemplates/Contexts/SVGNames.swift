/// The SVG that icons and drawings need. Left out on purpose: scripts, styles, animation (it can set any
/// attribute), links, images and foreign objects.
///
/// Source: SVG 2, appendices F and G; names keep their case, which HTML's parser restores from lower case.
enum SVGNames {
  static let elements: Set<String> = HTMLElements.words(
    """
    svg g defs symbol use title desc path circle ellipse line polyline polygon rect text tspan linearGradient
    radialGradient stop clipPath mask pattern marker
    """)

  /// Elements that hold text only.
  static let textElements: Set<String> = HTMLElements.words("title desc text tspan")

  static let attributes: Set<String> = HTMLElements.words(
    """
    class id lang role tabindex viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
    pathLength transform href fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color display visibility overflow
    clip-path clip-rule mask marker-start marker-mid marker-end vector-effect shape-rendering text-rendering
    paint-order pointer-events focusable offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
    clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform markerWidth
    markerHeight markerUnits refX refY orient text-anchor dominant-baseline alignment-baseline baseline-shift
    font-size font-family font-weight font-style letter-spacing word-spacing dx dy rotate textLength lengthAdjust
    """)

  /// Attributes whose value can name another resource: no tag may stand in them.
  static let literal: Set<String> = HTMLElements.words(
    "fill stroke clip-path mask marker-start marker-mid marker-end font-family color")
}
