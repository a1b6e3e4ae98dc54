import Glibc
import LabelLintProject

/// Ends the command with a message where the system gives too little to work with.
enum Shortage {
  /// Files that must be able to be open at once: with fewer, even the libraries fail.
  private static let fewestFiles: rlim_t = 8

  /// Ends the command where too few files may be open, and takes as many as it is allowed to have.
  static func checkFiles() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    if limit.rlim_cur < fewestFiles, limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = min(limit.rlim_max, 256)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    if limit.rlim_cur < fewestFiles {
      StandardStream.error.write(
        "label-lint: only \(limit.rlim_cur) files may be open at a time, but label-lint needs "
          + "\(fewestFiles); raise the limit (ulimit -n)\n")
      exit(CommandFailure.exitCode)
    }
  }

  /// Has the command end with a message, not with a crash, where memory runs out.
  ///
  /// Swift ends a process that gets no memory, by a signal; nothing can be done but to say why. Without a
  /// limit of its own a process is killed by the system, which nobody can catch.
  static func watchMemory() {
    guard MemoryLimit.isSet() else { return }
    for signal in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { signal in
        if signal == SIGABRT || Shortage.isOutOfMemory {
          let message: StaticString =
            "label-lint: there is too little memory; raise the limit (ulimit -v, -d), or check fewer files at a time\n"
          _ = unsafe write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
          _exit(2)
        }
        // Anything else is as it would be without us.
        _ = Glibc.signal(signal, SIG_DFL)
        raise(signal)
      }
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_NODEFER))
      _ = unsafe sigaction(signal, &action, nil)
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
}
