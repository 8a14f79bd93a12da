extension PackageStanza {
  /// The debtags, which commas part and which may go over several lines.
  var tags: [String] {
    guard let value = bytes(.tag) else { return [] }
    var tags: [String] = []
    forEachPart(of: value, separator: UInt8(ascii: ",")) { part in
      tags.append(String(decoding: part, as: UTF8.self))
    }
    return tags
  }

  /// `"A. Name" <address>` without the address and the quotation marks.
  var maintainerName: String {
    guard let value = bytes(.maintainer) else { return "" }
    let end = value.firstIndex(of: UInt8(ascii: "<")) ?? value.count
    var name = trimmed(value, 0, end)
    let quote = UInt8(ascii: "\"")
    if name.count >= 2, name[0] == quote, name[name.count - 1] == quote {
      name = trimmed(name, 1, name.count - 1)
    }
    return String(decoding: name, as: UTF8.self)
  }
}

/// Calls `body` with each package that a relation names, alternatives included, as often as it stands there.
///
/// `a (>= 1) [amd64], b:any | c` names `a`, `b` and `c`: Debian Policy, section 7.1.
func forEachNamedPackage(in relation: UnsafeRawBufferPointer, _ body: (String) -> Void) {
  forEachPart(of: relation, separator: UInt8(ascii: ",")) { alternatives in
    forEachPart(of: alternatives, separator: UInt8(ascii: "|")) { part in
      let end = part.firstIndex { !isNameByte($0) } ?? part.count
      if end > 0 { body(String(decoding: part[..<end], as: UTF8.self)) }
    }
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
  default: false
  }
}

/// The parts between the separators, without white space around them; empty ones are left out.
private func forEachPart(
  of value: UnsafeRawBufferPointer, separator: UInt8, _ body: (UnsafeRawBufferPointer) -> Void
) {
  var start = 0
  while start < value.count {
    let end = offset(of: separator, in: value, from: start, to: value.count) ?? value.count
    let part = trimmed(value, start, end)
    if !part.isEmpty { body(part) }
    start = end + 1
  }
}
