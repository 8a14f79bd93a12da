import HTMLTemplates
import TestSupport
import Testing

/// Loads a template made of `pieces` in random order; whatever it is, it loads or has a fault with a place.
private func load(_ rounds: Int, seed: UInt64, _ make: (inout SplitMix) -> [UInt8]) {
  var random = SplitMix(seed: seed)
  var loaded = 0
  for round in 0..<rounds {
    let name = TemplateName<SamplePage>("page", round % 4 == 3 ? .xml : .html)
    do throws(TemplateError) {
      let library = try TemplateLibrary(
        bytes: ["page": make(&random), "part": Array("<b>{{title}}</b>".utf8)],
        templates: [TemplateEntry(name)])
      _ = library.render(name, SamplePage(title: "a", hits: [SampleHit()], tags: ["b"]))
      loaded += 1
    } catch {
      #expect(!error.faults.isEmpty)
      #expect(error.faults.allSatisfy { $0.place.line > 0 && $0.place.column > 0 && !"\($0.reason)".isEmpty })
    }
  }
  #expect(loaded < rounds)
}

@Test func `random bytes never crash the loader`() {
  load(400, seed: 1) { random in
    (0..<Int(random.next() % 120)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }
}

@Test func `random pieces of templates never crash the loader`() {
  let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#isSale}}", "{{/isSale}}", "{{^isSale}}", "{{#hits}}", "{{/hits}}",
    "{{title}}", "{{url}}",
    "{{> part}}", "{{< part}}", "{{/part}}", "{{$a}}", "{{/a}}", "{{=| |=}}", "{{! x }}", "{{.}}",
    "{{#tags}}", "{{/tags}}", "{{facts}}", "{{isSale}}", " checked=\"{{isSale}}\"", "<pre>", "</pre>",
    " width=\"",
    " ping=\"", "<script type=\"application/ld+json\">", "<?xml version=\"1.0\"?>", " xmlns:a=\"urn:a\"",
    "<a:b>", "{{$a}}\n  x\n{{/a}}\n",
    "<", ">", "/", "<p", "<p>", "</p>", "<a href=\"", "\"", "'", " class=\"", "=", " ", "\n", "<br/>", "<br>",
    "<!--", "-->",
    "<![CDATA[", "]]>", "<?", "?>", "<script>", "</script>", "<svg>", "</svg>", "&", ";", "amp", "&lt;",
    "<ul>", "<li>", "é",
    "<!doctype html>", "<html>", "</html>", "<title>", "</title>", "javascript:", "//", "#", "?",
    " srcset=\"", " id=\"",
  ]
  load(3000, seed: 2) { random in
    (0..<Int(random.next() % 24)).flatMap { _ in Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
    }
  }
}

@Test func `a good template with one byte changed never crashes the loader`() {
  let good = Array(
    """
    <ul class="a {{title}}">{{#hits}}<li id="h-{{id}}"{{#isSale}} lang="en"{{/isSale}}>{{> part}}{{name}}</li>{{/hits}}</ul>
    <a href="{{#next}}{{next}}{{/next}}{{^next}}/a?q={{title}}{{/next}}">&nbsp;a</a>
    """.utf8)
  load(2000, seed: 3) { random in
    var bytes = good
    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
    return bytes
  }
}

@Test func `sections nested in a value do not take the loader long`() {
  let deep = String(repeating: "{{#tags}}", count: 30) + "a" + String(repeating: "{{/tags}}", count: 30)
  #expect(
    rendered("<a href=\"\(deep)\">b</a>")
      .hasPrefix("page.mustache:1:4: Sections nest deeper than 4. Move the inner ones into partials.\n"))
}
