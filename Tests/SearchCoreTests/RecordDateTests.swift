import SearchCore
import Testing

@Suite struct RecordDateTests {
  @Test(arguments: [
    ("1970-01-01", 0.0, false),
    ("1969-12-31", -86_400, false),
    ("2000-02-29", 951_782_400, false),
    ("2021-03-31", 1_617_148_800, false),
    ("2024-12-31", 1_735_603_200, false),
    ("0000-01-01", -62_167_219_200, false),
    ("0000-03-01", -62_162_035_200, false),
    ("1900-03-01", -2_203_891_200, false),
    ("9999-12-31", 253_402_214_400, false),
    ("2021-03-31T22:00", 1_617_228_000, true),
    ("2021-03-31T22:00:05Z", 1_617_228_005, true),
    ("2021-03-31 22:00:05.5z", 1_617_228_005.5, true),
    ("2021-03-31t22:00:05,25", 1_617_228_005.25, true),
    ("2021-03-31T22:00:00.000Z", 1_617_228_000, true),
    ("2021-03-31T22:00:00+02:00", 1_617_220_800, true),
    ("2021-03-31T22:00:00-0530", 1_617_247_800, true),
    ("2021-03-31T22:00+01", 1_617_224_400, true),
    ("2021-03-31T24:00", 1_617_235_200, true),
    ("2016-12-31T23:59:60Z", 1_483_228_800, true),
  ])
  func `ISO dates are seconds since 1970`(text: String, seconds: Double, hasTime: Bool) throws {
    let date = try #require(RecordDate(iso: text))
    #expect(date.seconds == seconds)
    #expect(date.hasTime == hasTime)
  }

  @Test(arguments: [
    "", "2021", "2021-03", "2021-3-31", "20210331", "2021-13-01", "2021-00-10", "2021-04-31", "2021-02-29",
    "1900-02-29", "2100-02-29", "2021-03-00", "21-03-31", "+2021-03-31", "-2021-03-31", "2021-03-31T",
    "2021-03-31T22",
    "2021-03-31T22:60", "2021-03-31T25:00", "2021-03-31T24:01", "2021-03-31T22:00:61", "2021-03-31T22:00:05.",
    "2021-03-31T22:00+24:00", "2021-03-31T22:00+02:60", "2021-03-31T22:00+2", "2021-03-31T22:00Zx",
    "2021-03-31 ", " 2021-03-31", "2021/03/31", "31.03.2021", "２０２１-03-31", "2021-03-31T22:00 +02:00",
  ])
  func `other texts are no dates`(text: String) {
    #expect(RecordDate(iso: text) == nil)
  }

  @Test(arguments: [
    (100_000_000.0, 100_000_000.0), (1_617_228_000, 1_617_228_000), (1_617_228_000.5, 1_617_228_000.5),
    (4_102_444_799, 4_102_444_799), (1_617_228_000_123, 1_617_228_000.123), (100_000_000_000, 100_000_000),
  ])
  func `plausible numbers are moments`(number: Double, seconds: Double) {
    #expect(RecordDate(unix: number)?.seconds == seconds)
  }

  @Test(arguments: [
    0, -1, 2021, 20_210_331, 99_999_999, 4_102_444_800, 99_999_999_999, 4_102_444_800_000, .nan, .infinity,
  ])
  func `other numbers are none`(number: Double) {
    #expect(RecordDate(unix: number) == nil)
  }

  @Test func `every day of eight hundred years follows the one before`() throws {
    var days = 0
    for year in 1600..<2400 {
      for month in 1...12 {
        for day in 1...31 {
          func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
          guard let date = RecordDate(iso: "\(year)-\(padded(month))-\(padded(day))") else { continue }
          #expect(date.seconds == Double(days - 135_140) * 86_400)
          #expect(date.day.iso == "\(year)-\(padded(month))-\(padded(day))")
          days += 1
        }
      }
    }
    #expect(days == 2 * 146_097)
  }

  @Test(arguments: [
    ("0000-01-01", "0000-01-01"), ("0000-02-29", "0000-02-29"), ("9999-12-31", "9999-12-31"),
    ("2021-03-31T23:30-05:00", "2021-03-31"), ("2021-03-31T00:30+02:00", "2021-03-31"),
    ("2021-03-31T24:00", "2021-04-01"), ("1969-12-31T23:59:59.5Z", "1969-12-31"),
  ])
  func `the day is the one that the text writes`(text: String, day: String) {
    #expect(RecordDate(iso: text)?.day.iso == day)
  }

  @Test(
    arguments: [
      (" 2021-03-31 ", "2021-03-31"), (1_617_228_000, "2021-03-31"), (1_617_228_000_123, "2021-03-31"),
      (1_617_228_000.75, "2021-03-31"), (2021, nil), ("soon", nil), (true, nil), (nil, nil),
      (["2021-03-31"], nil),
      (["day": "2021-03-31"], nil),
    ] as [(RecordValue, String?)])
  func `a record's value is a date by its kind`(value: RecordValue, day: String?) {
    #expect(RecordDate(value)?.day.iso == day)
  }
}
