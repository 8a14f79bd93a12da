import HTTPServer
import SearchCore
import Testing

@testable import SearchWeb

@Suite struct ServerRoutesTests {
  let backend = ScriptedBackend(FixtureAnswers.answer)

  @Test func `the only site is where the server's address leads, for now`() async throws {
    let router = try FixtureSite.application(FixtureSite.site(backend: backend)).router
    let response = try await router.response(to: Request(target: "/"))
    #expect(response.status == 302)
    #expect(response.headers["Location"] == "/things")
  }

  @Test func `several sites are listed with what they hold`() async throws {
    let reading = ScriptedBackend { _ in .failure(BackendError(backend: "scripted", .notReady)) }
    let router = try FixtureSite.application(
      FixtureSite.site(backend: backend), FixtureSite.site(id: "more", backend: reading), notes: ["A note."]
    ).router
    let response = try await router.response(to: Request(target: "/"))
    guard case .bytes(let bytes) = response.body else { return #expect(Bool(false)) }
    let body = String(decoding: bytes, as: UTF8.self)
    #expect(body.contains("Ready: 10 things, scripted engine"))
    #expect(body.contains(#"<p class="state off">Waiting: the index is being read</p>"#))
    #expect(body.contains("2 search sites run on this server."))
    #expect(body.contains(#"<li class="help">A note.</li>"#))
  }

  @Test func `readiness waits for every index`() async throws {
    let reading = ScriptedBackend { _ in .failure(BackendError(backend: "scripted", .notReady)) }
    let router = try FixtureSite.application(FixtureSite.site(id: "more", backend: reading)).router
    #expect(try await router.response(to: Request(target: "/readyz")).status == 503)
    #expect(try await router.response(to: Request(target: "/healthz")).status == 200)
  }

  @Test func `a missing folder of files is named with the option that mends it`() {
    #expect {
      _ = try LoadedAssets(templateFolders: [FixtureSite.root + "/Templates"], fileFolder: "/nowhere/Public")
    } throws: { "\($0)".contains("/nowhere/Public") }
  }
}
