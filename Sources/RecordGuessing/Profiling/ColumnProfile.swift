import RecordReading
import SearchCore

/// What is known of the scalars of one attribute. Empty texts and nulls are none.
struct ColumnProfile: Sendable {
  /// Records that have at least one value.
  private(set) var records = 0
  /// All values, of which a record can have several.
  private(set) var values = 0
  private(set) var texts = 0
  private(set) var numbers = 0
  private(set) var integers = 0
  private(set) var booleans = 0
  /// Values that stood in lists or in objects inside lists.
  private(set) var inLists = 0
  private(set) var minimum = Double.infinity
  private(set) var maximum = -Double.infinity
  private(set) var sum = 0.0
  private(set) var zeros = 0
  /// Numbers that can be moments since 1970.
  private(set) var moments = 0
  private(set) var lengths = 0
  private(set) var longest = 0
  /// Texts that were read; the counts below are of these.
  private(set) var read = 0
  private var traitCounts = [Int](repeating: 0, count: TextTrait.allCases.count)
  private(set) var counter = ValueCounter()
  /// The first short texts that differ.
  private(set) var samples: [String] = []

  private var lastRecord = 0

  init() {}

  /// The share of the texts that are this, 0 to 1; 0 where there are none.
  func share(of trait: TextTrait) -> Double {
    read == 0 ? 0 : Double(traitCounts[trait.rawValue]) / Double(read)
  }

  mutating func observe(_ value: RecordValue, inRecord record: Int, isInList: Bool, room: inout Int) {
    switch value {
    case .text(let text):
      guard !text.isEmpty else { return }
      observe(text)
      counter.count(ValueCounter.hash(text), room: &room)
    case .integer(let number):
      integers += 1
      observe(Double(number))
      counter.count(UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15, room: &room)
    case .number(let number):
      observe(number)
      counter.count(number.bitPattern, room: &room)
    case .bool(let flag):
      booleans += 1
      counter.count(flag ? 1 : 2, room: &room)
    case .null, .list, .object: return
    }
    values += 1
    if isInList { inLists += 1 }
    if lastRecord != record {
      records += 1
      lastRecord = record
    }
  }

  private mutating func observe(_ number: Double) {
    numbers += 1
    minimum = min(minimum, number)
    maximum = max(maximum, number)
    sum += number
    if number == 0 { zeros += 1 }
    if RecordDate(unix: number) != nil { moments += 1 }
  }

  private mutating func observe(_ text: String) {
    texts += 1
    let length = text.utf8.count
    lengths += length
    longest = max(longest, length)
    // Reading costs more than counting; what the first texts are, the rest mostly is.
    guard texts <= 300 || texts % 8 == 0 else { return }
    read += 1
    let traits = TextTraits(text)
    for trait in TextTrait.allCases where traits.has(trait) { traitCounts[trait.rawValue] += 1 }
    if samples.count < 12, length <= 80, !samples.contains(text) { samples.append(text) }
  }
}
