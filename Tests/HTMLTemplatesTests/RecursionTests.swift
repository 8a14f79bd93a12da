import HTMLTemplates
import Testing

/// A page value that holds its own kind.
private struct Comment: TemplateModel {
  var text = ""
  var replies: [Comment] = []
  var isOpen = false

  static let fields: FieldTable<Comment> = [
    .text("text", \.text), .list("replies", \.replies), .flag("isOpen", \.isOpen),
  ]
}

@Suite struct RecursionTests {
  private func text<Model: TemplateModel>(_ sources: [String: String], _ model: Model) throws -> String {
    let name = TemplateName<Model>("page", .text)
    let library = try TemplateLibrary(sources: sources, templates: [TemplateEntry(name)])
    return String(decoding: try library.text(name, model), as: UTF8.self)
  }

  private let comment = [
    "page": "{{> comment}}", "comment": "{{text}}({{#replies}}{{> comment}}{{/replies}})",
  ]

  private func chain(_ length: Int) -> Comment {
    (0..<length).reversed().reduce(Comment(text: "\(length)")) { Comment(text: "\($1)", replies: [$0]) }
  }

  @Test func `a partial may include itself in plain text where the data end the circle`() throws {
    let thread = Comment(
      text: "a", replies: [Comment(text: "b", replies: [Comment(text: "c")]), Comment(text: "d")])
    #expect(try text(comment, thread) == "a(b(c())d())")
  }

  @Test func `names in a partial that includes itself are looked for inside first`() throws {
    let data = TemplateData.object([
      "name": .text("x"),
      "nodes": .list([
        .object(["name": .text("y"), "nodes": .list([.object(["nodes": .list([])])])]),
        .object(["nodes": .list([])]),
      ]),
    ])
    #expect(
      try text(["page": "{{> n}}", "n": "{{name}}<{{#nodes}}{{> n}}{{/nodes}}>"], data) == "x<y<y<>>x<>>")
  }

  @Test func `names of the page stay in reach below open data`() {
    let part = { (name: String, parts: [TemplateData]) in
      TemplateData.object(["name": .text(name), "parts": .list(parts)])
    }
    let record = TemplateData.object([
      "parts": .list([part("a", [part("b", []), .object(["parts": .list([])])])])
    ])
    let page = SamplePage(title: "T", tags: ["x", "y"], record: record)
    let partial = "{{name}}{{title}}{{#tags}}{{.}}{{/tags}}<{{#parts}}{{> n}}{{/parts}}>"
    #expect(
      rendered("{{#record.parts}}{{> n}}{{/record.parts}}", page, partials: ["n": partial], .text)
        == "aTxy<bTxy<>aTxy<>>")
  }

  @Test func `two partials may include one another`() throws {
    let sources = [
      "page": "{{> a}}", "a": "a{{text}}{{#replies}}{{> b}}{{/replies}}",
      "b": "b{{text}}{{#replies}}{{> a}}{{/replies}}",
    ]
    #expect(try text(sources, chain(4)) == "a0b1a2b3a4")
  }

  @Test func `a hundred levels are written and more are an error`() throws {
    #expect(try text(comment, chain(99)).hasPrefix("0(1(2("))
    #expect(throws: RunawayPartials.self) { try text(comment, chain(102)) }
    #expect {
      try text(comment, chain(5_000))
    } throws: {
      "\($0)" == "page: partials include one another more than 100 levels deep. Let the data end the circle."
    }
  }

  /// The name leads to the same list again and again.
  @Test func `data that never end the circle are an error`() throws {
    let data = TemplateData.object(["nodes": .list([.object([:]), .object([:])])])
    #expect(throws: RunawayPartials.self) {
      try text(["page": "{{> n}}", "n": "<{{#nodes}}{{> n}}{{> n}}{{/nodes}}>"], data)
    }
  }

  @Test(arguments: [
    "{{> loop}}", "{{#isOpen}}{{> loop}}{{/isOpen}}", "{{^replies}}{{> loop}}{{/replies}}",
    "{{< loop}}{{$a}}b{{/a}}{{/loop}}",
  ])
  func `a circle that nothing ends is refused when it loads`(template: String) {
    #expect {
      try text(["page": "{{> loop}}", "loop": template], Comment())
    } throws: {
      "\($0)".contains("includes itself (page → loop → loop")
    }
  }

  @Test func `markup has no circles, since every place must be known when it loads`() {
    let name = TemplateName<Comment>("page")
    #expect {
      try TemplateLibrary(
        sources: [
          "page": "<div>{{> comment}}</div>",
          "comment": "{{text}}{{#replies}}<p>{{> comment}}</p>{{/replies}}",
        ],
        templates: [TemplateEntry(name)])
    } throws: {
      "\($0)" == """
        comment.mustache:1:24: {{> comment}} includes itself (page → comment → comment). Break the circle.
          {{text}}{{#replies}}<p>{{> comment}}</p>{{/replies}}
                                 ^
        """
    }
  }
}
