/// The white space that a block's content starts with.
enum Indentation {
  /// The spaces and tabs before the first thing on the first line that is not blank; nil without such a line.
  static func range(of nodes: [TemplateNode], in source: TemplateSource) -> Range<Int>? {
    for node in nodes {
      switch node {
      case .text(let range): if let found = self.range(of: range, in: source) { return found }
      case .value(let tag, _): return tag.range.lowerBound..<tag.range.lowerBound
      case .section(let tag, _, _, _), .partial(let tag), .parent(let tag, _), .block(let tag, _, _):
        return tag.indentation ?? tag.range.lowerBound..<tag.range.lowerBound
      }
    }
    return nil
  }

  private static func range(of text: Range<Int>, in source: TemplateSource) -> Range<Int>? {
    var start = text.lowerBound
    while start < text.upperBound {
      var end = start
      while end < text.upperBound, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 { end += 1 }
      guard end < text.upperBound else { return start..<end }
      if source.bytes[end] != 0x0A, source.bytes[end] != 0x0D { return start..<end }
      guard let newline = source.bytes[end..<text.upperBound].firstIndex(of: 0x0A) else { return nil }
      start = newline + 1
    }
    return nil
  }
}
