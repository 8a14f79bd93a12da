import SearchCore

/// Texts as YAML scalars.
enum ScalarText {
  /// Plain where every reader of YAML takes it for the same text, else in double quotes.
  static func write(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, isWordStart(first),
      last != " ", last != ":", text.unicodeScalars.allSatisfy({ isWordStart($0) || inner.contains($0) })
    else { return false }
    if text.contains(": ") || text.contains("--") { return false }
    return !looksTyped(text)
  }

  private static func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "/", ".", "…": true
    default: scalar.value >= 0xA0 && scalar.properties.isAlphabetic
    }
  }

  /// Signs that mean nothing inside a plain scalar, in block and flow style alike.
  private static let inner: Set<Unicode.Scalar> = [
    " ", "-", ":", "(", ")", "'", "+", ";", "=", "$", "’", "“", "”", "–",
  ]

  /// What some YAML reader takes for a number, a boolean, nothing or a date.
  private static func looksTyped(_ text: String) -> Bool {
    let words: Set = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
    if words.contains(text.lowercased()) || text == "." || text == ".." || text == "..." { return true }
    guard let first = text.utf8.first else { return true }
    let startsAsNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: ".")
    let numberSigns = Set("0123456789abcdefABCDEFxXoO._-+:TZtz ".utf8)
    return startsAsNumber && text.utf8.allSatisfy(numberSigns.contains)
      || [".inf", ".nan"].contains(text.lowercased())
  }

  /// JSON's form, which YAML reads too; what YAML does not allow in a file is escaped as well.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in RecordValue.text(text).json.unicodeScalars {
      switch scalar.value {
      case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: quoted += "\\u" + Words.hex(scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }
}
