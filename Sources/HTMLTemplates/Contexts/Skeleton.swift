/// A page as it goes through the XML parser, and what only its spelling tells.
struct Skeleton: Sendable {
  /// One start tag, in the order of the document; the parser's start events come in the same order.
  struct StartTag: Sendable {
    let name: String
    let place: TemplatePlace?
    let isSelfClosed: Bool
    var attributes: [Attribute]
  }

  struct Attribute: Sendable {
    let name: String
    let place: TemplatePlace?
    /// The attribute sections it stands in, outermost first.
    let branches: [Int]
  }

  /// The page for the parser, wrapped in one element.
  var bytes: [UInt8] = []
  /// The page as it will be written: entity names replaced, marks in place.
  var page: [UInt8] = []
  var startTags: [StartTag] = []
  /// The start tag in which a mark stands between attributes.
  var tagMarks: [Int: Int] = [:]
  /// Tags of flags in boolean attributes.
  var flagMarks: Set<Int> = []
  var faults: [TemplateFault] = []
  /// Offsets of `bytes` with the offsets of the flat page they come from.
  private var origins: [(offset: Int, flatOffset: Int)] = []

  /// The element that makes a bare fragment one document.
  static let wrapper = "template-root"

  /// Says where the next byte comes from.
  mutating func noteOrigin(_ flatOffset: Int) {
    if let last = origins.last, flatOffset - last.flatOffset == bytes.count - last.offset { return }
    origins.append((bytes.count, flatOffset))
  }

  /// The offset in the flat page that a byte of the skeleton comes from.
  func flatOffset(of offset: Int) -> Int {
    var low = 0
    var high = origins.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if origins[middle].offset <= offset { low = middle } else { high = middle }
    }
    guard origins.indices.contains(low) else { return 0 }
    return origins[low].flatOffset + max(0, offset - origins[low].offset)
  }
}
