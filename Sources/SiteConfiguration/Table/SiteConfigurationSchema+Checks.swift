// What keys must be together. A key with a fault of its own has its default here, so it is not told of twice.
extension SiteConfigurationSchema {
  @Sendable static func checkSites(
    _ sites: [(item: ConfiguredSite, node: YAMLNode)], _ reading: inout Reading
  ) {
    reading.sitePlaces = sites.map(\.node.place)
    requireDistinct(sites, "path", of: "the site", &reading) { $0.path }
    var sources: [String: (file: FilePath, line: Int)] = [:]
    for (site, node) in sites {
      guard let source = site.source, !site.indexName.isEmpty, let place = node["source"]?.keyPlace else {
        continue
      }
      if let earlier = sources[site.indexName] {
        if earlier.file != source.file {
          reading.add(place, .indexFilledTwice(site.indexName, line: earlier.line))
        }
      } else {
        sources[site.indexName] = (source.file, place.line)
      }
    }
  }

  @Sendable static func checkSite(_ site: ConfiguredSite, _ node: YAMLNode, _ reading: inout Reading) {
    if let entry = node["badges"], !site.badges.isEmpty, let fields = site.fields, fields.tags == nil {
      reading.add(entry.keyPlace, .badgesWithoutTags)
    }
    if let index = site.suggestions.index, index == site.indexName, site.suggestions.from == .index,
      let place = node["suggestions"]?.value["index"]?.value.place
    {
      reading.add(place, .suggestionsFromRecords(index))
    }
  }

  @Sendable static func checkSearched(_ items: [(item: String, node: YAMLNode)], _ reading: inout Reading) {
    requireDistinct(items, in: "search", &reading)
  }

  @Sendable static func checkFacets(
    _ facets: [(item: ConfiguredFacet, node: YAMLNode)], _ reading: inout Reading
  ) {
    for (facet, node) in facets {
      guard node["parameter"] == nil, !facet.field.isEmpty, let place = node["field"]?.value.place else {
        continue
      }
      let isReserved = ReservedNames.parameters.contains(facet.field)
      if isReserved || !FormRules.isParameter(facet.field) {
        reading.add(place, .parameterFromField(facet.field, isReserved: isReserved))
      }
    }
    requireDistinct(facets, "field", of: "the facet", &reading) { $0.field }
    requireDistinctParameters(facets, &reading)
  }

  /// A facet without a parameter has its field's name; of two with one field the second is told of already.
  private static func requireDistinctParameters(
    _ facets: [(item: ConfiguredFacet, node: YAMLNode)], _ reading: inout Reading
  ) {
    var fields: Set<String> = []
    var lines: [String: Int] = [:]
    for (facet, node) in facets where !facet.field.isEmpty && fields.insert(facet.field).inserted {
      let place = (node["parameter"] ?? node["field"])?.value.place ?? node.place
      if let line = lines[facet.parameterName] {
        reading.add(
          place, .repeated(key: "parameter", facet.parameterName, owner: "the facet", line: line))
      } else {
        lines[facet.parameterName] = place.line
      }
    }
  }

  @Sendable static func checkSorts(
    _ sorts: [(item: ConfiguredSort, node: YAMLNode)], _ reading: inout Reading
  ) {
    requireDistinct(sorts, "id", of: "the sort", &reading) { $0.id }
    requireDistinct(sorts, "title", of: "the sort", &reading) { $0.title }
  }

  @Sendable static func checkSuggestions(
    _ suggestions: ConfiguredSuggestions, _ node: YAMLNode, _ reading: inout Reading
  ) {
    if suggestions.from == .index, node["index"] == nil, let place = node["from"]?.value.place {
      reading.add(place, .suggestionsWithoutIndex)
    }
    if suggestions.from != .index, suggestions.index != nil, let place = node["index"]?.keyPlace {
      reading.add(place, .suggestionsIndexUnused(suggestions.from.rawValue))
    }
  }
}
