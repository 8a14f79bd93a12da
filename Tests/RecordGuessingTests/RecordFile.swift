import LibXML
import RecordGuessing
import RecordReading
import SearchCore

/// Reads the records of a file as they are stored.
enum RecordFile {
  static func records(_ text: String, name: String, html: Set<String> = []) throws -> [RecordObject] {
    try records(RecordReader(bytes: Array(text.utf8), name: name)).map { plain($0, html) }
  }

  static func records(path: String) throws -> [RecordObject] { try records(RecordReader(path: path)) }

  static func guess(_ records: some Sequence<RecordObject>) -> RecordGuess {
    var profile = RecordProfile()
    for record in records { profile.observe(record) }
    return RecordGuess(profile)
  }

  private static func records(_ reader: RecordReader) throws -> [RecordObject] {
    var records: [RecordObject] = []
    while let read = try reader.next() { records.append(read.record) }
    guard !reader.report.columns.isEmpty else { return records }
    var typing = TableTyping()
    for record in records { typing.observe(record) }
    return records.map { typing.typed($0) }
  }

  private static func plain(_ record: RecordObject, _ html: Set<String>) -> RecordObject {
    RecordObject(
      record.fields.map { field in
        guard html.contains(field.name), case .text(let text) = field.value else { return field }
        return .init(name: field.name, value: .text(TextKind.html.plain(text)))
      })
  }
}
