/// What is met in place of a catalog, recognized by its first bytes.
enum UnusableContent {
  /// The problem to report when a text, from an offset on, is nothing that a catalog's grammar
  /// should be tried on.
  static func recognize(
    _ text: Span<UInt8>, from start: Int
  ) -> (code: ProblemCode, message: String)? {
    let index = ByteScan.firstNonBlank(text, from: start)
    if index == text.count { return (.emptyFile, "the file is empty") }
    if text.begins(with: "version https://git-lfs.github.com/spec/", at: index) {
      return (.gitLfsPointer, "this is a Git LFS pointer: the file itself was not fetched")
    }
    if text.end(of: "<!doctype html", at: index) != nil || text.end(of: "<html", at: index) != nil {
      return (.notJson, "this is an HTML page, saved instead of the catalog")
    }
    return nil
  }

  /// Whether a line that Git leaves in an unresolved merge begins at an offset.
  static func isMergeConflictMarker(_ text: Span<UInt8>, at index: Int) -> Bool {
    if index > 0, text[index - 1] != 0x0A, text[index - 1] != 0x0D { return false }
    return text.begins(with: "<<<<<<<", at: index) || text.begins(with: "=======", at: index)
      || text.begins(with: ">>>>>>>", at: index) || text.begins(with: "|||||||", at: index)
  }
}
