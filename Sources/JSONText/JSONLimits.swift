/// How much JSON text is read at once.
package struct JSONLimits: Sendable, Hashable {
  /// Bytes of text; at most 4 GiB, which is where simdjson ends.
  package var bytes: Int
  /// Lists and objects inside each other, empty ones not counted, 1 to 1,000. Whatever walks a value walks it on its
  /// thread's stack.
  package var depth: Int

  package init(bytes: Int, depth: Int) {
    self.bytes = min(max(bytes, 0), 0xFFFF_FFFF)
    self.depth = min(max(depth, 1), 1_000)
  }

  /// 256 MiB and 200 levels.
  package static let standard = JSONLimits(bytes: 256 << 20, depth: 200)
}
