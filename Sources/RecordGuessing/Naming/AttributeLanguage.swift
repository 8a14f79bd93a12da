/// Language codes as keys: `en`, `en-GB`, `de_AT`.
enum AttributeLanguage {
  private static let codes: Set<String> = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "fi", "pl", "cs", "sk", "sl", "hr",
    "hu", "ro",
    "bg", "el", "ru", "uk", "tr", "ar", "he", "fa", "hi", "ja", "ko", "zh", "th", "vi", "ca", "eu", "gl",
    "cy", "ga",
    "et", "lv", "lt",
  ]

  private static let regions: Set<String> = [
    "gb", "us", "au", "ca", "ie", "nz", "de", "at", "ch", "fr", "be", "es", "mx", "ar", "it", "pt", "br",
    "nl", "cn",
    "tw", "hk", "jp", "kr", "se", "dk", "no", "pl",
  ]

  /// Whether lowercase words run together are a code, `engb` among them.
  static func isCode(_ joined: String) -> Bool {
    if codes.contains(joined) { return true }
    return joined.utf8.count == 4 && codes.contains(String(joined.prefix(2)))
      && regions.contains(String(joined.suffix(2)))
  }

  /// The code of a key that is one, in lower case without its region; `nil` for other keys.
  static func language(ofKey key: String) -> String? {
    let parts = key.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let first = parts.first, parts.count <= 2, codes.contains(first) else { return nil }
    return parts.count == 1 || regions.contains(parts[1]) ? first : nil
  }
}
