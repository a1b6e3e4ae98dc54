import Glibc

/// Processors that this process may use.
enum ProcessorCount {
  /// Their number, at least 1.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
