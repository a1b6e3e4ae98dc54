#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Limits of the system on what the process may take (getrlimit(2)).
enum ResourceLimit {
  #if os(Linux)
    /// What a limit is on, such as `RLIMIT_NOFILE`.
    typealias Kind = __rlimit_resource
  #else
    /// What a limit is on, such as `RLIMIT_NOFILE`.
    typealias Kind = Int32
  #endif

  /// A limit; nil where the system does not say it.
  static func limit(_ kind: Kind) -> rlimit? {
    var limit = rlimit()
    return unsafe getrlimit(number(of: kind), &limit) == 0 ? limit : nil
  }

  /// Sets a limit, if the system lets us.
  static func set(_ limit: rlimit, _ kind: Kind) {
    var limit = limit
    _ = unsafe setrlimit(number(of: kind), &limit)
  }

  #if os(Linux)
    private static func number(of kind: Kind) -> __rlimit_resource_t {
      __rlimit_resource_t(kind.rawValue)
    }
  #else
    private static func number(of kind: Kind) -> Int32 { kind }
  #endif
}
