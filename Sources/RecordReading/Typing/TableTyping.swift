import SearchCore

/// Types of all columns of a CSV file: learnt from records, then applied to them.
///
/// Learnt from all records, every value fits. Learnt from the first ones only, a later value that does not fit stays
/// text and is counted in `misfits`.
package struct TableTyping: Sendable, Hashable {
  private var columns: [ColumnTyping] = []
  private var places: [String: Int] = [:]
  private var types: [ColumnType] = []
  /// Values that stayed text because they were not what their column is, by column.
  package private(set) var misfits: [String: Int] = [:]

  package init() {}

  package mutating func observe(_ record: RecordObject) {
    for (number, field) in record.fields.enumerated() {
      guard case .text(let text) = field.value else { continue }
      columns[place(of: field.name, likely: number)].observe(text)
    }
    types = []
  }

  /// The type of a column; text for an unknown one.
  package func type(of name: String) -> ColumnType { places[name].map { columns[$0].type } ?? .text }

  /// The record with its texts as values of their columns' types.
  package mutating func typed(_ record: RecordObject) -> RecordObject {
    if types.isEmpty { types = columns.map(\.type) }
    var fields: [RecordObject.Field] = []
    fields.reserveCapacity(record.fields.count)
    for (number, field) in record.fields.enumerated() {
      fields.append(typed(field, number))
    }
    return RecordObject(fields)
  }

  private mutating func typed(_ field: RecordObject.Field, _ number: Int) -> RecordObject.Field {
    guard case .text(let text) = field.value, let place = knownPlace(of: field.name, likely: number) else {
      return field
    }
    guard let value = ColumnTyping.value(of: text, as: types[place]) else {
      misfits[field.name, default: 0] += 1
      return field
    }
    return .init(name: field.name, value: value)
  }

  private func knownPlace(of name: String, likely number: Int) -> Int? {
    if columns.indices.contains(number), columns[number].name == name { return number }
    return places[name]
  }

  private mutating func place(of name: String, likely number: Int) -> Int {
    if let place = knownPlace(of: name, likely: number) { return place }
    columns.append(ColumnTyping(name: name))
    places[name] = columns.count - 1
    return columns.count - 1
  }
}
