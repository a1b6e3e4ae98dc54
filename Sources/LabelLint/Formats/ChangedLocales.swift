/// The languages that a change of some translations concerns.
///
/// What is found in one locale follows from its texts, those of the source and those of locales that
/// users of the same language may be served instead. A comparison of two states that differ in a few
/// translations needs no other file, but for rules that ask how many locales have a text.
package struct ChangedLocales: Sendable {
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
  package init?(_ changed: [CatalogLocation], sources: [LocaleTag]) {
    self.sources = Set(sources.map(\.merged.language))
    source = sources.first?.merged.language
    var languages: Set<String> = []
    for location in changed {
      guard let tag = Self.tag(of: location), !self.sources.contains(tag.language) else {
        return nil
      }
      languages.insert(tag.language)
    }
    if languages.isEmpty { return nil }
    self.languages = languages
  }

  /// Whether a language that turned out to be the source is among the changed ones.
  package func concern(source: String) -> Bool {
    LocaleTag(source).map { languages.contains($0.merged.language) } ?? true
  }

  /// Whether a set has no file in the changed languages, as before a locale was added: with the source
  /// alone it would look like a set that nobody translates.
  package func needsCompany(_ plan: CatalogPlan) -> Bool {
    plan.locations.allSatisfy { isOfSource($0) || otherLocale(of: $0) != nil }
  }

  /// A set with the files that the change concerns.
  ///
  /// - Parameters:
  ///   - plan: The set.
  ///   - hasCompany: Whether one other locale stays.
  /// - Returns: Nil where all must be read: no file shows the source.
  package func narrowed(_ plan: CatalogPlan, hasCompany: Bool) -> CatalogPlan? {
    guard plan.locations.contains(where: showsSource) else { return nil }
    var left = Set(plan.locations.compactMap(otherLocale))
    if hasCompany, let one = left.min(by: { $0.description < $1.description }) { left.remove(one) }
    var plan = plan
    let isLeftOut = { (location: CatalogLocation) in
      self.otherLocale(of: location).map(left.contains) ?? false
    }
    plan.locationsLeftOut = plan.locations.filter(isLeftOut)
    plan.locations.removeAll(where: isLeftOut)
    return plan
  }

  /// The locale of a file that is of no changed language nor of one that may be the source's.
  private func otherLocale(of location: CatalogLocation) -> LocaleTag? {
    guard let tag = Self.tag(of: location), !sources.contains(tag.language),
      !languages.contains(tag.language)
    else { return nil }
    return tag
  }

  private func isOfSource(_ location: CatalogLocation) -> Bool {
    Self.tag(of: location).map { sources.contains($0.language) } ?? true
  }

  private func showsSource(_ location: CatalogLocation) -> Bool {
    Self.tag(of: location).map { $0.language == source } ?? true
  }

  /// The locale that a file is for by its folder; nil where its folder does not say.
  private static func tag(of location: CatalogLocation) -> LocaleTag? {
    guard !location.format.namesLocales, location.place.problem == nil else { return nil }
    return location.place.tag?.merged
  }
}
