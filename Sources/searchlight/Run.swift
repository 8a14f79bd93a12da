import Glibc

/// Reads the command line, runs the command and ends the process with its exit code.
///
/// 0: done · 1: the command failed · 2: the command line is wrong.
func runSearchlight() -> Never {
  signal(SIGPIPE, SIG_IGN)
  // Other threads may still be at work, in an import that Ctrl-C ended: `exit` would take the statics of C++ libraries
  // away under them.
  _exit(exitCode())
}

private func exitCode() -> Int32 {
  do {
    let command = try Command(CommandLine.arguments.dropFirst())
    try command.run()
    return 0
  } catch let error as UsageError {
    Terminal.error("searchlight: \(error)")
    return 2
  } catch {
    Terminal.error("searchlight: \(error)")
    return 1
  }
}
