#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limit that the process has on memory.
package enum MemoryLimit {
  #if os(Linux)
    /// Whether the process may have less than so many bytes of memory, or any limit by default.
    package static func isSet(below bytes: Int = .max) -> Bool {
      isLimited(RLIMIT_AS, below: bytes) || isLimited(RLIMIT_DATA, below: bytes)
    }

    private static func isLimited(_ resource: ResourceLimit.Kind, below bytes: Int) -> Bool {
      ResourceLimit.limit(resource).map { $0.rlim_cur < rlim_t(bytes) } ?? false
    }
  #else
    /// Whether the process may have less than so many bytes of memory: Darwin holds nobody to such a limit.
    package static func isSet(below bytes: Int = .max) -> Bool { false }
  #endif
}
