/// Currencies as texts and names of attributes write them.
enum Money {
  /// Codes of ISO 4217 that are also no common words.
  static let codes: Set<String> = [
    "EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RON", "BGN", "ISK", "CAD", "AUD",
    "NZD",
    "JPY", "CNY", "INR", "KRW", "BRL", "MXN", "ZAR", "TRY", "RUB", "UAH", "ILS", "AED", "SAR", "SGD", "HKD",
    "TWD",
    "THB", "IDR", "MYR", "PHP", "VND", "ARS", "CLP", "COP", "EGP", "NGN", "KES", "MAD",
  ]

  private static let signs: [(sign: Character, code: String)] = [
    ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"), ("₩", "KRW"), ("₺", "TRY"), ("₽", "RUB"),
    ("₪", "ILS"),
    ("$", "USD"),
  ]

  /// The currency that a text such as `£12.50`, `12,50 €` or `EUR 12` names.
  static func currency(in text: String) -> String? {
    if let found = signs.first(where: { text.contains($0.sign) }) { return found.code }
    return text.split { !$0.isLetter }.map(String.init).first(where: codes.contains)
  }

  /// The code that a word of an attribute's name is, such as `eur` in `price_eur`.
  static func currency(ofWord word: String) -> String? {
    let upper = word.uppercased()
    if codes.contains(upper) { return upper }
    return ["euro": "EUR", "euros": "EUR", "dollars": "USD", "dollar": "USD", "pounds": "GBP"][word]
  }
}
