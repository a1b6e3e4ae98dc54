package import LabelLint

extension ProjectRoot {
  /// Writes files that change and new ones, one after the other, each as a whole or not at all.
  ///
  /// - Parameter files: The files.
  /// - Returns: Why some were not written, by their paths.
  package func write(_ files: [FixOutcome.File]) -> [String: String] {
    var failures: [String: String] = [:]
    for file in files {
      let path = file.before.path
      do throws(FileReplacement.Failure) {
        if file.isNew {
          try make(path, holding: file.stored)
        } else {
          try replace(path, holding: file.storedBefore, with: file.stored)
        }
      } catch {
        failures[path] = error.description
      }
    }
    return failures
  }
}
