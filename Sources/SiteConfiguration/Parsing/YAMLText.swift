/// What a file's bytes must be before YAML is looked for in them.
enum YAMLText {
  /// The first fault of the bytes themselves; `nil` where they are text that YAML allows.
  static func fault(in bytes: [UInt8]) -> ConfigurationFault? {
    guard bytes.count <= YAMLTree.largest else { return found(.start, .fileTooLarge(YAMLTree.largest)) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return found(.start, .utf16) }
    var line = 1
    var column = 1
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return nil
      case .error: return found(YAMLPlace(line: line, column: column), .notUTF8)
      case .scalarValue(let scalar):
        guard isAllowed(scalar) else {
          return found(YAMLPlace(line: line, column: column), .characterRefused(scalar.value))
        }
        if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
      }
    }
  }

  /// The lines of a text that has no fault.
  static func lines(_ bytes: [UInt8]) -> [Substring.UnicodeScalarView] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// YAML's printable characters, as libyaml has them.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func found(_ place: YAMLPlace, _ reason: YAMLFaultReason) -> ConfigurationFault {
    ConfigurationFault(place, .yaml(reason))
  }
}
