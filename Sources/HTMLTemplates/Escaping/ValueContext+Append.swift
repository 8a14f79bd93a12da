extension ValueContext {
  /// Writes `text` as its place asks.
  func append(_ text: String, to page: inout PageBytes) {
    switch self {
    case .text, .escaped: TextEscaper.append(text, to: &page)
    case .afterStart:
      if text.utf8.first == UInt8(ascii: "\n"), endsInStartTag(page) { page.append(UInt8(ascii: "\n")) }
      TextEscaper.append(text, to: &page)
    case .attribute: TextEscaper.append(text, isAttribute: true, to: &page)
    case .token: TokenWriter.append(text, to: &page)
    case .number: if NumberCheck.isNumber(text) { page.append(text) }
    case .url(let allowsMail): URLFilter.append(text, allowsMail: allowsMail, to: &page)
    case .ownURL: URLFilter.append(text, allowsMail: false, isOwn: true, to: &page)
    case .listedURL: URLFilter.append(text, allowsMail: false, isListed: true, to: &page)
    case .component: PercentEncoder.append(text, to: &page)
    case .firstComponent:
      // `/` and nothing, with a slash behind it, would be read as the start of a host.
      PercentEncoder.append(text.isEmpty ? "." : text, to: &page)
    case .markup: page.append(text)
    case .xmlText: XMLEscaper.append(text, isAttribute: false, to: &page)
    case .xmlValue: XMLEscaper.append(text, isAttribute: true, to: &page)
    case .plain: PlainText.append(text, to: &page)
    case .json: JSONWriter.append(.text(text), to: &page)
    case .flag: break
    }
  }

  /// Writes a whole number: digits, which mean nothing else anywhere.
  func append(_ number: Int, to page: inout PageBytes) {
    switch self {
    case .json, .flag: append(String(number), to: &page)
    default: page.append(String(number))
    }
  }

  /// Writes marked text: with its marks in element content, as its text elsewhere.
  func append(_ marked: MarkedText, to page: inout PageBytes) {
    switch self {
    case .text, .afterStart(marks: true):
      for part in marked.parts where !part.text.isEmpty {
        if part.isMatch { page.append("<mark>") }
        (part.isMatch ? .text : self).append(part.text, to: &page)
        if part.isMatch { page.append("</mark>") }
      }
    case .escaped, .afterStart, .attribute, .xmlText, .xmlValue, .plain:
      for part in marked.parts { append(part.text, to: &page) }
    case .token, .number, .url, .ownURL, .listedURL, .component, .firstComponent, .markup, .json, .flag:
      append(marked.parts.map(\.text).joined(), to: &page)
    }
  }

  /// Writes a JSON value: as JSON, escaped for its place.
  func append(json value: TemplateData, to page: inout PageBytes) {
    guard self != .json else { return JSONWriter.append(value, to: &page) }
    var text = PageBytes()
    JSONWriter.append(value, to: &text)
    append(text.withBytes { String(decoding: $0, as: UTF8.self) }, to: &page)
  }

  /// Whether nothing stands behind the start tag yet. Text never ends in a `>` of its own, a match in `</mark>`.
  private func endsInStartTag(_ page: borrowing PageBytes) -> Bool {
    page.ends(with: ">") && !page.ends(with: "</mark>")
  }
}
