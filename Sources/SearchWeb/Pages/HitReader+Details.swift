import SearchCore

/// One value of a detail.
struct DetailText: Hashable {
  let text: String
  /// What the engine counts and filters by; `nil` for what is put together from several values.
  let facetValue: String?
}

extension HitReader {
  /// The values of a detail in stored order: numbers in the language's shape and with their unit, truth as Yes and No,
  /// of an object each field with its name.
  func values(_ detail: FieldMap.Detail, of hit: Hit) -> [DetailText] {
    switch hit[detail.path] {
    case .object(let object)?:
      object.fields.compactMap { field in
        readable(field.value, detail).map {
          DetailText(text: Self.words(field.name) + ": " + $0, facetValue: nil)
        }
      }
    case let value?: elements(value).compactMap { self.value($0, detail) }
    case nil: []
    }
  }

  /// The first values of a list that are no lists themselves, or the one value.
  func scalars(_ value: RecordValue?) -> [RecordValue] { value.map(elements) ?? [] }

  private func elements(_ value: RecordValue) -> [RecordValue] {
    if case .list(let values) = value { values.flatMap(elements) } else { [value] }
  }

  private func value(_ value: RecordValue, _ detail: FieldMap.Detail) -> DetailText? {
    readable(value, detail).map { DetailText(text: $0, facetValue: value.scalarText) }
  }

  /// A value in words; `nil` where it says nothing.
  private func readable(_ value: RecordValue, _ detail: FieldMap.Detail) -> String? {
    if detail.show == .date, let day = RecordDate(value)?.day {
      return locale.date(year: day.year, month: day.month, day: day.day)
    }
    switch value {
    case .null: return nil
    case .bool(let flag): return flag ? "Yes" : "No"
    case .text(let text): return Self.isShown(text) ? text : nil
    case .integer(let number):
      return withUnit(detail.show == .number ? locale.integer(Int(number)) : String(number), detail)
    case .number(let number):
      guard number.isFinite else { return nil }
      return withUnit(
        detail.show == .number ? locale.number(number) : RecordNumber.shortestText(number), detail)
    case .list(let values): return joined(values.map { readable($0, detail) }, ", ")
    case .object(let object):
      return joined(
        object.fields.map { field in
          readable(field.value, detail).map { text in
            if case .object = field.value { return Self.words(field.name) + ": (" + text + ")" }
            return Self.words(field.name) + ": " + text
          }
        }, "; ")
    }
  }

  private func withUnit(_ text: String, _ detail: FieldMap.Detail) -> String {
    detail.unit.map { text + "\u{A0}" + $0 } ?? text
  }

  private func joined(_ texts: [String?], _ separator: String) -> String? {
    let texts = texts.compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }

  /// A field's name for readers: `max_width` is “max width”.
  private static func words(_ name: String) -> String {
    String(name.map { $0 == "_" ? " " : $0 })
  }
}
