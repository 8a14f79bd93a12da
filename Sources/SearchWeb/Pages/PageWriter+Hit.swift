import SearchCore

extension PageWriter {
  /// The page of one record.
  func hit(_ hit: Hit) -> HitPage {
    let title = reader.title(hit).text
    let images = reader.images(hit)
    return HitPage(
      frame: frame(title: title),
      title: title,
      subtitle: reader.first(site.fields.subtitle, in: hit)?.text,
      text: reader.first(site.fields.text, in: hit)?.text,
      isPosters: site.layout == .posters,
      pictures: images.enumerated().map { index, url in
        Picture(
          url: url, alt: index == 0 ? title : title + ", picture " + locale.integer(index + 1),
          size: reader.imageSize)
      },
      date: reader.date(hit),
      visit: reader.page(hit).map { VisitLink(title: "Visit " + $0.host, url: $0.text) },
      trail: [PageLink(title: "All " + site.noun.other, url: site.path)],
      price: reader.price(hit), rating: reader.rating(hit),
      details: site.fields.details.compactMap { detail in row(detail, hit, reader) },
      record: hit.record,
      backURL: site.path, backText: "Back to all " + site.noun.other)
  }

  private func row(_ detail: FieldMap.Detail, _ hit: Hit, _ reader: HitReader) -> DetailRow? {
    let values = reader.values(detail, of: hit)
    guard !values.isEmpty else { return nil }
    let facet = site.settings.facets.first { $0.attribute == detail.path }
    return DetailRow(
      title: detail.title,
      values: values.map { value in
        DetailRow.Value(value: value.text, url: facet.flatMap { url(of: value.facetValue, in: $0) })
      })
  }

  /// The results with a value chosen; `nil` for none.
  private func url(of value: String?, in facet: FacetSetting) -> String? {
    value.map { value in
      SearchState(refinements: [Refinement(attribute: facet.attribute, value: value)])
        .url(path: site.path, site.settings)
    }
  }

  /// All values of a facet for a search.
  func facet(_ setting: FacetSetting, _ facet: Facet, _ state: SearchState) -> FacetPage {
    let links = SearchLinks(state, path: site.path, settings: site.settings)
    let valueCount = facet.valueCount ?? facet.values.count
    let shown = counted(facet.values.count, one: "value", other: "values")
    let heading = state.query.isEmpty ? setting.title : setting.title + " for “\(state.query)”"
    return FacetPage(
      frame: frame(title: heading, query: state.query, robots: "noindex, follow", skipTarget: "values"),
      heading: heading,
      stats: valueCount > facet.values.count ? partOfValues(shown, valueCount, setting.order) : shown,
      facet: FacetBlock(
        id: setting.parameter, title: setting.title, values: values(facet, of: setting, state, links),
        moreURL: nil, moreText: ""),
      backURL: state.onPage(1).url(path: site.path, site.settings))
  }

  /// An engine sends the most frequent values, which a page may then show in another order.
  private func partOfValues(_ shown: String, _ valueCount: Int, _ order: FacetOrder) -> String {
    switch order {
    case .count: "The first \(shown) of " + locale.integer(valueCount) + ", the most frequent first"
    case .name: "The most frequent \(shown) of " + locale.integer(valueCount) + ", by name"
    }
  }
}
