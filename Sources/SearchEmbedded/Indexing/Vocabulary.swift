/// The distinct words of a segment, sorted by their bytes, so that the words with one prefix stand side by
/// side.
final class Vocabulary: Sendable {
  private let bytes: FlatBuffer<UInt8>
  private let starts: FlatBuffer<UInt32>

  init(bytes: FlatBuffer<UInt8>, starts: FlatBuffer<UInt32>) {
    self.bytes = bytes
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  @inline(__always)
  subscript(word: Int) -> Bytes {
    let start = Int(starts[word])
    return Bytes(start: bytes.base + start, count: Int(starts[word + 1]) - start)
  }

  /// The number of a word; `nil` for an unknown one.
  func number(of word: Bytes) -> Int? {
    let place = firstNumber { !precedes($0, word) }
    return place < count && compare(self[place], word) == 0 ? place : nil
  }

  /// The numbers of all words that begin with `prefix`, itself included.
  func numbers(withPrefix prefix: Bytes) -> Range<Int> {
    let first = firstNumber { !precedes($0, prefix) }
    let end = firstNumber { word in
      compare(Bytes(rebasing: word.prefix(prefix.count)), prefix) > 0
    }
    return first..<max(end, first)
  }

  private func firstNumber(where isBehind: (Bytes) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
