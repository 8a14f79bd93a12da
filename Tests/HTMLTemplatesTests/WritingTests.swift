import HTMLTemplates
import Testing

@Suite struct WritingTests {
  /// What `template` makes of a title and of a link, without what stands around it.
  private static func writer(_ before: String, _ tag: String, _ after: String) throws -> (SamplePage) ->
    String
  {
    let name = TemplateName<SamplePage>("page", .html)
    let library = try TemplateLibrary(
      sources: ["page": before + tag + after], templates: [TemplateEntry(name)])
    return { page in
      let written = String(decoding: library.render(name, page), as: UTF8.self)
      return String(written.dropFirst(before.count).dropLast(after.count))
    }
  }

  @Test(arguments: [("<b>", "</b>"), (#"<b title=""#, #"">x</b>"#)])
  func `a text is escaped as its characters one by one`(before: String, after: String) throws {
    let write = try Self.writer(before, "{{title}}", after)
    for character in Self.characters {
      let alone = write(SamplePage(title: String(character)))
      for place in 0..<17 {
        let text = Self.text(character, at: place)
        #expect(write(SamplePage(title: text)).utf8.elementsEqual(Self.text(alone, at: place).utf8))
      }
    }
  }

  @Test func `a URL is escaped as its characters one by one, and refused for a control anywhere`() throws {
    let write = try Self.writer(#"<a href=""#, "{{url}}", #"">x</a>"#)
    for character in Self.characters {
      let alone = write(SamplePage(url: "/x\(character)x"))
      for place in 0..<16 {
        let written = write(SamplePage(url: "/x" + Self.text(character, at: place)))
        let expected = alone == "#" ? "#" : "/x" + Self.text(String(alone.dropFirst(2).dropLast()), at: place)
        #expect(written == expected)
      }
    }
  }

  /// All of ASCII, and some beyond it, forbidden ones among them.
  private static let characters = ((0..<0x80) + [0x80, 0xA0, 0xE9, 0x4E2D, 0xFDD0, 0xFFFE, 0x1F600])
    .compactMap { Unicode.Scalar(UInt32($0)) }

  /// One among letters.
  private static func text(_ middle: some LosslessStringConvertible, at place: Int) -> String {
    String(repeating: "x", count: place) + String(middle) + String(repeating: "x", count: 16 - place)
  }

  @Test func `a page is written in memory that an earlier one has left`() throws {
    let write = try Self.writer("<p>", "{{title}}", "</p>")
    for text in ["a", String(repeating: "<long>", count: 40_000), "b", ""] {
      let escaped = text.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      #expect(write(SamplePage(title: text)) == escaped)
    }
  }

  @Test func `a page is written behind what stands before it`() throws {
    let name = TemplateName<SamplePage>("page", .html)
    let library = try TemplateLibrary(
      sources: ["page": "<p>{{title}}</p>"], templates: [TemplateEntry(name)])
    var page = Array("before ".utf8)
    library.render(name, SamplePage(title: "c"), into: &page)
    #expect(String(decoding: page, as: UTF8.self) == "before <p>c</p>")
  }

  @Test func `whole numbers are written in every place, and missing ones as nothing`() {
    let template =
      #"<a href="/{{count}}/{{rating}}?n={{rating}}" id="n{{count}}" title="{{rating}}">{{count}}{{rating}}</a>"#
    #expect(
      rendered(template, SamplePage(count: -12, rating: 3))
        == #"<a href="/-12/3?n=3" id="n-12" title="3">-123</a>"#)
    #expect(
      rendered(template, SamplePage(count: 0)) == #"<a href="/0/?n=" id="n0" title="">0</a>"#)
    #expect(rendered(#"<a href="/{{rating}}/x">x</a>"#) == #"<a href="/./x">x</a>"#)
  }
}
