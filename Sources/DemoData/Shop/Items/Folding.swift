/// Case and accent folding for the letters that occur in the shop's texts.
enum Folding {
  /// The lower-case words of a text, without accents; everything but letters and digits parts words.
  ///
  /// An apostrophe (U+2019) is passed over: `shepherd’s` is one word.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case 0xc3:
        if let letter = bytes.next().flatMap(plain) {
          word.append(letter)
        } else {
          close(&word, into: &words)
        }
      case 0xe2:
        let isApostrophe = bytes.next() == 0x80 && bytes.next() == 0x99
        if !isApostrophe { close(&word, into: &words) }
      default: close(&word, into: &words)
      }
    }
    close(&word, into: &words)
    return words
  }

  /// The words that a search engine reads in a text: like `words(of:)`, but an apostrophe parts words, too.
  static func searchWords(of text: String) -> [String] {
    text.split(separator: "’").flatMap { words(of: String($0)) }
  }

  /// A readable identifier: the words joined by hyphens.
  static func slug(_ text: String) -> String {
    words(of: text).joined(separator: "-")
  }

  private static func close(_ word: inout [UInt8], into words: inout [String]) {
    guard !word.isEmpty else { return }
    words.append(String(decoding: word, as: UTF8.self))
    word.removeAll(keepingCapacity: true)
  }

  /// The plain letter of the second byte of U+00C0 to U+00FF in UTF-8; nil for signs such as `×`.
  private static func plain(_ byte: UInt8) -> UInt8? {
    switch byte | 0x20 {
    case 0xa0...0xa5: UInt8(ascii: "a")
    case 0xa7: UInt8(ascii: "c")
    case 0xa8...0xab: UInt8(ascii: "e")
    case 0xac...0xaf: UInt8(ascii: "i")
    case 0xb1: UInt8(ascii: "n")
    case 0xb2...0xb6: UInt8(ascii: "o")
    case 0xb9...0xbc: UInt8(ascii: "u")
    default: nil
    }
  }
}
