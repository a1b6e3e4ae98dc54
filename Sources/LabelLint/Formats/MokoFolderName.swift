/// Reads names of folders such as `base`, `de`, `zh-rCN` and `zh-CN`, in which moko-resources of Kotlin Multiplatform
/// keeps a locale's texts: `moko-resources/<locale>/*.xml`, and `resources/MR/<locale>/*.xml` of earlier versions.
///
/// The texts in `base` are the source. Other folders beside these hold no texts: `images`, `fonts`, `colors`.
enum MokoFolderName {
  /// The names of the folders around those of the locales.
  private static let owners: [StaticString] = ["moko-resources", "resources/MR"]
  /// The folder of the source texts.
  private static let source = "base"

  /// Whether a folder is one around those of the locales, by its path.
  static func isOwner(_ path: String) -> Bool {
    let bytes = path.utf8.span
    return owners.contains { owner in
      let start = bytes.count - owner.utf8CodeUnitCount
      return start >= 0 && bytes.closes(with: owner) && (start == 0 || bytes[start - 1] == 0x2F)
    }
  }

  /// Whether a path leads to a file in the folder of a locale.
  static func holds(file path: String) -> Bool {
    let bytes = path.utf8
    guard let file = bytes.lastIndex(of: 0x2F), let locale = bytes[..<file].lastIndex(of: 0x2F),
      isOwner(String(path[..<locale]))
    else { return false }
    return read(String(path[bytes.index(after: locale)..<file])) != nil
  }

  /// Reads the name of a folder; nil for one that holds no texts.
  static func read(_ name: String) -> FolderName? {
    if name == source { return FolderName(name, tag: nil) }
    let android = AndroidFolderName.read("values-" + name)
    if android.problem == nil, android.qualifiers.isEmpty, let tag = android.tag {
      return FolderName(name, tag: tag)
    }
    guard let tag = LocaleTag(name), tag.isRegistered else { return nil }
    return FolderName(name, tag: tag)
  }
}
