import SearchEmbedded

/// Which texts can be shown to readers as something to search for.
enum SuggestionText {
  private static let lengths = 2...60
  /// More scalars than this in so few characters are marks piled upon each other.
  private static let scalarLimit = 120

  /// A text on one line without white space around it; `nil` for what is no suggestion: too short or too long,
  /// markup, control characters, addresses, codes, nothing that a search looks at.
  static func line(_ text: String) -> String? {
    guard text.utf8.count <= scalarLimit * 4, MarkupText.isPlain(text) else { return nil }
    let tokens = tokens(of: text[...])
    let line = tokens.joined(separator: " ")
    guard lengths.contains(line.count), line.unicodeScalars.count <= scalarLimit,
      line.unicodeScalars.allSatisfy(isShown), !QueryWords(line).isEmpty,
      !tokens.contains(where: { isAddress($0) || isCode($0) })
    else { return nil }
    return line
  }

  /// The parts of a text between white space.
  static func tokens(of text: Substring) -> [Substring] {
    text.unicodeScalars.split { scalar in
      scalar.isASCII ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
    }.map(Substring.init)
  }

  /// An address of the web or of mail.
  static func isAddress(_ token: Substring) -> Bool {
    guard token.utf8.contains(UInt8(ascii: ".")) || token.utf8.contains(UInt8(ascii: ":")) else {
      return false
    }
    let text = token.lowercased()
    return text.contains("://") || text.hasPrefix("www.") || text.contains("@") && text.contains(".")
      || [".com", ".org", ".net", ".html", ".htm"].contains { text.hasSuffix($0) }
  }

  /// A product number, identifier or hash: digits and letters in turn, or longer than any word with digits in it.
  ///
  /// `GTX1080Ti`, `mp3`, `1080p` and `iPhone6s` are none.
  static func isCode(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count > 40 || text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return false
    }
    var runs = 0
    var count = 0
    var digits = 0
    var wasDigit: Bool?
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      guard isDigit || scalar.properties.isAlphabetic else { continue }
      if isDigit != wasDigit { runs += 1 }
      wasDigit = isDigit
      count += 1
      if isDigit { digits += 1 }
    }
    return digits == count && count > 5
      || digits > 0 && digits < count && (count >= 12 || runs >= 4 && count >= 6)
      || count > 40
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (" "..."~").contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: false
    // Joiners belong to words and emoji; marks of direction would reach beyond the suggestion.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }
}
