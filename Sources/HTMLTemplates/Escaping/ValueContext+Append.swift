extension ValueContext {
  /// Writes `text` as its place asks.
  func append(_ text: String, to page: inout [UInt8]) {
    switch self {
    case .text, .escaped: TextEscaper.append(text, to: &page)
    case .afterStart:
      if text.utf8.first == UInt8(ascii: "\n"), Self.endsInStartTag(page) { page.append(UInt8(ascii: "\n")) }
      TextEscaper.append(text, to: &page)
    case .attribute: TextEscaper.append(text, isAttribute: true, to: &page)
    case .token: TokenWriter.append(text, to: &page)
    case .number: if NumberCheck.isNumber(text) { page.append(contentsOf: text.utf8) }
    case .url(let allowsMail): URLFilter.append(text, allowsMail: allowsMail, to: &page)
    case .ownURL: URLFilter.append(text, allowsMail: false, isOwn: true, to: &page)
    case .listedURL: URLFilter.append(text, allowsMail: false, isListed: true, to: &page)
    case .component: PercentEncoder.append(text, to: &page)
    case .firstComponent:
      // `/` and nothing, with a slash behind it, would be read as the start of a host.
      PercentEncoder.append(text.isEmpty ? "." : text, to: &page)
    case .markup: page.append(contentsOf: text.utf8)
    case .xmlText: XMLEscaper.append(text, isAttribute: false, to: &page)
    case .xmlValue: XMLEscaper.append(text, isAttribute: true, to: &page)
    case .plain: PlainText.append(text, to: &page)
    case .json: JSONWriter.append(.text(text), to: &page)
    case .flag: break
    }
  }

  /// Writes marked text: with its marks in element content, as its text elsewhere.
  func append(_ marked: MarkedText, to page: inout [UInt8]) {
    switch self {
    case .text, .afterStart(marks: true):
      for part in marked.parts where !part.text.isEmpty {
        if part.isMatch { page.append(contentsOf: "<mark>".utf8) }
        (part.isMatch ? .text : self).append(part.text, to: &page)
        if part.isMatch { page.append(contentsOf: "</mark>".utf8) }
      }
    case .escaped, .afterStart, .attribute, .xmlText, .xmlValue, .plain:
      for part in marked.parts { append(part.text, to: &page) }
    case .token, .number, .url, .ownURL, .listedURL, .component, .firstComponent, .markup, .json, .flag:
      append(marked.parts.map(\.text).joined(), to: &page)
    }
  }

  /// Writes a JSON value: as JSON, escaped for its place.
  func append(json value: TemplateData, to page: inout [UInt8]) {
    guard self != .json else { return JSONWriter.append(value, to: &page) }
    var text: [UInt8] = []
    JSONWriter.append(value, to: &text)
    append(String(decoding: text, as: UTF8.self), to: &page)
  }

  /// Whether nothing stands behind the start tag yet. Text never ends in a `>` of its own, a match in `</mark>`.
  private static func endsInStartTag(_ page: [UInt8]) -> Bool {
    page.last == UInt8(ascii: ">") && !page.suffix(7).elementsEqual("</mark>".utf8)
  }
}
