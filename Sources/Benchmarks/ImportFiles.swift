import Glibc

/// Invented files of products, about 400 bytes a record, in the formats that are read.
struct ImportFiles {
  let folder: String
  let count: Int
  /// Whether ids come in no order, as hashes and other programs' keys do.
  let hasRandomIDs: Bool

  enum Format: String, CaseIterable {
    case ndjson, json, csv
  }

  private static let words = [
    "light", "bright", "garden", "kitchen", "wooden", "steel", "folding", "summer", "winter", "classic",
    "small",
    "large", "round", "soft", "strong", "quiet", "warm", "fresh", "simple", "modern", "lamp", "chair",
    "table",
    "basket", "bottle", "jacket", "blanket", "mirror", "clock", "shelf", "carpet", "curtain", "pillow",
    "candle",
    "teapot", "brush", "ladder", "hammer", "bicycle", "tent",
  ]

  /// - Returns: The path of the file.
  func write(_ format: Format) throws -> String {
    let path = "\(folder)/products-\(count).\(format.rawValue)"
    guard let file = fopen(path, "w") else { throw FileError(path: path, code: errno) }
    defer { fclose(file) }
    var numbers = Numbers()
    put(format == .csv ? "id,name,description,brand,category,price,rating,stock,image,url\n" : "", file)
    put(format == .json ? "[\n" : "", file)
    for number in 0..<count {
      let fields = fields(number, &numbers)
      switch format {
      case .csv: put(fields.map { "\"\($0.value)\"" }.joined(separator: ",") + "\n", file)
      case .ndjson, .json:
        let line = fields.map { "\"\($0.name)\":\($0.isText ? "\"\($0.value)\"" : $0.value)" }
        put("{" + line.joined(separator: ",") + "}", file)
        put(format == .json && number + 1 < count ? ",\n" : "\n", file)
      }
    }
    put(format == .json ? "]\n" : "", file)
    return path
  }

  private func fields(_ number: Int, _ numbers: inout Numbers) -> [(
    name: String, value: String, isText: Bool
  )] {
    let id = hasRandomIDs ? String(numbers.next(), radix: 36) + "-\(number)" : "\(number)"
    let name = numbers.words(3, Self.words) + " \(number % 5000)"
    return [
      ("id", id, true), ("name", name, true),
      ("description", numbers.words(28, Self.words) + " " + String(numbers.next() >> 44, radix: 36), true),
      ("brand", "Brand \(numbers.next() % 300)", true), ("category", numbers.words(1, Self.words), true),
      ("price", "\(numbers.next() % 1000).\(10 + numbers.next() % 90)", false),
      ("rating", "\(numbers.next() % 6)", false), ("stock", "\(numbers.next() % 900)", false),
      ("image", "https://images.example.com/products/\(number).jpg", true),
      ("url", "https://shop.example.com/p/\(number)", true),
    ]
  }

  private func put(_ text: String, _ file: UnsafeMutablePointer<FILE>) { fputs(text, file) }

  struct FileError: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  /// The same numbers in every run.
  private struct Numbers {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11
    }

    /// Words drawn from a list, with spaces between.
    mutating func words(_ count: Int, _ list: [String]) -> String {
      (0..<count).map { _ in list[Int(next() >> 20) % list.count] }.joined(separator: " ")
    }
  }
}
