extension ValueType where Value == String {
  static var colour: ValueType {
    .form(ThemeColour.words, pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$") {
      text, key throws(ConfigurationFaultReason) in
      guard let colour = FormRules.colour(text) else { throw .colourMalformed(key: key, text) }
      return colour
    }
  }

  static var length: ValueType {
    .form("a length such as 0.625rem", pattern: "^[0-9]+([.][0-9]+)?(rem|em|ch|vw|px)$") {
      text, key throws(ConfigurationFaultReason) in
      guard let length = FormRules.length(text) else { throw .lengthMalformed(key: key, text) }
      return length
    }
  }

  static var ratio: ValueType {
    .form("a ratio such as 2 / 3", pattern: "^ *[0-9]+([.][0-9]+)? */ *[0-9]+([.][0-9]+)? *$") {
      text, key throws(ConfigurationFaultReason) in
      guard let ratio = FormRules.ratio(text) else { throw .ratioMalformed(key: key, text) }
      return ratio
    }
  }

  static var font: ValueType {
    .form("a font") { text, key throws(ConfigurationFaultReason) in
      guard FormRules.isFont(text) else { throw .fontMalformed(key: key, text) }
      return text
    }
  }
}
