import SearchCore
import SearchWeb
import ShippedAssets

/// From an engine's answer to the bytes of a results page: 20 hits, 6 facets of 10 values, every link and word.
///
/// The links are measured once more for themselves; they are part of the page's value. All times are those of the
/// thread on a processor, so that other work on the machine takes nothing away from them but caches; `least` is the
/// quickest round, which such work has disturbed least. What the same bytes cost without any page behind them is
/// measured in the same run: appended in runs of 32, and copied at once.
struct PageBenchmark {
  /// How often each is measured.
  var rounds = 2_000

  func run() throws {
    let assets = try LoadedAssets(sources: [
      .shipped(templates: ShippedAssets.templates, files: ShippedAssets.files)
    ])
    for (name, layout) in [("grid", Site.Layout.grid), ("list", .list)] {
      let site = site(layout)
      let steps = ResultsPageSteps(site: site, assets: assets)
      let value = steps.value(state, results)
      let page = steps.bytes(value)
      var rows = [Self.columns]
      rows.append(measure("results and state to bytes") { steps.bytes(steps.value(state, results)).count })
      rows.append(
        measure("  page value, links included") {
          let value = steps.value(state, results)
          return withExtendedLifetime(value) { 1 }
        })
      rows.append(measure("  its \(links(site).count) links alone") { links(site).count })
      rows.append(measure("  writer") { steps.bytes(value).count })
      rows.append(measure("baseline: the same bytes in runs of 32") { Self.appended(page).count })
      rows.append(measure("baseline: the same bytes copied") { page.withUnsafeBytes { [UInt8]($0).count } })
      printTable("Results page (\(name)), \(page.count) bytes", rows)
      if let kept = HeapUse.kept(by: { steps.value(state, results) }) {
        print("  The page value keeps \(kept) bytes.")
      }
    }
    try marks()
  }

  /// The worst text for a reader of marks: nothing but opening ones, a megabyte of them.
  private func marks() throws {
    let marked = String(repeating: "<em>", count: 1 << 18)
    let stored = String(marked.dropFirst(4_000))
    var rows = [Self.columns]
    rows.append(
      measure("unknown stored text", rounds: min(rounds, 20)) {
        Highlight(marked: marked, marks: .emphasis).parts.count
      })
    rows.append(
      measure("stored text of the same marks", rounds: min(rounds, 20)) {
        Highlight(marked: marked, stored: stored, marks: .emphasis).parts.count
      })
    printTable("1 MB of <em>", rows)
  }

  private static let columns = ["", "least µs", "p50 µs", "p99 µs", "allocations"]

  private static func appended(_ page: [UInt8]) -> [UInt8] {
    var copy: [UInt8] = []
    copy.reserveCapacity(page.count)
    page.withUnsafeBufferPointer { page in
      for start in stride(from: 0, to: page.count, by: 32) {
        copy.append(contentsOf: page[start..<min(start + 32, page.count)])
      }
    }
    return copy
  }

  private func measure(_ name: String, rounds: Int? = nil, _ body: () -> Int) -> [String] {
    var checksum = 0
    for _ in 0..<20 { checksum &+= body() }
    let timings = Timings(
      (0..<(rounds ?? self.rounds)).map { _ in ProcessorTime.during { checksum &+= body() } })
    let allocations = Allocations.during { checksum &+= body() }
    guard checksum != .min else { return [] }
    return [name] + [0, 0.5, 0.99].map { tenths(timings.quantile($0)) } + [String(allocations)]
  }

  private func tenths(_ duration: Duration) -> String {
    let tenths = Int((duration / .nanoseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: The page

  private func site(_ layout: Site.Layout) -> Site {
    Site(
      id: "shop", name: "Tarnside", about: "", noun: Noun(one: "product", other: "products"),
      placeholder: "Search", settings: settings, layout: layout,
      fields: FieldMap(
        title: ["name"], subtitle: ["brand"], text: ["description"], images: "images",
        price: ["price.value"],
        wasPrice: "price.was", rating: "rating", ratingCount: "rating_count", tags: "tags",
        facts: [.init("weight", "", unit: "g"), .init("material", "")],
        badges: [(tag: "on sale", words: "Sale")]),
      currency: "GBP", backend: NoBackend())
  }

  private static let facets = ["brand", "category", "colour", "size", "material", "tags"]

  private let settings = SearchSettings(
    index: "shop", facets: Self.facets.map { FacetSetting(attribute: $0, title: $0) },
    sorts: ["price", "rating", "newest"].map {
      SortSetting(id: $0, title: $0, order: SortOrder(attribute: $0, isAscending: true))
    }, hitsPerPage: 20, highlighted: ["name", "brand"])

  private let state = SearchState(
    query: "camp kettle",
    refinements: [
      Refinement(attribute: "brand", value: "Tarn & Fell"),
      Refinement(attribute: "colour", value: "colour 3"),
    ], page: 3)

  private let results = SearchResults(
    hits: (0..<20).map { number in
      let name = "Folding camp kettle with a lid & a spout no. \(number)"
      let text =
        "Boils a litre in four minutes, folds flat in the pack, and keeps its shape after years in camp."
      return Hit(
        id: "camp-kettle-\(number)",
        record: [
          "name": .text(name), "brand": "Tarn & Fell", "description": .text(text),
          "images": [.text("/shop/drawings/kettle-\(number).svg")],
          "price": ["value": .number(38.5 + Double(number)), "was": .integer(60), "currency": "GBP"],
          "rating": 4.5, "rating_count": .integer(Int64(100 + number)), "tags": ["on sale", "repairable"],
          "weight": 540, "material": "steel", "added": "2024-05-01", "stock": 7,
        ],
        highlights: [
          "name": Highlight(name, matches: [8..<12, 13..<19]), "brand": Highlight(plain: "Tarn & Fell"),
        ],
        snippets: ["description": Highlight(text, matches: [91..<95])])
    }, total: 640,
    facets: Self.facets.map { facet in
      Facet(
        attribute: facet,
        values: (0..<10).map { FacetValue($0 == 0 ? "Tarn & Fell" : "\(facet) \($0)", count: 90 - $0) },
        valueCount: 23)
    })

  /// All links that depend on the state: facets, sorts, pages, filters in use.
  private func links(_ site: Site) -> [String] {
    let links = SearchLinks(state, path: site.path, settings: settings)
    var all = settings.facets.flatMap { setting in
      (results.facet(setting.attribute)?.values ?? []).map { links.toggling($0.value, of: setting) }
    }
    all += [nil, "price", "rating", "newest"].map(links.sorted(by:))
    all += [1, 2, 3, 4, 5, 32].map(links.page)
    all += state.refinements.flatMap { refinement in
      settings.facets.filter { $0.attribute == refinement.attribute }.map {
        links.toggling(refinement.value, of: $0)
      }
    }
    all.append(links.clearingRefinements())
    return all
  }
}

/// A page's value asks no engine.
private struct NoBackend: SearchBackend {
  let name = "none"

  func search(
    _ queries: [SearchQuery], before deadline: ContinuousClock.Instant
  ) async -> [Result<SearchResults, BackendError>] { queries.map { _ in .success(SearchResults()) } }
}
