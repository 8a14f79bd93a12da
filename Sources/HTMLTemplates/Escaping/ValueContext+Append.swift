extension ValueContext {
  /// Writes `text` as its place asks.
  func append(_ text: String, to page: inout [UInt8]) {
    switch self {
    case .text, .escaped: TextEscaper.append(text, to: &page)
    case .url(let allowsMail): URLFilter.append(text, allowsMail: allowsMail, to: &page)
    case .ownURL: URLFilter.append(text, allowsMail: false, isOwn: true, to: &page)
    case .listedURL: URLFilter.append(text, allowsMail: false, isListed: true, to: &page)
    case .component: PercentEncoder.append(text, to: &page)
    case .firstComponent:
      // `/` and nothing, with a slash behind it, would be read as the start of a host.
      PercentEncoder.append(text.isEmpty ? "." : text, to: &page)
    case .markup: page.append(contentsOf: text.utf8)
    case .plain: PlainText.append(text, to: &page)
    }
  }

  /// Writes marked text: with its marks in element content, as its text elsewhere.
  func append(_ marked: MarkedText, to page: inout [UInt8]) {
    guard self == .text else {
      if self == .escaped || self == .plain {
        for part in marked.parts { append(part.text, to: &page) }
      } else {
        append(marked.parts.map(\.text).joined(), to: &page)
      }
      return
    }
    for part in marked.parts where !part.text.isEmpty {
      if part.isMatch { page.append(contentsOf: "<mark>".utf8) }
      TextEscaper.append(part.text, to: &page)
      if part.isMatch { page.append(contentsOf: "</mark>".utf8) }
    }
  }
}
