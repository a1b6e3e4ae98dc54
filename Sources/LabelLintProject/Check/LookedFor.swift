package import LabelLint

/// What a run that finds nothing to read says it looked for.
package enum LookedFor {
  /// The names of files that hold texts.
  package static let names = """
    XML files such as strings.xml in values folders, composeResources/values and moko-resources/<locale>, \
    or .strings, .stringsdict and .xcstrings files, and .xliff, .xlf and .xcloc that you name
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
    let named = choice.rules.subtracting(choice.excludedRules).filter(\.isOfTeam).sorted()
    if let unknown = named.first(where: { !rules.contains($0) }) {
      return
        "no team rule is called '\(unknown)'; declare it under 'teamRules' in the configuration"
    }
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
  ///
  /// - Parameters:
  ///   - run: The record of the run.
  ///   - filesWithoutTarget: How many of its files the Xcode project has in no target.
  /// - Returns: What was not found.
  package static func noText(in run: RunSummary, filesWithoutTarget: Int) -> String? {
    run.messages == 0 ? noText(in: run.files, filesWithoutTarget: filesWithoutTarget) : nil
  }

  /// Says that no file that was read holds a text.
  ///
  /// - Parameters:
  ///   - files: How many files there are.
  ///   - filesWithoutTarget: How many of them the Xcode project has in no target.
  /// - Returns: What was not found.
  package static func noText(in files: Int, filesWithoutTarget: Int) -> String {
    if files > 0, filesWithoutTarget == files {
      let found = files == 1 ? "the file" : "any of the \(files) files"
      return """
        no target of the Xcode project contains \(found) that label-lint found, so nothing was checked; \
        add the files to a target
        """
    }
    let number = "\(files) \(files.form(of: "file"))"
    return "no text in \(number), so nothing was checked; label-lint looks for texts in \(names)"
  }
}
