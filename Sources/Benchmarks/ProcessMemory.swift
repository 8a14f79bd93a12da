import Glibc

/// The memory of this process, in bytes, as Linux counts it.
enum ProcessMemory {
  /// Memory that is there now, mapped pages of files included; what was freed is given back first.
  static var resident: Int {
    giveBack()
    return value(of: "VmRSS")
  }

  /// The most that ever was there since the last `forgetPeak`.
  static var peak: Int { value(of: "VmHWM") }

  static func forgetPeak() {
    giveBack()
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  /// `malloc_trim`, which glibc has in no header that Swift sees.
  private static func giveBack() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    // Safety: the signature is that of glibc's manual, `int malloc_trim(size_t pad)`.
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }

  private static func value(of name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix(name + ":") else { continue }
      return (Int(text.filter { $0.isNumber }) ?? 0) << 10
    }
    return 0
  }
}
