import JSONText
import SearchCore
import Testing

import struct Foundation.Data
import struct Foundation.URL

/// A third-party fixture.
enum Fixture {
  static func bytes(_ path: String) throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: tests.appending(path: "Fixtures/ThirdParty/" + path)))
  }

  static func value(_ path: String) throws -> RecordValue { try JSONText.parse(try bytes(path)) }

  /// All hostile strings.
  static func payloads() throws -> [String] {
    guard case .object(let file) = try value("xss/payloads.json"),
      case .list(let payloads)? = file.value(at: "payloads.s")
    else { return [] }
    return payloads.compactMap(\.scalarText)
  }
}
