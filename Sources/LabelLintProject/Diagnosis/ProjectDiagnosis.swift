package import LabelLint

/// What label-lint finds in a project, and what would make its reports better.
package struct ProjectDiagnosis: Sendable {
  /// A catalog in all its languages.
  package struct FoundSet: Sendable, Hashable {
    /// Path of the set.
    package let set: String
    /// Most common format of its files.
    package let format: CatalogFormat
    /// Number of files.
    package let files: Int
    /// Number of locales with texts, the source among them.
    package let locales: Int
    /// Source language, canonical BCP 47.
    package let sourceLocale: String
    /// What says that this is the source language.
    package let sourceOrigin: SourceOrigin
  }

  /// What says which language texts are translated from.
  package enum SourceOrigin: String, Sendable {
    /// The call or the configuration.
    case configuration
    /// A file of the project or the catalog itself.
    case project
    /// Nothing: it is what the catalog looks like.
    case assumed
  }

  /// The folder that paths are relative to, absolute.
  package var root: String
  /// The configuration, relative to the root; nil without one.
  package var configuration: String?
  /// The sets, in their order.
  package var sets: [FoundSet] = []
  /// All locales with texts, sorted.
  package var locales: [String] = []
  /// Number of texts.
  package var texts = 0
  /// Folders of code that are read.
  package var sources: [String] = []
  /// The commit of the work tree; nil without git.
  package var commit: String?
  /// The baseline, relative to the root; nil without one.
  package var baseline: String?
  /// Number of entries in the baseline.
  package var baselineEntries = 0
  /// What was found in the texts.
  package var counts = SeverityCounts()
  /// The versions of ICU's data.
  package let data = UnicodeVersions()
  /// What to do for better reports, a sentence each, the most useful first.
  package var advice: [String] = []

  /// A project in which no catalog was found.
  ///
  /// - Parameters:
  ///   - root: The folder that paths are relative to.
  ///   - error: Why there is none.
  package init(root: ProjectRoot, without error: ProjectError) {
    self.root = root.path
    commit = GitHead.commit(of: root)
    advice = error.lines
    advice.append("run label-lint in the folder of an app, or name that folder")
  }

  /// A project that was checked.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - checked: Its sets as they are reported.
  /// - Throws: `ProjectError` for a baseline that cannot be read.
  package init(_ project: Project, _ checked: [ReportedSet]) throws(ProjectError) {
    let settings = project.settings
    root = project.root.path
    configuration = settings.file.map { project.root.relative($0) }
    sources = settings.sources.map { project.root.relative($0) }
    commit = GitHead.commit(of: project.root)
    let isConfigured = settings.sourceLocale != nil || project.request.sourceLocale != nil
    let declaring = Set(project.plans.filter { $0.declaredSourceLocale != nil }.map(\.set))
    for summary in checked.map(\.summary) {
      let isDeclared = declaring.contains(summary.set) || summary.format.namesLocales
      sets.append(
        FoundSet(
          set: summary.set, format: summary.format, files: summary.files,
          locales: summary.locales.count + 1, sourceLocale: summary.sourceLocale,
          sourceOrigin: isConfigured ? .configuration : isDeclared ? .project : .assumed))
      texts += summary.messages
    }
    locales = Set(checked.flatMap { [$0.summary.sourceLocale] + $0.summary.locales.map(\.locale) })
      .sorted(by: ByteOrder.precedes)
    for finding in checked.flatMap(\.findings) where finding.suppression == nil {
      counts.add(finding.severity)
    }
    let place = try KnownFindings.place(nil, settings).path
    if FileSystem.exists(place) {
      baseline = project.root.relative(place)
      baselineEntries = try StoredFiles.baseline(at: place).entries.count
    }
    advice = DiagnosisAdvice(self, project, checked).sentences
  }
}
