#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the process.
package enum ProcessEnd {
  /// Ends it at once with an exit code.
  package static func exit(_ code: Int32) -> Never { leave(code) }

  /// Waits until another thread ends it.
  package static func wait() -> Never { while true { pause() } }
}

/// Swift finds the members of a type before the call of the system with their name.
private func leave(_ code: Int32) -> Never { exit(code) }
