import Glibc
import LibXML
import RecordImporting
import TestSupport
import Testing

@Suite struct FileFingerprintTests {
  private let folder = TemporaryFolder()

  private func text(_ path: String, _ options: ImportOptions = ImportOptions()) -> String? {
    FileFingerprint.text(path: path, options: options)
  }

  @Test func `it names version, file, size, time and options`() throws {
    let path = folder.write("[]", to: "a.json")
    var status = stat()
    #expect(stat(path, &status) == 0)
    let options = ImportOptions(
      reading: .init(format: .json, list: "hits", isStrict: true), id: "sku", kinds: ["b": .html, "a": .text])
    #expect(
      text(path, options) == """
        1
        \(path)
        2
        \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)
        format=json
        list=hits
        id=sku
        strict=yes
        limits=16777216 100 10000 1000
        kind a=text
        kind b=html
        """)
  }

  @Test func `another way to the same file gives the same`() {
    let path = folder.write("[]", to: "a.json")
    symlink(path, folder.path + "/link")
    #expect(text(folder.path + "/link") == text(path))
    #expect(text(folder.path + "/./a.json") == text(path))
  }

  @Test func `a change of size, time or options changes it`() {
    let path = folder.write("[]", to: "a.json")
    let first = text(path)
    #expect(text(path) == first)
    #expect(text(path, ImportOptions(id: "x")) != first)
    #expect(text(path, ImportOptions(kinds: ["x": .text])) != first)
    var times = [timespec(tv_sec: 5, tv_nsec: 7), timespec(tv_sec: 5, tv_nsec: 8)]
    utimensat(AT_FDCWD, path, &times, 0)
    let second = text(path)
    #expect(second != first)
    folder.write("[{}]", to: "a.json")
    utimensat(AT_FDCWD, path, &times, 0)
    #expect(text(path) != second)
  }

  @Test func `what is no file has none`() {
    #expect(text("-") == nil)
    #expect(text(folder.path) == nil)
    #expect(text(folder.path + "/none") == nil)
    mkfifo(folder.path + "/pipe", 0o600)
    #expect(text(folder.path + "/pipe") == nil)
  }
}
