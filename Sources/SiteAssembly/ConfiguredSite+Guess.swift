import RecordGuessing
import SearchCore
import SiteConfiguration

extension ConfiguredSite {
  /// This site with what its configuration leaves out told from the records.
  package func completed(by guess: RecordGuess) -> ConfiguredSite {
    var site = self
    site.noun = noun ?? source.flatMap { ConfiguredNoun(of: $0.file.written) }
    site.currency = currency ?? guess.currency
    site.layout = layout ?? ConfiguredLayout(guess.layout)
    site.fields = fields ?? ConfiguredFields(guess)
    site.facts = facts ?? guess.facts.map(ConfiguredDetail.init)
    site.details = details ?? guess.details.map(ConfiguredDetail.init)
    site.search = search ?? (guess.search.isEmpty ? nil : guess.search)
    site.ranking = ranking ?? guess.ranking.map { ConfiguredOrder(field: $0.attribute, direction: .init($0)) }
    site.facets =
      facets
      ?? guess.facets.map { ConfiguredFacet(field: $0.path, parameter: $0.parameter, title: $0.title) }
    site.sorts =
      sorts
      ?? guess.sorts.map {
        ConfiguredSort(
          id: $0.id, title: $0.title, field: $0.order.attribute, direction: .init($0.order))
      }
    return site
  }
}

extension ConfiguredNoun {
  /// What the records of a file are called, by the file's name; `nil` where it does not tell.
  init?(of file: String) {
    let guess = NounGuess(fileName: file)
    guard guess.one != ConfiguredNoun().one else { return nil }
    self.init(one: guess.one, other: guess.other)
  }
}

extension ConfiguredLayout {
  init(_ layout: RecordGuess.Layout) {
    switch layout {
    case .grid: self = .grid
    case .posters: self = .posters
    case .list: self = .list
    }
  }
}

extension ConfiguredDirection {
  init(_ order: SortOrder) { self = order.isAscending ? .ascending : .descending }
}

extension ConfiguredFields {
  init(_ guess: RecordGuess) {
    self.init()
    title = guess.title
    subtitle = guess.subtitle
    text = guess.text
    image = guess.image
    url = guess.url
    price = guess.price
    wasPrice = guess.wasPrice
    rating = guess.rating
    ratingScale = guess.ratingScale
    ratingCount = guess.ratingCount
    tags = guess.tags
    date = guess.date
  }
}

extension ConfiguredDetail {
  init(_ guess: RecordGuess.Detail) {
    let show: ConfiguredShow =
      switch guess.shape {
      case .number: .number
      case .digits: .digits
      case .date: .date
      }
    self.init(field: guess.path, title: guess.title, unit: guess.unit, show: show)
  }
}
