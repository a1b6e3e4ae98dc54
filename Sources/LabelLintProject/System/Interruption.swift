import CProcess

/// Signals that end the process, SIGHUP, SIGINT and SIGTERM.
package enum Interruption {
  /// Lets them end a process from its start on, also the first one of a container.
  package static func install() { interruption_install() }

  /// Does some work and lets them wait until it is done.
  package static func held<Result>(_ work: () throws -> Result) rethrows -> Result {
    interruption_hold()
    defer { interruption_release() }
    return try work()
  }
}
