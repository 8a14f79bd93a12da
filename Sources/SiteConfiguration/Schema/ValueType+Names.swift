import NearestNames
import SearchCore

extension ValueType where Value == String {
  /// The first segment of a site's addresses.
  static var sitePath: ValueType {
    .form("lower-case letters, digits, hyphens and underscores", pattern: "^[a-z0-9_-]{1,64}$") {
      text, _ throws(ConfigurationFaultReason) in
      guard text.unicodeScalars.allSatisfy(FormRules.isSiteScalar), text.utf8.count <= FormRules.longestSite
      else { throw .siteCharacters(text) }
      guard !ReservedNames.sites.contains(text) else { throw .siteReserved(text, ReservedNames.sites) }
      return text
    }
  }

  /// The path of an attribute in a record, such as `price.value`.
  static var attribute: ValueType {
    let form = ValueType.form("an attribute") { text, key throws(ConfigurationFaultReason) in
      try FormRules.attribute(text, key)
    }
    return ValueType(
      shape: form.shape,
      read: { node, key, reading in
        let path = form.read(node, key, &reading)
        if let path { reading.attributes.append(AttributeUse(path: path, key: key, place: node.place)) }
        return path
      },
      write: form.write)
  }

  /// A facet's name in addresses.
  static var parameter: ValueType {
    .form("letters, digits, hyphens, dots and underscores", pattern: "^[A-Za-z][A-Za-z0-9._-]{0,99}$") {
      text, key throws(ConfigurationFaultReason) in
      guard FormRules.isParameter(text) else { throw .parameterCharacters(key: key, text) }
      guard !ReservedNames.parameters.contains(text) else {
        throw .parameterReserved(text, ReservedNames.parameters)
      }
      return text
    }
  }

  /// The name of an index or of an order of hits.
  static var identifier: ValueType {
    .form("letters, digits, hyphens, dots and underscores", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$") {
      text, key throws(ConfigurationFaultReason) in
      guard FormRules.isIdentifier(text) else { throw .identifierCharacters(key: key, text) }
      return text
    }
  }

  /// One sign of ASCII between cells, or the word `tab`.
  static var separator: ValueType {
    .form("one sign, or tab", pattern: "^([ -~]|tab)$") { text, key throws(ConfigurationFaultReason) in
      guard text == "tab" || text.utf8.count == 1 && text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        throw .separatorMalformed(key: key, text)
      }
      return text
    }
  }

  /// A scheme and a host, with a port where it is not the usual one.
  static var origin: ValueType {
    .form("an origin such as https://images.example", pattern: "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$") {
      text, key throws(ConfigurationFaultReason) in
      guard let origin = FormRules.origin(text) else { throw .originMalformed(key: key, text) }
      return origin
    }
  }

  static var currency: ValueType {
    .form("a code of ISO 4217", pattern: "^[A-Z]{3}$") { text, _ throws(ConfigurationFaultReason) in
      guard CurrencyCodes.all.contains(text) else {
        throw .currencyUnknown(text, nearest: NearestName.find(text, in: CurrencyCodes.all))
      }
      return text
    }
  }

  static var listenAddress: ValueType {
    .form("an IP address and a port", pattern: ":[0-9]{1,5}$") { text, _ throws(ConfigurationFaultReason) in
      guard FormRules.isListenAddress(text) else { throw .listenMalformed(text) }
      return text
    }
  }
}
