import Glibc

/// The memory that this process may use.
package enum MachineMemory {
  /// Bytes: the machine's memory, or the limit of the container around the process where that is lower.
  package static let bytes: Int = min(physical, container ?? .max)

  private static var physical: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let page = sysconf(Int32(_SC_PAGESIZE))
    return pages > 0 && page > 0 ? pages * page : 4 << 30
  }

  /// The limit of the second version of Linux's control groups, which containers set.
  private static var container: Int? {
    guard let file = fopen("/sys/fs/cgroup/memory.max", "r") else { return nil }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 32)
    guard fgets(&text, Int32(text.count), file) != nil else { return nil }
    let digits = text.map { UInt8(bitPattern: $0) }.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
