import CMicrohttpdShim
import Glibc
import Synchronization

/// What other threads tell a loop, and what wakes it.
final class LoopInbox: Sendable {
  struct Content {
    var outcomes: [(ticket: UInt64, outcome: Result<Response, any Error>)] = []
    var drainDeadline: MonotonicTime?
  }

  private struct End {
    var isReached = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let content = Mutex(Content())
  private let endState = Mutex(End())
  private let wakeDescriptor: Int32

  init() throws(StartError) {
    wakeDescriptor = mhdshim_eventfd()
    guard wakeDescriptor >= 0 else { throw .lastError("open an event counter") }
  }

  deinit {
    close(wakeDescriptor)
  }

  func put(_ outcome: Result<Response, any Error>, for ticket: UInt64) {
    let isFirst = content.withLock { content in
      content.outcomes.append((ticket, outcome))
      return content.outcomes.count == 1
    }
    // The loop takes all there is after it has read the counter, so one count is enough for many outcomes.
    if isFirst { wake() }
  }

  func orderDrain(until deadline: MonotonicTime) {
    content.withLock { $0.drainDeadline = deadline }
    wake()
  }

  /// Empties the inbox.
  func take() -> Content {
    content.withLock { content in
      defer { content = Content() }
      return content
    }
  }

  /// Waits until something was put in, `descriptor` is readable, or the time is up; -1 waits for ever.
  func wait(orFor descriptor: Int32, milliseconds: Int32) {
    var polled: [2 of pollfd] = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let ready = withUnsafeMutableBytes(of: &polled) { bytes in
      poll(bytes.assumingMemoryBound(to: pollfd.self).baseAddress, 2, milliseconds)
    }
    guard ready > 0, polled[1].revents != 0 else { return }
    var count: UInt64 = 0
    _ = read(wakeDescriptor, &count, MemoryLayout<UInt64>.size)
  }

  func end() {
    let waiting = endState.withLock { end in
      end.isReached = true
      defer { end.waiting = [] }
      return end.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      let isReached = endState.withLock { end in
        if !end.isReached { end.waiting.append(continuation) }
        return end.isReached
      }
      if isReached { continuation.resume() }
    }
  }

  private func wake() {
    var one: UInt64 = 1
    // Fails only when the counter is full, and then the loop is awake anyway.
    _ = write(wakeDescriptor, &one, MemoryLayout<UInt64>.size)
  }
}
