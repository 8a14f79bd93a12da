import Glibc

/// A point on the clock that deadlines are measured with; a few milliseconds coarse, and cheap to read.
struct MonotonicTime: Comparable {
  private let nanoseconds: Int64

  static let distantFuture = MonotonicTime(nanoseconds: .max)

  static func now() -> MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  static func < (one: MonotonicTime, other: MonotonicTime) -> Bool {
    one.nanoseconds < other.nanoseconds
  }

  /// Never overflows: what lies too far away is the distant future.
  static func + (time: MonotonicTime, span: MonotonicSpan) -> MonotonicTime {
    let (sum, overflow) = time.nanoseconds.addingReportingOverflow(span.nanoseconds)
    return overflow ? .distantFuture : MonotonicTime(nanoseconds: sum)
  }
}

/// A `Duration` in the unit of `MonotonicTime`: adding one is a single instruction, and each request adds several.
struct MonotonicSpan {
  fileprivate let nanoseconds: Int64

  init(_ duration: Duration) {
    nanoseconds = duration.wholeNanoseconds
  }
}

extension Duration {
  /// Clamped to what 64 bits hold: about 292 years either way.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : product + attoseconds / 1_000_000_000
  }

  /// Whole seconds, rounded up, at least `least`.
  func wholeSeconds(atLeast least: UInt32) -> UInt32 {
    let (seconds, attoseconds) = components
    return UInt32(clamping: max(Int64(least), attoseconds > 0 ? seconds + 1 : seconds))
  }

  /// Whole milliseconds between 0 and `most`.
  func wholeMilliseconds(atMost most: Int32) -> Int32 {
    Int32(clamping: min(Int64(most), max(0, wholeNanoseconds / 1_000_000)))
  }
}
