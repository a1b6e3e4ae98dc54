package import LabelLint

/// The newest run of every app: what an owner reads in the morning.
package struct FleetNight: Sendable {
  /// Apps may report this many seconds apart and still belong to one night.
  static let length = 20 * 3600

  /// The apps, ordered by name.
  package let apps: [AppNight]
  /// The newest run of all; nil without any.
  package let newest: NightRun?
  /// Whether no app has reported on an earlier night.
  let isFirst: Bool
  /// The apps that were expected to report this night and did not, or that failed, with the reason as far as it is known.
  private let missing: [String: String]
  /// Why apps failed that reported all the same.
  private let failures: [String: String]

  /// The apps of a night.
  package init(apps: [AppNight]) {
    let newest = apps.map(\.run).max { $0.time < $1.time }
    let isFirst = apps.allSatisfy { app in
      app.previous == nil
        && newest.map { $0.time.seconds - app.run.time.seconds <= Self.length } ?? true
    }
    self.init(apps: apps, newest: newest, isFirst: isFirst, missing: [:], failures: [:])
  }

  private init(
    apps: [AppNight], newest: NightRun?, isFirst: Bool, missing: [String: String],
    failures: [String: String]
  ) {
    (self.apps, self.newest, self.isFirst) = (apps, newest, isFirst)
    (self.missing, self.failures) = (missing, failures)
  }

  /// The same night, known to lack the reports of some apps, which may never have reported.
  package func lacking(_ names: [String]) -> FleetNight {
    lacking(Dictionary(names.map { ($0, "") }, uniquingKeysWith: { $1 }))
  }

  /// The same night, known to lack the reports of some apps.
  ///
  /// - Parameters:
  ///   - reasons: Why each of these apps did not report, by its name; empty where nobody knows.
  ///   - failures: Why others failed that reported all the same, by name.
  /// - Returns: The night.
  package func lacking(
    _ reasons: [String: String], failures: [String: String] = [:]
  ) -> FleetNight {
    FleetNight(
      apps: apps, newest: newest, isFirst: isFirst,
      missing: missing.merging(reasons) { $1 },
      failures: self.failures.merging(failures) { $1 })
  }

  /// Why an app did not report or failed; nil where nobody knows.
  func reason(of app: String) -> String? {
    guard let reason = missing[app] ?? failures[app], !reason.isEmpty else { return nil }
    return reason
  }

  /// The part of the night that is about some apps.
  package func limited(to names: Set<String>) -> FleetNight {
    FleetNight(
      apps: apps.filter { names.contains($0.app) }, newest: newest, isFirst: isFirst,
      missing: missing.filter { names.contains($0.key) },
      failures: failures.filter { names.contains($0.key) })
  }

  /// Apps that have a run of this night.
  package var reported: [AppNight] { apps.filter { !isAbsent($0) } }

  /// Apps whose last run is of an earlier night.
  package var absent: [AppNight] { apps.filter(isAbsent) }

  /// Whether an app did not report this night.
  func isAbsent(_ app: AppNight) -> Bool {
    missing[app.app] != nil
      || newest.map { $0.time.seconds - app.run.time.seconds > Self.length } ?? false
  }

  /// Apps that did not report this night or any other, ordered by name.
  package var neverReported: [String] {
    Set(missing.keys).subtracting(apps.map(\.app)).sorted(by: ByteOrder.precedes)
  }

  /// Names of all apps that did not report this night, ordered.
  package var notReported: [String] {
    (absent.map(\.app) + neverReported).sorted(by: ByteOrder.precedes)
  }

  /// Apps that report for the first time, where others have reported before.
  var newcomers: [AppNight] { isFirst ? [] : reported.filter { $0.previous == nil } }

  /// That an app is new or back, for a table of apps; nil for all others.
  func arrival(_ app: AppNight) -> String? {
    if isAbsent(app) { return nil }
    guard let previous = app.previous else { return isFirst ? nil : "new app" }
    return app.isBack ? "back, last run \(Words.time(previous.started))" : nil
  }

  /// Apps that missed a night and report again.
  var returned: [AppNight] { reported.filter(\.isBack) }

  /// Number of apps, those that never reported among them.
  var appCount: Int { apps.count + neverReported.count }

  /// Apps of which this night's run did not see everything.
  package var incomplete: [AppNight] { reported.filter { !$0.run.complete } }

  /// New findings of the night with their apps, worst first.
  package var opened: [(app: String, finding: RecordedFinding)] {
    reported.flatMap { app in app.opened.map { (app.app, $0) } }.sorted { left, right in
      left.finding.severity > right.finding.severity
    }
  }

  /// The causes of the new findings, worst first.
  package var openedCauses: [OpenedCause] { OpenedCause.causes(of: opened) }

  /// Number of new findings.
  package var openedCount: Int { reported.reduce(0) { $0 + $1.opened.count } }

  /// What is lost of all apps, absent ones among them: the most first.
  package var lost: [(app: String, texts: LostTexts)] {
    apps.flatMap { app in app.lost.map { (app: app.app, texts: $0) } }.sorted { left, right in
      let (leftCount, rightCount) = (
        left.texts.findings + left.texts.translations,
        right.texts.findings + right.texts.translations
      )
      if leftCount != rightCount { return leftCount > rightCount }
      return (left.app, left.texts.set, left.texts.locale)
        < (right.app, right.texts.set, right.texts.locale)
    }
  }

  /// Number of findings whose texts were not read again.
  package var lostFindings: Int { apps.reduce(0) { $0 + $1.lostFindings } }

  /// Number of translations that are gone.
  package var lostTranslations: Int { apps.reduce(0) { $0 + $1.lostTranslations } }

  /// Number of findings that went with their texts.
  package var removedCount: Int { reported.reduce(0) { $0 + $1.removed } }

  /// Number of fixed findings.
  package var fixedCount: Int { reported.reduce(0) { $0 + $1.fixedCount } }

  /// Number of findings with another text or severity.
  package var updatedCount: Int { reported.reduce(0) { $0 + $1.updated } }

  /// Number of findings of rules that were not there before.
  package var newRuleCount: Int {
    reported.reduce(0) { $0 + $1.fromNewRules.values.reduce(0, +) }
  }

  /// Number of open findings of the apps that reported.
  package var openCount: Int { reported.reduce(0) { $0 + $1.openCount } }

  /// The texts of all locales of the apps that reported.
  package var coverageSum: CoverageCell {
    var sum = CoverageCell(set: "", locale: "")
    for app in reported { sum.add(app.coverageSum) }
    return sum
  }

  /// Open findings of the apps that reported, by severity.
  package var counts: SeverityCounts {
    reported.reduce(into: SeverityCounts()) { $0.add($1.counts) }
  }

  /// New findings by severity.
  package var openedCounts: SeverityCounts {
    reported.reduce(into: SeverityCounts()) { $0.add($1.openedCounts) }
  }

  /// Rules of apps that lost most findings since the run before, the most first.
  package var improved: [Movement] {
    reported.flatMap { app in
      app.fixed.map { rule, fixed in
        let now = app.open.reduce(0) { $0 + ($1.rule == rule ? $1.count : 0) }
        var new = app.opened.count { $0.rule == rule } + (app.fromNewRules[rule] ?? 0)
        if rule == Losses.ruleOfMissingTexts.description { new += app.openedByLoss }
        return Movement(app: app.app, rule: rule, before: now + fixed - new, now: now)
      }
    }.filter { $0.change < 0 }.sorted(by: Movement.isOrderedBefore)
  }

  /// Locales that are less translated than before, the greatest loss first.
  package var lostCoverage: [CoverageLoss] {
    reported.flatMap(\.lostCoverage).sorted { left, right in
      left.lost != right.lost
        ? left.lost > right.lost : (left.app, left.now.locale) < (right.app, right.now.locale)
    }
  }

  /// The same, with one entry for the locales of an app that lost the same share.
  package var coverageDrops: [CoverageDrop] { CoverageDrop.drops(of: lostCoverage) }

  /// The apps in the order of reports: first what got worse, then what is not known, then the most open findings.
  var worstFirst: [AppNight] {
    apps.sorted { left, right in
      let (leftAbsent, rightAbsent) = (isAbsent(left), isAbsent(right))
      let leftWorse = leftAbsent ? left.lostCount : left.worseCount
      let rightWorse = rightAbsent ? right.lostCount : right.worseCount
      if leftWorse != rightWorse { return leftWorse > rightWorse }
      if leftAbsent != rightAbsent { return leftAbsent }
      return left.openCount != right.openCount
        ? left.openCount > right.openCount : left.app < right.app
    }
  }

  /// Whether there is nothing that an owner would want to hear of.
  package var isQuiet: Bool {
    notReported.isEmpty && reported.allSatisfy(\.isQuiet) && newcomers.isEmpty
      && returned.isEmpty
  }
}
