import Dispatch
import Glibc
import RecordImporting
import RecordReading
import Testing

@Suite struct PipeTests {
  /// Imports what is written into a named pipe.
  private func run(
    _ importing: Importing, _ text: String, options: ImportOptions = ImportOptions(),
    progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> FileImportReport {
    let path = importing.folder.path + "/pipe"
    mkfifo(path, 0o600)
    // A reader that goes early must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let isWritten = DispatchSemaphore(value: 0)
    let bytes = Array(text.utf8)
    DispatchQueue(label: "writer").async {
      let descriptor = open(path, O_WRONLY)
      for piece in stride(from: 0, to: bytes.count, by: 50_000) {
        guard write(descriptor, Array(bytes[piece...].prefix(50_000)), min(50_000, bytes.count - piece)) > 0
        else { break }
      }
      close(descriptor)
      isWritten.signal()
    }
    defer { isWritten.wait() }
    return try importing.run(path: path, options: options, progress: progress)
  }

  @Test func `a pipe is read twice as a file is`() throws {
    let importing = try Importing()
    let lines = (0..<9000).map { "\($0),\($0 == 8999 ? "text" : "\($0)"),x" }
    var seen: [ImportProgress] = []
    let report = try run(
      importing, "id,value,name\n" + lines.joined(separator: "\n"), progress: { seen.append($0) })
    #expect(report.storedCount == 9000)
    #expect(report.contents.columnTypes == ["id": .integer, "value": .text, "name": .text])
    #expect(seen.first == ImportProgress(phase: .reading, recordCount: 0, fraction: nil))
    #expect(seen.last == ImportProgress(phase: .importing, recordCount: 9000, fraction: 1))
  }

  @Test func `a pipe with more than the limit is refused`() throws {
    let importing = try Importing()
    let options = ImportOptions(reading: .init(limits: RecordLimits(fileBytes: 100_000)))
    let path = importing.folder.path + "/pipe"
    #expect(throws: RecordReadingError(path: path, reason: .tooLarge(limit: 100_000, isCompressed: false))) {
      try run(importing, String(repeating: "x", count: 300_000), options: options)
    }
    #expect(try importing.store.indices().isEmpty)
  }

  @Test func `an import waiting for a pipe can be stopped`() throws {
    struct Stop: Error {}
    let importing = try Importing()
    #expect(throws: Stop.self) {
      try run(importing, "[]", progress: { _ in throw Stop() })
    }
  }

  @Test func `an empty pipe, a folder and a missing file are told`() throws {
    let importing = try Importing()
    let path = importing.folder.path
    #expect(throws: RecordReadingError(path: path + "/pipe", reason: .empty)) { try run(importing, "") }
    #expect(throws: RecordReadingError(path: path, reason: .isFolder)) { try importing.run(path: path) }
    #expect(
      throws: RecordReadingError(path: path + "/none", reason: .cannotOpen("No such file or directory"))
    ) { try importing.run(path: path + "/none") }
  }
}
