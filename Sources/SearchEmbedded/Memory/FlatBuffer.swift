/// A fixed run of plain values outside Swift's arrays, so that inner loops have no bounds or exclusivity
/// checks.
///
/// Owns its memory. Loops take `base` once and stay below `count`.
final class FlatBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
  // Safety: only the code that makes a buffer writes to it, before any other thread sees it; from then on it
  // is read only. A `Scratch` is the exception: one thread has it at a time.
  let base: UnsafeMutablePointer<Element>
  let count: Int

  /// `count` values, all equal to `value`.
  init(repeating value: Element, count: Int) {
    base = .allocate(capacity: max(count, 1))
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  init(copying values: some Collection<Element>) {
    base = .allocate(capacity: max(values.count, 1))
    count = values.count
    _ = UnsafeMutableBufferPointer(start: base, count: count).initialize(from: values)
  }

  /// Takes over memory from `allocate(capacity:)` of which the first `count` values are set.
  fileprivate init(taking base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

/// A run of plain values that grows at its end and then becomes a `FlatBuffer` without a copy.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = value
    count += 1
  }

  @inline(__always)
  mutating func append(_ values: UnsafeBufferPointer<Element>) {
    guard let start = values.baseAddress, !values.isEmpty else { return }
    if count + values.count > capacity { grow(to: count + values.count) }
    (base + count).update(from: start, count: values.count)
    count += values.count
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  consuming func finished() -> FlatBuffer<Element> {
    let buffer = FlatBuffer(taking: base, count: count)
    discard self
    return buffer
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
