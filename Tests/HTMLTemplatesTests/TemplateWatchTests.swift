import HTMLTemplates
import Testing

private let name = TemplateName<SamplePage>("pages/results")

@Suite struct TemplateWatchTests {
  private func watch(_ folders: Folders, patience: Duration = .zero) throws -> TemplateWatch {
    try TemplateWatch(
      origins: [
        .folder(folders.path),
        .memory(named: "shipped", files: [("pages/results", Array("<p>shipped {{title}}</p>".utf8))]),
      ], templates: [TemplateEntry(name)], patience: patience)
  }

  private func reloaded(_ folders: Folders, isMended: Bool = false) -> TemplateWatch.Change {
    .reloaded(files: [folders.path + "/pages/results.mustache"], isMended: isMended)
  }

  private func page(_ watch: TemplateWatch) -> String {
    String(decoding: watch.current.render(name, SamplePage(title: "T")), as: UTF8.self)
  }

  @Test func `a changed file is picked up, and nothing happens without a change`() throws {
    let folders = try Folders()
    try folders.write("pages/results.mustache", "<p>a {{title}}</p>")
    let watch = try watch(folders)
    #expect(watch.poll() == .none)
    #expect(page(watch) == "<p>a T</p>")
    try folders.write("pages/results.mustache", "<p>bc {{title}}</p>")
    #expect(watch.poll() == reloaded(folders))
    #expect(page(watch) == "<p>bc T</p>")
    #expect(watch.poll() == .none)
  }

  @Test func `a file that comes stands in for the shipped one, and one that goes gives way to it`() throws {
    let folders = try Folders()
    let watch = try watch(folders)
    #expect(page(watch) == "<p>shipped T</p>")
    try folders.write("pages/results.mustache", "<p>own {{title}}</p>")
    #expect(watch.poll() == reloaded(folders))
    #expect(page(watch) == "<p>own T</p>")
    folders.remove("pages/results.mustache")
    #expect(watch.poll() == reloaded(folders))
    #expect(page(watch) == "<p>shipped T</p>")
  }

  @Test func `a broken file is told once, and what was loaded before stays`() throws {
    let folders = try Folders()
    try folders.write("pages/results.mustache", "<p>a {{title}}</p>")
    let watch = try watch(folders)
    try folders.write("pages/results.mustache", "<p>{{titel}}</p>")
    guard case .refused(let error) = watch.poll() else {
      Issue.record("the broken file was taken")
      return
    }
    let message = """
      \(folders.path)/pages/results.mustache:1:4: {{titel}} names no field of this page. Did you mean {{title}}?
        <p>{{titel}}</p>
           ^
      """
    #expect("\(error)" == message)
    #expect(watch.poll() == .none)
    #expect(watch.fault == error)
    #expect(page(watch) == "<p>a T</p>")
    try folders.write("pages/results.mustache", "<p>mended {{title}}</p>")
    #expect(watch.poll() == reloaded(folders, isMended: true))
    #expect(watch.fault == nil)
    #expect(page(watch) == "<p>mended T</p>")
  }

  @Test func `a fault that is taken back by taking the file away is mended`() throws {
    let folders = try Folders()
    let watch = try watch(folders)
    try folders.write("pages/results.mustache", "<p>{{titel}}</p>")
    guard case .refused = watch.poll() else {
      Issue.record("the broken file was taken")
      return
    }
    folders.remove("pages/results.mustache")
    #expect(watch.poll() == .reloaded(files: [], isMended: true))
    #expect(watch.fault == nil)
    #expect(page(watch) == "<p>shipped T</p>")
  }

  @Test func `a file that may still be written is passed over, and taken once it is whole`() throws {
    let folders = try Folders()
    try folders.write("pages/results.mustache", "<p>a {{title}}</p>")
    let watch = try watch(folders, patience: .seconds(3_600))
    for part in ["", "<p>bc {{tit", "<p>bc {{title}}"] {
      try folders.write("pages/results.mustache", part)
      #expect(watch.poll() == .none)
      #expect(watch.poll() == .none)
      #expect(watch.fault == nil)
      #expect(page(watch) == "<p>a T</p>")
    }
    try folders.write("pages/results.mustache", "<p>bc {{title}}</p>")
    #expect(watch.poll() == reloaded(folders))
    #expect(page(watch) == "<p>bc T</p>")
  }

  @Test func `an empty file that stays empty is taken`() throws {
    let folders = try Folders()
    try folders.write("pages/results.mustache", "<p>a {{title}}</p>")
    let watch = try watch(folders, patience: .nanoseconds(1))
    try folders.write("pages/results.mustache", "")
    #expect(watch.poll() == .none)
    #expect(watch.poll() == reloaded(folders))
    #expect(page(watch) == "")
  }

  @Test func `a fault that stays is told once`() throws {
    let folders = try Folders()
    let watch = try watch(folders, patience: .nanoseconds(1))
    try folders.write("pages/results.mustache", "<p>{{titel}}</p>")
    #expect(watch.poll() == .none)
    guard case .refused = watch.poll() else {
      Issue.record("the broken file was not told")
      return
    }
    #expect(watch.poll() == .none)
  }

  @Test func `many threads look and read while files change, and each reads a whole page`() async throws {
    let folders = try Folders()
    try folders.write("pages/results.mustache", "<p>0 {{title}}</p>")
    let watch = try watch(folders)
    let pages = await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var pages: Set<String> = []
          for _ in 0..<200 {
            _ = watch.poll()
            pages.insert(self.page(watch))
          }
          return pages
        }
      }
      for number in 1...20 {
        try? folders.replace("pages/results.mustache", "<p>\(number) {{title}}</p>")
        _ = watch.poll()
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(pages.isSubset(of: (0...20).map { "<p>\($0) T</p>" }))
    #expect(watch.fault == nil)
    _ = watch.poll()
    #expect(page(watch) == "<p>20 T</p>")
  }

  @Test func `templates that are broken from the start are refused`() throws {
    let folders = try Folders()
    try folders.write("pages/results.mustache", "<p>{{titel}}</p>")
    #expect(throws: TemplateError.self) { try watch(folders) }
  }

  @Test func `the development page shows the faults and runs nothing`() throws {
    let sources = ["pages/results": "<p title=\"&lt;script&gt;\">{{titel}} &amp; <b>b</b></p>"]
    do throws(TemplateError) {
      _ = try TemplateLibrary(sources: sources, templates: [TemplateEntry(name)])
      Issue.record("the template was taken")
    } catch {
      #expect(
        String(decoding: DevelopmentPage.faults(error.description), as: UTF8.self) == """
          <!doctype html>
          <html lang="en"><head><meta charset="utf-8"/><title>Templates with faults</title></head>
          <body><main><h1>The templates cannot be loaded</h1>
          <p>What was loaded last is still served. Mend this, and the pages change by themselves.</p>
          <pre>
          pages/results.mustache:1:27: {{titel}} names no field of this page. Did you mean {{title}}?
            &lt;p title=&quot;&amp;lt;script&amp;gt;&quot;&gt;{{titel}} &amp;amp; &lt;b&gt;b&lt;/b&gt;&lt;/p&gt;
                                      ^</pre></main></body></html>

          """)
    }
  }

  @Test func `names below an open field are listed with their places`() throws {
    let library = try TemplateLibrary(
      sources: [
        "pages/results": "{{record.maker.name}}\n{{#record.parts}}{{title}}{{/record.parts}}{{title}}"
      ],
      templates: [TemplateEntry(name)])
    #expect(
      library.openNames.map { "\($0.place) \($0.name)" } == [
        "pages/results.mustache:1:1 record.maker.name", "pages/results.mustache:2:1 record.parts",
      ])
  }
}
