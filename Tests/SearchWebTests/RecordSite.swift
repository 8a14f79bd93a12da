import HTTPServer
import Localization
import SearchCore

@testable import SearchWeb

/// A site over some records of a test, in one page without facets.
struct RecordSite {
  var fields = FieldMap(title: ["name"])
  var records: [(id: String, record: RecordObject)] = []
  var facets: [Facet] = []
  var settings = SearchSettings(index: "records")
  var layout = Site.Layout.grid
  var showsAllFirst = true
  var minimumQueryLength = 1
  var locale = LocaleText.english
  var theme: [(property: String, value: String)] = []
  var imageOrigins = ImageOrigins.own
  var id = "records"
  let calls = CallCount()

  var site: Site {
    let hits = records.map { Hit(id: $0.id, record: $0.record) }
    let backend = ScriptedBackend { [calls, facets] query in
      calls.add()
      let found = query.recordID.map { id in hits.filter { $0.id == id } } ?? hits
      return .success(SearchResults(hits: found, total: found.count, facets: facets))
    }
    return Site(
      id: id, name: "Records", about: "", noun: Noun(one: "record", other: "records"), placeholder: "Search",
      settings: settings, layout: layout, showsAllFirst: showsAllFirst,
      minimumQueryLength: minimumQueryLength,
      fields: fields, currency: "EUR", locale: locale, theme: theme, imageOrigins: imageOrigins,
      ways: ["lamp"], backend: backend)
  }

  var reader: HitReader { HitReader(site: site) }

  func hit(_ record: RecordObject) -> Hit { Hit(id: "1", record: record) }

  func response(_ target: String, headers: Headers = [:]) async throws -> Response {
    try await FixtureSite.application(site).router.response(to: Request(target: target, headers: headers))
  }

  func text(_ target: String, headers: Headers = [:]) async throws -> String {
    try await response(target, headers: headers).text
  }
}

extension Response {
  /// The body as text.
  var text: String {
    guard case .bytes(let bytes) = body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
