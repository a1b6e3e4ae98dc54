#if canImport(Glibc)
  import CLinux
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Room that the program takes from the system.
package enum ProcessRoom {
  #if os(Linux)
    /// Bytes that a heap begins with and grows by.
    private static let heapStep: Int32 = 16 << 20
    /// Size in bytes from which a part of the heap is mapped by itself.
    private static let largestPart: Int32 = 4 << 20
    /// Files that can be open before the system's table of them grows.
    private static let openFiles: Int32 = 256

    /// Bytes of addresses that a thread's heap has for itself, and begins at a multiple of (glibc's
    /// `HEAP_MAX_SIZE` on machines of 64 bits).
    private static let heapSpan = 64 << 20

    /// Takes what is taken once; before anything else is done, as other threads are not told.
    package static func take() {
      widenHeap()
      widenFileTable()
    }

    /// Asks for large pages for the heap of the thread that calls: to be done where much is read.
    ///
    /// Every page of 4 KiB costs a fault when it is first written, a twelfth of the time of a set of 5 MB.
    /// It is advice: where the system has no large pages, or the heap lies elsewhere, nothing happens.
    static func useLargePages() {
      // Large enough to come from the thread's own heap: small parts may be those that others gave back.
      guard let part = unsafe malloc(1 << 16) else { return }
      defer { unsafe free(part) }
      let offset = Int(bitPattern: part) % heapSpan
      _ = unsafe madvise(part - offset, heapSpan, MADV_HUGEPAGE)
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
  #else
    /// Takes nothing: the heap and the table of open files are Darwin's own affair.
    package static func take() {}

    /// Asks for nothing: Darwin's allocator has no such advice.
    static func useLargePages() {}
  #endif
}
