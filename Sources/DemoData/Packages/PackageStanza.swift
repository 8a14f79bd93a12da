import Glibc

/// The fields of one package in an index, as byte ranges of the text they stand in.
///
/// Only valid while the text it was read from stays where it is: read what is needed, then let it go.
struct PackageStanza {
  /// The fields that are read; others are passed over.
  enum Field: Int, CaseIterable {
    case package, version, architecture, section, description, tag, installedSize, maintainer, homepage
    case depends, preDepends, recommends, suggests

    /// As the index spells it; upper and lower case are the same.
    var name: StaticString {
      switch self {
      case .package: "Package"
      case .version: "Version"
      case .architecture: "Architecture"
      case .section: "Section"
      case .description: "Description"
      case .tag: "Tag"
      case .installedSize: "Installed-Size"
      case .maintainer: "Maintainer"
      case .homepage: "Homepage"
      case .depends: "Depends"
      case .preDepends: "Pre-Depends"
      case .recommends: "Recommends"
      case .suggests: "Suggests"
      }
    }

    /// The relations in which one package names others.
    static let relations: [Field] = [.depends, .preDepends, .recommends, .suggests]
  }

  private var values = [UnsafeRawBufferPointer?](repeating: nil, count: Field.allCases.count)

  /// The value without the space around it, its continuation lines included; nil when the field is missing or empty.
  func bytes(_ field: Field) -> UnsafeRawBufferPointer? {
    values[field.rawValue]
  }

  /// The first line of the value. Bytes that are not UTF-8 become U+FFFD.
  func line(_ field: Field) -> String? {
    guard let value = values[field.rawValue] else { return nil }
    let end = value.firstIndex(of: UInt8(ascii: "\n")) ?? value.count
    return String(decoding: trimmed(value, 0, end), as: UTF8.self)
  }

  /// Reads the lines of one stanza.
  ///
  /// - Returns: nil when it is malformed: a line that is neither a field nor a continuation, no usable package
  ///   name or no version. The first of two fields with the same name counts.
  init?(_ text: UnsafeRawBufferPointer) {
    var open: (field: Field?, start: Int, end: Int)?
    var start = 0
    while start < text.count {
      let end = lineEnd(in: text, from: start)
      if text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\t") {
        guard open != nil else { return nil }
        open?.end = end
      } else {
        close(open, in: text)
        guard let colon = colon(in: text, from: start, to: end) else { return nil }
        open = (Self.field(named: part(of: text, from: start, to: colon)), colon + 1, end)
      }
      start = end + 1
    }
    close(open, in: text)
    guard let name = bytes(.package), Self.isPackageName(name), bytes(.version) != nil else { return nil }
  }

  private mutating func close(_ open: (field: Field?, start: Int, end: Int)?, in text: UnsafeRawBufferPointer)
  {
    guard let open, let field = open.field, values[field.rawValue] == nil else { return }
    let value = trimmed(text, open.start, open.end)
    if !value.isEmpty { values[field.rawValue] = value }
  }

  /// The known field of that name, upper and lower case being the same.
  private static func field(named name: UnsafeRawBufferPointer) -> Field? {
    guard let base = name.baseAddress, name.count < fieldsByLength.count else { return nil }
    return fieldsByLength[name.count].first { field in
      strncasecmp(field.name.utf8Start, base.assumingMemoryBound(to: CChar.self), name.count) == 0
    }
  }

  private static let fieldsByLength: [[Field]] = {
    let longest = Field.allCases.map(\.name.utf8CodeUnitCount).max() ?? 0
    return (0...longest).map { length in Field.allCases.filter { $0.name.utf8CodeUnitCount == length } }
  }()

  /// At least two characters out of `a-z 0-9 + - .`, the first a letter or digit: Debian Policy, section 5.6.1.
  private static func isPackageName(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count >= 2 && isLetterOrDigit(name[0])
      && name.allSatisfy {
        isLetterOrDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}

/// The place of the line feed that ends the line, or the end of the text.
private func lineEnd(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
  offset(of: UInt8(ascii: "\n"), in: text, from: start, to: text.count) ?? text.count
}

/// The place of the colon after a field name, which has at least one character and no space.
private func colon(in text: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int? {
  guard let colon = offset(of: UInt8(ascii: ":"), in: text, from: start, to: end), colon > start else {
    return nil
  }
  let hasSpace =
    offset(of: UInt8(ascii: " "), in: text, from: start, to: colon) != nil
    || offset(of: UInt8(ascii: "\t"), in: text, from: start, to: colon) != nil
  return hasSpace ? nil : colon
}

/// Where the byte stands first between `start` and `end`.
func offset(of byte: UInt8, in text: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int? {
  guard start < end, let base = text.baseAddress else { return nil }
  guard let found = memchr(base + start, Int32(byte), end - start) else { return nil }
  return UnsafeRawPointer(found) - base
}

/// The part of the text from `start` to `end` without white space at either side.
func trimmed(_ text: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
  var (start, end) = (start, end)
  while start < end, text[start] <= UInt8(ascii: " ") { start += 1 }
  while start < end, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
  return part(of: text, from: start, to: end)
}

private func part(of text: UnsafeRawBufferPointer, from start: Int, to end: Int) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: text.baseAddress.map { $0 + start }, count: end - start)
}
