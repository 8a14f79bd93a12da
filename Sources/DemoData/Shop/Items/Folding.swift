/// Case and accent folding for the few letters that occur in the shop's texts.
enum Folding {
  private static let plain: [Character: Character] = [
    "é": "e", "è": "e", "ê": "e", "ë": "e", "à": "a", "â": "a", "ä": "a", "å": "a", "ç": "c", "î": "i",
    "ï": "i", "ô": "o", "ö": "o", "û": "u", "ü": "u", "ñ": "n",
  ]

  /// The lower-case words of a text, without accents and without punctuation.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func close() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for character in text {
      guard let byte = letter(character) else {
        if character != "’" { close() }
        continue
      }
      word.append(byte)
    }
    close()
    return words
  }

  /// A readable identifier: the words joined by hyphens.
  static func slug(_ text: String) -> String {
    words(of: text).joined(separator: "-")
  }

  private static func letter(_ character: Character) -> UInt8? {
    guard let byte = (plain[character] ?? character).asciiValue else { return nil }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
    default: return nil
    }
  }
}
