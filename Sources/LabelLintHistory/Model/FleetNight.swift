package import LabelLint

/// The newest run of every app: what an owner reads in the morning.
package struct FleetNight: Sendable {
  /// Apps may report this many seconds apart and still belong to one night.
  static let length = 20 * 3600

  /// The apps, ordered by name.
  package let apps: [AppNight]
  /// The newest run of all; nil without any.
  package let newest: NightRun?

  /// The apps of a night.
  package init(apps: [AppNight]) {
    self.apps = apps
    newest = apps.map(\.run).max { $0.time < $1.time }
  }

  /// Apps that have a run of this night.
  package var reported: [AppNight] { apps.filter { !isAbsent($0) } }

  /// Apps whose last run is of an earlier night.
  package var absent: [AppNight] { apps.filter(isAbsent) }

  /// Whether the last run of an app is of an earlier night.
  func isAbsent(_ app: AppNight) -> Bool {
    newest.map { $0.time.seconds - app.run.time.seconds > Self.length } ?? false
  }

  /// Apps of which this night's run did not see everything.
  package var incomplete: [AppNight] { reported.filter { !$0.run.complete } }

  /// New findings of the night with their apps, worst first.
  package var opened: [(app: String, finding: RecordedFinding)] {
    reported.flatMap { app in app.opened.map { (app.app, $0) } }.sorted { left, right in
      left.finding.severity > right.finding.severity
    }
  }

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

  /// Number of open findings, those of absent apps among them.
  package var openCount: Int { apps.reduce(0) { $0 + $1.openCount } }

  /// The texts of all locales of all apps together.
  package var coverageSum: CoverageCell {
    var sum = CoverageCell(set: "", locale: "")
    for app in apps { sum.add(app.coverageSum) }
    return sum
  }

  /// Open findings by severity.
  package var counts: SeverityCounts {
    apps.reduce(into: SeverityCounts()) { sum, app in
      let counts = app.counts
      sum.error += counts.error
      sum.warning += counts.warning
      sum.note += counts.note
    }
  }

  /// New findings by severity.
  package var openedCounts: SeverityCounts {
    reported.reduce(into: SeverityCounts()) { sum, app in
      let counts = app.openedCounts
      sum.error += counts.error
      sum.warning += counts.warning
      sum.note += counts.note
    }
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

  /// Whether there is nothing that an owner would want to hear of.
  package var isQuiet: Bool { absent.isEmpty && reported.allSatisfy(\.isQuiet) }
}
