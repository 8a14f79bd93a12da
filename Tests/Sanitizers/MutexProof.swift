import Glibc
import Synchronization

// Proves what MutexForThreadSanitizer.c says: with the argument `locked` there is no race in this program, with
// `bare` there is one.

final class Counter: Sendable {
  let locked = Mutex([0])
  nonisolated(unsafe) var bare = 0
}

let counter = Counter()
let isBare = CommandLine.arguments.last == "bare"
var threads: [pthread_t] = []
for _ in 0..<4 {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      for _ in 0..<2_000 {
        counter.locked.withLock { $0[0] += 1 }
        if isBare { counter.bare += 1 }
      }
      return nil
    }, nil)
  threads.append(thread)
}
for thread in threads { pthread_join(thread, nil) }
print(counter.locked.withLock { $0[0] })
