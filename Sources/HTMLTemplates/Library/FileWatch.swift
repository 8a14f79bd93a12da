import Synchronization

/// A value made of files, made anew when they change, for writing them beside a running server.
///
/// What cannot be made is never served: the value that was made last stays, and `fault` says why.
package final class FileWatch<Value: Sendable, Fault: Error & Equatable>: Sendable {
  /// What a look at the files found.
  package enum Change: Sendable, Equatable {
    case none
    /// The value is a new one.
    ///
    /// - Parameters:
    ///   - files: The paths that came, went or changed since the value before it; none where a fault went by taking
    ///     back what made it.
    ///   - isMended: Whether a fault was told before.
    case reloaded(files: [String], isMended: Bool)
    /// The files changed and no value can be made of them; told once for each change.
    case refused(Fault)
  }

  private struct State {
    var current: Value
    /// The files that `current` was made of.
    var used: FileStamp
    var fault: Fault?
    /// The files that `current` or `fault` tell about.
    var seen: FileStamp
    /// Files that may still be written, and since when they have been as they are.
    var unsettled: (stamp: FileStamp, since: ContinuousClock.Instant)?
  }

  private let patience: Duration
  private let look: @Sendable () -> FileStamp
  private let load: @Sendable () throws(Fault) -> Value
  private let state: Mutex<State>
  private let polling = Mutex(())

  /// - Parameters:
  ///   - patience: Editors empty a file before they fill it. A change with an empty file or a fault is passed over
  ///     until the files have been the same for so long.
  ///   - look: Looks at the files.
  ///   - load: Makes the value of them.
  /// - Throws: What `load` throws: nothing is served that was broken from the start.
  package init(
    patience: Duration, look: @escaping @Sendable () -> FileStamp,
    load: @escaping @Sendable () throws(Fault) -> Value
  ) throws(Fault) {
    self.patience = patience
    self.look = look
    self.load = load
    let stamp = look()
    state = Mutex(State(current: try load(), used: stamp, fault: nil, seen: stamp, unsettled: nil))
  }

  /// The value to serve: that of the last load without a fault.
  package var current: Value { state.withLock { $0.current } }

  /// Why the files as they are now are not served; nil when they are.
  package var fault: Fault? { state.withLock { $0.fault } }

  /// Looks at the files and loads them anew if one came, went or changed.
  ///
  /// Without a change this costs one `stat` for each file. A call while another one is at work finds nothing.
  package func poll() -> Change {
    polling.withLockIfAvailable { _ in change() } ?? .none
  }

  private func change() -> Change {
    // Taken before the files are read, so that a change in between is found the next time.
    let stamp = look()
    let (seen, used, isFaulty) = state.withLock { ($0.seen, $0.used, $0.fault != nil) }
    guard stamp != seen, mayHaveSettled(stamp) else { return .none }
    let files = stamp.changes(since: used)
    do throws(Fault) {
      let value = try load()
      guard !files.contains(where: stamp.isEmptyFile) || hasSettled(stamp) else { return .none }
      state.withLock { $0 = State(current: value, used: stamp, fault: nil, seen: stamp, unsettled: nil) }
      return .reloaded(files: files, isMended: isFaulty)
    } catch {
      guard hasSettled(stamp) else { return .none }
      state.withLock {
        $0.fault = error
        $0.seen = stamp
        $0.unsettled = nil
      }
      return .refused(error)
    }
  }

  /// False while files that were passed over are as they were then, and not yet for long enough to ask again.
  private func mayHaveSettled(_ stamp: FileStamp) -> Bool {
    state.withLock { wait(for: stamp, $0).map { $0 >= patience } ?? true }
  }

  /// Whether the files have been as they are for long enough; else that is remembered from now on.
  private func hasSettled(_ stamp: FileStamp) -> Bool {
    guard patience > .zero else { return true }
    return state.withLock { state in
      if let wait = wait(for: stamp, state) { return wait >= patience }
      state.unsettled = (stamp, .now)
      return false
    }
  }

  /// How long files that were passed over have been as they are; nil for files that were not.
  private func wait(for stamp: FileStamp, _ state: State) -> Duration? {
    guard let unsettled = state.unsettled, unsettled.stamp == stamp else { return nil }
    return .now - unsettled.since
  }
}
