#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads beside the first one.
package enum Threads {
  #if os(Linux)
    /// Whether there can be as many as the queues of the system ask for.
    ///
    /// They count their threads in `/proc`, and end the process where they cannot. They wait for ever
    /// for a thread that cannot be had (libdispatch tries again each second), so that is tried out before
    /// any of them is used. Without threads everything is done by the first one, as it is where memory is
    /// scarce: a thread that is there now could not be made later.
    package static let areThere: Bool =
      FileSystem.exists("/proc/self") && !MemoryLimit.isSet(below: leastMemory)
      && canMake(2 * ProcessorCount.processors + 1)

    /// Bytes of memory below which there is room for one thread only.
    private static let leastMemory = 1 << 30

    /// Makes so many threads at once, and lets them end; whether all could be made.
    private static func canMake(_ count: Int) -> Bool {
      let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      defer { unsafe gate.deallocate() }
      unsafe pthread_mutex_init(gate, nil)
      unsafe pthread_mutex_lock(gate)
      var threads: [pthread_t] = []
      while threads.count < count {
        var thread = pthread_t()
        let failure = unsafe pthread_create(
          &thread, nil,
          { gate in
            // It ends once all are there.
            let gate = unsafe gate?.assumingMemoryBound(to: pthread_mutex_t.self)
            if let gate = unsafe gate {
              unsafe pthread_mutex_lock(gate)
              unsafe pthread_mutex_unlock(gate)
            }
            return nil
          }, gate)
        if failure != 0 { break }
        threads.append(thread)
      }
      unsafe pthread_mutex_unlock(gate)
      for thread in threads { pthread_join(thread, nil) }
      return threads.count == count
    }
  #else
    /// Whether there can be as many as the queues of the system ask for: Darwin's kernel makes them for its queues.
    package static let areThere = true
  #endif
}
