/// A currency as readers see it.
struct Currency {
  /// `nil` for a currency that has no sign of its own here: its code stands instead.
  let sign: String?
  /// Digits behind the point, as ISO 4217 lists them.
  let places: Int

  /// - Parameter code: An ISO 4217 code; an unknown one has two places and no sign.
  init(code: String) {
    // The most usual ones need no table.
    switch code {
    case "EUR": self.init(sign: "€", places: 2)
    case "GBP": self.init(sign: "£", places: 2)
    case "USD": self.init(sign: "$", places: 2)
    default: self.init(listed: code)
    }
  }

  private init(sign: String, places: Int) {
    self.sign = sign
    self.places = places
  }

  private init(listed code: String) {
    sign = Self.signs[code]
    places = Self.withoutPlaces.contains(code) ? 0 : Self.withThreePlaces.contains(code) ? 3 : 2
  }

  /// Only signs that cannot be taken for another currency's; the bare `$` is the US dollar's.
  private static let signs = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "HKD": "HK$", "ILS": "₪",
    "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$",
    "VND": "₫",
  ]

  private static let withoutPlaces: Set = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF",
    "XPF",
  ]

  private static let withThreePlaces: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
