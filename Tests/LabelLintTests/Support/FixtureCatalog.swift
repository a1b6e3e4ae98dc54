import LabelLint

/// A catalog that a test writes out in any format and reads back.
///
/// Placeholders and keys are written as they are: see `MarkedText.placeholders(for:)` and
/// `isWritable(as:)`.
struct FixtureCatalog: Sendable {
  /// The language that the others are translated from, BCP 47.
  let sourceLocale: String
  /// The entries, in the order they are written.
  var entries: [FixtureEntry]

  /// A catalog of entries.
  init(sourceLocale: String = "en", _ entries: [FixtureEntry]) {
    self.sourceLocale = sourceLocale
    self.entries = entries
  }

  /// Locales that some entry has a text for, the source first.
  var locales: [String] {
    let all = Set(entries.flatMap(\.texts.keys)).subtracting([sourceLocale]).sorted()
    return [sourceLocale] + all
  }

  /// Whether a format can hold the keys and has folders for the locales.
  func isWritable(as format: CatalogFormat) -> Bool {
    if format == .xliff {
      // One file has one translation, and every unit has a source.
      return locales.count <= 2 && entries.allSatisfy { $0.texts[sourceLocale] != nil }
    }
    if format.isApple { return true }
    let hasScripts = locales.contains { LocaleTag($0)?.script != nil }
    if format == .compose, hasScripts { return false }
    return entries.allSatisfy { entry in
      entry.key.scalars.first.map { CharacterProperties.isLetter($0) || $0 == "_" } == true
        && entry.key.scalars.allSatisfy { scalar in
          scalar == "_" || scalar == "." || CharacterProperties.isLetter(scalar)
            || CharacterProperties.isDigit(scalar)
        }
    }
  }

  /// The files of the catalog in a format.
  func files(as format: CatalogFormat, _ setting: FixtureSetting = .plain) -> [FixtureFile] {
    var catalog = self
    if let entry = Self.entryBefore(in: setting, locales: locales) {
      catalog.entries.insert(entry, at: 0)
    }
    let groups = format.namesLocales ? [locales] : locales.map { [$0] }
    return groups.map { locales in
      var writer = FixtureWriter(format, setting)
      catalog.write(locales, as: format, to: &writer)
      return FixtureFile(
        path: path(of: locales[0], as: format), writer,
        asUTF16: setting == .utf16 && format == .strings)
    }.sorted { ByteOrder.precedes($0.path, $1.path) }
  }

  /// The catalog as it is read from its files.
  func joined(_ files: [FixtureFile]) -> Catalog? {
    let plans = CatalogDiscovery.plans(for: files.compactMap { CatalogLocation(path: $0.path) })
    guard let plan = plans.first, plans.count == 1 else { return nil }
    return Catalog(
      plan: plan, files: files.compactMap(\.read), fallback: LocaleTag(sourceLocale))
  }

  /// A value for machines before all others, so that no rule of wording has a say in it.
  private static func entryBefore(in setting: FixtureSetting, locales: [String]) -> FixtureEntry? {
    let value: String
    switch setting {
    case .emojiBefore: value = "value_👩‍👩‍👧_😀_é"
    case .rightToLeftBefore: value = "value_שלום_مرحبا"
    default: return nil
    }
    return FixtureEntry(
      "pref_key_before", comment: value,
      Dictionary(uniqueKeysWithValues: locales.map { ($0, value) }))
  }

  /// Where the file of a locale lies.
  private func path(of locale: String, as format: CatalogFormat) -> String {
    let isSource = locale == sourceLocale
    switch format {
    case .android:
      return "app/src/main/res/\(isSource ? "values" : Self.androidFolder(locale))/strings.xml"
    case .compose:
      let folder = isSource ? "values" : Self.androidFolder(locale)
      return "app/src/commonMain/composeResources/\(folder)/strings.xml"
    case .strings: return "App/\(locale).lproj/Localizable.strings"
    case .stringsdict: return "App/\(locale).lproj/Localizable.stringsdict"
    case .xcstrings: return "App/Localizable.xcstrings"
    case .xliff: return "App/exchanged.xliff"
    }
  }

  /// The resource folder of a locale: `values-fr-rCA`, `values-b+sr+Latn`.
  private static func androidFolder(_ locale: String) -> String {
    let parts = locale.split(separator: "-")
    if parts.count > 2 || parts.count == 2 && parts[1].count != 2 {
      return "values-b+" + parts.joined(separator: "+")
    }
    return "values-" + parts.joined(separator: "-r")
  }
}
