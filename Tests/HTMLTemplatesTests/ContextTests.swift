import HTMLTemplates
import Testing

/// Contexts beyond element text and plain values.
@Suite struct ContextTests {
  @Test func `a boolean attribute vanishes when its flag is off`() {
    let template = "<input type=\"checkbox\" checked=\"{{isSale}}\" disabled='{{isNew}}'/>"
    #expect(rendered(template) == "<input type=\"checkbox\"/>")
    #expect(rendered(template, SamplePage(isSale: true)) == "<input type=\"checkbox\" checked=\"\"/>")
    #expect(
      rendered(template, SamplePage(isSale: true, isNew: true))
        == "<input type=\"checkbox\" checked=\"\" disabled=\"\"/>")
  }

  @Test func `a boolean attribute may stand in a section and in a list`() {
    let page = SamplePage(isNew: true, hits: [SampleHit(isSale: true), SampleHit()])
    #expect(
      rendered(
        "<ul>{{#hits}}<li\n hidden=\"{{isSale}}\"{{#isNew}} inert=\"{{isSale}}\"{{/isNew}}>a</li>{{/hits}}</ul>",
        page)
        == "<ul><li\n hidden=\"\" inert=\"\">a</li><li>a</li></ul>")
  }

  @Test func `a name in a list of names stays one name`() {
    let page = SamplePage(title: " Science\u{A0}&\tFiction  \"x\" ", tags: ["a b", "c"])
    #expect(
      rendered("<p class=\"hit genre-{{title}}{{#tags}} t-{{.}}{{/tags}}\">a</p>", page)
        == "<p class=\"hit genre-Science\u{A0}&amp;-Fiction-&quot;x&quot; t-a-b t-c\">a</p>")
    #expect(
      rendered("<a href=\"/\" rel=\"{{title}}\">a</a>", SamplePage(title: "nofollow opener"))
        == "<a href=\"/\" rel=\"nofollow-opener\">a</a>")
  }

  @Test(arguments: [
    ("12", "12"), ("-1.5", "-1.5"), ("0", "0"), ("", ""), ("1e3", ""), ("12px", ""), (" 1", ""), ("1.", ""),
    (".5", ""),
    ("1.2.3", ""), ("--1", ""), ("١", ""), ("\"", ""),
  ])
  func `an attribute that holds a number holds nothing else`(value: String, written: String) {
    #expect(
      rendered("<img src=\"/a\" alt=\"\" width=\"{{title}}\"/>", SamplePage(title: value))
        == "<img src=\"/a\" alt=\"\" width=\"\(written)\"/>")
  }

  @Test func `numbers need no escaping anywhere`() {
    #expect(
      rendered(
        "<img src=\"/a/{{count}}\" alt=\"{{count}}\" width=\"{{count}}\" id=\"n-{{count}}\"/>",
        SamplePage(count: -5))
        == "<img src=\"/a/-5\" alt=\"-5\" width=\"-5\" id=\"n--5\"/>")
  }

  @Test func `each URL of a list is filtered and stays one URL`() {
    let page = SamplePage(image: "/a b", photo: "javascript:a")
    #expect(
      rendered("<a href=\"/\" ping=\"{{image}} {{photo}} /log\">a</a>", page)
        == "<a href=\"/\" ping=\"/a%20b # /log\">a</a>")
  }

  @Test(arguments: [
    "href", "src", "action", "formaction", "poster", "cite", "data-hx-get", "data-hx-post", "data-hx-put",
    "data-hx-patch", "data-hx-delete", "data-hx-push-url", "data-hx-replace-url", "background", "longdesc",
  ])
  func `every attribute that holds a URL is filtered, encoded and refused alike`(name: String) {
    let page = SamplePage(title: "a/b ?", image: "java\nscript:alert(1)")
    #expect(rendered("<p \(name)=\"{{image}}\">a</p>", page) == "<p \(name)=\"#\">a</p>")
    #expect(
      rendered("<p \(name)=\"/x/{{title}}?q={{title}}\">a</p>", page)
        == "<p \(name)=\"/x/a%2Fb%20%3F?q=a%2Fb%20%3F\">a</p>")
    #expect(
      rendered("<p \(name)=\"{{title}}:a\">a</p>", page).contains(
        "would give the scheme of the URL in \(name)"))
    #expect(
      rendered("<p \(name)=\"//{{title}}/a\">a</p>", page).contains(
        "would give the host of the URL in \(name)"))
  }

  @Test func `a tag behind mailto or tel cannot leave its place`() {
    let page = SamplePage(title: "a@b.example?bcc=c&d#e")
    #expect(
      rendered("<a href=\"mailto:{{title}}?subject={{title}}\">a</a>", page)
        == "<a href=\"mailto:a%40b.example%3Fbcc%3Dc%26d%23e?subject=a%40b.example%3Fbcc%3Dc%26d%23e\">a</a>")
    #expect(
      rendered("<a href=\"tel:+49{{title}}\">a</a>", SamplePage(title: "30/12 34"))
        == "<a href=\"tel:+4930%2F12%2034\">a</a>")
  }

  @Test(arguments: ["pre", "textarea"])
  func `a line break that HTML would drop is written twice`(element: String) {
    let template = "<\(element)>{{#tags}}{{.}}{{/tags}}{{title}}</\(element)>"
    #expect(rendered(template, SamplePage(title: "\na")) == "<\(element)>\n\na</\(element)>")
    #expect(rendered(template, SamplePage(title: "a\n")) == "<\(element)>a\n</\(element)>")
    #expect(
      rendered(template, SamplePage(title: "\na", tags: ["\n", "", "\nb"]))
        == "<\(element)>\n\n\nb\na</\(element)>")
    #expect(rendered(template, SamplePage(title: "\na", tags: ["", "b"])) == "<\(element)>b\na</\(element)>")
  }

  @Test func `a line break behind a mark is not the first one`() {
    let name = MarkedText(parts: [.init(text: "\na", isMatch: true), .init(text: "\nb", isMatch: false)])
    #expect(rendered("<pre>{{name}}</pre>", SamplePage(name: name)) == "<pre><mark>\na</mark>\nb</pre>")
    let plain = MarkedText(parts: [.init(text: "\na", isMatch: false), .init(text: "\nb", isMatch: true)])
    #expect(rendered("<pre>{{name}}</pre>", SamplePage(name: plain)) == "<pre>\n\na<mark>\nb</mark></pre>")
    #expect(rendered("<pre><b>{{title}}</b></pre>", SamplePage(title: "\na")) == "<pre><b>\na</b></pre>")
  }

  @Test func `a JSON value stands in structured data, and nothing in it is markup`() {
    let facts = TemplateData.object([
      "@context": .text("https://schema.org"),
      "name": .text("</script><!--&\u{2028}\u{2029}\"\\\n\u{0}\u{85}é💼"),
      "price": .number("12.50"), "odd": .number("012"), "big": .number("-1E+2"),
      "list": .list([.null, .bool(true), .object([:])]),
    ])
    #expect(
      rendered("<script type=\"application/ld+json\">\n{{facts}}\n</script>", SamplePage(facts: facts))
        == "<script type=\"application/ld+json\">\n"
        + #"{"@context":"https://schema.org","big":-1E+2,"list":[null,true,{}],"#
        + #""name":"\u003c/script\u003e\u003c!--\u0026\u2028\u2029\"\\\n\u0000\u0085é💼","odd":"012","price":12.50}"#
        + "\n</script>")
  }

  @Test func `a page is written behind what stands in the buffer, and its storage stays`() throws {
    let name = TemplateName<SamplePage>("page")
    let library = try TemplateLibrary(sources: ["page": "<p>{{title}}</p>"], templates: [TemplateEntry(name)])
    var page = Array("a".utf8)
    page.reserveCapacity(100_000)
    let storage = page.withUnsafeBufferPointer(\.baseAddress)
    library.render(name, SamplePage(title: "<"), into: &page)
    #expect(String(decoding: page, as: UTF8.self) == "a<p>&lt;</p>")
    page.removeAll(keepingCapacity: true)
    library.render(name, SamplePage(title: "b"), into: &page)
    #expect(String(decoding: page, as: UTF8.self) == "<p>b</p>")
    #expect(page.withUnsafeBufferPointer(\.baseAddress) == storage)
  }
}
