import TestSupport
import Testing

@testable import SiteConfiguration

/// Whatever a file holds, there is a configuration or there are faults, each in the file.
struct FuzzTests {
  private func check(_ bytes: [UInt8], _ comment: Comment) {
    do {
      let read = try Configuration(bytes: bytes, name: "f", folder: "/etc/shop", surroundings: surroundings)
      #expect(!read.sites.isEmpty, comment)
    } catch {
      #expect(!error.faults.isEmpty, comment)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 } + 1
      for fault in error.faults {
        #expect((1...lines).contains(fault.place?.line ?? 0), comment)
        #expect((1...bytes.count + 1).contains(fault.place?.column ?? 0), comment)
        #expect(!fault.reason.description.isEmpty && !fault.reason.description.contains("\n"), comment)
      }
    }
  }

  @Test func `random bytes`() {
    var random = SplitMix(seed: 1)
    for round in 0..<3_000 {
      let count = Int.random(in: 0...200, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, "round \(round)")
    }
  }

  @Test func `random signs of YAML`() {
    var random = SplitMix(seed: 2)
    let signs = [
      "a", "sites", "path", "title", ":", ": ", "-", "- ", "\n", "\n  ", "\n    ", "{", "}", "[", "]", ",",
      "\"", "'", "#",
      " #", "&a", "*a", "!", "|", ">", "%", "@", "?", "? ", "\t", "---", "...", "~", "\\", "\\u", "ud83d",
      "é", "\u{2028}", "<<",
    ]
    for round in 0..<3_000 {
      let count = Int.random(in: 0...60, using: &random)
      let text = (0..<count).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
      check(Array(text.utf8), "round \(round): \(text)")
    }
  }

  @Test func `the example with random changes`() {
    var random = SplitMix(seed: 3)
    let example = Array(Example.text.utf8)
    for round in 0..<600 {
      var bytes = example
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1:
          bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
        default: bytes[start] = Array("{}[]:-#\"'&*!|>%@,\n\t ".utf8).randomElement(using: &random) ?? 0
        }
        if bytes.isEmpty { bytes = [0x61] }
      }
      check(bytes, "round \(round)")
    }
  }

  @Test func `the example cut off at every byte`() {
    let example = Array(Example.text.utf8)
    for count in stride(from: 0, to: example.count, by: 3) {
      check(Array(example.prefix(count)), "\(count) bytes")
    }
  }

  @Test func `a file of nothing but faults names the first hundred`() {
    let text = "sites:\n" + (0..<2_000).map { "- path: a\(0)\n  titel\($0): x\n" }.joined()
    let lines = messages(text).split(separator: "\n")
    #expect(lines.count == ConfigurationError.mostFaults + 1)
    #expect(lines.last == "shop.yaml: There are more than 100 faults. Mend these first.")
  }
}
