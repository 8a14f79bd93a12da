import Glibc

/// The bytes of this process's heap that are in use, as glibc's `mallinfo2` counts them.
enum HeapUse {
  /// What a piece of work leaves behind in its result; `nil` where glibc cannot be asked.
  static func kept<Result>(by body: () -> Result) -> Int? {
    guard let before = bytes else { return nil }
    let result = body()
    let after = bytes
    return withExtendedLifetime(result) { after.map { $0 - before } }
  }

  private static var bytes: Int? {
    #if arch(x86_64)
      guard let symbol = dlsym(nil, "mallinfo2") else { return nil }
      typealias Fill = @convention(c) (UnsafeMutablePointer<Int>) -> UnsafeMutableRawPointer?
      var counts = [Int](repeating: 0, count: 10)
      // Safety: a C function that returns a struct of ten `size_t` takes on this processor the address where to put it
      // as its first argument; `uordblks` and `hblkhd`, small and mapped blocks in use, are the eighth and the fifth.
      _ = unsafeBitCast(symbol, to: Fill.self)(&counts)
      return counts[7] + counts[4]
    #else
      return nil
    #endif
  }
}
