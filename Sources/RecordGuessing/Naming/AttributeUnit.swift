/// The unit at the end of an attribute's name, such as the `kg` of `weight_kg`.
struct AttributeUnit: Sendable {
  /// As it stands behind a number.
  let text: String
  /// How many words of the name it takes.
  let words: Int

  init?(_ name: AttributeName) {
    guard name.words.count > 1, let last = name.words.last else { return nil }
    if last == "ft", name.words.dropLast().last == "sq" {
      self.init(text: "sq ft", words: 2)
    } else if let unit = Self.units[last] {
      self.init(text: unit, words: 1)
    } else if last == "min", name.has(Self.durations) {
      self.init(text: "min", words: 1)
    } else {
      return nil
    }
  }

  private init(text: String, words: Int) {
    self.text = text
    self.words = words
  }

  private static let durations: Set<String> = [
    "time", "duration", "runtime", "running", "length", "laufzeit", "dauer", "cook", "prep", "playing",
  ]

  private static let units = [
    "kg": "kg", "grams": "g", "kilograms": "kg", "years": "years", "months": "months", "weeks": "weeks",
    "g": "g", "mg": "mg", "lb": "lb", "lbs": "lb", "oz": "oz", "cm": "cm", "mm": "mm", "km": "km",
    "ft": "ft", "m2": "m²", "sqm": "m²", "qm": "m²", "sqft": "sq ft", "ml": "ml", "minutes": "min",
    "mins": "min",
    "ms": "ms", "sec": "s", "secs": "s", "seconds": "s", "hours": "h", "hrs": "h", "days": "days", "kb": "kB",
    "mb": "MB", "gb": "GB", "kib": "KiB", "mib": "MiB", "gib": "GiB", "bytes": "bytes", "kcal": "kcal",
    "kwh": "kWh",
    "kw": "kW", "percent": "%", "pct": "%", "mph": "mph", "kmh": "km/h", "inches": "in", "watts": "W",
    "litres": "l",
    "liters": "l", "miles": "miles",
  ]
}
