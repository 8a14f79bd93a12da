/// Measured durations of the same kind of work.
struct Timings {
  private var sorted: [Duration]

  init(_ durations: [Duration]) { sorted = durations.sorted() }

  /// The duration below which this share of all is, 0 to 1.
  func quantile(_ share: Double) -> Duration {
    sorted.isEmpty ? .zero : sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }

  var row: [String] {
    ["\(sorted.count)", milliseconds(quantile(0.5)), milliseconds(quantile(0.99)), milliseconds(quantile(1))]
  }

  static func measure<Output>(_ body: () throws -> Output) rethrows -> (Duration, Output) {
    let start = ContinuousClock.now
    let output = try body()
    return (ContinuousClock.now - start, output)
  }
}

/// In milliseconds, with three places.
func milliseconds(_ duration: Duration) -> String {
  let microseconds = Int(duration / .microseconds(1))
  let places = String(microseconds % 1000)
  return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - places.count) + places
}

/// Prints rows under a title, columns padded to the same width.
func printTable(_ title: String, _ rows: [[String]]) {
  print("\n" + title)
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
  }
  for row in rows {
    print(
      "  "
        + row.enumerated().map { column, text in
          let gap = String(repeating: " ", count: widths[column] - text.count)
          return column == 0 ? text + gap : gap + text
        }.joined(separator: "  "))
  }
}
