extension TemplateFaultReason: CustomStringConvertible {
  package var description: String {
    fileWords ?? mustacheWords ?? spellingWords ?? xmlWords ?? elementWords ?? attributeWords ?? escapingWords
      ?? ""
  }

  private var fileWords: String? {
    switch self {
    case .templateMissing(let name, let folders, let nearest):
      "There is no template \(name) in \(folders.joined(separator: ", ")). "
        + Self.mend(nearest, "Add the file \(name).mustache.") { "Did you mean \($0)?" }
    case .fileUnreadable(let why): "The file cannot be read: \(why). Make it readable or take it away."
    case .fileTooLarge(let limit): "The file has more than \(limit) bytes. Split it into partials."
    case .notUTF8: "These bytes are not UTF-8. Save the file as UTF-8."
    case .characterRefused(let code): "The character \(Self.hex(code)) may not stand in a page. Take it out."
    case .privateMark(let code):
      "The character \(Self.hex(code)) is one of the loader's own marks. Use another one."
    default: nil
    }
  }

  private var mustacheWords: String? {
    switch self {
    case .tagNotClosed(let expected): "This tag is never closed. Write \(expected) behind it."
    case .delimitersMalformed: "These delimiters cannot be used. Write two of them, for instance {{=<% %>=}}."
    case .nameMissing(let tag): "\(tag) has no name. Write one, or take the tag out."
    case .sectionNotClosed(let tag, let name): "\(tag) is never closed. Write {{/\(name)}} where it ends."
    case .closesNothing(let tag): "\(tag) closes nothing. Take it out, or open its section before it."
    case .closesOther(let tag, let open, let line, let name):
      "\(tag) stands where \(open) of line \(line) is open. Write {{/\(name)}} first."
    case .nestedTooDeep(let limit): "Sections nest deeper than \(limit). Move the inner ones into partials."
    case .unknownName(let tag, let name, let unknown): Self.unknownNameWords(tag, name, unknown)
    case .unknownPartial(let tag, let name, let nearest):
      "\(tag) includes a template that does not exist. "
        + Self.mend(nearest, "Add the file \(name).mustache.") { "Did you mean \($0)?" }
    case .partialRecursion(let tag, let chain):
      "\(tag) includes itself (\(chain.joined(separator: " → "))). Break the circle."
    case .partialsTooDeep(let tag, let limit):
      "\(tag) is included through more than \(limit) templates. Include it from nearer by."
    case .expandsTooLarge:
      "With its partials this page has more than \(FlatTemplate.largest) bytes or "
        + "\(FlatTemplate.mostMarks) tags. Include fewer partials."
    case .notAShownValue(let tag, let name, let kind):
      "\(tag) shows \(kind). Open it as a section: {{#\(name)}}…{{/\(name)}}."
    case .notASectionValue(let tag, let name, let kind):
      "\(tag) opens \(kind). Show it with {{\(name)}}, or give the page a flag to ask."
    default: nil
    }
  }

  private static func unknownNameWords(_ tag: String, _ name: String, _ unknown: Unknown) -> String {
    if name == "." { return "\(tag) stands outside a list of texts. Name the field instead." }
    let what =
      unknown.owner.map { "\(tag): \($0) has no such field. " } ?? "\(tag) names no field of this page. "
    return what + mend(unknown.nearest, "Use a name of the page's field table.") { "Did you mean {{\($0)}}?" }
  }

  private var spellingWords: String? {
    switch self {
    case .bareLessThan: "A bare < stands in text. Write &lt;."
    case .bareAmpersand: "A bare & stands here. Write &amp;."
    case .unknownEntity(let name): "&\(name); is no known character name. Write the character itself."
    case .numericReference(let name): "&\(name); is no character a page may hold. Write the character itself."
    case .cdata: "HTML reads no CDATA sections. Write the text itself, with &lt; and &amp;."
    case .processingInstruction: "HTML reads no processing instructions. Take it out."
    case .declaration: "HTML reads no declarations but <!doctype html>. Take it out."
    case .documentType: "This is not the document type of HTML. Write <!doctype html>."
    case .documentTypeNotFirst: "The document type must stand first. Move it to the top of the page."
    case .commentNotClosed: "This comment is never closed. Write --> behind it."
    case .commentMalformed: "HTML and XML disagree where this comment ends. Take the extra - and > out."
    case .commentInText(let element): "HTML shows a comment in <\(element)> as text. Take it out."
    case .namespace(let name): "\(name) uses an XML namespace. Leave it out; HTML knows its elements without."
    case .upperCaseElement(let name): "<\(name)> has upper-case letters. Write <\(name.lowercased())>."
    case .upperCaseAttribute(let name, let element):
      "The attribute \(name) of <\(element)> has upper-case letters. Write \(name.lowercased())."
    case .attributeName(let name): "\(name) is no attribute name. Use letters, digits and hyphens."
    case .valueMissing(let attribute): "The attribute \(attribute) has no value. Write \(attribute)=\"\"."
    case .unquotedValue(let attribute, let value):
      "The value of \(attribute) has no quotes. Write \(attribute)=\"\(value)\"."
    case .unquotedTag(let tag, let attribute):
      "\(tag) stands in an attribute value without quotes. Write \(attribute)=\"\(tag)\"."
    case .lessThanInValue(let attribute):
      "A < stands in the value of \(attribute). Write &lt;, or close the value with a quote before it."
    case .valueNotClosed(let attribute): "The value of \(attribute) is never closed. Write a quote behind it."
    case .spaceMissing(let attribute):
      "No space is sure to stand before the attribute \(attribute). Put one right before it."
    case .strayCharacter(let character, let element):
      "\(character) stands between the attributes of <\(element)>. Take it out."
    case .startTagNotClosed(let name): "The tag <\(name) is not closed. Write > behind its attributes."
    case .endTagMalformed(let name): "The tag </\(name) is not closed. Write </\(name)>."
    case .voidNotClosed(let name): "<\(name)> has no end tag. Write <\(name)/>, so that XML reads it too."
    case .voidEndTag(let name): "</\(name)> closes nothing, for <\(name)/> holds nothing. Take it out."
    case .selfClosed(let name):
      "HTML does not read <\(name)/> as closed. Write <\(name)></\(name)>."
    case .elementNotClosed(let name): "<\(name)> is never closed. Write </\(name)> where it ends."
    case .endTagUnexpected(let name): "</\(name)> closes nothing. Take it out, or open <\(name)> before it."
    case .endTagMismatch(let name, let open, let place):
      "</\(name)> stands where <\(open)>\(Self.opened(place)) is open. Write </\(open)> first."
    case .firstLineBreak(let element):
      "HTML drops a line break that comes first in <\(element)>. Take it out, or write something before it."
    case .elementsTooDeep: "Elements nest deeper than the XML parser reads. Nest fewer."
    case .notWellFormed(let words):
      "This is not well-formed XML (\(words)). Write it so that XML reads it too."
    default: nil
    }
  }

  private var xmlWords: String? {
    switch self {
    case .sectionEnd: "XML text may not hold ]]>. Write ]]&gt;."
    case .cdataInXML:
      "A CDATA section hides whether its text is escaped. Write the text itself, with &lt; and &amp;."
    case .instructionInXML:
      "Only <?xml version=\"1.0\" encoding=\"UTF-8\"?> may stand here, at the start of the document. Take it out."
    case .declarationInXML: "Document types and declarations are refused. Take it out."
    case .namespaceInSection(let name):
      "\(name) stands in a section, and without it names would have no namespace. Move it out of the section."
    case .xmlRoot:
      "An XML document is one element that is always there, and nothing beside it. Put everything into that element."
    default: nil
    }
  }

  private var elementWords: String? {
    switch self {
    case .unknownElement(let name, let nearest):
      "HTML knows no element <\(name)>. "
        + Self.mend(nearest, "Use one it knows.") { "Did you mean <\($0)>?" }
    case .unknownSVGElement(let name, let nearest):
      "<\(name)> may not stand in <svg>. "
        + Self.mend(nearest, "Use a shape, a group or a symbol.") { "Did you mean <\($0)>?" }
    case .unknownSVGAttribute(let name, let element, let nearest):
      "\(name) is no attribute of SVG's <\(element)>. "
        + Self.mend(nearest, "Take it out.") { "Did you mean \($0)?" }
    case .elementRefused(let name, let why): "<\(name)> \(why)"
    case .nested(let name, let outer, let place):
      "<\(name)> stands inside \(name == outer ? "another " : "")<\(outer)>\(Self.opened(place)). Close that one first."
    case .paragraph(let block, let place):
      "<\(block)> would close the <p>\(Self.opened(place)) around it. Make that a <div>, or close it first."
    case .misplaced(let name, _, let allowed):
      "<\(name)> may only stand in \(Self.names(allowed)). Put it there."
    case .childRefused(let name, let parent, let allowed):
      allowed.isEmpty
        ? "<\(parent)> holds no elements, not <\(name)> either. Take it out."
        : "<\(name)> may not stand right in <\(parent)>. Put it into \(Self.names(allowed))."
    case .besidePage(let name):
      "<\(name)> stands beside the page. A page is one <html> element and nothing else."
    case .textBesidePage: "Text stands beside the page. Move it into <body>."
    case .pageOrder(let name): "<\(name)> is not in its place. A page has one <head> and then one <body>."
    case .textRefused(let element): "Text may not stand right in <\(element)>. Put it into a child element."
    case .valueRefused(let tag, let element):
      "\(tag) may not stand right in <\(element)>. Put it into a child element."
    case .rawTextBody(let element):
      "<\(element)> holds text, which the security policy of the pages refuses. Move it to a file."
    case .duplicateAttribute(let name): "The attribute \(name) may be written twice here. Keep one of them."
    case .duplicateID(let id, let place):
      "The id \(id) was given before\(place.map { " (\($0))" } ?? ""). Give each element its own."
    case .repeatedID(let id, let section):
      "The id \(id) is repeated for each item of \(section). Add something of the item to it."
    default: nil
    }
  }

  private var attributeWords: String? {
    switch self {
    case .styleAttribute:
      "The attribute style is refused by the security policy of the pages. Use a class and the style sheet."
    case .eventHandler(let name):
      "The event handler \(name) is refused by the security policy of the pages. Move it to a script file."
    case .sourceDocument: "The attribute srcdoc holds a page of its own. Use src."
    case .bareHTMXAttribute(let name): "\(name) is no HTML attribute. Write data-\(name)."
    case .svgReference: "The href of an SVG element may only name a part of this page. Write href=\"#…\"."
    case .booleanValue(let attribute):
      "\(attribute) is on as soon as it is written. Write \(attribute)=\"{{flag}}\" with one flag and nothing else."
    case .numberParts(let attribute):
      "\(attribute) holds one number. Write one tag and nothing else, or the number itself."
    default: nil
    }
  }

  private var escapingWords: String? {
    switch self {
    case .tagInName(let tag, let isElement):
      "\(tag) stands in \(isElement ? "an element" : "an attribute") name. Write the name out."
    case .tagInComment(let tag):
      "\(tag) stands in a comment. Take it out, or write a template comment: {{! … }}."
    case .tagInRawText(let tag, let element):
      "\(tag) stands in the body of <\(element)>. Put the value into a data- attribute and read it from there."
    case .valueBetweenAttributes(let tag, let element):
      "\(tag) stands between the attributes of <\(element)>. Write the attribute out and put the tag in its value."
    case .repeatedAttributesSection(let tag, let kind, let element):
      "\(tag) opens \(kind) and would repeat attributes of <\(element)>. Ask a flag or an object instead."
    case .sectionLeavesTag(let tag, let element):
      "\(tag) opens in the tag <\(element)> and closes elsewhere. Close it before the >."
    case .sectionEntersTag(let tag, let element):
      "\(tag) closes in the tag <\(element)> and opens elsewhere. Open and close it in the same place."
    case .sectionCrosses(let tag, let close):
      "\(tag) opens in another element than it closes in\(close.map { " (\($0))" } ?? ""). "
        + "Open and close it in the same element or value."
    case .tagInLiteralAttribute(let tag, let attribute):
      "\(tag) stands in \(attribute), which decides what a page may do. Write its value out."
    case .schemeFromTag(let tag, let attribute):
      "\(tag) would give the scheme of the URL in \(attribute). Let a link or URL field hold the whole URL."
    case .hostFromTag(let tag, let attribute):
      "\(tag) would give the host of the URL in \(attribute). Let a link or URL field hold the whole URL."
    case .ambiguousURL(let tag, let attribute):
      "\(tag) starts the URL in \(attribute) in one case and continues it in another. Write the cases apart."
    case .linkNotFirst(let tag, let attribute):
      "\(tag) is a link and must start the value of \(attribute). Give the page one link with the whole URL."
    case .ownLinkNeeded(let tag, let attribute, let element):
      "\(tag) decides what <\(element)> loads through \(attribute). Use a link field, or write the path out."
    case .urlScheme(let scheme, let attribute):
      "URLs in \(attribute) may not start with \(scheme):. Use a path, http or https."
    case .urlCharacter(let attribute, let what):
      "\(what) stands in the URL of \(attribute). Percent-encode it."
    case .sourceSetTag(let tag): "\(tag) must be one whole URL of srcset. Write srcset=\"\(tag) 2x\"."
    case .pingTag(let tag): "\(tag) must be one whole URL of ping. Put spaces around it."
    case .idPrefix(let tag, let attribute):
      "\(tag) makes up the whole \(attribute). Put letters of your own before it: \(attribute)=\"item-\(tag)\"."
    case .jsonBody: "The body of this script must be one tag of a JSON field. Write nothing else into it."
    case .jsonNeeded(let tag, let kind):
      "\(tag) puts \(kind) into a script. Give the page a JSON field to put there."
    case .jsonOutsideScript(let tag):
      "\(tag) is a JSON value. Put it into <script type=\"application/ld+json\">\(tag)</script>."
    case .rawNeedsSafeHTML(let tag, let name, let kind):
      "\(tag) would put \(kind) unescaped into the page. Write {{\(name)}}."
    case .safeHTMLNeedsRaw(let tag, let name): "\(tag) shows a SafeHTML as text. Write {{{\(name)}}}."
    case .safeHTMLOutsideText(let tag):
      "\(tag) puts markup where only text may stand. Move it into an element's content."
    default: nil
    }
  }

  // MARK: Parts

  private static func mend(_ nearest: String?, _ otherwise: String, _ words: (String) -> String) -> String {
    nearest.map(words) ?? otherwise
  }

  private static func hex(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func opened(_ place: TemplatePlace?) -> String {
    place.map { " opened at \($0.line):\($0.column)" } ?? ""
  }

  private static func names(_ elements: [String]) -> String {
    let shown = elements.map { "<\($0)>" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }
}
