/// The languages that a change of some translations concerns.
///
/// What is found in one locale follows from its texts, those of the source and those of locales that
/// users of the same language may be served instead. A comparison of two states that differ in a few
/// translations needs no other file, but for rules that ask how many locales have a text.
public struct ChangedLocales: Sendable {
  /// Languages of the changed files.
  private let languages: Set<String>
  /// Languages that the set may be translated from.
  private let sources: Set<String>
  /// The first of them: what it is translated from unless a file of it says otherwise.
  private let source: String?

  /// The languages of changed files; nil where a change may concern every locale: files of the source
  /// language or of all languages, folders whose name is no locale's.
  ///
  /// - Parameters:
  ///   - changed: The changed files of a set and of those that it is merged with.
  ///   - sources: Languages that the set may be translated from as far as no file of it says so, the
  ///     likeliest first.
  public init?(_ changed: [CatalogLocation], sources: [LocaleTag]) {
    self.sources = Set(sources.map(\.merged.language))
    source = sources.first?.merged.language
    var languages: Set<String> = []
    for location in changed {
      guard location.format != .xcstrings, location.place.problem == nil,
        let tag = location.place.tag, !self.sources.contains(tag.merged.language)
      else { return nil }
      languages.insert(tag.merged.language)
    }
    if languages.isEmpty { return nil }
    self.languages = languages
  }

  /// Whether a language that turned out to be the source is among the changed ones.
  public func concern(source: String) -> Bool {
    LocaleTag(source).map { languages.contains($0.merged.language) } ?? true
  }

  /// A set with the files that the change concerns.
  ///
  /// - Returns: Nil where all must be read: no file shows the source, or no other is left, so that the
  ///   set would look like one that nobody translates.
  public func narrowed(_ plan: CatalogPlan) -> CatalogPlan? {
    var plan = plan
    var others: Set<LocaleTag> = []
    var (hasSource, hasLocale) = (false, false)
    plan.locations.removeAll { location in
      guard location.format != .xcstrings, location.place.problem == nil,
        let tag = location.place.tag?.merged
      else {
        hasSource = true
        return false
      }
      if sources.contains(tag.language) {
        hasSource = hasSource || tag.language == source
        return false
      }
      if languages.contains(tag.language) {
        hasLocale = true
        return false
      }
      others.insert(tag)
      return true
    }
    guard hasSource, hasLocale || others.isEmpty else { return nil }
    plan.localesLeftOut = others
    return plan
  }
}
