import SearchCore

// A guess as a record, for the store.
extension RecordGuess {
  package var record: RecordObject {
    [
      "title": Self.list(title), "subtitle": Self.list(subtitle), "text": Self.list(text),
      "image": Self.text(image), "url": Self.text(url), "price": Self.list(price),
      "wasPrice": Self.text(wasPrice),
      "currency": Self.text(currency), "rating": Self.text(rating),
      "ratingScale": .integer(Int64(ratingScale)),
      "ratingCount": Self.text(ratingCount), "tags": Self.text(tags), "date": Self.text(date),
      "facets": .list(
        facets.map {
          [
            "path": .text($0.path), "parameter": .text($0.parameter), "title": .text($0.title),
            "isHierarchical": .bool($0.isHierarchical),
          ]
        }),
      "ranges": Self.list(ranges), "ranking": .list(ranking.map(Self.object)),
      "sorts": .list(
        sorts.map { ["id": .text($0.id), "title": .text($0.title), "order": Self.object($0.order)] }),
      "search": Self.list(search), "facts": Self.list(facts), "details": Self.list(details),
      "layout": .text(layout.rawValue), "notes": Self.list(notes),
    ]
  }

  /// Reads back what `record` wrote; `nil` for everything else.
  package init?(_ record: RecordObject) {
    let reader = GuessReader(record: record)
    guard let title = reader.texts("title"), let subtitle = reader.texts("subtitle"),
      let text = reader.texts("text"), let price = reader.texts("price"), let search = reader.texts("search"),
      let notes = reader.texts("notes"), case .integer(let scale)? = record["ratingScale"],
      let layout = reader.text("layout").flatMap(Layout.init), let ranges = reader.all("ranges", Detail.init),
      let facts = reader.all("facts", Detail.init), let details = reader.all("details", Detail.init),
      let facets = reader.all("facets", FacetGuess.init), let sorts = reader.all("sorts", Sort.init),
      let ranking = reader.all("ranking", { SortOrder(guess: $0) })
    else { return nil }
    self.init()
    (self.title, self.subtitle, self.text, self.price) = (title, subtitle, text, price)
    (image, url, wasPrice) = (reader.text("image"), reader.text("url"), reader.text("wasPrice"))
    (currency, rating, ratingCount) = (
      reader.text("currency"), reader.text("rating"), reader.text("ratingCount")
    )
    (tags, date, ratingScale) = (reader.text("tags"), reader.text("date"), Int(scale))
    (self.facets, self.ranges, self.ranking, self.sorts) = (facets, ranges, ranking, sorts)
    (self.search, self.facts, self.details) = (search, facts, details)
    (self.layout, self.notes) = (layout, notes)
  }

  private static func list(_ texts: [String]) -> RecordValue { .list(texts.map(RecordValue.text)) }
  private static func text(_ text: String?) -> RecordValue { text.map(RecordValue.text) ?? .null }

  private static func list(_ details: [Detail]) -> RecordValue {
    .list(
      details.map {
        [
          "path": .text($0.path), "title": .text($0.title), "unit": text($0.unit),
          "shape": .text($0.shape.rawValue),
        ]
      })
  }

  private static func object(_ order: SortOrder) -> RecordValue {
    ["attribute": .text(order.attribute), "isAscending": .bool(order.isAscending)]
  }
}

/// Reads the fields of a stored guess.
private struct GuessReader {
  let record: RecordObject

  func text(_ name: String) -> String? {
    if case .text(let text)? = record[name] { text } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .bool(let flag)? = record[name] { flag } else { nil }
  }

  /// `nil` where there is no list, or something else in it.
  func texts(_ name: String) -> [String]? {
    guard case .list(let values)? = record[name] else { return nil }
    let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == values.count ? texts : nil
  }

  func all<Part>(_ name: String, _ read: (GuessReader) -> Part?) -> [Part]? {
    guard case .list(let values)? = record[name] else { return nil }
    let parts = values.compactMap { value -> Part? in
      if case .object(let object) = value { read(GuessReader(record: object)) } else { nil }
    }
    return parts.count == values.count ? parts : nil
  }
}

extension RecordGuess.Detail {
  fileprivate init?(_ reader: GuessReader) {
    guard let path = reader.text("path"), let title = reader.text("title"),
      let shape = reader.text("shape").flatMap(RecordGuess.Shape.init)
    else { return nil }
    self.init(path: path, title: title, unit: reader.text("unit"), shape: shape)
  }
}

extension RecordGuess.FacetGuess {
  fileprivate init?(_ reader: GuessReader) {
    guard let path = reader.text("path"), let parameter = reader.text("parameter"),
      let title = reader.text("title"), let isHierarchical = reader.flag("isHierarchical")
    else { return nil }
    self.init(path: path, parameter: parameter, title: title, isHierarchical: isHierarchical)
  }
}

extension RecordGuess.Sort {
  fileprivate init?(_ reader: GuessReader) {
    guard let id = reader.text("id"), let title = reader.text("title"),
      case .object(let order)? = reader.record["order"],
      let order = SortOrder(guess: GuessReader(record: order))
    else { return nil }
    self.init(id: id, title: title, order: order)
  }
}

extension SortOrder {
  fileprivate init?(guess reader: GuessReader) {
    guard let attribute = reader.text("attribute"), let isAscending = reader.flag("isAscending") else {
      return nil
    }
    self.init(attribute: attribute, isAscending: isAscending)
  }
}
