/// Finds the known name a writer most likely meant, for messages.
package enum NearestName {
  /// The name of `known` that needs the fewest edits to become `name`, if that is at most a third of its length
  /// (one edit is allowed from two letters on). Of names equally near the first in alphabetical order.
  package static func find(_ name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(longest))
    var best: (name: String, edits: Int)?
    for candidate in known.sorted() {
      let edits = distance(wanted, Array(candidate.lowercased().utf8.prefix(longest)))
      if edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    guard let best, best.edits <= max(1, wanted.count / 3), best.edits < wanted.count else { return nil }
    return best.name
  }

  private static let longest = 64

  /// Insertions, deletions, replacements and swaps of neighbours between two byte strings.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      for j in 1...right.count {
        var edits = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          edits = min(edits, beforeLast[j - 2] + 1)
        }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
