/// What is seen on a poster, in the small language of `Shape` on a field of 300 by 450, before it has colours.
struct Scene: Sendable {
  /// Which palettes suit it.
  enum Light: Sendable { case day, night, any }

  /// The quiet part of the picture, where the title goes.
  enum TitlePlace: Sendable {
    /// The uppermost 110 units, which show nothing but sky.
    case sky
    /// The lowest 105 units, which show nothing but ground.
    case ground
  }

  let id: String
  /// The scene in words.
  let caption: String
  let title: TitlePlace
  let parts: [Shape.Part]
  private let light: Light

  init(_ id: String, _ caption: String, _ light: Light, title: TitlePlace = .ground, _ text: String) {
    self.id = id
    self.caption = caption
    self.light = light
    self.title = title
    parts = Shape(text).parts
  }

  var palettes: [Palette] {
    switch light {
    case .day: Palette.day
    case .night: Palette.night
    case .any: Palette.any
    }
  }

  static let all: [Scene] = water + land + town + sky + rooms + stages + things

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The scene of a table cell.
  static func named(_ id: String) -> Scene {
    guard let scene = byID[id] else { preconditionFailure("Scene.all has no \(id)") }
    return scene
  }
}
