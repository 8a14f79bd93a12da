import RecordImporting
import SearchCore
import SearchEmbedded
import TestSupport

/// A store in a folder of its own, and imports of texts into its index “a”.
struct Importing {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store(folder: folder.path + "/data") }

  @discardableResult
  func run(
    _ text: String, name: String = "file.json", options: ImportOptions = ImportOptions(),
    observe: (RecordObject) -> Void = { _ in }, progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> FileImportReport {
    try run(path: folder.write(text, to: name), options: options, observe: observe, progress: progress)
  }

  @discardableResult
  func run(
    path: String, options: ImportOptions = ImportOptions(), observe: (RecordObject) -> Void = { _ in },
    finish: (ImportedContents) -> Void = { _ in }, progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> FileImportReport {
    try FileImport(path: path, options: options).run(
      into: store, index: "a", fingerprint: "1", observe: observe,
      finish: { contents in
        finish(contents)
        return (IndexSettings(searchable: ["name"]), ["records": .integer(Int64(contents.recordCount))])
      }, progress: progress)
  }

  /// The words of the error that an import ends with.
  func refusal(_ text: String, name: String = "file.json", options: ImportOptions = ImportOptions())
    -> String?
  {
    do {
      try run(text, name: name, options: options)
      return nil
    } catch {
      return "\(error)".replacing(folder.path + "/", with: "")
    }
  }

  /// All records of the index as `id json`.
  func stored() throws -> [String] {
    var lines: [String] = []
    try store.forEachRecord(of: "a") { id, json in lines.append("\(id) \(json)") }
    return lines
  }
}

extension FileImportReport {
  /// `lines` without the folder of the test.
  func lines(_ importing: Importing) -> [String] {
    lines.map { $0.replacing(importing.folder.path + "/", with: "") }
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
