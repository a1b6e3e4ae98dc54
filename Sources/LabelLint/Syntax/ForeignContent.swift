/// What stands in place of a catalog now and then, known by its first bytes.
package enum ForeignContent: Sendable {
  /// Compiled Android XML, as it is in an APK.
  case binaryXML
  /// The pointer that Git LFS leaves where a file was not fetched.
  case lfsPointer
  /// A web page: the answer of a server that wanted a log-in, or an error page.
  case webPage

  /// What the bytes of a file are instead of a catalog; nil when they may be one.
  package static func kind(of bytes: Span<UInt8>) -> ForeignContent? {
    if bytes.count >= 4, bytes[0] == 3, bytes[1] == 0, bytes[2] == 8, bytes[3] == 0 {
      // RES_XML_TYPE with a header of 8 bytes (AOSP, ResourceTypes.h).
      return .binaryXML
    }
    let hasMark = ByteScan.matches(bytes, at: 0, "\u{FEFF}")
    let start = ByteScan.firstNonBlank(bytes, from: hasMark ? 3 : 0)
    if ByteScan.matches(bytes, at: start, "version https://git-lfs.github.com/spec/") {
      return .lfsPointer
    }
    return begins(bytes, at: start, "<!doctype html") || begins(bytes, at: start, "<html")
      ? .webPage : nil
  }

  /// The problem that it is; nil for a web page, which each format refuses for a reason of its own.
  package var code: ProblemCode? {
    switch self {
    case .binaryXML: .binaryXml
    case .lfsPointer: .gitLfsPointer
    case .webPage: nil
    }
  }

  /// What to tell the user.
  package var message: String {
    switch self {
    case .binaryXML: "this is compiled Android XML, not the source of a catalog"
    case .lfsPointer: "this is a Git LFS pointer; fetch the file with `git lfs pull`"
    case .webPage: "this is an HTML page, not a catalog"
    }
  }

  /// Whether a literal in lower case stands at an offset, in any case, and no longer word.
  private static func begins(
    _ bytes: Span<UInt8>, at start: Int, _ literal: StaticString
  ) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard count <= bytes.count - start else { return false }
    let wanted = unsafe literal.utf8Start
    for index in 0..<count where unsafe ASCII.lowercased(bytes[start + index]) != wanted[index] {
      return false
    }
    return count == bytes.count - start || !XMLNames.continuesName(bytes[start + count])
  }
}
