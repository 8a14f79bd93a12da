import Glibc

/// Reads the command line, runs the command and ends the process with its exit code.
///
/// 0: done · 1: the command failed · 2: the command line is wrong.
func runSearchlight() -> Never {
  signal(SIGPIPE, SIG_IGN)
  do {
    let command = try Command(CommandLine.arguments.dropFirst())
    try command.run()
    exit(0)
  } catch let error as UsageError {
    Terminal.error("searchlight: \(error)")
    exit(2)
  } catch {
    Terminal.error("searchlight: \(error)")
    exit(1)
  }
}
