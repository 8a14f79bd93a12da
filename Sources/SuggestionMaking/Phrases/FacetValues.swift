import SearchEmbedded

/// The facet values of a sample of records as people type them; each different value is looked at once.
struct FacetValues {
  /// For each record and facet its values, as places in `texts`.
  let places: [[[Int]]]
  /// `nil` for what nobody types.
  let texts: [FacetValueText?]
  /// For each facet whether its values are the names of kinds of things: a third of them in the plural.
  let areNouns: [Bool]

  init(_ records: [RecordSample.Record]) {
    var numbers: [String: Int] = [:]
    var texts: [FacetValueText?] = []
    places = records.map { record in
      record.values.map { values in
        values.map { value in
          if let number = numbers[value] { return number }
          numbers[value] = texts.count
          texts.append(FacetValueText(value))
          return texts.count - 1
        }
      }
    }
    self.texts = texts
    var found = [Set<Int>](repeating: [], count: places.first?.count ?? 0)
    for record in places {
      for (facet, places) in record.enumerated() { found[facet].formUnion(places) }
    }
    areNouns = found.map { places in
      let typed = places.compactMap { texts[$0] }
      return !typed.isEmpty && typed.count(where: \.isPlural) * 3 >= typed.count
    }
  }

  /// The values of a record, each with its facet; what nobody types is left out.
  func typed(_ record: Int) -> [(facet: Int, value: FacetValueText)] {
    places[record].enumerated().flatMap { facet, places in
      places.compactMap { place in texts[place].map { (facet, $0) } }
    }
  }
}
