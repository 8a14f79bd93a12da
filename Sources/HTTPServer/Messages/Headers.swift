/// The header fields of a message, in order. Names are compared without regard to case and may repeat.
package struct Headers: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    package static func == (one: Field, other: Field) -> Bool {
      one.isNamed(other.name) && one.value == other.value
    }

    package func hash(into hasher: inout Hasher) {
      for byte in name.utf8 { hasher.combine(byte.lowercasedASCII) }
      hasher.combine(value)
    }

    func isNamed(_ other: String) -> Bool {
      name.utf8.count == other.utf8.count
        && zip(name.utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
    }
  }

  package private(set) var fields: [Field]

  package init(_ fields: [Field] = []) {
    self.fields = fields
  }

  package init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first value of `name`. Setting it replaces all values, in the place of the first; nil removes them.
  package subscript(_ name: String) -> String? {
    get { fields.first { $0.isNamed(name) }?.value }
    set {
      guard let newValue else { return fields.removeAll { $0.isNamed(name) } }
      guard let place = fields.firstIndex(where: { $0.isNamed(name) }) else { return add(name, newValue) }
      fields[place].value = newValue
      let behind = fields.index(after: place)
      fields.replaceSubrange(behind..., with: fields[behind...].filter { !$0.isNamed(name) })
    }
  }

  /// All values of `name`, in order.
  package func all(_ name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Appends a field and leaves those of the same name in place.
  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }
}

extension Headers {
  /// Whether `name` is a token, RFC 9110 section 5.6.2: the only form a field name or a method may have.
  static func isToken(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(isTokenByte)
  }

  /// Whether `value` can be written as the value of a field without ending it: no CR, LF or NUL.
  static func isValue(_ value: String) -> Bool {
    !value.utf8.contains { $0 == 0x0D || $0 == 0x0A || $0 == 0 }
  }

  /// The fields with no space or tab behind their values; the library strips those before.
  var trimmed: Headers {
    fields.contains(where: \.endsBlank) ? Headers(fields.map(\.trimmed)) : self
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      return true
    default: return false
    }
  }
}

extension Headers.Field {
  /// The field with no space or tab behind its value.
  var trimmed: Headers.Field {
    guard endsBlank else { return self }
    let blanks = value.utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return Headers.Field(name: name, value: String(decoding: value.utf8.dropLast(blanks), as: UTF8.self))
  }

  fileprivate var endsBlank: Bool {
    let last = value.utf8.last
    return last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
  }
}
