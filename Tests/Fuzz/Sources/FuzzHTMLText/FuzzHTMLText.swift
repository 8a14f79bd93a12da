import FuzzedInput
import LibXML

/// Turns texts into plain text: nothing hangs or crashes, and what was escaped comes back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTMLText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = FuzzedInput(start, count).restAsText
  let plain = HTMLText.plain(text)
  hold(!plain.utf8.contains(0), "a zero is left")
  _ = HTMLText.decodingEntities(text)
  var guess = TextKindGuess()
  guess.observe(text)
  _ = guess.kind.plain(text)

  let readable = String(String.UnicodeScalarView(text.unicodeScalars.filter(isReadable)))
  let escaped = escaping(readable)
  let decoded = HTMLText.decodingEntities(escaped)
  hold(
    decoded.utf8.elementsEqual(readable.utf8), "\(escaped.debugDescription) is \(decoded.debugDescription)")
  let collapsed = words(readable).joined(separator: " ")
  hold(
    HTMLText.plain(escaped).utf8.elementsEqual(collapsed.utf8),
    "\(escaped.debugDescription) is \(HTMLText.plain(escaped).debugDescription)")
  return 0
}

/// No control characters, which become U+FFFD.
private func isReadable(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\n" || scalar == "\t" || scalar.value >= 0x20
}

private func words(_ text: String) -> [String] {
  text.utf8.split { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }.map { String(decoding: $0, as: UTF8.self) }
}

/// Byte by byte: a `&` may be one character of Swift's with what stands beside it.
private func escaping(_ text: String) -> String {
  let bytes = text.utf8.flatMap { byte -> [UInt8] in
    switch byte {
    case UInt8(ascii: "&"): Array("&amp;".utf8)
    case UInt8(ascii: "<"): Array("&lt;".utf8)
    default: [byte]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
