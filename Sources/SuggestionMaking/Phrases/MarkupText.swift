/// Finds tags and entities in texts that should have been plain.
enum MarkupText {
  /// The pieces of a text between its tags and entities; one piece where there is neither.
  ///
  /// A tag is `<` before a letter, `/`, `!` or `?`, up to the next `>` or the end: `1 < 2` is none. An entity is
  /// `&`, a name or number, and `;`.
  static func pieces(of text: String) -> [Substring] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return [text[...]]
    }
    var pieces: [Substring] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var position = start
    while position < scalars.endIndex {
      if let end = markEnd(in: scalars, at: position) {
        pieces.append(text[start..<position])
        start = end
        position = end
      } else {
        position = scalars.index(after: position)
      }
    }
    pieces.append(text[start...])
    return pieces
  }

  static func isPlain(_ text: String) -> Bool { pieces(of: text).count == 1 }

  /// Behind the tag or entity that begins here.
  private static func markEnd(in scalars: String.UnicodeScalarView, at position: String.Index) -> String
    .Index?
  {
    let rest = scalars[position...].dropFirst()
    switch scalars[position] {
    case "<":
      guard let next = rest.first, isASCIILetter(next) || "/!?".unicodeScalars.contains(next) else {
        return nil
      }
      return rest.firstIndex(of: ">").map(scalars.index(after:)) ?? scalars.endIndex
    case "&":
      let name = rest.prefix(12).prefix { isASCIILetter($0) || $0 == "#" || ("0"..."9").contains($0) }
      guard name.count > 1, name.endIndex < scalars.endIndex, scalars[name.endIndex] == ";" else {
        return nil
      }
      return scalars.index(after: name.endIndex)
    default: return nil
    }
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
