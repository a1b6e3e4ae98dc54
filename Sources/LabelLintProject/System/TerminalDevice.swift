#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that an open file of the process may lead to.
package enum TerminalDevice {
  /// Whether it leads to one.
  package static func isThere(for descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal; nil where it does not say them.
  package static func columns(for descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
