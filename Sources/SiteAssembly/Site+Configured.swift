import Localization
import SearchCore
import SearchEmbedded
import SearchWeb
import SiteConfiguration

extension IndexSettings {
  /// How the index of a completed site is read.
  init(_ site: ConfiguredSite) {
    self.init(
      searchable: site.search ?? [], facets: (site.facets ?? []).map(\.field),
      customRanking: (site.ranking ?? []).map(SortOrder.init),
      sortable: (site.sorts ?? []).map(\.field).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }
}

extension SortOrder {
  init(_ order: ConfiguredOrder) {
    self.init(attribute: order.field, isAscending: order.direction == .ascending)
  }
}

extension Site {
  /// A completed site as the pages need it.
  ///
  /// - Parameters:
  ///   - index: The name under which its index is published.
  ///   - suggestions: The name of the index of its suggestions; `nil` for none.
  init(
    _ site: ConfiguredSite, index: String, suggestions: String?, imageOrigins: ImageOrigins,
    backend: any SearchBackend
  ) {
    let fields = site.fields ?? ConfiguredFields()
    let noun = site.noun ?? ConfiguredNoun()
    self.init(
      id: site.path, name: site.title, about: site.about, noun: Noun(one: noun.one, other: noun.other),
      placeholder: site.placeholder ?? "Search",
      settings: SearchSettings(
        index: index, suggestionsIndex: suggestions, facets: (site.facets ?? []).map(FacetSetting.init),
        sorts: (site.sorts ?? []).map(SortSetting.init), hitsPerPage: site.hitsPerPage,
        highlighted: fields.title + fields.subtitle + fields.text,
        suggestionLimit: site.suggestions.limit, previewLimit: site.suggestions.preview),
      layout: Layout(site.layout ?? .list), showsAllFirst: site.emptyQuery == .all,
      searchMode: site.searchMode == .asYouType ? .asYouType : .onSubmit,
      minimumQueryLength: site.minimumLength, fields: FieldMap(site, fields),
      currency: site.currency ?? "EUR", locale: LocaleText(site.language), theme: site.theme.declarations,
      imageOrigins: imageOrigins,
      backend: backend)
  }
}

extension Site.Layout {
  fileprivate init(_ layout: ConfiguredLayout) {
    switch layout {
    case .grid: self = .grid
    case .posters: self = .posters
    case .list: self = .list
    }
  }
}

extension LocaleText {
  fileprivate init(_ language: ConfiguredLanguage) {
    switch language {
    case .english: self = .english
    case .german: self = .german
    case .french: self = .french
    }
  }
}

extension FacetSetting {
  fileprivate init(_ facet: ConfiguredFacet) {
    self.init(
      attribute: facet.field, parameter: facet.parameterName, title: facet.title, limit: facet.limit,
      order: facet.sort == .name ? .name : .count)
  }
}

extension SortSetting {
  fileprivate init(_ sort: ConfiguredSort) {
    self.init(
      id: sort.id, title: sort.title,
      order: SortOrder(attribute: sort.field, isAscending: sort.direction == .ascending))
  }
}

extension FieldMap {
  fileprivate init(_ site: ConfiguredSite, _ fields: ConfiguredFields) {
    self.init(
      title: fields.title, subtitle: fields.subtitle, text: fields.text, images: fields.image,
      url: fields.url, price: fields.price, wasPrice: fields.wasPrice, rating: fields.rating,
      ratingScale: fields.ratingScale, ratingCount: fields.ratingCount, tags: fields.tags,
      date: fields.date, facts: (site.facts ?? []).map(Detail.init),
      details: (site.details ?? []).map(Detail.init),
      badges: site.badges.map { (tag: $0.tag, words: $0.words) })
  }
}

extension FieldMap.Detail {
  fileprivate init(_ detail: ConfiguredDetail) {
    let show: Show =
      switch detail.show {
      case .number: .number
      case .digits: .digits
      case .date: .date
      }
    self.init(detail.field, detail.title, unit: detail.unit, show: show)
  }
}
