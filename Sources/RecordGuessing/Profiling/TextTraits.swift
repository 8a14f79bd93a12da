import RecordReading
import SearchCore

/// Something that a text is.
enum TextTrait: Int, Sendable, CaseIterable {
  /// An address with `http` or `https`.
  case url
  /// A path from the root of a site.
  case path
  /// An address or path whose name ends as pictures do.
  case picture
  case email
  /// ISO 8601, or words such as `Nov 09 1972`.
  case isoDate, wordDate
  /// A duration by ISO 8601, such as `PT50M`.
  case duration
  /// Digits with separators, signs or a unit of money.
  case number, money
  /// One word that mixes digits and letters, such as a code or a version.
  case code
  /// One long word of mixed case and digits, such as a hash.
  case hash
  /// An address or a colour inside another text, such as `red;#f00`.
  case composite
  /// Levels with ` > ` between them.
  case levels
  case hasSpace, hasLetter, isSentence
}

/// What one text is, told from its first 400 bytes.
struct TextTraits {
  private var bits: UInt32 = 0

  func has(_ trait: TextTrait) -> Bool { bits & (1 << UInt32(trait.rawValue)) != 0 }

  private mutating func add(_ trait: TextTrait) { bits |= 1 << UInt32(trait.rawValue) }

  init(_ text: String) {
    let bytes = text.utf8.prefix(400)
    var counts = ByteCounts()
    counts.read(bytes)
    if counts.letters > 0 { add(.hasLetter) }
    if counts.spaces > 0 { add(.hasSpace) }
    if counts.isSentence { add(.isSentence) }
    if counts.levels > 0 { add(.levels) }
    if counts.composites > 0, counts.spaces == 0 { add(.composite) }
    if counts.spaces == 0 { readWord(text, bytes, counts) }
    if counts.digits > 0, text.utf8.count <= 40 { readNumbers(text, counts) }
  }

  private mutating func readWord(_ text: String, _ bytes: Substring.UTF8View, _ counts: ByteCounts) {
    let isURL = text.hasPrefix("http://") || text.hasPrefix("https://")
    let isPath = !isURL && text.hasPrefix("/") && !text.hasPrefix("//") && text.utf8.count > 1
    if isURL { add(.url) }
    if isPath { add(.path) }
    if isURL || isPath, text.utf8.count <= 4_000, Self.endsAsPicture(text) { add(.picture) }
    if !isURL, !isPath {
      if counts.ats == 1, counts.points > 0 { add(.email) }
      if counts.digits > 0, counts.letters > 0 { add(.code) }
      if bytes.count >= 16, counts.digits > 0, counts.upper > 0, counts.upper < counts.letters {
        add(.hash)
      }
    }
  }

  private mutating func readNumbers(_ text: String, _ counts: ByteCounts) {
    if RecordDate(iso: text) != nil { return add(.isoDate) }
    if Self.isDuration(text) { return add(.duration) }
    if counts.letters == 0, counts.others == 0, counts.spaces == 0 { add(.number) }
    if counts.digits * 2 + 5 >= text.utf8.count, Money.currency(in: text) != nil { add(.money) }
    if Self.isWordDate(text, counts) { add(.wordDate) }
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "bmp", "tif", "tiff", "jfif",
  ]

  private static func endsAsPicture(_ text: String) -> Bool {
    let name = text.prefix { $0 != "?" && $0 != "#" }
    guard let point = name.lastIndex(of: "."), name.distance(from: point, to: name.endIndex) <= 5 else {
      return false
    }
    return endings.contains(name[name.index(after: point)...].lowercased())
  }

  private static func isDuration(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "P") && text.utf8.count >= 3
      && text.utf8.dropFirst().allSatisfy { byte in
        Array("0123456789.TYMWDHS".utf8).contains(byte)
      }
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mai", "okt", "dez",
    "mär",
  ]

  private static func isWordDate(_ text: String, _ counts: ByteCounts) -> Bool {
    guard counts.digits >= 3, counts.letters >= 3, counts.letters <= 12 else { return false }
    return text.split { !$0.isLetter }.contains { months.contains($0.prefix(3).lowercased()) }
  }
}

/// How many bytes of a text are of which kind.
private struct ByteCounts {
  var letters = 0
  var upper = 0
  var digits = 0
  var spaces = 0
  var ats = 0
  var points = 0
  var levels = 0
  var composites = 0
  /// What is neither letter nor digit and does not stand in numbers.
  var others = 0
  private var sentenceEnds = 0
  private var newlines = 0

  /// Whether it runs on like prose: a sentence that ends before another, or many words with an end.
  var isSentence: Bool { sentenceEnds > 0 && spaces >= 4 || spaces >= 12 || newlines > 0 && spaces >= 4 }

  mutating func read(_ bytes: Substring.UTF8View) {
    var last: UInt8 = 0
    var lastButOne: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "g"), UInt8(ascii: "i")...UInt8(ascii: "z"), 0x80...:
        letters += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters += 1
        upper += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: " "):
        spaces += 1
        if last == UInt8(ascii: ">"), lastButOne == UInt8(ascii: " ") { levels += 1 }
        if Self.endsSentence(last) { sentenceEnds += 1 }
      case 0x0A: newlines += 1
      case UInt8(ascii: "."):
        points += 1
      case UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "'"):
        break
      case UInt8(ascii: "@"):
        ats += 1
        others += 1
      case UInt8(ascii: "#"), UInt8(ascii: "h"):
        if last == UInt8(ascii: ";") || last == UInt8(ascii: "|") { composites += 1 }
        if byte == UInt8(ascii: "h") { letters += 1 } else { others += 1 }
      default: others += 1
      }
      lastButOne = last
      last = byte
    }
    if Self.endsSentence(last) { sentenceEnds += 1 }
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }
}
