import HTMLTemplates
import LibXML
import TestSupport
import Testing

private let feed = """
  <?xml version="1.0" encoding="UTF-8"?>
  <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">
    <title>{{title}}</title>
    <link href="{{url}}"/>
    {{#hits}}
    <entry><id>{{url}}</id><title type="text">{{name}}</title><media:thumbnail url="{{image}}" title="{{title}}"/></entry>
    {{/hits}}
  </feed>

  """

@Suite struct XMLProfileTests {
  @Test func `a feed is written with its namespaces`() {
    let page = SamplePage(
      title: "a & \"b\" <c>\u{0}\u{1F}\u{7F}\r\n", url: "/a?b=1&c=2", image: "javascript:a",
      hits: [
        SampleHit(
          name: MarkedText(parts: [.init(text: "<", isMatch: true), .init(text: "x", isMatch: false)]),
          url: "https://a.example/1")
      ])
    #expect(
      rendered(feed, page, .xml) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">
          <title>a &amp; &quot;b&quot; &lt;c&gt;\u{7F}&#13;
        </title>
          <link href="/a?b=1&amp;c=2"/>
          <entry><id>https://a.example/1</id><title type="text">&lt;x</title><media:thumbnail url="#" title="a &amp; &quot;b&quot; &lt;c&gt;\u{7F}&#13;&#10;"/></entry>
        </feed>

        """)
  }

  @Test func `a description document and a sitemap are written`() {
    let search = """
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>{{title}}</ShortName>\
      <Url type="text/html" template="{{url}}?q={searchTerms}"/></OpenSearchDescription>
      """
    #expect(
      rendered(search, SamplePage(title: "Films & Co", url: "https://a.example/films"), .xml) == """
        <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>Films &amp; Co</ShortName>\
        <Url type="text/html" template="https://a.example/films?q={searchTerms}"/></OpenSearchDescription>
        """)
    let sitemap = "<urlset>{{#hits}}<url><loc>{{url}}</loc></url>{{/hits}}</urlset>"
    #expect(
      rendered(sitemap, SamplePage(hits: [SampleHit(url: "/a&b"), SampleHit(url: "data:,")]), .xml)
        == "<urlset><url><loc>/a&amp;b</loc></url><url><loc>#</loc></url></urlset>")
  }

  @Test func `whatever the data, the document is well-formed`() throws {
    let name = TemplateName<SamplePage>("page", .xml)
    let library = try TemplateLibrary(sources: ["page": feed], templates: [TemplateEntry(name)])
    var random = SplitMix(seed: 31)
    for _ in 0..<500 {
      let text = AnyText.random(&random)
      let page = SamplePage(
        title: text, url: text, image: text, hits: [SampleHit(name: MarkedText(plain: text), url: text)])
      let document = library.render(name, page)
      let reader = TextReader()
      try XMLParser.parse(document, telling: reader)
      let wanted = AnyText.xml(text)
      #expect(reader.texts["title", default: ""] == wanted + wanted, "\(text.debugDescription)")
      #expect(reader.values["title"] == wanted, "\(text.debugDescription)")
    }
  }

  @Test(arguments: xmlRefusals)
  func `what no XML document may hold is refused`(refusal: Refusal) {
    #expect(rendered(refusal.template, .init(), .xml) == refusal.message)
  }
}

private let xmlRefusals: [Refusal] = [
  Refusal(
    "text beside the root", "<a/>b",
    """
    page.mustache:1:1: An XML document is one element that is always there, and nothing beside it. Put everything into that element.
      <a/>b
      ^
    """),
  Refusal(
    "two roots", "<a/><b/>",
    """
    page.mustache:1:1: An XML document is one element that is always there, and nothing beside it. Put everything into that element.
      <a/><b/>
      ^
    """),
  Refusal(
    "a root that may be missing", "{{#isSale}}<a/>{{/isSale}}",
    """
    page.mustache:1:1: An XML document is one element that is always there, and nothing beside it. Put everything into that element.
      {{#isSale}}<a/>{{/isSale}}
      ^
    """),
  Refusal(
    "markup from a text", "<a>{{{title}}}</a>",
    """
    page.mustache:1:4: {{{title}}} would put a text unescaped into the page. Write {{title}}.
      <a>{{{title}}}</a>
         ^
    """),
  Refusal(
    "trusted markup", "<a>{{{body}}}</a>",
    """
    page.mustache:1:4: {{{body}}} puts markup where only text may stand. Move it into an element's content.
      <a>{{{body}}}</a>
         ^
    """),
  Refusal(
    "a CDATA section", "<a><![CDATA[{{title}}]]></a>",
    """
    page.mustache:1:4: A CDATA section hides whether its text is escaped. Write the text itself, with &lt; and &amp;.
      <a><![CDATA[{{title}}]]></a>
         ^
    """),
  Refusal(
    "a style sheet instruction", "<?xml-stylesheet href=\"/a.xsl\"?><a/>",
    """
    page.mustache:1:1: Only <?xml version="1.0" encoding="UTF-8"?> may stand here, at the start of the document. Take it out.
      <?xml-stylesheet href="/a.xsl"?><a/>
      ^
    """),
  Refusal(
    "a document type", "<!DOCTYPE a><a/>",
    """
    page.mustache:1:1: Document types and declarations are refused. Take it out.
      <!DOCTYPE a><a/>
      ^
    """),
  Refusal(
    "a namespace that may be missing", "<a{{#isSale}} xmlns:b=\"urn:b\"{{/isSale}}><b:c/></a>",
    """
    page.mustache:1:15: xmlns:b stands in a section, and without it names would have no namespace. Move it out of the section.
      <a{{#isSale}} xmlns:b="urn:b"{{/isSale}}><b:c/></a>
                    ^
    """),
  Refusal(
    "a namespace from a tag", "<a xmlns=\"{{title}}\"/>",
    """
    page.mustache:1:11: {{title}} stands in xmlns, which decides what a page may do. Write its value out.
      <a xmlns="{{title}}"/>
                ^
    """),
  Refusal(
    "a prefix that nothing declares", "<a><b:c/></a>",
    """
    page.mustache:1:4: This is not well-formed XML (Namespace prefix b on c is not defined). Write it so that XML reads it too.
      <a><b:c/></a>
         ^
    """),
  Refusal(
    "the end of a section in text", "<a>]]></a>",
    """
    page.mustache:1:4: XML text may not hold ]]>. Write ]]&gt;.
      <a>]]></a>
         ^
    """),
  Refusal(
    "a flag as a value", "<a b=\"{{isSale}}\"/>",
    """
    page.mustache:1:7: {{isSale}} shows a flag. Open it as a section: {{#isSale}}…{{/isSale}}.
      <a b="{{isSale}}"/>
            ^
    """),
  Refusal(
    "a URL's host", "<a href=\"https://{{title}}/\"/>",
    """
    page.mustache:1:18: {{title}} would give the host of the URL in href. Let a link or URL field hold the whole URL.
      <a href="https://{{title}}/"/>
                       ^
    """),
]
