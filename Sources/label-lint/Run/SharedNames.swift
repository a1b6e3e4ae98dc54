import LabelLint

/// Tells new copies of a source text from names that most locales share, without parsing the files of
/// the others.
struct SharedNames {
  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// The sets with all of their files.
  let plans: [CatalogPlan]

  /// Texts that are looked for at most; where more are new, reading the files is no slower.
  private static let mostTexts = 8

  /// Whether none of the copies can be such a name: its words stand in the files of too few locales.
  ///
  /// - Parameter copies: New findings of `untranslated-copy`.
  /// - Returns: False where that is not known without reading all files.
  func ruleOut(_ copies: [ReportedFinding]) -> Bool {
    guard copies.count <= Self.mostTexts else { return false }
    return copies.allSatisfy { copy in
      // A locale with many copies, or a name that is reported at the source.
      guard !copy.subject.key.isEmpty, copy.subject.locale != copy.sourceLocale,
        let phrase = copy.source.flatMap(RawPhrase.init),
        let source = LocaleTag(copy.sourceLocale)
      else { return false }
      return !mayBeShared(phrase, in: copy.subject.set, source: source)
    }
  }

  /// Whether so many locales of a set may have a text that it may be a name.
  private func mayBeShared(_ phrase: RawPhrase, in set: String, source: LocaleTag) -> Bool {
    let group = plans.first { $0.set == set }?.overriddenSet ?? set
    var sharing: Set<LocaleTag> = []
    for plan in plans where (plan.overriddenSet ?? plan.set) == group {
      for location in plan.locations {
        // Nor are copies looked for in variants of the source.
        guard let tag = location.place.tag, tag.language != source.language,
          !sharing.contains(tag),
          let bytes = try? FileSystem.bytes(of: root.absolute(location.path)),
          phrase.mayStand(in: bytes.span)
        else { continue }
        sharing.insert(tag)
        if sharing.count >= CopySearch.fewestSharing { return true }
      }
    }
    return false
  }
}
