/// The text of one template file, and where its lines begin.
struct TemplateSource: Sendable {
  /// What partials call it: `partials/hit`.
  let name: String
  /// What messages call it: `Templates/partials/hit.mustache`.
  let file: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// The most bytes a template file may have: 1 MiB.
  static let largest = 1 << 20

  init(name: String, file: String, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var starts = [0]
    for (offset, byte) in self.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  func place(at offset: Int) -> TemplatePlace {
    let offset = min(max(offset, 0), bytes.count)
    // The last line that starts at or before the offset.
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    // Bytes that continue a character do not count.
    let column = bytes[lineStarts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return TemplatePlace(file: file, line: low + 1, column: column + 1)
  }

  /// A line without its end; empty for a line that is not there.
  func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let end = lineStarts.indices.contains(number) ? lineStarts[number] - 1 : bytes.count
    var line = bytes[lineStarts[number - 1]..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
