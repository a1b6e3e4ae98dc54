/// Tells spoken forms that take a control for a button from those that name what the text names itself.
enum AssumedButton {
  /// Whether a finding's spoken form says "button" although nothing shows that its text stands on one.
  static func isSpoken(of finding: ReportedFinding) -> Bool {
    guard let spoken = finding.spoken, !(EvidencePhrase(finding)?.namesControl ?? false) else {
      return false
    }
    let locale = finding.subject.locale.isEmpty ? finding.sourceLocale : finding.subject.locale
    guard let tag = LocaleTag(locale),
      let lexicon = LexiconShelf.builtIn.lexicon(for: tag, isSource: false),
      let button = SpokenForm.of("", as: .button, in: lexicon)
    else { return false }
    return spoken.hasSuffix(button)
  }
}
