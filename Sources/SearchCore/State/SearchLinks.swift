/// The URLs of all searches one step away from a search, each spliced from pieces that are encoded once.
///
/// A results page holds a hundred such links. Every one equals `SearchState.url` of the changed state.
public struct SearchLinks: Sendable {
  private let path: String
  private let query: String
  /// The encoded `name=value` pairs of each facet's chosen values, sorted, in the settings' order.
  private let chosen: [[(value: String, pair: String)]]
  private let facets: [FacetSetting]
  private let sort: String
  /// About the length of a link, in bytes.
  private let length: Int

  /// - Parameters:
  ///   - state: The search that the links are one step away from.
  ///   - path: The page's path, percent-encoded, without `?`.
  ///   - settings: The site's facets and sorts, which name the parameters.
  public init(_ state: SearchState, path: String, settings: SearchSettings) {
    self.path = path
    query = state.query.isEmpty ? "" : Self.pair("q", state.query)
    facets = settings.facets
    chosen = settings.facets.map { facet in
      state.values(of: facet.attribute).map { ($0, Self.pair(facet.parameter, $0)) }
    }
    sort = state.sort.map { Self.pair("sort", $0) } ?? ""
    let pairs = chosen.joined().reduce(0) { $0 + $1.pair.utf8.count + 1 }
    length = path.utf8.count + query.utf8.count + pairs + sort.utf8.count + 48
  }

  /// With a value of a facet chosen, or taken back where it is chosen already; page 1.
  ///
  /// A facet that the settings do not have changes nothing but the page.
  public func toggling(_ value: String, of facet: FacetSetting) -> String {
    joined { index, writer in
      guard facets[index] == facet else { return writer.append(chosen[index]) }
      guard !chosen[index].contains(where: { $0.value.isExactly(value) }) else {
        return writer.append(chosen[index].filter { !$0.value.isExactly(value) })
      }
      let position = chosen[index].firstIndex { value.precedesExactly($0.value) } ?? chosen[index].count
      writer.append(chosen[index][..<position])
      writer.append(Self.pair(facet.parameter, value))
      writer.append(chosen[index][position...])
    }
  }

  /// Without any refinement; query and sort kept, page 1.
  public func clearingRefinements() -> String { joined { _, _ in } }

  /// Another page; 1 leaves the parameter out.
  public func page(_ number: Int) -> String {
    joined(last: number > 1 ? "page=\(min(number, SearchState.lastPage))" : "") { index, writer in
      writer.append(chosen[index])
    }
  }

  /// Another order; `nil` is the engine's own; page 1.
  public func sorted(by id: String?) -> String {
    joined(sort: id.map { Self.pair("sort", $0) } ?? "") { index, writer in writer.append(chosen[index]) }
  }

  private func joined(
    sort: String? = nil, last: String = "", facet: (Int, inout Writer) -> Void
  ) -> String {
    var writer = Writer(text: path)
    writer.text.reserveCapacity(length)
    writer.append(query)
    for index in facets.indices { facet(index, &writer) }
    writer.append(sort ?? self.sort)
    writer.append(last)
    return writer.text
  }

  private static func pair(_ name: String, _ value: String) -> String {
    FormEncoding.encode(name) + "=" + FormEncoding.encode(value)
  }

  private struct Writer {
    var text: String
    var hasPair = false

    mutating func append(_ pair: String) {
      guard !pair.isEmpty else { return }
      text += hasPair ? "&" : "?"
      text += pair
      hasPair = true
    }

    mutating func append(_ pairs: some Sequence<(value: String, pair: String)>) {
      for pair in pairs { append(pair.pair) }
    }
  }
}
