import Localization
import Testing

@Suite struct LocaleTextTests {
  @Test(arguments: [
    (0, "0", "0", "0"), (7, "7", "7", "7"), (999, "999", "999", "999"),
    (1_204, "1,204", "1.204", "1\u{202F}204"),
    (-1_204, "-1,204", "-1.204", "-1\u{202F}204"), (12_345, "12,345", "12.345", "12\u{202F}345"),
    (123_456, "123,456", "123.456", "123\u{202F}456"),
    (1_000_000, "1,000,000", "1.000.000", "1\u{202F}000\u{202F}000"),
    (
      .max, "9,223,372,036,854,775,807", "9.223.372.036.854.775.807",
      "9\u{202F}223\u{202F}372\u{202F}036\u{202F}854\u{202F}775\u{202F}807"
    ),
    (
      .min, "-9,223,372,036,854,775,808", "-9.223.372.036.854.775.808",
      "-9\u{202F}223\u{202F}372\u{202F}036\u{202F}854\u{202F}775\u{202F}808"
    ),
  ])
  func `whole numbers are grouped`(number: Int, english: String, german: String, french: String) {
    #expect(LocaleText.english.integer(number) == english)
    #expect(LocaleText.german.integer(number) == german)
    #expect(LocaleText.french.integer(number) == french)
  }

  static let decimals: [(Double, Int, String, String)] = [
    (4.5, 1, "4.5", "4,5"), (4.0, 1, "4", "4"), (4.25, 1, "4.2", "4,2"), (4.35, 1, "4.4", "4,4"),
    (4.45, 1, "4.4", "4,4"), (4.4501, 1, "4.5", "4,5"), (0.0, 2, "0", "0"), (-0.0, 2, "0", "0"),
    (-0.001, 2, "0", "0"), (-0.5, 0, "0", "0"), (1.5, 0, "2", "2"), (2.5, 0, "2", "2"),
    (999.99, 1, "1,000", "1.000"),
    (0.05, 1, "0", "0"), (0.15, 1, "0.2", "0,2"), (1234.5678, 3, "1,234.568", "1.234,568"),
    (1e-7, 2, "0", "0"),
    (1e-7, 8, "0.0000001", "0,0000001"), (1e16, 2, "10,000,000,000,000,000", "10.000.000.000.000.000"),
    (1.5e21, 0, "1,500,000,000,000,000,000,000", "1.500.000.000.000.000.000.000"), (9.5, -3, "10", "10"),
    (.nan, 2, "–", "–"), (.infinity, 2, "–", "–"),
  ]

  @Test(arguments: decimals)
  func `decimals are rounded half to even and end without zeros`(
    number: Double, places: Int, english: String, german: String
  ) {
    #expect(LocaleText.english.decimal(number, places: places) == english)
    #expect(LocaleText.german.decimal(number, places: places) == german)
  }

  static let prices: [(Double, String, String)] = [
    (38, "GBP", "£38.00"), (38, "EUR", "€38.00"), (38, "USD", "$38.00"), (38, "JPY", "¥38"),
    (38, "XYZ", "38.00\u{A0}XYZ"),
    (38, "gbp", "£38.00"), (38, "", "38.00"), (38, "CHF", "38.00\u{A0}CHF"),
    (1.2345, "KWD", "1.234\u{A0}KWD"),
    (29.990000000000002, "GBP", "£29.99"), (0.30000000000000004, "GBP", "£0.30"), (0.125, "GBP", "£0.12"),
    (0.135, "GBP", "£0.14"), (0.145, "GBP", "£0.14"), (2.675, "GBP", "£2.68"), (1.005, "GBP", "£1.00"),
    (1.015, "GBP", "£1.02"), (0.005, "GBP", "£0.00"), (0.0050001, "GBP", "£0.01"), (0.999, "GBP", "£1.00"),
    (999.995, "GBP", "£1,000.00"), (1_234.5, "GBP", "£1,234.50"), (-12.5, "GBP", "-£12.50"),
    (-12.5, "XYZ", "-12.50\u{A0}XYZ"),
    (-0.001, "GBP", "£0.00"), (-0.0, "GBP", "£0.00"), (0.5, "JPY", "¥0"), (1.5, "JPY", "¥2"),
    (1_204, "JPY", "¥1,204"),
    (1e16, "GBP", "£10,000,000,000,000,000.00"), (1e22, "USD", "$10,000,000,000,000,000,000,000.00"),
    (.leastNonzeroMagnitude, "GBP", "£0.00"), (.nan, "GBP", "–"), (.infinity, "GBP", "–"),
  ]

  @Test(arguments: prices)
  func `prices are written in English`(amount: Double, currency: String, text: String) {
    #expect(LocaleText.english.price(amount, currency: currency) == text)
  }

  @Test(arguments: [
    (1234.5, "EUR", "1.234,50\u{A0}€", "1\u{202F}234,50\u{A0}€"),
    (-12.5, "GBP", "-12,50\u{A0}£", "-12,50\u{A0}£"),
    (1204, "JPY", "1.204\u{A0}¥", "1\u{202F}204\u{A0}¥"), (38, "XYZ", "38,00\u{A0}XYZ", "38,00\u{A0}XYZ"),
  ])
  func `other languages put the sign behind`(amount: Double, currency: String, german: String, french: String)
  {
    #expect(LocaleText.german.price(amount, currency: currency) == german)
    #expect(LocaleText.french.price(amount, currency: currency) == french)
  }

  @Test(arguments: [
    (0, "0 products", "0 Treffer", "0 produit"), (1, "1 product", "1 Treffer", "1 produit"),
    (2, "2 products", "2 Treffer", "2 produits"), (-1, "-1 product", "-1 Treffer", "-1 produit"),
    (1_204, "1,204 products", "1.204 Treffer", "1\u{202F}204 produits"),
  ])
  func `counts take the form of the word that goes with them`(
    number: Int, english: String, german: String, french: String
  ) {
    #expect(LocaleText.english.count(number, one: "product", other: "products") == english)
    #expect(LocaleText.german.count(number, one: "Treffer", other: "Treffer") == german)
    #expect(LocaleText.french.count(number, one: "produit", other: "produits") == french)
  }

  @Test(
    arguments: [
      ("en", "en"), ("EN", "en"), ("en-GB", "en"), ("de_AT", "de"), ("fr-CA", "fr"), ("nl", nil), ("", nil),
      ("-", nil),
      ("english", nil),
    ] as [(String, String?)])
  func `a language is found by its tag`(tag: String, language: String?) {
    #expect(LocaleText(language: tag)?.language == language)
  }

  @Test(arguments: [
    (2021, 3, 31, "31 March 2021", "31. März 2021", "31 mars 2021"),
    (2024, 12, 1, "1 December 2024", "1. Dezember 2024", "1er décembre 2024"),
    (0, 1, 2, "2 January 0", "2. Januar 0", "2 janvier 0"),
    (9999, 8, 9, "9 August 9999", "9. August 9999", "9 août 9999"),
    (2021, 13, 5, "5 13 2021", "5. 13 2021", "5 13 2021"),
  ])
  func `a day is written with the name of its month`(
    year: Int, month: Int, day: Int, english: String, german: String, french: String
  ) {
    #expect(LocaleText.english.date(year: year, month: month, day: day) == english)
    #expect(LocaleText.german.date(year: year, month: month, day: day) == german)
    #expect(LocaleText.french.date(year: year, month: month, day: day) == french)
  }

  @Test(arguments: [
    (4.0, "4.0", "4,0"), (8.14, "8.1", "8,1"), (9.96, "10.0", "10,0"), (0, "0.0", "0,0"), (.nan, "–", "–"),
  ])
  func `a number can keep its zeros`(number: Double, english: String, german: String) {
    #expect(LocaleText.english.fixed(number, places: 1) == english)
    #expect(LocaleText.german.fixed(number, places: 1) == german)
  }

  @Test(arguments: [
    (1_234.5, "1,234.5", "1.234,5"), (-0.25, "-0.25", "-0,25"), (40, "40", "40"),
    (1e-7, "0.0000001", "0,0000001"),
    (.infinity, "–", "–"),
  ])
  func `a number has all of its digits`(number: Double, english: String, german: String) {
    #expect(LocaleText.english.number(number) == english)
    #expect(LocaleText.german.number(number) == german)
  }
}
