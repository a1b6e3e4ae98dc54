#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells of memory that has run out.
package enum MemoryShortage {
  #if os(Linux)
    /// Has the process end with a message, not with a crash, where memory runs out.
    ///
    /// Swift ends a process that gets no memory, by a signal; nothing can be done but to say why. Without a
    /// limit of its own a process is killed by the system, which nobody can catch.
    package static func watch() {
      guard MemoryLimit.isSet() else { return }
      for number in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP] {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { number in
          if number == SIGABRT || MemoryShortage.isOutOfMemory {
            let message: StaticString =
              "label-lint: there is too little memory; raise the limit (ulimit -v, -d), or check fewer files at a time\n"
            _ = unsafe write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
            _exit(2)
          }
          // Anything else is as it would be without us.
          _ = signal(number, SIG_DFL)
          raise(number)
        }
        action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_NODEFER))
        _ = unsafe sigaction(number, &action, nil)
      }
    }

    /// Whether the system gives no more memory: asked for within a handler of signals, so by nothing but
    /// calls of the system.
    private static var isOutOfMemory: Bool {
      let size = 64 << 20
      let part = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if unsafe part == MAP_FAILED { return true }
      unsafe munmap(part, size)
      return false
    }
  #else
    /// Does nothing: no process has a limit of its own here.
    package static func watch() {}
  #endif
}
