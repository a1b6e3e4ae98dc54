package import LabelLint

/// What a run that finds nothing to read says it looked for.
package enum LookedFor {
  /// The names of files that hold texts.
  package static let names = """
    XML files such as strings.xml in values folders, composeResources/values and moko-resources/<locale>; \
    .strings, .stringsdict and .xcstrings
    """

  /// Says that no rule would look for anything.
  ///
  /// - Parameters:
  ///   - rules: The rules that run; none where there is nothing to check.
  ///   - choice: What the call chooses.
  /// - Returns: What to do; nil where some rule looks, or where the call names the one that always does.
  package static func nothing(
    by rules: some Collection<RuleID>, _ choice: FindingChoice
  ) -> String? {
    let always = UnreadableCatalog.id
    if rules.isEmpty {
      return choice.excludedRules.isEmpty
        ? nil : "no rule is left: --no-rule leaves out every rule that is on"
    }
    guard !rules.contains(where: { $0 != always }), !choice.rules.contains(always) else {
      return nil
    }
    return "no rule is on except \(always), which is always on; extend 'recommended', turn on "
      + "rules under 'rules', or use --rule \(always)"
  }

  /// Says that a run has read no text; nil where it has.
  package static func noText(in run: RunSummary) -> String? {
    run.messages == 0 ? noText(in: run.files) : nil
  }

  /// Says that no file that was read holds a text.
  package static func noText(in files: Int) -> String {
    "no text in \(files) \(files == 1 ? "file" : "files"), so nothing was checked; label-lint looks for texts in \(names)"
  }
}
