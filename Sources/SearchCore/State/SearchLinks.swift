/// The URLs of all searches one step away from a search, each spliced from pieces that are encoded once.
///
/// A results page holds a hundred such links. Every one equals `SearchState.url` of the changed state.
public struct SearchLinks: Sendable {
  private let path: String
  /// The pairs of all links in canonical order, each with `&` before it: a link is these with one run of bytes replaced
  /// by one pair.
  private let pairs: String
  private let facets: [Facet]
  /// Where `sort` stands or would stand.
  private let sort: Range<Int>

  /// Where a facet's chosen values stand in `pairs`, in their order.
  private struct Facet {
    let setting: FacetSetting
    /// `&brand=`, with which each of its pairs begins.
    let name: String
    let chosen: [(value: String, pair: Range<Int>)]
    /// Where its pairs end.
    let end: Int
  }

  /// - Parameters:
  ///   - state: The search that the links are one step away from.
  ///   - path: The page's path, percent-encoded, without `?`.
  ///   - settings: The site's facets and sorts, which name the parameters.
  public init(_ state: SearchState, path: String, settings: SearchSettings) {
    var pairs = state.query.isEmpty ? "" : Self.name("q") + FormEncoding.encode(state.query)
    facets = settings.facets.map { setting in
      let name = Self.name(setting.parameter)
      var chosen: [(value: String, pair: Range<Int>)] = []
      for refinement in state.refinements where refinement.attribute == setting.attribute {
        let start = pairs.utf8.count
        pairs += name
        pairs += FormEncoding.encode(refinement.value)
        chosen.append((refinement.value, start..<pairs.utf8.count))
      }
      return Facet(setting: setting, name: name, chosen: chosen, end: pairs.utf8.count)
    }
    let start = pairs.utf8.count
    if let sort = state.sort { pairs += Self.name("sort") + FormEncoding.encode(sort) }
    sort = start..<pairs.utf8.count
    self.pairs = pairs
    self.path = path
  }

  /// With a value of a facet chosen, or taken back where it is chosen already; page 1.
  ///
  /// A facet that the settings do not have changes nothing but the page.
  public func toggling(_ value: String, of facet: FacetSetting) -> String {
    guard let index = facets.firstIndex(where: { $0.setting == facet }) else { return page(1) }
    var place = facets[index].end
    for (chosen, pair) in facets[index].chosen.reversed() {
      if chosen.isExactly(value) { return link(pair) }
      if value.precedesExactly(chosen) { place = pair.lowerBound }
    }
    return link(place..<place, facets[index].name, value)
  }

  /// Without any refinement; query and sort kept, page 1.
  public func clearingRefinements() -> String {
    let start = facets.first.map { $0.chosen.first?.pair.lowerBound ?? $0.end } ?? sort.lowerBound
    return link(start..<sort.lowerBound)
  }

  /// Another page; 1 leaves the parameter out.
  public func page(_ number: Int) -> String {
    guard number > 1 else { return link(sort.upperBound..<sort.upperBound) }
    let last = String(min(number, SearchState.lastPage))
    return link(sort.upperBound..<sort.upperBound, "&page=", last)
  }

  /// Another order; `nil` is the engine's own; page 1.
  public func sorted(by id: String?) -> String {
    guard let id else { return link(sort) }
    return link(sort, Self.name("sort"), id)
  }

  /// The first page of this search at another path, percent-encoded as the first.
  package func firstPage(at path: String) -> String { link(0..<0, at: path) }

  /// The pairs with `replaced` taken out and `name` and the encoded `value` put in its place.
  private func link(
    _ replaced: Range<Int>, _ name: String = "", _ value: String = "", at otherPath: String? = nil
  ) -> String {
    let path = otherPath ?? path
    let longest = path.utf8.count + pairs.utf8.count + name.utf8.count + 3 * value.utf8.count
    return String(unsafeUninitializedCapacity: longest) { link in
      var bytes = BoundedBytes(link)
      bytes.append(path)
      let start = bytes.count
      bytes.append(pairs, 0..<replaced.lowerBound)
      bytes.append(name)
      FormEncoding.append(value, to: &bytes)
      bytes.append(pairs, replaced.upperBound..<pairs.utf8.count)
      if bytes.count > start { link[start] = UInt8(ascii: "?") }
      return bytes.count
    }
  }

  private static func name(_ parameter: String) -> String { "&" + FormEncoding.encode(parameter) + "=" }
}
