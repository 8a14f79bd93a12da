/// The values of one facet for all records: for each record a run of ordinals into the sorted values.
final class FacetColumn: Sendable {
  /// Sorted as `FacetValue.precedes` orders equal counts.
  let values: [String]
  /// Where each record's run starts in `ordinals`, and at the end where the last one ends.
  let starts: FlatBuffer<UInt32>
  let ordinals: FlatBuffer<UInt32>

  init(values: [String], starts: FlatBuffer<UInt32>, ordinals: FlatBuffer<UInt32>) {
    self.values = values
    self.starts = starts
    self.ordinals = ordinals
  }

  /// The ordinal of exactly this value, byte for byte; `nil` where no record has it.
  func ordinal(of value: String) -> UInt32? {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle].precedesExactly(value) { low = middle + 1 } else { high = middle }
    }
    return low < values.count && values[low].utf8.elementsEqual(value.utf8) ? UInt32(low) : nil
  }

}
