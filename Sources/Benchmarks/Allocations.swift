import CAllocationCount

/// What a piece of work asks the heap for.
enum Allocations {
  /// The number of allocations that the calling thread makes.
  static func during(_ body: () -> Void) -> Int {
    let before = allocation_count()
    body()
    return Int(allocation_count() - before)
  }
}
