#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processors that this process may use.
package enum ProcessorCount {
  /// Their number, at least 1.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Number of workers: one a processor, or as many as the call asks for; one where there are no threads.
  package static func workers(_ wanted: Int?) -> Int {
    wanted == 1 || !Threads.areThere ? 1 : wanted ?? processors
  }
}
