import Glibc
import Testing

@testable import DemoData

/// Package lists in a folder of their own, and commands that stand in for apt's.
private final class Lists {
  let folder: String
  let paths: [String]

  init(_ texts: [String]) throws {
    var template = Array("/tmp/searchlight-lists-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.folder = folder
    paths = texts.indices.map { "\(folder)/list \($0)" }
    for (path, text) in zip(paths, texts) { try write(text, to: path) }
  }

  deinit {
    for path in paths { unlink(path) }
    rmdir(folder)
  }

  var apt: AptCommands {
    AptCommands(listFiles: ["printf", "%s\\n"] + paths, readList: ["cat"])
  }
}

private func write(_ text: String, to path: String) throws {
  let file = try #require(fopen(path, "w"))
  defer { fclose(file) }
  #expect(fputs(text, file) >= 0)
}

@Suite struct `The package index` {
  @Test func `the highest version of a name wins, and the others are counted`() throws {
    let lists = try Lists([
      """
      Package: lamp
      Version: 1.10-1
      Description: the winner

      Package: lamp
      Version: 1.9-1
      Description: older

      Package: lamp
      Version: 1.10-1
      Description: the same again
      """,
      """
      Package: wick
      Version: 1
      Description: older

      Package: wick
      Version: 1:0.1
      Description: later by its epoch

      nothing to read
      """,
    ])
    let contents = try PackageIndex.read(through: lists.apt)
    #expect(contents.records.map(\.name) == ["lamp", "wick"])
    #expect(contents.records.map(\.summary) == ["the winner", "later by its epoch"])
    #expect(contents.superseded == 3)
    #expect(contents.malformed == 1)
  }

  @Test func `popularity counts the packages that name another, each once`() throws {
    let lists = try Lists([
      """
      Package: aa
      Version: 1
      Depends: bb (>= 1), bb (<= 2), aa, virtual

      Package: bb
      Version: 1
      Pre-Depends: cc
      Recommends: aa | cc
      Suggests: cc:any

      Package: cc
      Version: 2
      Suggests: bb
      Enhances: aa
      Conflicts: aa

      Package: cc
      Version: 1
      Depends: aa
      """
    ])
    let records = try PackageIndex.read(through: lists.apt).records
    #expect(records.map(\.name) == ["aa", "bb", "cc"])
    #expect(records.map(\.popularity) == [1, 2, 1])
  }

  @Test func `a record carries every field, and its JSON leaves out what is missing`() throws {
    let lists = try Lists([
      """
      Package: lamp
      Version: 1:2.0~rc1-3
      Architecture: amd64
      Section: contrib/graphics
      Installed-Size: 1536
      Maintainer: A. "Wick" Keeper <keeper@example.org>
      Homepage: https://lamp.example/?a=1&b=2
      Tag: role::program, use::viewing
      Description: lights \\ the "way"\u{7}, même la nuit 💡

      Package: wick
      Version: 1
      Installed-Size: unknown
      """
    ])
    let records = try PackageIndex.read(through: lists.apt).records
    let lamp = PackageRecord(
      name: "lamp", version: "1:2.0~rc1-3", architecture: "amd64", section: "contrib/graphics",
      summary: "lights \\ the \"way\"\u{7}, même la nuit 💡", tags: ["role::program", "use::viewing"],
      installedSize: 1536, maintainer: "A. \"Wick\" Keeper", homepage: "https://lamp.example/?a=1&b=2",
      popularity: 0)
    let wick = PackageRecord(
      name: "wick", version: "1", architecture: "", section: "", summary: "", tags: [], installedSize: nil,
      maintainer: "", homepage: nil, popularity: 0)
    #expect(records == [lamp, wick])
    #expect(
      lamp.object.json == #"""
        {"objectID":"lamp","name":"lamp","summary":"lights \\ the \"way\"\u0007, même la nuit 💡","section":"contrib/graphics","tags":["role::program","use::viewing"],"installed_size":1536,"maintainer":"A. \"Wick\" Keeper","version":"1:2.0~rc1-3","architecture":"amd64","homepage":"https://lamp.example/?a=1&b=2","popularity":0}
        """#)
    #expect(
      wick.object.json == #"""
        {"objectID":"wick","name":"wick","summary":"","section":"","tags":[],"maintainer":"","version":"1","architecture":"","popularity":0}
        """#)
  }

  @Test func `progress is told at the end of each list and after every step`() throws {
    let many = (0...PackageIndexProgress.step).map { "Package: p\($0)x\nVersion: 1\n" }.joined(
      separator: "\n")
    let lists = try Lists([many, "Package: last\nVersion: 1\n"])
    var told: [PackageIndexProgress] = []
    _ = try PackageIndex.read(through: lists.apt) { told.append($0) }
    #expect(
      told == [
        .init(packages: 5000, lists: 0, listCount: 2), .init(packages: 5001, lists: 1, listCount: 2),
        .init(packages: 5002, lists: 2, listCount: 2),
      ])
  }

  @Test func `the fingerprint holds until a list changes, goes or comes`() throws {
    let lists = try Lists(["Package: aa\nVersion: 1\n", "Package: bb\nVersion: 1\n"])
    let first = try PackageIndex.read(through: lists.apt).fingerprint
    #expect(first.isCurrent)
    #expect(PackageIndexFingerprint(text: first.text).isCurrent)
    #expect(try PackageIndex.read(through: lists.apt).fingerprint == first)

    try write("Package: aa\nVersion: 1.1\n", to: lists.paths[0])
    #expect(!first.isCurrent)
    let second = try PackageIndex.read(through: lists.apt).fingerprint
    #expect(second.isCurrent)
    #expect(second != first)

    unlink(lists.paths[1])
    #expect(!second.isCurrent)
    #expect(!PackageIndexFingerprint(text: "").isCurrent)
    #expect(!PackageIndexFingerprint(text: "of another time").isCurrent)
  }

  @Test func `a fingerprint notices a list beside the known ones`() throws {
    let lists = try Lists(["Package: aa\nVersion: 1\n"])
    let fingerprint = try PackageIndex.read(through: lists.apt).fingerprint
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    // What adding a file does, at another time.
    try #require(utimensat(AT_FDCWD, lists.folder, &times, 0) == 0)
    #expect(!fingerprint.isCurrent)
  }

  static let failures: [(commands: AptCommands, error: PackageIndexError, text: String)] = [
    (
      AptCommands(listFiles: ["no-such-program", "indextargets"]), .noApt(program: "no-such-program"),
      "package index: no-such-program was not found. The index is apt's, so use a Debian machine or leave this site out."
    ),
    (
      AptCommands(listFiles: ["true"]), .noLists,
      "package index: apt has no package lists on this machine. Fetch them as root: apt-get update"
    ),
    (
      AptCommands(listFiles: ["echo", "/nowhere"], readList: ["echo", "no package in"]),
      .noPackages(malformed: 1),
      "package index: no package in apt's lists (malformed stanzas: 1). Fetch them again as root: apt-get update"
    ),
    (
      AptCommands(
        listFiles: ["echo", "/nowhere"],
        readList: ["sh", "-c", "echo 'Package: aa'; echo 'E: broken' >&2; echo 'E: list' >&2; exit 100"]),
      .commandFailed(
        command: "sh -c echo 'Package: aa'; echo 'E: broken' >&2; echo 'E: list' >&2; exit 100 /nowhere",
        status: 100,
        message: "E: broken\nE: list\n"),
      "package index: `sh -c echo 'Package: aa'; echo 'E: broken' >&2; echo 'E: list' >&2; exit 100 /nowhere` ended with status 100: E: broken; E: list. Fetch the lists again as root: apt-get update"
    ),
    (
      AptCommands(listFiles: ["sh", "-c", "kill -9 $$"]),
      .commandFailed(command: "sh -c kill -9 $$", status: 137, message: ""),
      "package index: `sh -c kill -9 $$` ended with status 137. Fetch the lists again as root: apt-get update"
    ),
    (
      AptCommands(listFiles: ["/dev/null"]), .commandNotRun(command: "/dev/null", errno: EACCES),
      "package index: `/dev/null` could not be run: Permission denied. Check the limits of this machine."
    ),
  ]

  @Test(arguments: failures.indices)
  func `a failure says what failed and how to mend it`(index: Int) {
    let (commands, error, text) = Self.failures[index]
    #expect(throws: error) { try PackageIndex.read(through: commands) }
    #expect(error.description == text)
  }

  @Test func `a helper that fills standard error does not stop`() throws {
    let command = ["sh", "-c", "head -c 300000 /dev/zero >&2; echo done"]
    var output: [UInt8] = []
    try HelperProcess(command: command).run { output.append(contentsOf: $0) }
    #expect(String(decoding: output, as: UTF8.self) == "done\n")
  }
}

@Suite struct `The package index of this machine` {
  private static let hasLists = (try? AptCommands().paths()) != nil

  @Test(.enabled(if: hasLists, "apt has no package lists here; apt-get update fetches them"))
  func `has a record for each distinct name, as a plain count finds them`() throws {
    let contents = try PackageIndex.read()
    let names = try count("sed -n 's/^Package: *//p' | sort -u")
    let stanzas = try count("grep '^Package:'")
    let tagged = try count("grep '^Tag:'")

    #expect(contents.records.count == names)
    #expect(Set(contents.records.map(\.name)).count == names)
    #expect(contents.records.count + contents.superseded == stanzas)
    #expect(contents.malformed == 0)
    #expect(
      contents.records.allSatisfy { !$0.summary.isEmpty && !$0.section.isEmpty && !$0.maintainer.isEmpty })
    let withTags = contents.records.count { !$0.tags.isEmpty }
    #expect(withTags <= tagged && withTags + contents.superseded >= tagged)
    #expect(contents.fingerprint.isCurrent)
    #expect(PackageIndexFingerprint(paths: try AptCommands().paths()) == contents.fingerprint)
  }

  /// The number of lines that a shell pipeline leaves of all lists together.
  private func count(_ filter: String) throws -> Int {
    let script = """
      apt-get indextargets --format '$(FILENAME)' 'Created-By: Packages' | \
      while read -r list; do /usr/lib/apt/apt-helper cat-file "$list"; done | LC_ALL=C \(filter) | wc -l
      """
    var output: [UInt8] = []
    try HelperProcess(command: ["sh", "-c", script]).run { output.append(contentsOf: $0) }
    return try #require(Int(String(decoding: output, as: UTF8.self).filter(\.isNumber)))
  }
}
