import SearchCore

/// Decides from a column's texts what they are: numbers only where nothing is lost by it.
///
/// Texts with a zero or plus in front, with separators between thousands, and codes stay texts: columns called after
/// codes, phones or versions; columns where every dot may stand between thousands (`1.000`); and whole numbers of nine or more digits that are all of one length, as ISBNs, EANs and
/// phone numbers are, unless the column is called after a time.
package struct ColumnTyping: Sendable, Hashable {
  package let name: String
  /// Texts seen that say something, blank and missing ones not counted.
  package private(set) var textCount = 0

  private var candidates: Set<ColumnType> = [
    .integer, .decimal, .commaDecimal, .boolean, .date, .json,
  ]
  private var shortest = Int.max
  private var longest = 0
  /// Texts such as `1.000`, which are a thousand in one country and one in another.
  private var groupedCount = 0
  /// Texts whose dot can only stand before a fraction.
  private var dottedCount = 0
  /// Texts whose comma can only stand before a fraction.
  private var commaCount = 0

  package init(name: String) { self.name = name }

  package mutating func observe(_ text: String) {
    guard !Self.isMissing(text) else { return }
    textCount += 1
    shortest = min(shortest, text.utf8.count)
    longest = max(longest, text.utf8.count)
    guard !candidates.isEmpty else { return }
    if NumberText.mayBeGrouped(text) {
      groupedCount += 1
    } else if text.utf8.contains(UInt8(ascii: ".")) {
      dottedCount += 1
    }
    // `1,234` is a thousand and more for English readers.
    if let comma = text.utf8.lastIndex(of: UInt8(ascii: ",")),
      text.utf8.distance(from: comma, to: text.utf8.endIndex) != 4
    {
      commaCount += 1
    }
    candidates = candidates.filter { $0.value(of: text) != nil }
  }

  /// What the texts seen so far are.
  package var type: ColumnType {
    guard textCount > 0, !isCalledAfterCodes else { return .text }
    if candidates.contains(.integer) { return areCodes ? .text : .integer }
    if candidates.contains(.decimal) { return groupedCount > 0 && dottedCount == 0 ? .text : .decimal }
    if candidates.contains(.commaDecimal), commaCount > 0 { return .commaDecimal }
    return [.boolean, .date, .json].first { candidates.contains($0) } ?? .text
  }

  /// A text as a value of the type: null for a missing one; `nil` where it does not fit.
  package static func value(of text: String, as type: ColumnType) -> RecordValue? {
    if text == "\\N" { return .null }
    if type != .text, isMissing(text) { return .null }
    return type.value(of: text)
  }

  /// What programs write where there is no value. In a column of texts only `\N`, a database's mark, is none: the
  /// others may be words.
  private static func isMissing(_ text: String) -> Bool {
    text.isEmpty || missing.contains(text)
  }

  private static let missing: Set<String> = [
    "\\N", "null", "NULL", "NA", "N/A", "n/a", "NaN", "nan", "None", "-",
  ]

  private var areCodes: Bool { textCount > 1 && shortest == longest && shortest >= 9 && !isCalledAfterTime }

  private var isCalledAfterCodes: Bool {
    words.contains { Self.codeWords.contains($0) }
  }

  private var isCalledAfterTime: Bool { words.contains { Self.timeWords.contains($0) } }

  /// The words of the name: `product_sku`, `productSku` and `Product SKU` have the same ones.
  private var words: [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && wasLower {
        words.append(word)
        word = ""
      }
      if isPart { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static let codeWords: Set<String> = [
    "isbn", "isbn10", "isbn13", "issn", "ean", "ean13", "gtin", "upc", "barcode", "sku", "mpn", "asin",
    "code",
    "phone", "telephone", "tel", "mobile", "fax", "zip", "zipcode", "postcode", "postal", "plz", "iban",
    "version",
    "telefon",
  ]

  private static let timeWords: Set<String> = [
    "date", "time", "timestamp", "at", "created", "updated", "modified", "published", "released",
    "epoch", "since", "until", "datum",
  ]
}
