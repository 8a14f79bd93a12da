/// The smallest keys of all that are offered: a heap with the greatest of them on top.
struct TopKeys: ~Copyable {
  private let capacity: Int
  private var keys: GrowingBuffer<UInt64>

  init(capacity: Int) {
    self.capacity = capacity
    keys = GrowingBuffer(capacity: min(capacity, 1024))
  }

  @inline(__always)
  mutating func offer(_ key: UInt64) {
    if keys.count == capacity {
      if capacity > 0, key < keys[0] { replaceTop(key) }
    } else {
      push(key)
    }
  }

  private mutating func push(_ key: UInt64) {
    keys.append(key)
    var child = keys.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard keys[parent] < key else { break }
      keys[child] = keys[parent]
      child = parent
    }
    keys[child] = key
  }

  @inline(never)
  private mutating func replaceTop(_ key: UInt64) {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < capacity else { break }
      if child + 1 < capacity, keys[child + 1] > keys[child] { child += 1 }
      guard keys[child] > key else { break }
      keys[parent] = keys[child]
      parent = child
    }
    keys[parent] = key
  }

  /// The keys, the smallest first.
  func sorted() -> [UInt64] { keys.values.sorted() }
}
