import LabelLint

/// What would make the reports of a project better, each with the command or the setting to use.
struct DiagnosisAdvice {
  private let diagnosis: ProjectDiagnosis
  private let project: Project
  private let checked: [ReportedSet]

  /// Advice for a project that was checked.
  init(_ diagnosis: ProjectDiagnosis, _ project: Project, _ checked: [ReportedSet]) {
    self.diagnosis = diagnosis
    self.project = project
    self.checked = checked
  }

  /// The sentences, the most useful first: what is not seen, what is guessed, what can be set up.
  var sentences: [String] {
    unread + passedOver
      + [sources, sourceLanguage, configuration, baseline, git, wordLists]
      .compactMap(\.self)
  }

  /// Files and folders that cannot be read.
  private var unread: [String] {
    project.unread.notRead.lines.map { "\($0); make it readable, or leave it out with `exclude`" }
  }

  /// Folders with catalogs that nobody asked for.
  private var passedOver: [String] { project.passedOver.lines(naming: 3) }

  /// Code tells a label from a text that is only read.
  private var sources: String? {
    if !diagnosis.sources.isEmpty { return nil }
    return
      "code is not read, so kinds of texts are guessed from keys and comments; write `sources: [.]` in "
      + "\(SettingsStore.fileNames[0]), or call `label-lint check --sources .`"
  }

  /// A wrong source language turns a whole report wrong.
  private var sourceLanguage: String? {
    let assumed = diagnosis.sets.filter { $0.sourceOrigin == .assumed }
    if assumed.isEmpty { return nil }
    let languages = Set(assumed.map(\.sourceLocale)).sorted(by: ByteOrder.precedes)
    return "nothing says the source language of \(assumed.count.counted("set")); "
      + "\(languages.listed(atMost: 3)) is assumed; write `sourceLocale:` in \(SettingsStore.fileNames[0])"
  }

  /// Levels and exceptions need a place.
  private var configuration: String? {
    diagnosis.configuration == nil
      ? "there is no configuration; `label-lint init` writes one" : nil
  }

  /// Who has many findings begins with the new ones.
  private var baseline: String? {
    guard diagnosis.baseline == nil, diagnosis.counts.total > 0 else { return nil }
    return "there is no baseline; `label-lint baseline create` accepts the "
      + "\(diagnosis.counts.total.counted("finding")) of today, so that only new ones count"
  }

  /// `--changed-since` compares with a commit.
  private var git: String? {
    diagnosis.commit == nil
      ? "there is no git commit to compare with, so `--changed-since` cannot be used" : nil
  }

  /// Rules of wording need words.
  private var wordLists: String? {
    let languages = Set(checked.flatMap(\.languagesWithoutLexicon)).sorted(by: ByteOrder.precedes)
    if languages.isEmpty { return nil }
    return "rules of wording know no words of \(languages.listed(atMost: 5)); "
      + "docs/lexicon-format.md describes how to write a word list"
  }
}
