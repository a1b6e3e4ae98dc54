import LabelLint

/// What a run that finds nothing to read says it looked for.
enum LookedFor {
  /// The names of files that hold texts.
  static let names = """
    XML files such as strings.xml in values folders, composeResources/values and moko-resources/<locale>; \
    .strings, .stringsdict and .xcstrings
    """

  /// Says that no file that was read holds a text.
  static func noText(in files: Int) -> String {
    "no text in \(files) \(files == 1 ? "file" : "files"), so nothing was checked: looked for texts in \(names)"
  }
}
