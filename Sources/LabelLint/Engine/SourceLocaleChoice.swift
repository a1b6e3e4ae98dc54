/// Finds the language that a catalog is translated from.
struct SourceLocaleChoice {
  /// The files of the set.
  let files: [CatalogFile]
  /// What their folders say.
  let places: [CatalogPlace]
  /// The app's code; nil where it was not read.
  let code: CodeTexts?

  /// The source language: what a catalog file declares, else a project file, else the folders of an
  /// Apple set, else the fallback, else what the words of a default folder say, else English.
  func locale(projectSays declared: String?, fallback: LocaleTag?) -> LocaleTag {
    for file in files.indices where places[file].tag == nil || files[file].format == .xcstrings {
      if let name = files[file].declaredSourceLocale, let tag = LocaleTag(name) { return tag }
    }
    if let tag = declared.flatMap({ LocaleTag($0) }) { return tag }
    if let tag = folderLocale { return tag }
    return fallback ?? DefaultFolderLanguage(files: files, places: places).tag ?? .english
  }

  /// The one locale folder of an Apple set that has no English, no base and no unlocalized file:
  /// whatever that folder holds is what the app was written in, unless its keys are phrases of another language or code
  /// holds what it translates.
  private var folderLocale: LocaleTag? {
    guard files.first?.format.isApple ?? false else { return nil }
    let tags = places.map(\.tag)
    if tags.contains(nil) { return nil }
    let distinct = Set(tags.compactMap { $0 })
    guard distinct.count == 1, let only = distinct.first, let table = files.first?.table,
      only.language == "en"
        || !LiteralKeys.areTranslated(in: files)
          && code?.areSource(of: files, table: table) != true
    else { return nil }
    return only
  }
}
