import Glibc
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct DataFolderLockTests {
  private let folder = TemporaryFolder()
  private var data: String { folder.path + "/data" }
  private var file: String { data + "/" + DataFolderLock.fileName }

  private func status() -> stat {
    var status = stat()
    stat(file, &status)
    return status
  }

  @Test func `a folder is had by one at a time, in one process too`() throws {
    do {
      let lock = try DataFolderLock.acquire(folder: data)
      #expect(lock.folder == data)
      let error = #expect(throws: DataFolderInUse.self) { try DataFolderLock.acquire(folder: data + "/") }
      #expect(error?.holder.process == getpid())
      #expect(DataFolderLock.holder(of: data)?.process == getpid())
      #expect(DataFolderLock.holder(of: data)?.command.isEmpty == false)
      #expect(status().st_mode & 0o777 == 0o600)
      withExtendedLifetime(lock) {}
    }
    #expect(DataFolderLock.holder(of: data) == nil)
    let again = try DataFolderLock.acquire(folder: data)
    #expect(again.folder == data)
  }

  @Test func `a folder that nobody ever had is free`() {
    #expect(DataFolderLock.holder(of: data) == nil)
  }

  @Test func `programs started meanwhile do not inherit the lock`() throws {
    var process: pid_t = 0
    do {
      let lock = try DataFolderLock.acquire(folder: data)
      let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
      #expect(posix_spawnp(&process, "sleep", nil, nil, words, environ) == 0)
      for word in words { free(word) }
      withExtendedLifetime(lock) {}
    }
    defer {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    // Between its start and its first instruction the child still has everything; it is asked for longer than that.
    var again: DataFolderLock?
    for _ in 0..<200 where again == nil {
      again = try? DataFolderLock.acquire(folder: data)
      if again == nil { usleep(10_000) }
    }
    #expect(again != nil)
    #expect(kill(process, 0) == 0)
  }

  @Test func `the message names process and command, and what to do`() {
    let known = DataFolderHolder(process: 12, command: "searchlight serve a.json\u{1B}[2J\n")
    #expect(
      DataFolderInUse(folder: "/data", holder: known).description
        == "data folder /data: process 12 (searchlight serve a.json [2J) uses it. Stop that process, or choose another "
        + "folder with --data.")
    #expect(DataFolderHolder(process: 12, command: "").description == "process 12")
    #expect(DataFolderHolder(words: "").description == "another process")
    #expect(DataFolderHolder(words: "x\ny").description == "another process")
  }

  @Test func `words of a process that is gone are those it left`() {
    // No process has the number 0.
    #expect(
      DataFolderHolder(words: "0\nsearchlight import b.csv\n").description
        == "process 0 (searchlight import b.csv)")
  }

  @Test func `a folder that cannot be locked is told`() throws {
    folder.write([], to: "file")
    #expect(throws: StoreError.self) { try DataFolderLock.acquire(folder: folder.path + "/file") }
    mkdir(data, 0o755)
    mkdir(file, 0o755)
    let error = #expect(throws: StoreError.self) { try DataFolderLock.acquire(folder: data) }
    #expect(
      error?.description == "store: \(file): cannot lock the data folder: Is a directory. "
        + "Choose a folder that this user may write to, on a disk of this machine.")
  }
}
