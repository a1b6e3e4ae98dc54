/// Reads names such as `pt-BR.lproj`, `Base.lproj` and `Japanese.lproj`.
package enum AppleFolderName {
  /// What every name ends with.
  private static let suffix = ".lproj"

  /// Reads the name of a folder.
  ///
  /// `Base.lproj` (interface files of the development language) and `mul.lproj` (catalogs of interface
  /// files) have no locale.
  package static func read(_ name: String) -> FolderName {
    guard name.hasSuffix(suffix) else {
      return FolderName(name, .notAnLproj, "\"\(name)\" does not end with \"\(suffix)\"")
    }
    let stem = String(decoding: name.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
    switch stem {
    case "": return FolderName(name, .emptyLocale, "\"\(name)\" names no locale")
    case "Base", "mul": return FolderName(name, tag: nil)
    default: break
    }
    guard let tag = LocaleTag(stem) else {
      return FolderName(name, .invalidLocale, "\"\(stem)\" is not a locale")
    }
    if LocaleSpelling.isAndroidRegion(stem, at: tag.language.utf8.count + 1) {
      return FolderName(
        name, tag: tag, .invalidLocale,
        "\"\(stem)\" is Android's spelling; write \"\(tag.description)\(suffix)\"")
    }
    // To Apple, Norwegian of Norway is Bokmål; Norwegian alone stays the group of both languages.
    return FolderName(name, tag: tag.description == "no-NO" ? LocaleTag("nb-NO") : tag)
  }
}
