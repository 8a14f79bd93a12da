import HTMLTemplates
import Testing

/// A template that must not load, and everything that must be said about it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let name: String
  let template: String
  let message: String

  init(_ name: String, _ template: String, _ message: String) {
    self.name = name
    self.template = template
    self.message = message
  }

  var testDescription: String { name }
}

private let partials = ["header": "a", "loop": "b {{> loop}}"]

@Test(arguments: refusals)
func `a template that cannot be used safely is refused with its place and a remedy`(refusal: Refusal) {
  #expect(
    rendered(refusal.template, partials: refusal.template.contains("loop") ? partials : ["header": "a"])
      == refusal.message)
}

private let refusals: [Refusal] = [
  Refusal(
    "an unclosed tag", "<p>{{title</p>",
    """
    page.mustache:1:4: This tag is never closed. Write }} behind it.
      <p>{{title</p>
         ^
    """),
  Refusal(
    "an unclosed section", "<p>{{#isSale}}a</p>",
    """
    page.mustache:1:4: {{#isSale}} is never closed. Write {{/isSale}} where it ends.
      <p>{{#isSale}}a</p>
         ^
    """),
  Refusal(
    "a stray closing tag", "<p>{{/isSale}}</p>",
    """
    page.mustache:1:4: {{/isSale}} closes nothing. Take it out, or open its section before it.
      <p>{{/isSale}}</p>
         ^
    """),
  Refusal(
    "crossing sections", "<p>{{#isSale}}{{#isNew}}a{{/isSale}}{{/isNew}}</p>",
    """
    page.mustache:1:26: {{/isSale}} stands where {{#isNew}} of line 1 is open. Write {{/isNew}} first.
      <p>{{#isSale}}{{#isNew}}a{{/isSale}}{{/isNew}}</p>
                               ^
    page.mustache:1:37: {{/isNew}} closes nothing. Take it out, or open its section before it.
      <p>{{#isSale}}{{#isNew}}a{{/isSale}}{{/isNew}}</p>
                                          ^
    """),
  Refusal(
    "a tag without a name", "<p>{{ }}</p>",
    """
    page.mustache:1:4: {{}} has no name. Write one, or take the tag out.
      <p>{{ }}</p>
         ^
    """),
  Refusal(
    "broken delimiters", "{{=| =}}\n",
    """
    page.mustache:1:1: These delimiters cannot be used. Write two of them, for instance {{=<% %>=}}.
      {{=| =}}
      ^
    """),
  Refusal(
    "an unknown field", "<p>{{titel}}</p>",
    """
    page.mustache:1:4: {{titel}} names no field of this page. Did you mean {{title}}?
      <p>{{titel}}</p>
         ^
    """),
  Refusal(
    "an unknown field of an object", "<p>{{price.ammount}}</p>",
    """
    page.mustache:1:4: {{price.ammount}}: price has no such field. Did you mean {{price.amount}}?
      <p>{{price.ammount}}</p>
         ^
    """),
  Refusal(
    "a dot outside a list", "<p>{{.}}</p>",
    """
    page.mustache:1:4: {{.}} stands outside a list of texts. Name the field instead.
      <p>{{.}}</p>
         ^
    """),
  Refusal(
    "a field that is none of the page's", "<p>{{somethingElse}}</p>",
    """
    page.mustache:1:4: {{somethingElse}} names no field of this page. Use a name of the page's field table.
      <p>{{somethingElse}}</p>
         ^
    """),
  Refusal(
    "an unknown partial", "<p>{{> haeder}}</p>",
    """
    page.mustache:1:4: {{> haeder}} includes a template that does not exist. Did you mean header?
      <p>{{> haeder}}</p>
         ^
    """),
  Refusal(
    "a partial that includes itself", "{{> loop}}",
    """
    loop.mustache:1:3: {{> loop}} includes itself (page → loop → loop). Break the circle.
      b {{> loop}}
        ^
    """),
  Refusal(
    "a list shown as a value", "<p>{{hits}}</p>",
    """
    page.mustache:1:4: {{hits}} shows a list. Open it as a section: {{#hits}}…{{/hits}}.
      <p>{{hits}}</p>
         ^
    """),
  Refusal(
    "a section over a number", "<p>{{#count}}a{{/count}}</p>",
    """
    page.mustache:1:4: {{#count}} opens a number. Show it with {{count}}, or give the page a flag to ask.
      <p>{{#count}}a{{/count}}</p>
         ^
    """),
  Refusal(
    "a loader's own mark", "<p>\u{F0001}</p>",
    """
    page.mustache:1:4: The character U+F0001 is one of the loader's own marks. Use another one.
      <p>�</p>
         ^
    """),
  Refusal(
    "a control character", "<p>\u{1}</p>",
    """
    page.mustache:1:4: The character U+0001 may not stand in a page. Take it out.
      <p>�</p>
         ^
    """),
  Refusal(
    "an unclosed element", "<div>\n<p>a</p>\n",
    """
    page.mustache:1:1: <div> is never closed. Write </div> where it ends.
      <div>
      ^
    """),
  Refusal(
    "an end tag too many", "<p>a</p></div>",
    """
    page.mustache:1:9: </div> closes nothing. Take it out, or open <div> before it.
      <p>a</p></div>
              ^
    """),
  Refusal(
    "crossed elements", "<div>\n  <span>a</div></span>",
    """
    page.mustache:2:10: </div> stands where <span> opened at 2:3 is open. Write </span> first.
        <span>a</div></span>
               ^
    """),
  Refusal(
    "a self-closed div", "<div/>",
    """
    page.mustache:1:1: HTML does not read <div/> as closed. Write <div></div>.
      <div/>
      ^
    """),
  Refusal(
    "an unclosed void element", "<br>",
    """
    page.mustache:1:1: <br> has no end tag. Write <br/>, so that XML reads it too.
      <br>
      ^
    """),
  Refusal(
    "an end tag of a void element", "<br/></br>",
    """
    page.mustache:1:6: </br> closes nothing, for <br/> holds nothing. Take it out.
      <br/></br>
           ^
    """),
  Refusal(
    "an unquoted value", "<p class=wide>a</p>",
    """
    page.mustache:1:4: The value of class has no quotes. Write class="wide".
      <p class=wide>a</p>
         ^
    """),
  Refusal(
    "an unquoted tag", "<a href={{url}}>a</a>",
    """
    page.mustache:1:9: {{url}} stands in an attribute value without quotes. Write href="{{url}}".
      <a href={{url}}>a</a>
              ^
    """),
  Refusal(
    "an attribute without a value", "<input disabled/>",
    """
    page.mustache:1:8: The attribute disabled has no value. Write disabled="".
      <input disabled/>
             ^
    """),
  Refusal(
    "a CDATA section", "<p><![CDATA[a]]></p>",
    """
    page.mustache:1:4: HTML reads no CDATA sections. Write the text itself, with &lt; and &amp;.
      <p><![CDATA[a]]></p>
         ^
    """),
  Refusal(
    "a processing instruction", "<p><?php a ?></p>",
    """
    page.mustache:1:4: HTML reads no processing instructions. Take it out.
      <p><?php a ?></p>
         ^
    """),
  Refusal(
    "another document type", "<!DOCTYPE html>\n<p>a</p>",
    """
    page.mustache:1:1: This is not the document type of HTML. Write <!doctype html>.
      <!DOCTYPE html>
      ^
    """),
  Refusal(
    "a late document type", "<p>a</p><!doctype html>",
    """
    page.mustache:1:9: The document type must stand first. Move it to the top of the page.
      <p>a</p><!doctype html>
              ^
    """),
  Refusal(
    "an upper-case element", "<P>a</P>",
    """
    page.mustache:1:1: <P> has upper-case letters. Write <p>.
      <P>a</P>
      ^
    """),
  Refusal(
    "an upper-case attribute", "<p Class=\"a\">a</p>",
    """
    page.mustache:1:4: The attribute Class of <p> has upper-case letters. Write class.
      <p Class="a">a</p>
         ^
    """),
  Refusal(
    "a namespace", "<svg:path d=\"\"></svg:path>",
    """
    page.mustache:1:1: svg:path uses an XML namespace. Leave it out; HTML knows its elements without.
      <svg:path d=""></svg:path>
      ^
    """),
  Refusal(
    "a namespace declaration", "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>",
    """
    page.mustache:1:6: xmlns uses an XML namespace. Leave it out; HTML knows its elements without.
      <svg xmlns="http://www.w3.org/2000/svg"></svg>
           ^
    """),
  Refusal(
    "a bare less-than", "<p>1 < 2</p>",
    """
    page.mustache:1:6: A bare < stands in text. Write &lt;.
      <p>1 < 2</p>
           ^
    """),
  Refusal(
    "a bare ampersand", "<p>a & b</p>",
    """
    page.mustache:1:6: A bare & stands here. Write &amp;.
      <p>a & b</p>
           ^
    """),
  Refusal(
    "an unknown entity", "<p>&foo;</p>",
    """
    page.mustache:1:4: &foo; is no known character name. Write the character itself.
      <p>&foo;</p>
         ^
    """),
  Refusal(
    "a number HTML reads otherwise", "<p>&#150;</p>",
    """
    page.mustache:1:4: &#150; is no character a page may hold. Write the character itself.
      <p>&#150;</p>
         ^
    """),
  Refusal(
    "a block in a paragraph", "<p>\n<div>a</div>\n</p>",
    """
    page.mustache:2:1: <div> would close the <p> opened at 1:1 around it. Make that a <div>, or close it first.
      <div>a</div>
      ^
    """),
  Refusal(
    "a block in a paragraph, further out", "<p><span><ul><li>a</li></ul></span></p>",
    """
    page.mustache:1:10: <ul> would close the <p> opened at 1:1 around it. Make that a <div>, or close it first.
      <p><span><ul><li>a</li></ul></span></p>
               ^
    """),
  Refusal(
    "a link in a link", "<a href=\"/\"><span><a href=\"/\">a</a></span></a>",
    """
    page.mustache:1:19: <a> stands inside another <a> opened at 1:1. Close that one first.
      <a href="/"><span><a href="/">a</a></span></a>
                        ^
    """),
  Refusal(
    "a form in a form", "<form><form></form></form>",
    """
    page.mustache:1:7: <form> stands inside another <form> opened at 1:1. Close that one first.
      <form><form></form></form>
            ^
    """),
  Refusal(
    "a button in a button", "<button><button>a</button></button>",
    """
    page.mustache:1:9: <button> stands inside another <button> opened at 1:1. Close that one first.
      <button><button>a</button></button>
              ^
    """),
  Refusal(
    "a label in a label", "<label>a<label>b</label></label>",
    """
    page.mustache:1:9: <label> stands inside another <label> opened at 1:1. Close that one first.
      <label>a<label>b</label></label>
              ^
    """),
  Refusal(
    "an unknown element", "<artcle>a</artcle>",
    """
    page.mustache:1:1: HTML knows no element <artcle>. Did you mean <article>?
      <artcle>a</artcle>
      ^
    """),
  Refusal(
    "an obsolete element", "<center>a</center>",
    """
    page.mustache:1:1: <center> is obsolete. Use a class and the style sheet.
      <center>a</center>
      ^
    """),
  Refusal(
    "a row without a table body", "<table><tr><td>a</td></tr></table>",
    """
    page.mustache:1:8: <tr> may only stand in <tbody>, <thead> or <tfoot>. Put it there.
      <table><tr><td>a</td></tr></table>
             ^
    """),
  Refusal(
    "text in a list", "<ul>a<li>b</li></ul>",
    """
    page.mustache:1:1: Text may not stand right in <ul>. Put it into a child element.
      <ul>a<li>b</li></ul>
      ^
    """),
  Refusal(
    "a value in a list", "<ul>{{title}}</ul>",
    """
    page.mustache:1:5: {{title}} may not stand right in <ul>. Put it into a child element.
      <ul>{{title}}</ul>
          ^
    """),
  Refusal(
    "a list item outside a list", "<div><li>a</li></div>",
    """
    page.mustache:1:6: <li> may only stand in <ul>, <ol> or <menu>. Put it there.
      <div><li>a</li></div>
           ^
    """),
  Refusal(
    "a style attribute", "<p style=\"color: red\">a</p>",
    """
    page.mustache:1:4: The attribute style is refused by the security policy of the pages. Use a class and the style sheet.
      <p style="color: red">a</p>
         ^
    """),
  Refusal(
    "an event handler", "<p onclick=\"a()\">a</p>",
    """
    page.mustache:1:4: The event handler onclick is refused by the security policy of the pages. Move it to a script file.
      <p onclick="a()">a</p>
         ^
    """),
  Refusal(
    "an inline frame's source", "<iframe srcdoc=\"a\"></iframe>",
    """
    page.mustache:1:9: The attribute srcdoc holds a page of its own. Use src.
      <iframe srcdoc="a"></iframe>
              ^
    """),
  Refusal(
    "a bare htmx attribute", "<p hx-get=\"/a\">a</p>",
    """
    page.mustache:1:4: hx-get is no HTML attribute. Write data-hx-get.
      <p hx-get="/a">a</p>
         ^
    """),
  Refusal(
    "an htmx event handler", "<p data-hx-on-click=\"a()\">a</p>",
    """
    page.mustache:1:4: The event handler data-hx-on-click is refused by the security policy of the pages. Move it to a script file.
      <p data-hx-on-click="a()">a</p>
         ^
    """),
  Refusal(
    "a tag in a comment", "<!-- {{title}} -->",
    """
    page.mustache:1:6: {{title}} stands in a comment. Take it out, or write a template comment: {{! … }}.
      <!-- {{title}} -->
           ^
    """),
  Refusal(
    "a comment read two ways", "<!--> a -->",
    """
    page.mustache:1:1: HTML and XML disagree where this comment ends. Take the extra - and > out.
      <!--> a -->
      ^
    """),
  Refusal(
    "a tag in a script", "<script>let a = \"{{title}}\"</script>",
    """
    page.mustache:1:18: {{title}} stands in the body of <script>. Put the value into a data- attribute and read it from there.
      <script>let a = "{{title}}"</script>
                       ^
    """),
  Refusal(
    "a script with a body", "<script>a()</script>",
    """
    page.mustache:1:9: <script> holds text, which the security policy of the pages refuses. Move it to a file.
      <script>a()</script>
              ^
    """),
  Refusal(
    "a tag in a style sheet", "<style>{{title}}</style>",
    """
    page.mustache:1:8: {{title}} stands in the body of <style>. Put the value into a data- attribute and read it from there.
      <style>{{title}}</style>
             ^
    """),
  Refusal(
    "a tag in an element name", "<{{title}}>a</p>",
    """
    page.mustache:1:2: {{title}} stands in an element name. Write the name out.
      <{{title}}>a</p>
       ^
    page.mustache:1:13: </p> closes nothing. Take it out, or open <p> before it.
      <{{title}}>a</p>
                  ^
    """),
  Refusal(
    "a tag behind an element name", "<h{{count}}>a</h1>",
    """
    page.mustache:1:1: HTML knows no element <h>. Use one it knows.
      <h{{count}}>a</h1>
      ^
    page.mustache:1:3: {{count}} stands in an element name. Write the name out.
      <h{{count}}>a</h1>
        ^
    page.mustache:1:14: </h1> stands where <h> opened at 1:1 is open. Write </h> first.
      <h{{count}}>a</h1>
                   ^
    """),
  Refusal(
    "a tag in an attribute name", "<p data-{{title}}=\"a\">a</p>",
    """
    page.mustache:1:9: {{title}} stands in an attribute name. Write the name out.
      <p data-{{title}}="a">a</p>
              ^
    """),
  Refusal(
    "a tag between attributes", "<p {{title}}>a</p>",
    """
    page.mustache:1:4: {{title}} stands between the attributes of <p>. Write the attribute out and put the tag in its value.
      <p {{title}}>a</p>
         ^
    """),
  Refusal(
    "a URL's scheme", "<a href=\"{{title}}:x\">a</a>",
    """
    page.mustache:1:10: {{title}} would give the scheme of the URL in href. Let a link or URL field hold the whole URL.
      <a href="{{title}}:x">a</a>
               ^
    """),
  Refusal(
    "a URL's host", "<a href=\"https://{{title}}/x\">a</a>",
    """
    page.mustache:1:18: {{title}} would give the host of the URL in href. Let a link or URL field hold the whole URL.
      <a href="https://{{title}}/x">a</a>
                       ^
    """),
  Refusal(
    "a host behind two slashes", "<a href=\"//{{title}}\">a</a>",
    """
    page.mustache:1:12: {{title}} would give the host of the URL in href. Let a link or URL field hold the whole URL.
      <a href="//{{title}}">a</a>
                 ^
    """),
  Refusal(
    "a host continued", "<a href=\"{{url}}{{title}}\">a</a>",
    """
    page.mustache:1:17: {{title}} would give the host of the URL in href. Let a link or URL field hold the whole URL.
      <a href="{{url}}{{title}}">a</a>
                      ^
    """),
  Refusal(
    "a URL started in one case only", "<a href=\"{{#isSale}}/a/{{/isSale}}{{title}}\">a</a>",
    """
    page.mustache:1:35: {{title}} starts the URL in href in one case and continues it in another. Write the cases apart.
      <a href="{{#isSale}}/a/{{/isSale}}{{title}}">a</a>
                                        ^
    """),
  Refusal(
    "a literal script URL", "<a href=\"javascript:a()\">a</a>",
    """
    page.mustache:1:4: URLs in href may not start with javascript:. Use a path, http or https.
      <a href="javascript:a()">a</a>
         ^
    """),
  Refusal(
    "a link that is not first", "<a href=\"/a{{url}}\">a</a>",
    """
    page.mustache:1:12: {{url}} is a link and must start the value of href. Give the page one link with the whole URL.
      <a href="/a{{url}}">a</a>
                 ^
    """),
  Refusal(
    "a foreign script", "<script src=\"{{image}}\"></script>",
    """
    page.mustache:1:14: {{image}} decides what <script> loads through src. Use a link field, or write the path out.
      <script src="{{image}}"></script>
                   ^
    """),
  Refusal(
    "a foreign style sheet", "<link rel=\"stylesheet\" href=\"{{image}}\"/>",
    """
    page.mustache:1:30: {{image}} decides what <link> loads through href. Use a link field, or write the path out.
      <link rel="stylesheet" href="{{image}}"/>
                                   ^
    """),
  Refusal(
    "a backslash in a URL", "<a href=\"/a\\b\">a</a>",
    """
    page.mustache:1:4: A backslash stands in the URL of href. Percent-encode it.
      <a href="/a\\b">a</a>
         ^
    """),
  Refusal(
    "a part of a source set", "<img srcset=\"/a/{{image}} 2x\" src=\"/a\" alt=\"\"/>",
    """
    page.mustache:1:17: {{image}} must be one whole URL of srcset. Write srcset="{{image}} 2x".
      <img srcset="/a/{{image}} 2x" src="/a" alt=""/>
                      ^
    """),
  Refusal(
    "an id from a tag alone", "<p id=\"{{title}}\">a</p>",
    """
    page.mustache:1:8: {{title}} makes up the whole id. Put letters of your own before it: id="item-{{title}}".
      <p id="{{title}}">a</p>
             ^
    """),
  Refusal(
    "a tag that steers the page", "<meta http-equiv=\"refresh\" content=\"{{title}}\"/>",
    """
    page.mustache:1:37: {{title}} stands in content, which decides what a page may do. Write its value out.
      <meta http-equiv="refresh" content="{{title}}"/>
                                          ^
    """),
  Refusal(
    "markup from a text", "<p>{{{title}}}</p>",
    """
    page.mustache:1:4: {{{title}}} would put a text unescaped into the page. Write {{title}}.
      <p>{{{title}}}</p>
         ^
    """),
  Refusal(
    "markup as text", "<p>{{body}}</p>",
    """
    page.mustache:1:4: {{body}} shows a SafeHTML as text. Write {{{body}}}.
      <p>{{body}}</p>
         ^
    """),
  Refusal(
    "markup in a value", "<p title=\"{{{body}}}\">a</p>",
    """
    page.mustache:1:11: {{{body}}} puts markup where only text may stand. Move it into an element's content.
      <p title="{{{body}}}">a</p>
                ^
    """),
  Refusal(
    "a section across elements", "<p>{{#isSale}}a</p><p>{{/isSale}}</p>",
    """
    page.mustache:1:4: {{#isSale}} opens in another element than it closes in (page.mustache:1:23). Open and close it in the same element or value.
      <p>{{#isSale}}a</p><p>{{/isSale}}</p>
         ^
    """),
  Refusal(
    "a section across values", "<p title=\"{{#isSale}}\" lang=\"{{/isSale}}\">a</p>",
    """
    page.mustache:1:11: {{#isSale}} opens in another element than it closes in (page.mustache:1:30). Open and close it in the same element or value.
      <p title="{{#isSale}}" lang="{{/isSale}}">a</p>
                ^
    """),
  Refusal(
    "a section out of a start tag", "<p {{#isSale}}title=\"a\">{{/isSale}}</p>",
    """
    page.mustache:1:4: {{#isSale}} opens in the tag <p> and closes elsewhere. Close it before the >.
      <p {{#isSale}}title="a">{{/isSale}}</p>
         ^
    """),
  Refusal(
    "a section into a start tag", "<div>{{#isSale}}<p {{/isSale}}title=\"a\">b</p></div>",
    """
    page.mustache:1:20: {{#isSale}} closes in the tag <p> and opens elsewhere. Open and close it in the same place.
      <div>{{#isSale}}<p {{/isSale}}title="a">b</p></div>
                         ^
    """),
  Refusal(
    "attributes repeated by a list", "<p{{#hits}} title=\"a\"{{/hits}}>a</p>",
    """
    page.mustache:1:3: {{#hits}} opens a list and would repeat attributes of <p>. Ask a flag or an object instead.
      <p{{#hits}} title="a"{{/hits}}>a</p>
        ^
    """),
  Refusal(
    "an attribute twice", "<p title=\"a\" title=\"b\">a</p>",
    """
    page.mustache:1:14: The attribute title may be written twice here. Keep one of them.
      <p title="a" title="b">a</p>
                   ^
    """),
  Refusal(
    "an attribute twice in one case", "<p title=\"a\"{{#isSale}} title=\"b\"{{/isSale}}>a</p>",
    """
    page.mustache:1:25: The attribute title may be written twice here. Keep one of them.
      <p title="a"{{#isSale}} title="b"{{/isSale}}>a</p>
                              ^
    """),
  Refusal(
    "no space between attributes", "<p title=\"a\"{{#isSale}}lang=\"b\"{{/isSale}}>a</p>",
    """
    page.mustache:1:24: No space is sure to stand before the attribute lang. Put one right before it.
      <p title="a"{{#isSale}}lang="b"{{/isSale}}>a</p>
                             ^
    """),
  Refusal(
    "no space after a section", "<p title=\"a\"{{#isSale}} lang=\"b\" {{/isSale}}id=\"c\">a</p>",
    """
    page.mustache:1:45: No space is sure to stand before the attribute id. Put one right before it.
      <p title="a"{{#isSale}} lang="b" {{/isSale}}id="c">a</p>
                                                  ^
    """),
  Refusal(
    "an id twice", "<p id=\"a\">a</p>\n<p id=\"a\">b</p>",
    """
    page.mustache:2:4: The id a was given before (page.mustache:1:4). Give each element its own.
      <p id="a">b</p>
         ^
    """),
  Refusal(
    "an id repeated by a list", "<div>{{#hits}}<p id=\"a\">b</p>{{/hits}}</div>",
    """
    page.mustache:1:18: The id a is repeated for each item of {{#hits}}. Add something of the item to it.
      <div>{{#hits}}<p id="a">b</p>{{/hits}}</div>
                       ^
    """),
  Refusal(
    "an element SVG does not know", "<svg><circel r=\"1\"/></svg>",
    """
    page.mustache:1:6: <circel> may not stand in <svg>. Did you mean <circle>?
      <svg><circel r="1"/></svg>
           ^
    """),
  Refusal(
    "an SVG attribute in the wrong case", "<svg viewbox=\"0 0 1 1\"></svg>",
    """
    page.mustache:1:6: viewbox is no attribute of SVG's <svg>. Did you mean viewBox?
      <svg viewbox="0 0 1 1"></svg>
           ^
    """),
  Refusal(
    "a foreign SVG reference", "<svg><use href=\"/a.svg#b\"/></svg>",
    """
    page.mustache:1:11: The href of an SVG element may only name a part of this page. Write href="#…".
      <svg><use href="/a.svg#b"/></svg>
                ^
    """),
  Refusal(
    "something beside a page", "<html><head><title>a</title></head><body></body></html><p>a</p>",
    """
    page.mustache:1:56: <p> stands beside the page. A page is one <html> element and nothing else.
      <html><head><title>a</title></head><body></body></html><p>a</p>
                                                             ^
    """),
  Refusal(
    "a head too late", "<html><body></body><head></head></html>",
    """
    page.mustache:1:20: <head> is not in its place. A page has one <head> and then one <body>.
      <html><body></body><head></head></html>
                         ^
    """),
  Refusal(
    "a comment in a title", "<title><!-- a --></title>",
    """
    page.mustache:1:8: HTML shows a comment in <title> as text. Take it out.
      <title><!-- a --></title>
             ^
    """),
  Refusal(
    "a quote left open", "<p title=\"a>b</p>",
    """
    page.mustache:1:1: <p> is never closed. Write </p> where it ends.
      <p title="a>b</p>
      ^
    page.mustache:1:1: The tag <p is not closed. Write > behind its attributes.
      <p title="a>b</p>
      ^
    page.mustache:1:4: The value of title is never closed. Write a quote behind it.
      <p title="a>b</p>
         ^
    page.mustache:1:14: A < stands in the value of title. Write &lt;, or close the value with a quote before it.
      <p title="a>b</p>
                   ^
    """),
  Refusal(
    "elements nested too deep", String(repeating: "<i>", count: 300) + String(repeating: "</i>", count: 300),
    """
    page.mustache:1:766: Elements nest deeper than the XML parser reads. Nest fewer.
      …i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i><i…
                                                         ^
    """),
  Refusal(
    "sections nested too deep", String(repeating: "{{#isSale}}", count: 70),
    """
    page.mustache:1:705: Sections nest deeper than 64. Move the inner ones into partials.
      …Sale}}{{#isSale}}{{#isSale}}{{#isSale}}{{#isSale}}{{#isSale}}{{#isSale}}{{#isSale}}{{#isSale}}{{#isS…
                                                         ^
    """),
]
