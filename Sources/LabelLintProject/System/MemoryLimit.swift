#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limit that the process has on memory.
package enum MemoryLimit {
  /// Whether the process may have less than so many bytes of memory, or any limit by default.
  package static func isSet(below bytes: Int = .max) -> Bool {
    isLimited(RLIMIT_AS, below: bytes) || isLimited(RLIMIT_DATA, below: bytes)
  }

  private static func isLimited(_ resource: __rlimit_resource, below bytes: Int) -> Bool {
    var limit = rlimit()
    return unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
      && limit.rlim_cur < rlim_t(bytes)
  }
}
