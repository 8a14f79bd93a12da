import Glibc
import SearchCore
import SearchEmbedded
import SiteAssembly

/// `searchlight indices`: what a data folder holds.
struct IndicesCommand {
  let options: IndicesOptions

  init(_ options: IndicesOptions) { self.options = options }

  func run() throws {
    let folder = try Places.data(options.data)
    let indices = try Places.store(options.data).indices()
    if options.isJSON {
      for index in indices {
        let record: RecordObject = [
          "name": .text(index.name), "records": .integer(Int64(index.recordCount)),
          "bytes": .integer(Int64(index.rowBytes)),
        ]
        try Terminal.print(record.json)
      }
      return
    }
    guard !indices.isEmpty else {
      Terminal.error("There is no index in \(folder) yet: searchlight import FILE --index NAME makes one.")
      return
    }
    let width = indices.map(\.name.count).max() ?? 0
    for index in indices {
      let name = index.name + String(repeating: " ", count: width - index.name.count)
      try Terminal.print("\(name)  \(index.words)")
    }
  }
}

extension IndexEntry {
  /// `1,500 records, 1.2 MB, imported 2026-11-30 21:40 UTC`.
  fileprivate var words: String {
    var words = "\(recordCount) \(recordCount == 1 ? "record" : "records"), \(Self.size(rowBytes))"
    if let changedAt { words += ", imported \(Self.time(changedAt))" }
    return words
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) bytes"
    case ..<1_000_000: "\(bytes / 1_000) kB"
    case ..<1_000_000_000: "\(bytes / 1_000_000) MB"
    default: "\(bytes / 1_000_000_000) GB"
    }
  }

  private static func time(_ seconds: Int) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    gmtime_r(&moment, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%d %H:%M UTC", &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
