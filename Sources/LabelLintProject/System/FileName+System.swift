import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileName {
  /// Hands the bytes of a path to a call of the system.
  static func withPath<Result>(
    _ path: String, _ body: (UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    if !holdsBytes(path) { return unsafe try path.withCString(body) }
    let bytes = bytes(of: path).map { CChar(bitPattern: $0) } + [0]
    return unsafe try body(bytes)
  }

  /// The text of a path that the system gives.
  package static func text(of path: UnsafePointer<CChar>) -> String {
    unsafe text(of: UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
