/// Refuses bytes that no template may hold.
enum SourceCheck {
  /// The first byte sequence that is not UTF-8, not allowed in XML, or one of the loader's own marks.
  static func fault(in source: TemplateSource) -> TemplateFault? {
    if source.bytes.count > TemplateSource.largest {
      return TemplateFault(place: source.place(at: 0), reason: .fileTooLarge(limit: TemplateSource.largest))
    }
    var offset = 0
    for scalar in String(decoding: source.bytes, as: UTF8.self).unicodeScalars {
      let width = UTF8.width(scalar)
      // Decoding puts U+FFFD where the bytes are no UTF-8; a real one is spelled out.
      if scalar == "\u{FFFD}", !source.bytes[offset...].starts(with: [0xEF, 0xBF, 0xBD]) {
        return TemplateFault(place: source.place(at: offset), reason: .notUTF8)
      }
      if let reason = reason(against: scalar) {
        return TemplateFault(place: source.place(at: offset), reason: reason)
      }
      offset += width
    }
    return nil
  }

  private static func reason(against scalar: Unicode.Scalar) -> TemplateFaultReason? {
    let code = scalar.value
    switch code {
    case 0x09, 0x0A, 0x0D: return nil
    case 0..<0x20, 0x7F...0x9F: return .characterRefused(code: code)
    case 0xF0000...0xFFFFF: return .privateMark(code: code)
    case 0xFDD0...0xFDEF: return .characterRefused(code: code)
    default: return code & 0xFFFE == 0xFFFE ? .characterRefused(code: code) : nil
    }
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
