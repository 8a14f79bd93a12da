import Dispatch
import Glibc
import HTTPServer

/// Ctrl-C while something is under way that is all or nothing.
enum Interruption {
  /// Does the work, and ends the process where a signal asks for it: with words on what that means, and with the exit
  /// code that shells give to a signal's end.
  ///
  /// - Parameter words: What is left as it was.
  static func watching<Value>(_ words: String, _ work: () throws -> Value) rethrows -> Value {
    Server.blockSignals()
    DispatchQueue(label: "signals").async {
      let signal = Server.waitForSignal()
      Terminal.error("\nStopped. \(words)")
      _exit(128 + signal)
    }
    return try work()
  }
}
