import SearchCore

extension ValueType where Value == String {
  /// Text in one line, as it stands.
  static func text(upTo limit: Int = 200) -> ValueType {
    .form("text") { text, key throws(ConfigurationFaultReason) in
      if text.count > limit { throw .textTooLong(key, limit: limit) }
      return text
    }
  }

  /// Text of a form of its own.
  ///
  /// - Parameter check: Returns the text as it is kept, or throws what is wrong with it.
  static func form(
    _ words: String, pattern: String? = nil,
    check: @escaping @Sendable (String, _ key: String) throws(ConfigurationFaultReason) -> String
  ) -> ValueType {
    .scalar(.text(words: words, pattern: pattern)) { scalar, key, _ throws(ConfigurationFaultReason) in
      if scalar.text.allSatisfy(\.isWhitespace) { throw .textEmpty(key) }
      if scalar.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw .severalLines(key)
      }
      return try check(scalar.text, key)
    } write: {
      .text($0)
    }
  }
}

extension ValueType where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> ValueType {
    .scalar(.integer(range)) { scalar, key, _ throws(ConfigurationFaultReason) in
      let digits = scalar.text.utf8.first == UInt8(ascii: "-") ? scalar.text.dropFirst() : scalar.text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { throw .notWhole(key, scalar.text, range) }
      guard scalar.isPlain else { throw .quotedValue(key, scalar.text) }
      guard let number = Int(scalar.text), range.contains(number) else {
        throw .outOfRange(key, scalar.text, from: String(range.lowerBound), to: String(range.upperBound))
      }
      return number
    } write: {
      .literal(String($0))
    }
  }
}

extension ValueType where Value == Double {
  static func number(_ range: ClosedRange<Double>) -> ValueType {
    .scalar(.number(range)) { scalar, key, _ throws(ConfigurationFaultReason) in
      guard let number = NumberText.read(scalar.text) else { throw .notNumber(key, scalar.text) }
      guard scalar.isPlain else { throw .quotedValue(key, scalar.text) }
      guard range.contains(number) else {
        throw .outOfRange(
          key, scalar.text, from: NumberText.shortest(range.lowerBound),
          to: NumberText.shortest(range.upperBound))
      }
      return number
    } write: {
      .literal(NumberText.shortest($0))
    }
  }
}

extension ValueType where Value == Bool {
  static var boolean: ValueType {
    .scalar(.boolean) { scalar, key, _ throws(ConfigurationFaultReason) in
      guard scalar.isPlain else { throw .quotedValue(key, scalar.text) }
      switch scalar.text {
      case "true": return true
      case "false": return false
      default: throw .notBoolean(key, scalar.text)
      }
    } write: {
      .literal($0 ? "true" : "false")
    }
  }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
  /// One of the names of an enumeration.
  static var choice: ValueType {
    let names = Value.allCases.map(\.rawValue)
    return .scalar(.choice(names)) { scalar, key, _ throws(ConfigurationFaultReason) in
      guard let value = Value(rawValue: scalar.text) else { throw .notChoice(key, scalar.text, names) }
      return value
    } write: {
      .literal($0.rawValue)
    }
  }
}

extension ValueType where Value == Duration {
  /// A whole number with `ms`, `s`, `m` or `h`.
  static func duration(_ range: ClosedRange<Duration>) -> ValueType {
    .scalar(.text(words: "a time such as 500ms, 2s or 1m", pattern: "^[0-9]+(ms|s|m|h)$")) {
      scalar, key, _ throws(ConfigurationFaultReason) in
      guard let time = DurationText.read(scalar.text) else { throw .notDuration(key, scalar.text) }
      guard range.contains(time) else {
        throw .outOfRange(
          key, scalar.text, from: DurationText.write(range.lowerBound),
          to: DurationText.write(range.upperBound))
      }
      return time
    } write: {
      .text(DurationText.write($0))
    }
  }
}

extension ValueType where Value == Secret {
  /// `${NAME}`: the value of a variable of the environment. The secret itself is refused.
  static var secret: ValueType {
    .scalar(
      .text(words: "a variable of the environment as ${NAME}", pattern: "^\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}$")
    ) {
      scalar, key, reading throws(ConfigurationFaultReason) in
      guard let name = Secret.variable(in: scalar.text) else { throw .secretWritten(key: key) }
      guard let value = reading.surroundings.variable(name), !value.isEmpty else {
        throw .secretUnset(key: key, variable: name)
      }
      return Secret(value, variable: name)
    } write: {
      .text("${\($0.variable)}")
    }
  }
}
