import LabelLint

/// What a run that finds nothing to read says it looked for.
package enum LookedFor {
  /// The names of files that hold texts.
  package static let names = """
    XML files such as strings.xml in values folders, composeResources/values and moko-resources/<locale>; \
    .strings, .stringsdict and .xcstrings
    """

  /// Says that nothing would be looked for.
  package static let noRule =
    "no rule is on, so nothing would be checked: extend 'recommended', or turn some on under 'rules'"

  /// Says which folders were passed over, of those with catalogs that no user of the app meets.
  package static func passedOver(_ folders: [String]) -> String {
    "passed over, as no user of the app meets their texts: \(folders.joined(separator: ", "))"
  }

  /// Says that no file that was read holds a text.
  package static func noText(in files: Int) -> String {
    "no text in \(files) \(files == 1 ? "file" : "files"), so nothing was checked: looked for texts in \(names)"
  }
}
