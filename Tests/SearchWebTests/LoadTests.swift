import HTTPServer
import SearchCore
import Testing

@testable import SearchWeb

@Suite struct LoadTests {
  @Test func `the shipped templates load`() async throws {
    let backend = ScriptedBackend { _ in .success(SearchResults()) }
    let app = try FixtureSite.application(FixtureSite.site(backend: backend))
    let r = try await app.router.response(to: Request(target: "/things"))
    if case .bytes(let b) = r.body { print(String(decoding: b, as: UTF8.self)) }
  }
}
