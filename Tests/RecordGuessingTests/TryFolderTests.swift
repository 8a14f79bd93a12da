import Glibc
import RecordGuessing
import SearchCore
import Testing

/// Prints what is guessed about the files of a folder, for `.ci/try-guesses FOLDER`.
@Suite struct TryFolderTests {
  static let folder = getenv("SEARCHLIGHT_TRY_FOLDER").map { String(cString: $0) }

  @Test(.enabled(if: folder != nil, "no folder is named"))
  func `every file of the folder is guessed, and each path finds a value`() throws {
    let folder = try #require(Self.folder)
    for path in Self.files(below: folder).sorted() {
      print("== \(path.dropFirst(folder.count + 1))")
      do {
        let records = try RecordFile.records(path: path)
        let guess = RecordFile.guess(records)
        print("\(records.count) records, \(NounGuess(fileName: path))")
        print(GuessText.lines(guess).joined(separator: "\n"))
        for path in GuessText.paths(guess) {
          #expect(records.contains { $0.value(at: path) != nil }, "no record has \(path)")
        }
      } catch {
        print("\(error)")
      }
    }
  }

  /// Files whose names end as files of records do, folders inside the folder included.
  private static func files(below folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        files += Self.files(below: path)
      } else if [".json", ".ndjson", ".jsonl", ".csv", ".tsv", ".gz", ".zst"].contains(where: name.hasSuffix)
      {
        files.append(path)
      }
    }
    return files
  }
}
