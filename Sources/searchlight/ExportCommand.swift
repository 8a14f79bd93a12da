import JSONText
import NearestNames
import SearchCore
import SearchEmbedded
import SiteAssembly

/// `searchlight export`: the records of an index as NDJSON, each with its id as `objectID`.
struct ExportCommand {
  let options: ExportOptions

  init(_ options: ExportOptions) { self.options = options }

  func run() throws {
    let store = try Places.store(options.data)
    guard try store.fingerprint(of: options.index) != nil else {
      throw UnknownIndex(options.index, known: try store.indices().map(\.name))
    }
    var buffer: [UInt8] = []
    try store.forEachRecord(of: options.index) { id, json in
      buffer += ExportedRecord.line(id, json).utf8
      guard buffer.count > 1 << 16 else { return }
      try Terminal.output(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    try Terminal.output(buffer)
  }
}

/// A record on its way out of a store.
enum ExportedRecord {
  /// The record as a line of JSON. Where no field `objectID` holds the id, one is put in front.
  static func line(_ id: String, _ json: String) -> String {
    let field = "\"objectID\":" + RecordValue.text(id).json
    guard case .object(let record)? = try? JSONText.parse(json), record["objectID"]?.scalarText != id else {
      return json + "\n"
    }
    let kept = RecordObject(record.fields.filter { $0.name != "objectID" })
    guard !kept.fields.isEmpty else { return "{" + field + "}\n" }
    return "{" + field + "," + kept.json.dropFirst() + "\n"
  }
}

/// An index that is not in the data folder.
struct UnknownIndex: Error, CustomStringConvertible {
  let index: String
  let known: [String]

  init(_ index: String, known: [String]) {
    self.index = index
    self.known = known
  }

  var description: String {
    let mend =
      NearestName.find(index, in: known).map { "Did you mean \($0)?" }
      ?? (known.isEmpty
        ? "There is none yet: searchlight import FILE --index \(index) makes it."
        : "The indices are \(known.joined(separator: ", ")).")
    return "there is no index “\(index)” in the data folder. " + mend
  }
}
