import Glibc

/// Variables of the environment.
enum Environment {
  /// The text of a variable; nil when it is not set.
  static subscript(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }
}
