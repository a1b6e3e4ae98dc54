import CLinux
import Glibc

/// Room that the program takes from the system before it has threads.
enum ProcessRoom {
  /// Bytes that a heap begins with and grows by.
  private static let heapStep: Int32 = 16 << 20
  /// Size in bytes from which a part of the heap is mapped by itself.
  private static let largestPart: Int32 = 4 << 20
  /// Files that can be open before the system's table of them grows.
  private static let openFiles: Int32 = 256

  /// Takes it; before anything else is done, as other threads are not told.
  static func take() {
    widenHeap()
    widenFileTable()
  }

  /// Makes heaps grow in large steps.
  ///
  /// The heap of a thread grows by no more than what was asked for, mostly by a page: a check made 900
  /// calls for that. And what is larger than 128 KiB is mapped by itself and given back each time, so that
  /// its pages have to be filled anew. Room that is not used takes addresses, no memory.
  private static func widenHeap() {
    _ = mallopt(M_TOP_PAD, heapStep)
    _ = mallopt(M_MMAP_THRESHOLD, largestPart)
  }

  /// Makes the system's table of open files large at once.
  ///
  /// Linux gives a process a table for 64. When several threads need more, each growth waits until all
  /// processors have let go of the old table, `synchronize_rcu` in its `expand_files`: 10 ms, as long
  /// as it takes to check a small app.
  private static func widenFileTable() {
    let last = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, openFiles - 1)
    if last >= 0 { close(last) }
  }
}
