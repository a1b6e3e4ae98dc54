import LabelLint

/// Tells new copies of a source text from names that most locales share, without parsing the files of
/// the others.
struct SharedNames {
  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// The sets with all of their files.
  let plans: [CatalogPlan]

  /// Texts that are looked for at most; where more are new, checking all files is no slower.
  private static let mostTexts = 200

  /// Whether none of the copies can be such a name: its words stand in the files of too few locales.
  ///
  /// - Parameter copies: New findings of `untranslated-copy`.
  /// - Returns: False where that is not known without reading all files.
  func ruleOut(_ copies: [ReportedFinding]) -> Bool {
    guard copies.count <= Self.mostTexts else { return false }
    return Dictionary(grouping: copies, by: \.subject.set).allSatisfy { set, copies in
      var texts: Set<String> = []
      for copy in copies {
        // A locale with many copies, or a name that is reported at the source.
        guard !copy.subject.key.isEmpty, copy.subject.locale != copy.sourceLocale,
          let text = copy.source
        else { return false }
        texts.insert(text)
      }
      guard let source = copies.first.flatMap({ LocaleTag($0.sourceLocale) }),
        let phrases = RawPhrases(texts.sorted())
      else { return false }
      return !mayShare(phrases, in: set, source: source)
    }
  }

  /// Whether so many locales of a set may have one of the texts that it may be a name.
  private func mayShare(_ phrases: RawPhrases, in set: String, source: LocaleTag) -> Bool {
    let group = plans.first { $0.set == set }?.overriddenSet ?? set
    var sharing: [Int: Set<LocaleTag>] = [:]
    for plan in plans where (plan.overriddenSet ?? plan.set) == group {
      for location in plan.locations {
        // Nor are copies looked for in variants of the source.
        guard let tag = location.place.tag, tag.language != source.language else { continue }
        // Who checks all files says why one cannot be read.
        guard let bytes = try? root.bytes(of: location.path) else { return true }
        for text in phrases.candidates(in: bytes.span) {
          sharing[text, default: []].insert(tag)
          if sharing[text, default: []].count >= CopyFinder.fewestSharing { return true }
        }
      }
    }
    return false
  }
}
