/// What a tag's first character says it is.
enum TagKind: Sendable, Equatable {
  case value, rawValue, section, inverted, close, partial, parent, block, comment, delimiters

  /// Whether a line that holds nothing else disappears with the tag.
  var mayStandAlone: Bool { self != .value && self != .rawValue }
  /// Inheritance tags may share such a line with one another.
  var isInheritance: Bool { self == .parent || self == .block }
}

/// A tag as found in the bytes, before the tree is built.
struct TagToken: Sendable {
  let kind: TagKind
  let name: String
  let range: Range<Int>
  /// The bytes that the tag takes off the page: the tag, and with a line to itself the whole line.
  var removed: Range<Int>
  var indentation: Range<Int>?
}

/// Finds the tags of a source, with changing delimiters, and the lines that hold nothing but tags.
struct TemplateTokenizer {
  private let source: TemplateSource
  private let bytes: [UInt8]
  private var open: [UInt8] = Array("{{".utf8)
  private var close: [UInt8] = Array("}}".utf8)
  private(set) var tags: [TagToken] = []
  private var isInheritance: [Bool] = []
  private(set) var faults: [TemplateFault] = []

  /// So many inheritance tags to either side are looked at when a line is judged.
  private static let mostOnOneLine = 8

  init(_ source: TemplateSource) {
    self.source = source
    bytes = source.bytes
  }

  mutating func run() {
    var position = 0
    while let start = find(open, from: position) {
      guard let tag = readTag(at: start) else { return }
      tags.append(tag)
      position = tag.range.upperBound
    }
    pairTags()
    for index in tags.indices where tags[index].kind.mayStandAlone { standAlone(index) }
  }

  /// The tag that opens at `start`, or nil after recording that it never closes.
  private mutating func readTag(at start: Int) -> TagToken? {
    var inner = start + open.count
    let sigil = inner < bytes.count ? bytes[inner] : 0
    let isTriple = sigil == UInt8(ascii: "{")
    let isDelimiters = sigil == UInt8(ascii: "=")
    let ending = isTriple ? [UInt8(ascii: "}")] + close : isDelimiters ? [UInt8(ascii: "=")] + close : close
    let kind = Self.kind(sigil)
    if kind != .value { inner += 1 }
    guard let end = find(ending, from: inner) else {
      report(start, .tagNotClosed(expected: String(decoding: ending, as: UTF8.self)))
      return nil
    }
    let range = start..<(end + ending.count)
    let name = Self.trimmed(bytes[inner..<end])
    if isDelimiters { changeDelimiters(name, at: start) }
    return TagToken(kind: kind, name: name, range: range, removed: range, indentation: nil)
  }

  private static func kind(_ sigil: UInt8) -> TagKind {
    switch sigil {
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .rawValue
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    default: .value
    }
  }

  private mutating func changeDelimiters(_ text: String, at start: Int) {
    let parts = text.utf8.split(whereSeparator: Self.isSpace).map(Array.init)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      report(start, .delimitersMalformed)
      return
    }
    (open, close) = (parts[0], parts[1])
  }

  /// Takes the white space around the tag and its line end along if the line holds nothing else.
  private mutating func standAlone(_ index: Int) {
    let tag = tags[index]
    guard let lineStart = blankStart(before: tag.range.lowerBound, index),
      let lineEnd = blankEnd(behind: tag.range.upperBound, index)
    else { return }
    let isFirst = index == 0 || tags[index - 1].range.upperBound <= lineStart
    let isLast = index + 1 == tags.count || tags[index + 1].range.lowerBound >= lineEnd
    let from = isFirst ? lineStart : tag.range.lowerBound
    tags[index].removed = from..<(isLast ? lineEnd : tag.range.upperBound)
    tags[index].indentation =
      isFirst ? lineStart..<tag.range.lowerBound : tag.range.lowerBound..<tag.range.lowerBound
  }

  /// The start of the tag's line if only white space (and inheritance tags, beside one) stands before it.
  private func blankStart(before offset: Int, _ index: Int) -> Int? {
    var position = offset
    var previous = index - 1
    while position > 0 {
      let byte = bytes[position - 1]
      if byte == UInt8(ascii: "\n") { return position }
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position -= 1
      } else if sharesLine(previous, with: index), tags[previous].range.upperBound == position {
        position = tags[previous].range.lowerBound
        previous -= 1
      } else {
        return nil
      }
    }
    return 0
  }

  /// Where the next line begins if only white space (and inheritance tags, beside one) follows the tag.
  private func blankEnd(behind offset: Int, _ index: Int) -> Int? {
    var position = offset
    var next = index + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") { return position + 1 }
      if byte == UInt8(ascii: "\r"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\n") {
        return position + 2
      }
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position += 1
      } else if sharesLine(next, with: index), tags[next].range.lowerBound == position {
        position = tags[next].range.upperBound
        next += 1
      } else {
        return nil
      }
    }
    return position
  }

  private func sharesLine(_ other: Int, with index: Int) -> Bool {
    abs(other - index) <= Self.mostOnOneLine && tags.indices.contains(other) && isInheritance[other]
      && isInheritance[index]
  }

  /// Marks parents and blocks and the tags that close them; a mismatched close is reported by the parser.
  private mutating func pairTags() {
    var openers: [TagToken] = []
    isInheritance = tags.map { tag in
      switch tag.kind {
      case .section, .inverted, .parent, .block:
        openers.append(tag)
        return tag.kind.isInheritance
      case .close: return openers.popLast()?.kind.isInheritance ?? false
      default: return false
      }
    }
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, bytes.count >= needle.count else { return nil }
    var position = start
    while position + needle.count <= bytes.count {
      if bytes[position] == first, bytes[position..<(position + needle.count)].elementsEqual(needle) {
        return position
      }
      position += 1
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    while let byte = rest.first, isSpace(byte) { rest.removeFirst() }
    while let byte = rest.last, isSpace(byte) { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private mutating func report(_ offset: Int, _ reason: TemplateFaultReason) {
    faults.append(TemplateFault(place: source.place(at: offset), reason: reason))
  }
}
