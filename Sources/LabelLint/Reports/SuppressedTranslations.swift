/// What comments and configuration say of the texts that locales lack, by locale.
struct SuppressedTranslations {
  private var counts: [String: Int] = [:]

  /// Looks through the findings of a catalog.
  init(_ findings: [Finding]) {
    for finding in findings where finding.rule == MissingTranslation.metadata.id {
      switch finding.suppression?.kind {
      case .inSource?, .configuration?:
        counts[finding.subject.locale, default: 0] += finding.members ?? 1
      case .baseline?, nil: break
      }
    }
  }

  /// How many texts that a locale lacks nobody is to miss.
  func count(locale: String) -> Int { counts[locale] ?? 0 }
}
