/// One picture of an article: its kind, colour, trim and view.
struct Drawing: Sendable {
  let kind: String
  let shade: String
  /// Only for kinds whose drawing has a trim.
  let trim: String?
  /// 1 the thing alone, 2 from close by, 3 a pair, 4 on a table in front of a wall.
  let view: Int

  static let views = 1...4

  /// `lantern-brass-1.svg`, `camp-kettle-teal-wood-2.svg`.
  var name: String {
    [kind, shade, trim, String(view)].compactMap(\.self).joined(separator: "-") + ".svg"
  }

  init(kind: String, shade: String, trim: String?, view: Int) {
    self.kind = kind
    self.shade = shade
    self.trim = trim
    self.view = view
  }

  /// Reads a name back; nil for a name that no article could have.
  init?(name: String) {
    guard name.hasSuffix(".svg") else { return nil }
    var words = name.dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard let view = words.popLast().flatMap({ Int($0) }), Self.views.contains(view) else { return nil }
    var trim: String?
    if let last = words.last, let known = Trim.named(last), words.count > 2,
      Shade.named(words[words.count - 2]) != nil
    {
      trim = known.id
      words.removeLast()
    }
    guard let shade = words.popLast().flatMap({ Shade.named($0)?.id }) else { return nil }
    let kind = words.joined(separator: "-")
    guard let shape = Shape.named(kind), shape.hasTrim == (trim != nil) else { return nil }
    self.init(kind: kind, shade: shade, trim: trim, view: view)
    guard self.name == name else { return nil }
  }
}
