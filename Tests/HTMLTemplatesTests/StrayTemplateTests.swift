import HTMLTemplates
import Testing

private let name = TemplateName<SamplePage>("pages/results")

@Suite struct StrayTemplateTests {
  /// What is told about files in a folder over two shipped templates, without the folder.
  private func strays(_ files: [String: String]) throws -> [String] {
    let folders = try Folders()
    for (file, text) in files { try folders.write(file, text) }
    let library = try TemplateLibrary(
      origins: [
        .folder(folders.path),
        .memory(
          named: "shipped",
          files: [
            ("pages/results", Array("<p>{{title}}{{> partials/card}}</p>".utf8)),
            ("partials/card", Array("card".utf8)),
          ]),
      ], templates: [TemplateEntry(name)])
    return library.strays.map { $0.description.replacing(folders.path + "/", with: "") }
  }

  @Test func `a file that stands in for a template, or that one includes, is no stray`() throws {
    #expect(
      try strays([
        "pages/results.mustache": "{{< layouts/own}}{{$ main}}{{> partials/mine}}{{/main}}{{/layouts/own}}",
        "layouts/own.mustache": "<p>{{#title}}{{$ main}}{{/main}}{{/title}}</p>",
        "partials/mine.mustache": "mine",
        "partials/card.mustache": "no longer included, and still a name of Searchlight",
      ]) == [])
  }

  @Test(arguments: [
    ("pages/result.mustache", " Did you mean pages/results.mustache?"),
    ("results.mustache", " Did you mean pages/results.mustache?"),
    ("pages/results.html", " Did you mean pages/results.mustache?"),
    ("partials/crad.mustach", " Did you mean partials/card.mustache?"),
    ("partials/unheard-of.mustache", " Include it, or take it away."),
  ])
  func `a file that changes nothing is told with the nearest name`(_ file: String, _ mend: String) throws {
    #expect(
      try strays([file: "x"]) == [
        "\(file): This file changes nothing: no template of Searchlight has its name, and none includes it."
          + mend
      ])
  }

  @Test(arguments: [
    "README.md", "partials/card.mustache~", "partials/card.mustache.bak", ".card.mustache", "LICENSE",
  ])
  func `other files may lie beside templates`(_ file: String) throws {
    #expect(try strays([file: "x"]) == [])
  }
}
