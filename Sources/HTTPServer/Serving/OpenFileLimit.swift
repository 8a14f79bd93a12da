import Glibc

/// How many files, sockets among them, this process may have open.
enum OpenFileLimit {
  /// Best effort: a lower limit only means that connections wait earlier.
  static func raise(toAtLeast count: Int) {
    var limit = rlimit()
    let wanted = rlim_t(clamping: count)
    let kind = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(kind, &limit)
  }
}
