import CProcess
import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Variables of the environment.
package enum Environment {
  /// The text of a variable, which may be a path; nil when it is not set.
  package static subscript(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe FileName.text(of: text)
  }

  /// All variables, as `NAME=VALUE`.
  static var all: [String] {
    var all: [String] = []
    while let text = unsafe process_variable(Int32(all.count)) {
      unsafe all.append(FileName.text(of: text))
    }
    return all
  }
}
