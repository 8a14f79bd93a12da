/// The drawing of a kind before it has colours: strokes and areas on a field of 400 by 400.
///
/// Shapes are written in a small language, one part a line, back to front:
///
///     shadow X Y WIDTH        the ellipse it stands on
///     glow X Y RADIUS         light round a flame or a lamp
///     focus X Y               where the close view looks
///     lit                     drawn on a dark ground
///     hung                    hangs: on a wall it casts no shadow on the floor
///     TONE[WIDTH][%OPACITY] M…          a path, filled, or drawn with a line of that width
///     TONE[WIDTH][%OPACITY] o X Y R     a circle
///     TONE[WIDTH][%OPACITY] e X Y RX RY an ellipse
///     TONE[WIDTH][%OPACITY] r X Y W H R a rectangle with round corners
///
/// A tone is one letter: `a b c` base, dark and light of the article's colour, `t u v` of the trim, `x X`
/// deep tones of the ground; the others are fixed and listed in `Paint`.
struct Shape: Sendable {
  struct Part: Sendable, Hashable {
    let tone: Character
    /// Width of the line; 0 fills the part.
    let width: Int
    /// 1 to 100.
    let opacity: Int
    let figure: Figure

    /// Whether it belongs to the place and not to the thing.
    var isScenery: Bool { tone == "x" || tone == "X" }
  }

  enum Figure: Sendable, Hashable {
    case path(String)
    case circle([Int])
    case ellipse([Int])
    case rectangle([Int])
    case glow([Int])
  }

  var parts: [Part] = []
  var shadow = [200, 330, 100]
  var focus = [200, 200]
  var isLit = false
  var isHung = false

  /// Whether the drawing has a second colour.
  private(set) var hasTrim = false

  var hasScenery: Bool { parts.contains(where: \.isScenery) }

  /// The thing alone.
  var withoutScenery: Shape {
    var thing = self
    thing.parts.removeAll(where: \.isScenery)
    return thing
  }

  private static let byKind: [String: Shape] = {
    let tables = [
      outdoorCooking, outdoorLiving, outdoorCarrying, kitchen, teaAndTable, home, bedAndBath, garden,
      clothing, workshop,
    ]
    var shapes: [String: Shape] = [:]
    for table in tables {
      for (kind, text) in table { shapes[kind] = Shape(text) }
    }
    return shapes
  }()

  static func named(_ kind: String) -> Shape? { byKind[kind] }

  /// The kinds that have a shape.
  static var kinds: [String] { byKind.keys.sorted() }

  /// Reads the small language; a fault in it is a fault of ours and ends the program.
  init(_ text: String) {
    for line in TableRow.lines(of: text) {
      let cells = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = cells.count > 1 ? cells[1] : ""
      switch cells[0] {
      case "shadow": shadow = Self.numbers(rest, count: 3)
      case "focus": focus = Self.numbers(rest, count: 2)
      case "lit": isLit = true
      case "hung": isHung = true
      case "glow":
        parts.append(.init(tone: "f", width: 0, opacity: 100, figure: .glow(Self.numbers(rest, count: 3))))
      default: parts.append(Self.part(cells[0], rest))
      }
    }
    hasTrim = parts.contains { "tuv".contains($0.tone) }
  }

  private static func part(_ paint: String, _ rest: String) -> Part {
    let pieces = paint.dropFirst().split(separator: "%", omittingEmptySubsequences: false)
    guard let tone = paint.first, let width = pieces.first.map({ $0.isEmpty ? 0 : Int($0) ?? -1 }),
      width >= 0,
      let opacity = pieces.count > 1 ? Int(pieces[1]) : 100
    else { preconditionFailure("No paint: \(paint)") }
    return Part(tone: tone, width: width, opacity: opacity, figure: figure(rest))
  }

  private static func figure(_ text: String) -> Figure {
    let rest = String(text.dropFirst(2))
    switch text.first {
    case "o": return .circle(numbers(rest, count: 3))
    case "e": return .ellipse(numbers(rest, count: 4))
    case "r": return .rectangle(numbers(rest, count: 5))
    case "M": return .path(text)
    default: preconditionFailure("No figure: \(text)")
    }
  }

  private static func numbers(_ text: String, count: Int) -> [Int] {
    let numbers = TableRow.words(of: text).compactMap { Int($0) }
    precondition(numbers.count == count, "Not \(count) numbers: \(text)")
    return numbers
  }
}
