/// The rows of an index's records in one run of memory, in the order of their ids.
final class RecordRows: Sendable {
  private let ids: FlatBuffer<UInt8>
  private let idStarts: FlatBuffer<Int>
  private let rows: FlatBuffer<UInt8>
  private let rowStarts: FlatBuffer<Int>

  private init(
    ids: FlatBuffer<UInt8>, idStarts: FlatBuffer<Int>, rows: FlatBuffer<UInt8>, rowStarts: FlatBuffer<Int>
  ) {
    self.ids = ids
    self.idStarts = idStarts
    self.rows = rows
    self.rowStarts = rowStarts
  }

  var count: Int { idStarts.count - 1 }

  /// The memory of the rows, in bytes; what is left without them is small.
  var rowBytes: Int { rows.count }

  /// Whether the rows are here; `row` is empty otherwise.
  var hasRows: Bool { rowStarts.count == idStarts.count }

  @inline(__always)
  func id(_ place: Int) -> Bytes {
    Bytes(start: ids.base + idStarts[place], count: idStarts[place + 1] - idStarts[place])
  }

  @inline(__always)
  func row(_ place: Int) -> Bytes {
    guard hasRows else { return Bytes(start: nil, count: 0) }
    return Bytes(start: rows.base + rowStarts[place], count: rowStarts[place + 1] - rowStarts[place])
  }

  /// The place of an id; `nil` for an unknown one.
  func place(of id: Bytes) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if precedes(self.id(middle), id) { low = middle + 1 } else { high = middle }
    }
    return low < count && compare(self.id(low), id) == 0 ? low : nil
  }

  /// The same ids without the rows, which then are read from the store.
  func withoutRows() -> RecordRows {
    RecordRows(
      ids: ids, idStarts: idStarts, rows: FlatBuffer(repeating: 0, count: 0),
      rowStarts: FlatBuffer(repeating: 0, count: 1))
  }

  /// Takes rows one after the other.
  struct Builder: ~Copyable {
    private var ids = GrowingBuffer<UInt8>(capacity: 1 << 16)
    private var idStarts = GrowingBuffer<Int>(capacity: 1 << 12)
    private var rows = GrowingBuffer<UInt8>(capacity: 1 << 18)
    private var rowStarts = GrowingBuffer<Int>(capacity: 1 << 12)
    private var isSorted = true

    init() {
      idStarts.append(0)
      rowStarts.append(0)
    }

    var rowBytes: Int { rows.count }

    mutating func append(id: Bytes, row: Bytes) {
      let count = idStarts.count - 1
      if count > 0, !precedes(self.id(count - 1), id) { isSorted = false }
      ids.append(id)
      idStarts.append(ids.count)
      rows.append(row)
      rowStarts.append(rows.count)
    }

    private func id(_ place: Int) -> Bytes {
      Bytes(start: ids.base + idStarts[place], count: idStarts[place + 1] - idStarts[place])
    }

    private func row(_ place: Int) -> Bytes {
      Bytes(start: rows.base + rowStarts[place], count: rowStarts[place + 1] - rowStarts[place])
    }

    /// All rows, sorted by id; of several with the same id the last stays.
    consuming func finished() -> RecordRows {
      guard !isSorted else {
        return RecordRows(
          ids: ids.finished(), idStarts: idStarts.finished(), rows: rows.finished(),
          rowStarts: rowStarts.finished())
      }
      var places = Array(0..<idStarts.count - 1)
      places.sort { left, right in
        let order = compare(id(left), id(right))
        return order == 0 ? left < right : order < 0
      }
      var sorted = Builder()
      for (index, place) in places.enumerated() {
        if index + 1 < places.count, compare(id(place), id(places[index + 1])) == 0 { continue }
        sorted.append(id: id(place), row: row(place))
      }
      return sorted.finished()
    }
  }
}
