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
          "bytes": .integer(Int64(index.byteCount)),
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
