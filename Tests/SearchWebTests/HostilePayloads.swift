import Foundation
import JSONText
import SearchCore

@testable import SearchWeb

/// Strings from public collections that try to become markup or script.
enum HostilePayloads {
  /// All 578.
  static let all: [String] = {
    let file = URL(filePath: FixtureSite.root).appending(path: "Tests/Fixtures/ThirdParty/xss/payloads.json")
    guard let data = try? Data(contentsOf: file), case .object(let root)? = try? JSONText.parse(Array(data)),
      case .list(let list)? = root["payloads"]
    else { return [] }
    return list.compactMap { value in
      guard case .object(let object) = value, case .text(let text)? = object["s"] else { return nil }
      return text
    }
  }()

  /// All with `SEARCHLIGHT_LONG`, else 17 over all kinds and those with control characters.
  static let tried: [String] =
    ProcessInfo.processInfo.environment["SEARCHLIGHT_LONG"] != nil
    ? all
    : all.enumerated().filter { index, text in
      index % 36 == 0 || text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }.map(\.element)
}

/// How a page may show a foreign text.
enum ShownText {
  /// U+FFFD for what HTML forbids.
  static func of(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let code = scalar.value
          let isForbidden =
            code < 0x20 && ![0x09, 0x0A, 0x0D].contains(code) || (0x7F...0x9F).contains(code)
            || (0xFDD0...0xFDEF).contains(code) || code & 0xFFFE == 0xFFFE
          return isForbidden ? "\u{FFFD}" : scalar
        }))
  }
}
