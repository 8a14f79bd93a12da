import Glibc

/// Blocks the calling thread.
func pause(milliseconds: UInt32) {
  usleep(milliseconds * 1000)
}
