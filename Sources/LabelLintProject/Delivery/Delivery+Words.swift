package import LabelLint

/// What a person is told of a delivery beside its findings.
extension Delivery {
  /// Lines that say which texts are not written, and why.
  package var leftOut: [String] { sets.flatMap(\.leftOut) }

  /// Files of the app that change.
  package var changedFiles: [FixOutcome.File] { sets.flatMap(\.trial.changedFiles) }

  /// What writing them changes, as a unified diff.
  package var difference: [UInt8] {
    changedFiles.flatMap { file -> [UInt8] in
      let path = file.before.path
      if file.after.encoding == .binary {
        return Array("Binary files a/\(path) and b/\(path) differ\n".utf8)
      }
      return UnifiedDiff(
        path: path, from: file.before.text, to: file.after.text, isNew: file.isNew
      ).bytes
    }
  }

  /// How many keys each locale of each set got, a line each.
  package var summaryLines: [String] {
    sets.flatMap { set in
      set.trial.counts.sorted { ByteOrder.precedes($0.key, $1.key) }.map { locale, counts in
        var parts = [
          "\(counts.new) new", "\(counts.changed) changed", "\(counts.unchanged) unchanged",
        ]
        if counts.unknown > 0 { parts.append("\(counts.unknown) unknown") }
        if counts.outdated > 0 { parts.append("\(counts.outdated) of an earlier source text") }
        if counts.missing > 0 { parts.append("\(counts.missing) still missing") }
        return "\(set.reported.summary.set), \(locale): \(parts.joined(separator: ", "))"
      }
    }
  }

  /// What was written.
  ///
  /// - Parameter isDryRun: Whether it only would be.
  /// - Returns: A line.
  package func writtenLine(isDryRun: Bool) -> String {
    let keys = sets.reduce(0) { $0 + $1.trial.writtenCount }
    let done =
      "\(isDryRun ? "would write" : "wrote") \(keys.counted("key")) in "
      + changedFiles.count.counted("file")
    return leftOut.isEmpty ? done : "\(done), left out \(leftOut.count)"
  }
}
