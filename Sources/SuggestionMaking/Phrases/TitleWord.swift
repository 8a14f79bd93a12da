import SearchEmbedded

/// A word of a title as it is written, without the punctuation around it.
struct TitleWord {
  /// Such as `AT&T`, `T-Shirt` or `6s`; `&` for a joining sign that stands alone.
  let text: String
  /// Folded as the engine does it: `AT&T` is two words there. Empty for a joining sign.
  let folded: [[UInt8]]
  /// Whether a comma, a dash, a bracket or the like stands before it, which no phrase runs across.
  let beginsPhrase: Bool

  var isJoiner: Bool { folded.isEmpty }

  /// Whether it may stand at the end of a phrase.
  var isContent: Bool { !isJoiner && !isStopWord && !isSingleLetter }

  private var isStopWord: Bool { StopWords.contains(folded) }

  /// A letter or digit by itself; characters of scripts without spaces are words.
  private var isSingleLetter: Bool { text.count == 1 && folded[0].count == 1 }

  var isNumber: Bool {
    !isJoiner
      && folded.allSatisfy { $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }
}

extension TitleWord {
  /// The words of a title in order; tags and entities, addresses and codes are left out.
  static func words(of title: String) -> [TitleWord] {
    var words: [TitleWord] = []
    for text in MarkupText.pieces(of: title) {
      var breaks = true
      for token in SuggestionText.tokens(of: text) {
        add(token, to: &words, &breaks)
      }
    }
    return words
  }

  private static func add(_ token: Substring, to words: inout [TitleWord], _ breaks: inout Bool) {
    guard !SuggestionText.isAddress(token) else {
      breaks = true
      return
    }
    if token == "&" || token == "+" {
      if !breaks { words.append(TitleWord(text: String(token), folded: [], beginsPhrase: false)) }
      return
    }
    var run = String.UnicodeScalarView()
    for scalar in token.unicodeScalars {
      if isInner(scalar) {
        run.append(scalar)
      } else {
        take(run, to: &words, &breaks)
        run = .init()
        if !isSilent(scalar) { breaks = true }
      }
    }
    take(run, to: &words, &breaks)
  }

  private static func take(_ run: String.UnicodeScalarView, to words: inout [TitleWord], _ breaks: inout Bool)
  {
    let start = run.firstIndex(where: isLetter)
    guard let start, let end = run.lastIndex(where: isLetter) else {
      if run.contains(where: endsPhrase) { breaks = true }
      return
    }
    // `C++` and `C#` keep their signs.
    let sign = run[run.index(after: end)...].prefix { $0 == "+" || $0 == "#" }
    let text = String(run[start...end]) + String(sign)
    let folded = QueryWords(text).words
    if run[..<start].contains(where: endsPhrase) { breaks = true }
    if folded.isEmpty || SuggestionText.isCode(text) {
      breaks = true
    } else {
      words.append(TitleWord(text: text, folded: folded, beginsPhrase: breaks))
      // `Dr. No` and `St. Ives` go on, a sentence does not.
      let isShort = text.unicodeScalars.count <= 2
      let rest = run[sign.endIndex...]
      breaks = rest.contains { endsPhrase($0) && !(isShort && $0 == ".") }
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// What may stand inside a word, or at its ends and is cut off there.
  private static func isInner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "-", "‐", "‑", "&", ".", "+", "#", "\u{200C}", "\u{200D}": true
    default: isLetter(scalar)
    }
  }

  private static func endsPhrase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "-", "+", "&": true
    default: false
    }
  }

  /// What separates words as white space does: signs such as `™`, `®` and `°`.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherSymbol && !scalar.properties.isEmojiPresentation
  }
}
