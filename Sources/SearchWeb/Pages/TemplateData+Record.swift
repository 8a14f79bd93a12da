import HTMLTemplates
import SearchCore

extension TemplateData {
  /// A record as templates reach it below `record`: `{{record.maker.name}}`.
  ///
  /// Of a field that is repeated the first counts. Infinity and not-a-number show nothing.
  init(_ record: RecordObject) {
    self = .object(Dictionary(record.fields.map { ($0.name, TemplateData($0.value)) }) { first, _ in first })
  }

  init(_ value: RecordValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .integer, .number: self = value.scalarText.map(TemplateData.number) ?? .null
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map(TemplateData.init))
    case .object(let object): self = TemplateData(object)
    }
  }
}
