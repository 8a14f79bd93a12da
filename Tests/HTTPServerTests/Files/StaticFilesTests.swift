import Glibc
import Testing

@testable import HTTPServer

struct StaticFilesTests {
  /// A folder that is removed when the test ends.
  private final class Folder {
    let path: String

    init() throws {
      var template = Array("/tmp/static-files-XXXXXX".utf8CString)
      path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit {
      // Deepest first.
      for name in made.reversed() {
        remove("\(path)/\(name)")
      }
      rmdir(path)
    }

    private var made: [String] = []

    func write(_ name: String, _ text: String, modified: Int = 784_111_777) throws {
      let file = try #require(fopen("\(path)/\(name)", "w"))
      fputs(text, file)
      fclose(file)
      var times = [timespec(tv_sec: modified, tv_nsec: 0), timespec(tv_sec: modified, tv_nsec: 0)]
      utimensat(AT_FDCWD, "\(path)/\(name)", &times, 0)
      made.append(name)
    }

    func makeFolder(_ name: String) {
      mkdir("\(path)/\(name)", 0o755)
      made.append(name)
    }

    func link(_ name: String, to target: String) {
      symlink(target, "\(path)/\(name)")
      made.append(name)
    }
  }

  @Test func `a file answers at its own path and at one with a hash`() async throws {
    let folder = try Folder()
    try folder.write("site.min.css", "abc")
    var files = StaticFiles()
    try files.add(folder: folder.path, at: "/assets")
    #expect(files.url(for: "site.min.css") == "/assets/site.min-44bc2cf5ad770999.css")
    #expect(files.url(for: "/assets/site.min.css") == "/assets/site.min-44bc2cf5ad770999.css")
    #expect(files.url(for: "other.css") == nil)
    var router = Router()
    router.files = files
    try await TestClient.bothWays(router.handle) { client in
      let plain = try await client.get("/assets/site.min.css")
      #expect(plain.status == 200)
      #expect(plain.text == "abc")
      #expect(plain.headers["Content-Type"] == "text/css; charset=utf-8")
      #expect(plain.headers["Cache-Control"] == "public, max-age=300")
      #expect(plain.headers["ETag"] == "\"44bc2cf5ad770999\"")
      #expect(plain.headers["Last-Modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
      #expect(plain.headers["X-Content-Type-Options"] == "nosniff")
      let hashed = try await client.get("/assets/site.min-44bc2cf5ad770999.css")
      #expect(hashed.text == "abc")
      #expect(hashed.headers["Cache-Control"] == "public, max-age=31536000, immutable")
      let outdated = try await client.get("/assets/site.min-0000000000000000.css")
      #expect(outdated.status == 404)
    }
  }

  @Test(
    arguments: [
      (["If-None-Match": "\"44bc2cf5ad770999\""], 304),
      (["If-None-Match": "\"other\""], 200),
      (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], 304),
      (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:38 GMT"], 304),
      (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"], 200),
      (["If-Modified-Since": "yesterday"], 200),
      (["If-None-Match": "\"other\"", "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], 200),
      ([:], 200),
    ] as [(Headers, Int)])
  func `a reader who has the file gets 304`(_ headers: Headers, _ status: Int) async throws {
    let folder = try Folder()
    try folder.write("a.js", "abc")
    var files = StaticFiles()
    try files.add(folder: folder.path, at: "/assets")
    let response = try #require(files.response(to: Request(target: "/assets/a.js", headers: headers)))
    #expect(response.status == status)
    #expect(response.body == (status == 304 ? .omitted(length: 3) : .bytes(Array("abc".utf8))))
  }

  @Test func `what is hidden or leads out of the folder is not served`() async throws {
    let outside = try Folder()
    try outside.write("secret.txt", "secret")
    let folder = try Folder()
    folder.makeFolder("fonts")
    folder.makeFolder(".git")
    try folder.write("fonts/a.woff2", "font")
    try folder.write(".env", "KEY")
    try folder.write(".git/config", "config")
    folder.link("inside.woff2", to: "fonts/a.woff2")
    folder.link("outside.txt", to: "\(outside.path)/secret.txt")
    folder.link("folder", to: outside.path)
    folder.link("hidden.txt", to: ".env")
    folder.link("nowhere.txt", to: "missing")
    var router = Router()
    try router.files.add(folder: folder.path, at: "/assets")
    try await TestClient.bothWays(router.handle) { client in
      for name in ["fonts/a.woff2", "inside.woff2"] {
        let response = try await client.get("/assets/\(name)")
        #expect(response.text == "font")
        #expect(response.headers["Content-Type"] == "font/woff2")
      }
      let closed = [
        ".env", ".git/config", "outside.txt", "folder/secret.txt", "hidden.txt", "nowhere.txt", "fonts", "",
        "../static", "fonts/../.env", "%2e%2e/etc/passwd", "..%2f..%2fetc/passwd", "..\\..\\etc\\passwd",
        "%5c..%5cetc", "....//etc/passwd", "/etc/passwd", "%2Fetc%2Fpasswd", "fonts/./a.woff2",
        "../../../../../../../../etc/passwd",
      ]
      for name in closed {
        let response = try await client.get("/assets/\(name)")
        #expect(response.status == 404, "\(name)")
      }
      let cut = try await client.get("/assets/inside.woff2%00.txt")
      #expect(cut.status == 400)
    }
  }

  @Test func `files made by the program are served beside folders`() {
    var files = StaticFiles()
    files.add(path: "/theme.css", bytes: Array("abc".utf8))
    #expect(files.url(for: "/theme.css") == "/theme-44bc2cf5ad770999.css")
    #expect(files.response(to: Request(target: "/theme.css"))?.headers["Last-Modified"] == nil)
    files.add(path: "/theme.css", bytes: [])
    #expect(files.url(for: "/theme.css") == "/theme-ef46db3751d8e999.css")
    #expect(files.response(to: Request(target: "/theme.css"))?.body == .bytes([]))
    #expect(files.response(to: Request(target: "/theme-44bc2cf5ad770999.css")) == nil)
    files.add(path: "/schöne Datei", bytes: [])
    #expect(files.url(for: "/schöne Datei") == "/sch%C3%B6ne%20Datei-ef46db3751d8e999")
    #expect(files.response(to: Request(method: "POST", target: "/theme.css")) == nil)
  }

  @Test func `the folder added first names a file that two folders have`() throws {
    let one = try Folder()
    let other = try Folder()
    try one.write("a.js", "a")
    try other.write("a.js", "abc")
    try other.write("b.js", "abc")
    var files = StaticFiles()
    try files.add(folder: one.path, at: "/assets")
    try files.add(folder: other.path, at: "/vendor")
    #expect(files.url(for: "a.js") == "/assets/a-d24ec4f1a98c6e5b.js")
    #expect(files.url(for: "/vendor/a.js") == "/vendor/a-44bc2cf5ad770999.js")
    #expect(files.url(for: "b.js") == "/vendor/b-44bc2cf5ad770999.js")
  }

  @Test func `a folder that is not there is reported with its path`() {
    var files = StaticFiles()
    let error = #expect(throws: FolderError.self) {
      try files.add(folder: "/nonexistent/assets", at: "/assets")
    }
    #expect(
      error?.description
        == "/nonexistent/assets: No such file or directory. Check the folder's path and permissions.")
  }

  @Test(arguments: [
    ("a.css", "text/css; charset=utf-8"),
    ("a.JS", "text/javascript; charset=utf-8"),
    ("a.min.svg", "image/svg+xml"),
    ("a", "application/octet-stream"),
    ("a.", "application/octet-stream"),
    ("a.exe", "application/octet-stream"),
  ])
  func `a name has a media type`(_ name: String, _ mediaType: String) {
    #expect(MediaType.of(fileName: name) == mediaType)
  }
}
