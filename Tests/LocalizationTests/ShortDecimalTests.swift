import TestSupport
import Testing

@testable import Localization

@Suite struct ShortDecimalTests {
  @Test func `numbers of few digits are written as by their decimal text`() throws {
    var random = SplitMix(seed: 7)
    var written = 0
    for _ in 0..<20_000 {
      let places = Int.random(in: 0...3, using: &random)
      let scale: Double = [1, 10, 100, 1_000][places]
      let magnitude = [100, 10_000, 1_000_000_000, 1_000_000_000_000_000].randomElement(using: &random) ?? 1
      let exact = Double(Int.random(in: 0..<magnitude, using: &random)) / scale
      for number in [exact, exact.nextUp, exact.nextDown, exact + 0.5 / scale, -exact] {
        guard let short = ShortDecimal(number, places: places) else { continue }
        written += 1
        let decimal = try #require(DecimalText(number)?.rounded(to: places))
        for shape in [NumberShape.english, .german, .french] {
          #expect(shape.text(short) == shape.text(decimal))
        }
      }
    }
    #expect(written > 15_000)
  }

  @Test(arguments: [-1, 1e15, 1.5, 0.1 + 0.2, .nan, .infinity, .leastNonzeroMagnitude])
  func `others are left to the decimal text`(number: Double) {
    #expect(ShortDecimal(number, places: 0) == nil)
  }

  @Test func `places and texts around a number are kept`() {
    #expect(ShortDecimal(0.3, places: 4) == nil && ShortDecimal(0.3, places: -1) == nil)
    #expect(ShortDecimal(-1) == nil)
    #expect(
      ShortDecimal(1_234_567.5, places: 2).map {
        NumberShape.french.text($0, before: "[", behind: "\u{A0}€")
      } == "[1\u{202F}234\u{202F}567,50\u{A0}€")
  }
}
