import Glibc
import RecordReading
import Testing

@Suite struct OpeningTests {
  @Test(arguments: [
    (Array("".utf8), "x: there is nothing in it. A file of records was expected: JSON, NDJSON or CSV."),
    ([0xEF, 0xBB, 0xBF], "x: there is nothing in it. A file of records was expected: JSON, NDJSON or CSV."),
    (Array(" \n ".utf8), "x: there is nothing in it. A file of records was expected: JSON, NDJSON or CSV."),
    (
      Array("PK\u{3}\u{4}rest".utf8),
      "x: this is a ZIP archive or a spreadsheet. Unpack it, or save the sheet as CSV."
    ),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1], "x: this is a spreadsheet. Save the sheet as CSV."),
    (Array("SQLite format 3\u{0}".utf8), "x: this is an SQLite database. Export a table as CSV."),
    (Array("PAR1abc".utf8), "x: this is a Parquet file. Save it as CSV or NDJSON."),
    (Array("BZh91AY".utf8), "x: this is compressed by bzip2. Use gzip or zstd."),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "x: this is compressed by xz. Use gzip or zstd."),
    ([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0], "x: this is UTF-32. Save it as UTF-8."),
    (
      Array("\n<!DOCTYPE html><html>".utf8),
      "x: this is HTML or XML. A file of records was expected: JSON, NDJSON or CSV."
    ),
    (
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49],
      "x: this is no text. A file of records was expected: JSON, NDJSON or CSV."
    ),
    ([0x1F, 0x8B, 0x08], "x: the gzip data ends too early. Copy the file again."),
  ])
  func `what holds no records is refused in words`(bytes: [UInt8], words: String) {
    #expect(refusal(bytes, name: "x") == words)
  }

  @Test func `a format that was stated and is not there is refused`() {
    #expect(
      refusal(Array("a,b\n1,2".utf8), name: "x", options: .init(format: .json))
        == "x: this is not JSON: “[” or “{” was expected first. For CSV or NDJSON, name the format.")
  }

  @Test func `missing files and folders are refused in words`() {
    #expect(
      openingError("/nowhere/at/all.json")
        == "/nowhere/at/all.json: it cannot be opened (No such file or directory).")
    #expect(openingError("/") == "/: this is a folder. Name a file in it.")
  }

  private func openingError(_ path: String) -> String? {
    do {
      _ = try RecordReader(path: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a file is read from the disk with its progress`() throws {
    let path = "/tmp/records-\(getpid())-\(UInt32.random(in: 0 ... .max)).json"
    let text = "[" + (0..<20_000).map { "{\"n\":\($0)}" }.joined(separator: ",\n") + "]"
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    defer { unlink(path) }
    let reader = try RecordReader(path: path)
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 20_000)
    #expect(reader.fileSize == text.utf8.count)
    #expect(reader.fileBytesRead == text.utf8.count)
  }

  @Test func `compressed files are known by their bytes`() throws {
    // `[{"a":1},{"a":2}]`, made with gzip 1.12 and zstd 1.5.4.
    let gzip: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x8B, 0xAE, 0x56, 0x4A, 0x54,
      0xB2, 0x32, 0xAC, 0xD5, 0x01, 0xD3, 0x46, 0xB5, 0xB1, 0x00, 0x63, 0xAD, 0x77, 0xC7, 0x11,
      0x00, 0x00, 0x00,
    ]
    let zstd: [UInt8] = [
      0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x58, 0x89, 0x00, 0x00, 0x5B, 0x7B, 0x22, 0x61, 0x22, 0x3A,
      0x31, 0x7D, 0x2C, 0x7B, 0x22, 0x61, 0x22, 0x3A, 0x32, 0x7D, 0x5D, 0x61, 0x99, 0x73, 0x6A,
    ]
    for bytes in [gzip, zstd] {
      let reading = try Reading(bytes, name: "records.json")
      #expect(reading.json == [#"{"a":1}"#, #"{"a":2}"#])
      #expect(reading.report.compression == (bytes == gzip ? .gzip : .zstd))
    }
    #expect(
      refusal(gzip, name: "x", options: .init(limits: .init(fileBytes: 10)))
        == "x: it has more than 10 bytes once decompressed, the most that this machine's memory allows for. Split it, or raise the limit."
    )
  }
}
