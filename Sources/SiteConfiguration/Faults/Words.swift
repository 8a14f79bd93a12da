/// Small pieces of messages.
enum Words {
  /// A value in a message, cut so that the message stays one line.
  static func cut(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// `a`, `a or b`, `a, b or c`.
  static func either(_ names: [String]) -> String { joined(names, "or") }

  static func joined(_ names: [String], _ word: String) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// At least four digits.
  static func hex(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
