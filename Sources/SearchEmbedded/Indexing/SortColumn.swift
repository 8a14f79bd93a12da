/// Where each record stands when all are sorted by one attribute: numbers first, then texts; equal values
/// have equal places.
final class SortColumn: Sendable {
  /// The place of records without the attribute.
  static let missing = UInt32.max

  let ranks: FlatBuffer<UInt32>
  /// One more than the greatest place.
  let rankCount: UInt32

  init(ranks: FlatBuffer<UInt32>, rankCount: UInt32) {
    self.ranks = ranks
    self.rankCount = rankCount
  }

  /// The place in the wanted direction; missing is last either way.
  @inline(__always)
  func rank(_ record: Int, isAscending: Bool) -> UInt32 {
    let rank = ranks[record]
    return isAscending || rank == Self.missing ? rank : rankCount - 1 - rank
  }
}

/// What one record is sorted by.
struct SortKey: BitwiseCopyable {
  enum Kind: UInt8 { case number, text, missing }

  var kind: Kind
  var number: Double
  /// Stands in the rows, which outlive the build.
  var text: Bytes

  static var missing: SortKey { SortKey(kind: .missing, number: 0, text: Bytes(start: nil, count: 0)) }

  /// The first number, boolean or text that is not empty.
  @inline(__always)
  init(_ scalars: UnsafeBufferPointer<CutValue>) {
    for scalar in scalars {
      switch scalar.tag {
      case .integer: self.init(number: Double(scalar.integer))
      case .number where !scalar.double.isNaN: self.init(number: scalar.double)
      case .yes: self.init(number: 1)
      case .no: self.init(number: 0)
      case .text where !scalar.content.isEmpty: self.init(kind: .text, number: 0, text: scalar.content)
      default: continue
      }
      return
    }
    self = .missing
  }

  private init(kind: Kind, number: Double, text: Bytes) {
    self.kind = kind
    self.number = number
    self.text = text
  }

  private init(number: Double) {
    // Adding zero makes -0 the same as 0.
    self.init(kind: .number, number: number + 0, text: Bytes(start: nil, count: 0))
  }
}

extension SortColumn {
  /// Sorts all records by their keys.
  convenience init(_ keys: FlatBuffer<SortKey>) {
    let ranks = FlatBuffer(repeating: Self.missing, count: keys.count)
    var next = Self.rankNumbers(keys, ranks)
    next = Self.rankTexts(keys, ranks, from: next)
    self.init(ranks: ranks, rankCount: next)
  }

  private static func rankNumbers(_ keys: FlatBuffer<SortKey>, _ ranks: FlatBuffer<UInt32>) -> UInt32 {
    var sorted: [(key: UInt64, record: Int)] = []
    sorted.reserveCapacity(keys.count)
    for record in 0..<keys.count where keys.base[record].kind == .number {
      let bits = keys.base[record].number.bitPattern
      // Orders like the numbers do: negative ones turned round and put first.
      sorted.append((bits >> 63 == 1 ? ~bits : bits | 1 << 63, record))
    }
    sorted.sort { $0.key < $1.key }
    var next: UInt32 = 0
    var previous: UInt64?
    for (key, record) in sorted {
      if let previous, previous != key { next += 1 }
      previous = key
      ranks.base[record] = next
    }
    return sorted.isEmpty ? 0 : next + 1
  }

  private static func rankTexts(
    _ keys: FlatBuffer<SortKey>, _ ranks: FlatBuffer<UInt32>, from first: UInt32
  ) -> UInt32 {
    var table = WordTable()
    var numbers: [(record: Int, text: UInt32)] = []
    for record in 0..<keys.count where keys.base[record].kind == .text {
      numbers.append((record, table.number(of: keys.base[record].text)))
    }
    guard !numbers.isEmpty else { return first }
    let places = SortText.places(table)
    for (record, text) in numbers { ranks.base[record] = first + places[Int(text)] }
    return first + UInt32(table.count)
  }
}

/// The order of texts: by their folded words with a space between them, then by their bytes.
enum SortText {
  /// For each text of a table its place among all, from 0.
  static func places(_ table: borrowing WordTable) -> [UInt32] {
    var folded = GrowingBuffer<UInt8>(capacity: table.count * 16)
    var scanner = WordScanner()
    var texts: [(key: UInt64, start: Int, end: Int, text: Int)] = []
    texts.reserveCapacity(table.count)
    for text in 0..<table.count {
      let start = folded.count
      scanner.begin(table[text])
      while scanner.next() {
        if folded.count > start { folded.append(UInt8(ascii: " ")) }
        folded.append(scanner.word)
      }
      let bytes = Bytes(rebasing: folded.values[start...])
      texts.append((leadingBytes(bytes), start, folded.count, text))
    }
    let all = folded.values
    texts.sort { left, right in
      if left.key != right.key { return left.key < right.key }
      let order = compare(
        Bytes(rebasing: all[left.start..<left.end]), Bytes(rebasing: all[right.start..<right.end]))
      return order == 0 ? precedes(table[left.text], table[right.text]) : order < 0
    }
    var places = [UInt32](repeating: 0, count: table.count)
    for (place, text) in texts.enumerated() { places[text.text] = UInt32(place) }
    return places
  }
}
