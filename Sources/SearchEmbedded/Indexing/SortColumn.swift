/// Where each record stands when all are sorted by one attribute: numbers first, then texts; equal values have equal places.
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
  init(_ scalars: [CutValue]) {
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
    var scanner = WordScanner()
    let folded = (0..<table.count).map { SortText.folded(table[$0], &scanner) }
    let sorted = (0..<table.count).sorted { left, right in
      folded[left] == folded[right]
        ? precedes(table[left], table[right]) : folded[left].lexicographicallyPrecedes(folded[right])
    }
    var places = [UInt32](repeating: 0, count: table.count)
    for (place, text) in sorted.enumerated() { places[text] = first + UInt32(place) }
    for (record, text) in numbers { ranks.base[record] = places[Int(text)] }
    return first + UInt32(table.count)
  }
}

enum SortText {
  /// What texts are sorted by before their bytes: the folded words with a space between them.
  static func folded(_ text: Bytes, _ scanner: inout WordScanner) -> [UInt8] {
    var folded: [UInt8] = []
    scanner.begin(text)
    while scanner.next() {
      if !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
      folded.append(contentsOf: scanner.word)
    }
    return folded
  }
}
