/// A page with its partials and blocks put in: one run of bytes in which each tag is a private mark.
struct FlatTemplate: Sendable {
  /// One tag of the expanded page.
  enum Mark: Sendable {
    case value(ResolvedName, isRaw: Bool)
    case open(section: Int)
    case close(section: Int)
    /// The bounds of a partial that includes itself, for `call`.
    case enter(routine: Int)
    case leave(routine: Int)
    /// Once more what stands between the bounds, over the frames of `window`.
    case call(routine: Int, window: [Int])
  }

  struct Section: Sendable {
    let resolved: ResolvedName
    let isInverted: Bool
    /// Whether the section stands right in another one over open data, whose names stay open in it.
    let extendsOpen: Bool
    let openMark: Int
    var closeMark: Int
    let shown: String
  }

  /// Where the bytes from `offset` on come from, up to the next entry.
  struct Origin: Sendable {
    let offset: Int
    let source: TemplateSource
    let sourceOffset: Int
    /// Bytes that were put in (marks, indentation) all come from one place.
    let isFixed: Bool
  }

  private(set) var bytes: [UInt8] = []
  private(set) var marks: [(mark: Mark, shown: String)] = []
  private var markOffsets: [Int] = []
  var sections: [Section] = []
  /// Tags that were refused already: what is wrong with their places follows from that.
  var refusedTags: Set<TemplatePlace> = []
  /// The names asked for below open fields.
  private(set) var openNames: [OpenName] = []
  private var origins: [Origin] = []

  /// The most bytes and tags one page may have when everything is put in.
  static let largest = 4 << 20
  static let mostMarks = 0xFFFE

  /// Whether a line has just ended, not counting bounds of partials.
  private(set) var endsLine = false

  var isTooLarge: Bool { bytes.count > Self.largest || marks.count >= Self.mostMarks }

  mutating func append(_ range: Range<Int>, of source: TemplateSource) {
    guard !range.isEmpty else { return }
    origins.append(
      Origin(offset: bytes.count, source: source, sourceOffset: range.lowerBound, isFixed: false))
    bytes.append(contentsOf: source.bytes[range])
    endsLine = bytes.last == UInt8(ascii: "\n")
  }

  /// Puts bytes in that stand at one place of the source: indentation.
  mutating func append(inserted: [UInt8], at offset: Int, of source: TemplateSource) {
    guard !inserted.isEmpty else { return }
    origins.append(Origin(offset: bytes.count, source: source, sourceOffset: offset, isFixed: true))
    bytes.append(contentsOf: inserted)
    endsLine = inserted.last == UInt8(ascii: "\n")
  }

  /// - Returns: The number of the mark.
  @discardableResult
  mutating func append(_ mark: Mark, _ tag: TemplateTag, of source: TemplateSource) -> Int {
    let number = marks.count
    marks.append((mark, tag.shown))
    markOffsets.append(bytes.count)
    let endedLine = endsLine
    append(inserted: PrivateMark.bytes(number), at: tag.range.lowerBound, of: source)
    switch mark {
    case .enter, .leave, .open, .close: endsLine = endedLine
    case .value, .call: break
    }
    return number
  }

  mutating func note(_ resolved: ResolvedName, _ tag: TemplateTag, of source: TemplateSource) {
    guard case .openField(_, _, _, let keys) = resolved.source.step, !keys.isEmpty else { return }
    openNames.append(OpenName(place: source.place(at: tag.range.lowerBound), name: tag.name))
  }

  func place(ofMark mark: Int) -> TemplatePlace? {
    markOffsets.indices.contains(mark) ? place(at: markOffsets[mark]) : nil
  }

  func place(at offset: Int) -> TemplatePlace? {
    var low = 0
    var high = origins.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if origins[middle].offset <= offset { low = middle } else { high = middle }
    }
    guard origins.indices.contains(low) else { return nil }
    let origin = origins[low]
    let distance = origin.isFixed ? 0 : offset - origin.offset
    return origin.source.place(at: origin.sourceOffset + distance)
  }
}

/// The character that stands for tag number n: U+F0000 + n, which no template may hold.
enum PrivateMark {
  static let length = 4

  static func bytes(_ number: Int) -> [UInt8] {
    [0xF3, 0xB0 | UInt8(number >> 12), 0x80 | UInt8((number >> 6) & 0x3F), 0x80 | UInt8(number & 0x3F)]
  }

  /// The number of the mark that starts at `offset`, or nil.
  static func number<Bytes: RandomAccessCollection>(in bytes: Bytes, at offset: Int) -> Int?
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard offset + length <= bytes.endIndex, bytes[offset] == 0xF3, bytes[offset + 1] & 0xF0 == 0xB0 else {
      return nil
    }
    return Int(bytes[offset + 1] & 0x0F) << 12 | Int(bytes[offset + 2] & 0x3F) << 6
      | Int(bytes[offset + 3] & 0x3F)
  }
}
