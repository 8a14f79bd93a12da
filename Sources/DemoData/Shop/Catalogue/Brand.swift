/// A maker, invented like all of them.
struct Brand: Sendable {
  let name: String
  /// Whether the workshop is close to the shop: its goods carry the tag "made nearby".
  let isNearby: Bool
  let sentence: String

  static let all: [Brand] = [
    .init("Halden", "Halden has made camp and kitchen ware to one short list since the start."),
    .init("Tarn & Fell", "Tarn & Fell tests every pattern for a season on wet ground before it is sold."),
    .init("Kettleby", "Kettleby keeps spare parts for everything it has ever sold."),
    .init("Moss & Ember", "Moss & Ember works in small batches and numbers each of them."),
    .init("Ullin", "Ullin grinds, oils and checks each piece by hand."),
    .init("Brae Mill", nearby: true, "Brae Mill weaves on looms older than anyone who works them."),
    .init("Northing", "Northing mends what it sells, free of charge, for ten years."),
    .init("Larkrigg", "Larkrigg cuts for people who carry things and reach for things."),
    .init("Saltgarth", "Saltgarth buys its yarn from a single spinner and says which."),
    .init("Oxenby", "Oxenby pours, finishes and seasons under one roof."),
    .init(
      "Penfold & Sedge", nearby: true, "Penfold & Sedge makes for gardeners who use a tool until it is short."
    ),
    .init("Quillbeck", "Quillbeck draws few things and changes them rarely."),
    .init("Dunmarrow", nearby: true, "Dunmarrow throws and glazes two streets from our shop."),
    .init("Orrin Glass", "Orrin Glass melts its own cullet, so each batch differs by a shade."),
    .init("Ashgill", nearby: true, "Ashgill works timber from woods within a day’s cart ride."),
    .init("Corrie & Loam", "Corrie & Loam gardens with what it makes, and changes what annoys."),
    .init("Wetherwold", nearby: true, "Wetherwold works with the fleeces of its own hill flock."),
    .init("Skelbeck", "Skelbeck resoles, restitches and rewaxes whatever comes back."),
    .init("Tansy Yard", nearby: true, "Tansy Yard mixes in a former dairy and ships without plastic."),
    .init(
      "Birkwith", nearby: true, "Birkwith cuts its own willow and birch in winter and works it in spring."),
    .init("Hollin Forge", nearby: true, "Hollin Forge hammers to order and stamps the month on every piece."),
    .init("Marrowby", "At Marrowby one person builds and checks each piece, at one bench."),
    .init("Pellowby", "Pellowby began with biscuit tins and still cares most about lids."),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  init(_ name: String, nearby: Bool = false, _ sentence: String) {
    self.name = name
    self.isNearby = nearby
    self.sentence = sentence
  }

  /// The brand of a table row.
  static func named(_ name: String) -> Brand {
    guard let brand = byName[name] else { preconditionFailure("Brand.all has no \(name)") }
    return brand
  }
}
