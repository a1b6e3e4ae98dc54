#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Limits on the files that the process has open, and on their size.
package enum FileLimits {
  /// Files that the process asks for where it has too few.
  private static let wanted: rlim_t = 256

  /// Takes as many open files as the process is allowed to have, if it has too few.
  ///
  /// - Parameter fewest: Number below which it has too few.
  /// - Returns: How many it may have open now; nil where the system does not say it.
  package static func raise(from fewest: UInt64) -> UInt64? {
    guard var limit = ResourceLimit.limit(RLIMIT_NOFILE) else { return nil }
    if UInt64(limit.rlim_cur) < fewest, limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = min(limit.rlim_max, wanted)
      ResourceLimit.set(limit, RLIMIT_NOFILE)
    }
    return UInt64(limit.rlim_cur)
  }

  /// Lets a write fail that goes past the size a file may have (`ulimit -f`): it does not end the process.
  package static func letWritesFail() { signal(SIGXFSZ, SIG_IGN) }
}
