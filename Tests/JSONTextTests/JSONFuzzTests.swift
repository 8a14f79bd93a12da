import JSONText
import SearchCore
import TestSupport
import Testing

@Suite struct JSONFuzzTests {
  @Test func `random bytes are read or refused with a place`() {
    var random = SplitMix(seed: 1)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(bytes)
    }
  }

  @Test func `random JSON words are read or refused with a place`() {
    let words = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"\\u", "d83d", "\\", "1", "-", "0", ".5", "e9", "e999",
      "true",
      "null", " ", "\n", "9223372036854775808", "12345678901234567890123", "é", "\u{0}", "\"\\ud83d\"",
      "-0.0",
    ]
    var random = SplitMix(seed: 2)
    var accepted = 0
    for _ in 0..<12_000 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      if check(Array(text.utf8)) { accepted += 1 }
    }
    #expect(accepted > 100)
  }

  @Test func `mutated answers are read or refused with a place`() {
    let seed = Array(
      #"{"hits":[{"objectID":"1","price":{"value":449.99},"n":[1,-2,3e5,18446744073709551615],"s":"a\u00e9\ud83d\ude00é<em>x</em>","b":true,"z":null}],"nbHits":12}"#
        .utf8)
    var random = SplitMix(seed: 3)
    var accepted = 0
    for _ in 0..<6_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      if check(bytes) { accepted += 1 }
    }
    #expect(accepted > 200)
  }

  @Test func `what is written is read back equal`() throws {
    var random = SplitMix(seed: 4)
    for _ in 0..<1_000 {
      let value = randomValue(depth: 4, &random)
      #expect(try JSONText.parse(value.json) == value, "\(value.json)")
    }
  }

  /// Reads the bytes; what is accepted must be written and read back equal, what is refused must have a place.
  @discardableResult
  private func check(_ bytes: [UInt8]) -> Bool {
    do throws(JSONError) {
      let value = try JSONText.parse(bytes)
      do throws(JSONError) {
        let again = try JSONText.parse(value.json)
        #expect(again == value, "\(bytes)")
      } catch {
        Issue.record("\(value.json) was written and is refused: \(error)")
      }
      return true
    } catch {
      #expect(error.place != nil, "no place for \(error) in \(String(decoding: bytes, as: UTF8.self))")
      return false
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(Array("{}[]\",:0\\ue-".utf8).randomElement(using: &random) ?? 0, at: index)
    case 3: bytes[index] = UInt8(ascii: "0") + UInt8.random(in: 0...9, using: &random)
    default: bytes.append(contentsOf: bytes[index...].prefix(8))
    }
  }

  private func randomValue(depth: Int, _ random: inout SplitMix) -> RecordValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .integer(Int64.random(in: .min ... .max, using: &random))
    case 3: .number(randomNumber(&random))
    case 4, 5: .text(randomText(&random))
    case 6, 7:
      .list((0..<Int.random(in: 0...5, using: &random)).map { _ in randomValue(depth: depth - 1, &random) })
    default:
      .object(
        RecordObject(
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            .init(name: randomText(&random), value: randomValue(depth: depth - 1, &random))
          }))
    }
  }

  /// A finite number that is no 64-bit integer.
  private func randomNumber(_ random: inout SplitMix) -> Double {
    while true {
      let number = Double(bitPattern: random.next())
      if number.isFinite, Int64(exactly: number) == nil { return number }
    }
  }

  private func randomText(_ random: inout SplitMix) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let limit: UInt32 = Bool.random(using: &random) ? 0x7F : 0x10FFFF
      text.append(Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) ?? "\u{FFFD}")
    }
    return String(text)
  }
}
