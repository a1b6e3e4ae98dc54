extension ReportedSet {
  /// Notes what a trial of the suggestions showed.
  ///
  /// Those that would be refused alone are marked. Those that nothing makes writable are no longer offered.
  package mutating func note(_ trial: SuggestionTrial) {
    contexts?.note(trial)
    if trial.unwritable.isEmpty { return }
    for index in findings.indices {
      findings[index].withdraw(trial.unwritable)
      for text in findings[index].texts.indices {
        findings[index].texts[text].withdraw(trial.unwritable)
      }
      for fault in findings[index].inherited.indices {
        findings[index].inherited[fault].withdraw(trial.unwritable)
      }
    }
  }
}

extension ReportedFinding {
  /// Drops the fixes if the finding is one of some.
  fileprivate mutating func withdraw(_ unwritable: Set<Fingerprint>) {
    if unwritable.contains(fingerprint) { fixes = [] }
  }
}
