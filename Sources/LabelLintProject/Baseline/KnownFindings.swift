package import LabelLint

/// Finds the baseline of a run.
package enum KnownFindings {
  /// The baseline's path, and whether it must be there.
  ///
  /// - Parameters:
  ///   - option: The path that the call names.
  ///   - settings: The settings of the run.
  /// - Returns: The path, and whether a missing file is an error.
  /// - Throws: `ProjectError` where the project's own baseline is a link out of it.
  package static func place(
    _ option: String?, _ settings: Settings
  ) throws(ProjectError) -> (path: String, isRequired: Bool) {
    if let option { return (option, true) }
    let baseline = settings.baseline
    do throws(ProjectBounds.Refusal) {
      _ = try ProjectBounds(around: baseline.path, in: settings.root).path(baseline.path)
    } catch {
      throw ProjectError(
        "\(settings.root.relative(baseline.path)) \(error.reason)",
        path: settings.root.relative(baseline.path))
    }
    return baseline
  }

  /// The baseline of a run, ready to be compared; nil without one.
  package static func matching(
    _ option: String?, _ project: Project
  ) throws(ProjectError) -> BaselineMatching? {
    let own = project.settings.baseline
    // Nobody asks where a baseline would be that is not there.
    if option == nil, !own.isRequired, !FileSystem.exists(own.path), !LinkedPath.isLink(own.path) {
      return nil
    }
    let (path, isRequired) = try place(option, project.settings)
    if !isRequired, !FileSystem.exists(path) { return nil }
    return matching(try StoredFiles.baseline(at: path), project)
  }

  /// The entries of debt of which a run does not know whether they hold, as their texts are lost or were not read.
  package static func unjudged(
    _ baseline: Baseline, after sets: [ReportedSet], of project: Project
  ) -> [BaselineEntry] {
    let isRead = project.unread.notRead.isEmpty && sets.allSatisfy(\.summary.complete)
    var matching = matching(baseline, project)
    for var set in sets { matching.apply(to: &set) }
    _ = matching.end()
    return matching.fates(rules: Set(project.activeRules.keys)).compactMap {
      guard $0.entry.state == .existing else { return nil }
      guard $0.fate == .lost || $0.fate == .unchecked && !isRead else { return nil }
      var entry = $0.entry
      entry.locales = [$0.locale]
      return entry
    }
  }

  /// A baseline compared with a project: sets that the call does not check may still be there.
  package static func matching(_ baseline: Baseline, _ project: Project) -> BaselineMatching {
    let known = baseline.entries.map(\.subject.set) + baseline.translations.keys
    return BaselineMatching(
      baseline, sets: project.sets(present: known), day: Clock.day,
      requiresReason: project.settings.suppressions.requiresReason)
  }
}
