import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct WordScannerTests {
  @Test(arguments: [
    ("Vývoj", ["vyvoj"]),
    ("Hammarskjöld", ["hammarskjold"]),
    ("Straße STRASSE", ["strasse", "strasse"]),
    ("İstanbul ısı", ["istanbul", "isi"]),
    ("ﬁn ﬀ", ["fin", "ff"]),
    ("Ærø Œuvre", ["aero", "oeuvre"]),
    ("Đà Nẵng", ["da", "nang"]),
    ("Ελλάδα ΣΊΣΥΦΟΣ", ["ελλαδα", "σισυφοσ"]),
    ("ЁЖ Йод", ["еж", "иод"]),
    ("Łódź Þór ħ", ["lodz", "thor", "h"]),
    ("cafe\u{301} n\u{303}", ["cafe", "n"]),
    ("ＡＢＣ１２ ²", ["abc12", "2"]),
    ("٤٢", ["42"]),
    ("ca\u{AD}fe\u{200D}s", ["cafes"]),
    ("שָׁלוֹם", ["שלום"]),
    ("한국어", ["한국어"]),
    ("हिन्दी", ["हिन्दी"]),
  ])
  func `words are folded to plain lower-case letters`(text: String, words: [String]) {
    #expect(NaiveSearch.words(text) == words)
  }

  @Test(arguments: [
    ("", []),
    (" \t\n--", []),
    ("it's x-y_z, a.b", ["it", "s", "x", "y", "z", "a", "b"]),
    ("c++ 3.5", ["c", "3", "5"]),
    ("東京tower", ["東", "京", "tower"]),
    ("ラーメン", ["ラ", "ー", "メ", "ン"]),
    ("a😀b", ["a", "b"]),
    ("“quoted” — dash", ["quoted", "dash"]),
  ])
  func `all but letters and digits separates, and a Han or kana character stands alone`(
    text: String, words: [String]
  ) {
    #expect(NaiveSearch.words(text) == words)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], ["a", "b"]),
      ([0x61, 0xC3], ["a"]),
      ([0xC3, 0x28, 0x61], ["a"]),
      ([0xE0, 0x80, 0x80, 0x61], ["a"]),
      ([0xED, 0xA0, 0x80], []),
      ([0xF4, 0x90, 0x80, 0x80, 0x7A], ["z"]),
      ([0x80, 0xBF], []),
    ] as [([UInt8], [String])])
  func `bytes that are no UTF-8 separate words`(bytes: [UInt8], words: [String]) {
    var found: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = WordScanner()
      scanner.begin(bytes)
      while scanner.next() { found.append(String(decoding: scanner.word, as: UTF8.self)) }
    }
    #expect(found == words)
  }

  @Test func `folding a folded word changes nothing`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = NaiveSearch.words(String(Character(scalar)))
      #expect(once.flatMap(NaiveSearch.words) == once, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `characters and their canonical decompositions fold alike`() {
    let pairs = [
      ("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ǻ", "a\u{30A}\u{301}"), ("ữ", "u\u{31B}\u{303}"),
      ("ΐ", "ι\u{308}\u{301}"),
      ("й", "и\u{306}"), ("ё", "е\u{308}"), ("ᾧ", "ω\u{314}\u{342}\u{345}"),
    ]
    for (composed, decomposed) in pairs {
      #expect(NaiveSearch.words(composed) == NaiveSearch.words(decomposed), "\(composed)")
    }
  }

  @Test func `random bytes are scanned to their end in order`() {
    var generator = SplitMix(seed: 3)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ -> UInt8 in
        generator.chance(50)
          ? UInt8.random(in: 0x40...0x7F, using: &generator) : UInt8.random(in: 0...255, using: &generator)
      }
      bytes.withUnsafeBufferPointer { text in
        var scanner = WordScanner(keepsEnds: true)
        var end = 0
        scanner.begin(text)
        while scanner.next() {
          #expect(scanner.range.lowerBound >= end && scanner.range.upperBound <= text.count)
          #expect(!scanner.range.isEmpty)
          end = scanner.range.upperBound
          var last = scanner.range.lowerBound
          for count in 1...scanner.word.count {
            let prefixEnd = scanner.end(ofPrefix: count)
            #expect(prefixEnd >= last && prefixEnd <= end)
            last = prefixEnd
          }
          #expect(last == end)
        }
      }
    }
  }
}
