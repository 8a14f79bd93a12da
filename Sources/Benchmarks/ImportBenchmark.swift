import Glibc
import RecordImporting
import RecordReading
import SearchCore
import SearchEmbedded

/// From a file to a searchable index. The baseline is the bare reading of the same file, once, with nothing stored.
struct ImportBenchmark {
  let count: Int
  var hasRandomIDs = false
  var formats = ImportFiles.Format.allCases

  private static let settings = IndexSettings(
    searchable: ["name", "brand", "category", "description"], facets: ["brand", "category"],
    customRanking: [SortOrder(attribute: "rating", isAscending: false)], sortable: ["price", "name"],
    displayed: nil)

  func run() throws {
    let folder = "/tmp/searchlight-import-\(getpid())"
    mkdir(folder, 0o700)
    defer { rmdir(folder) }
    var rows = [["", "MB", "read ms", "import ms", "load ms", "index MB", "peak MB", "store MB"]]
    for format in formats {
      let path = try ImportFiles(folder: folder, count: count, hasRandomIDs: hasRandomIDs).write(format)
      defer { unlink(path) }
      rows.append([format.rawValue] + (try measure(path, folder)))
    }
    printTable("Import of \(count) records\(hasRandomIDs ? " with ids in no order" : "")", rows)
  }

  private func measure(_ path: String, _ folder: String) throws -> [String] {
    defer { for suffix in ["", "-wal", "-shm"] { unlink(folder + "/" + Store.fileName + suffix) } }
    let reading = try Timings.measure {
      let reader = try RecordReader(path: path)
      while try reader.next() != nil {}
    }.0
    ProcessMemory.forgetPeak()
    let before = ProcessMemory.resident
    let store = try Store(folder: folder)
    let (importing, report) = try Timings.measure {
      try FileImport(path: path, options: ImportOptions(id: nil)).run(
        into: store, index: "products", fingerprint: "1",
        finish: { _ in (Self.settings, ["format": "benchmark"]) })
    }
    precondition(report.storedCount == count)
    let (loading, snapshot) = try Timings.measure { try store.load(index: "products") }
    let peak = ProcessMemory.peak - before
    let index = ProcessMemory.resident - before
    return try withExtendedLifetime(snapshot) {
      [
        megabytes(try size(path)), milliseconds(reading), milliseconds(importing), milliseconds(loading),
        megabytes(index), megabytes(peak), megabytes(try size(folder + "/" + Store.fileName)),
      ]
    }
  }

  private func size(_ path: String) throws -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw ImportFiles.FileError(path: path, code: errno) }
    return Int(status.st_size)
  }

  private func megabytes(_ bytes: Int) -> String { "\(bytes >> 20)" }
}
