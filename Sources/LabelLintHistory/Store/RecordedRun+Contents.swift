import LabelLint

extension RecordedRun {
  /// Hash of what the run found and of what it was run with, 32 hexadecimal digits: runs that began in
  /// the same second are one only if it is the same.
  ///
  /// How long the run took is no part of it.
  var contents: String {
    var own = self
    own.summary.durationMs = 0
    own.fates = [:]
    (own.sourceKeys, own.sourceLosses) = ([], [])
    for index in own.findings.indices { own.findings[index].text = "" }
    own.findings.sort { $0.fingerprint < $1.fingerprint }
    own.sets.sort { ByteOrder.precedes($0.set, $1.set) }
    var line: [UInt8] = []
    JSONWriter.lines(to: &line) { _, writer in
      JournalLine.write(own, isWhole: false, known: [:], to: &writer)
    }
    return Hexadecimal.string(of: SHA256.digest(line.span).prefix(16))
  }
}
