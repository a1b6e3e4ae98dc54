import LabelLint

/// What an owner reads in the morning, before it is written for a reader.
package struct Digest {
  /// Most new findings that are named.
  static let mostOpened = 10
  /// Most locales of a finding that are named.
  private static let mostLocales = 8
  /// Most keys of lost texts that are named at a place.
  private static let mostKeys = 3
  /// Most improvements that are named.
  static let mostImproved = 5

  /// The newest runs.
  let night: FleetNight
  /// Address of the report; nil without one.
  let link: String?

  /// A digest of a night.
  ///
  /// - Parameters:
  ///   - night: The newest runs.
  ///   - link: Address of the report; nil without one.
  package init(_ night: FleetNight, link: String? = nil) {
    self.night = night
    self.link = link
  }

  /// One line of totals; all there is to say when nothing changed.
  package var headline: String {
    let day = night.newest.map { String($0.started.prefix(10)) } ?? ""
    let open = Words.count(night.openCount, "open finding")
    let firsts = night.reported.count { $0.previous == nil }
    if firsts > 0, firsts == night.reported.count {
      return "Labels \(day): first run of \(Words.count(firsts, "app")), \(open)\(incomplete)"
    }
    if night.isQuiet { return "Labels \(day): nothing changed, \(open)" }
    var parts =
      Words.losses(findings: night.lostFindings, translations: night.lostTranslations) + [
        "\(Words.number(night.openedCount)) new", "\(Words.number(night.fixedCount)) fixed",
      ]
    if night.removedCount > 0 {
      parts.append("\(Words.number(night.removedCount)) removed with their texts")
    }
    if night.updatedCount > 0 { parts.append("\(Words.number(night.updatedCount)) updated") }
    if night.newRuleCount > 0 {
      parts.append("\(Words.number(night.newRuleCount)) found by new rules")
    }
    return "Labels \(day): \(parts.joined(separator: ", ")), \(open)\(incomplete)"
  }

  /// How many apps were not seen whole, behind the totals.
  private var incomplete: String {
    let count = night.incomplete.count
    return count == 0 ? "" : ", \(Words.count(count, "run")) not complete"
  }

  /// Whether the headline says it all.
  package var isQuiet: Bool { night.isQuiet }

  /// What is lost, the most first.
  var lost: ArraySlice<(app: String, texts: LostTexts)> { night.lost.prefix(Self.mostOpened) }

  /// How many places are not named where something is lost.
  var unnamedLosses: Int { max(0, night.lost.count - Self.mostOpened) }

  /// A new finding in the locales that it is new in.
  struct Opened {
    /// The app.
    let app: String
    /// The finding in the first of the locales.
    let finding: RecordedFinding
    /// The locales; none for what is about a whole set.
    var locales: [String]
    /// Number of findings.
    var count = 1
  }

  /// What findings have in common that differ in their locale alone.
  private struct OpenedName: Hashable {
    let app: String
    let rule: String
    let severity: Severity
    let subject: Subject
    let place: String
    let message: String

    init(_ app: String, _ finding: RecordedFinding) {
      self.app = app
      (rule, severity, message) = (finding.rule, finding.severity, finding.message)
      var subject = finding.subject
      subject.locale = ""
      self.subject = subject
      place = "\(finding.path):\(finding.line)"
    }
  }

  /// The new findings, worst first: those of one text that many locales have at one place, as missing ones, once.
  private var allOpened: [Opened] {
    var groups: [Opened] = []
    var numbers: [OpenedName: Int] = [:]
    for (app, finding) in night.opened {
      let name = OpenedName(app, finding)
      let locale = finding.subject.locale
      if let number = numbers[name] {
        groups[number].locales.append(locale)
        groups[number].count += 1
      } else {
        numbers[name] = groups.count
        groups.append(
          Opened(app: app, finding: finding, locales: locale.isEmpty ? [] : [locale]))
      }
    }
    return groups
  }

  /// The worst new findings.
  var opened: ArraySlice<Opened> { allOpened.prefix(Self.mostOpened) }

  /// How many new findings are not named.
  var unnamed: Int { night.openedCount - opened.reduce(0) { $0 + $1.count } }

  /// Where a finding is, and in which locales.
  func place(_ item: Opened) -> String {
    let place = place(item.finding)
    if item.locales.isEmpty { return place }
    let named = item.locales.sorted(by: ByteOrder.precedes).prefix(Self.mostLocales)
    let left = item.locales.count - named.count
    return "\(place) (\(named.joined(separator: ", "))\(left > 0 ? " and \(left) more" : ""))"
  }

  /// The rules of apps that improved most.
  var improved: ArraySlice<Movement> { night.improved.prefix(Self.mostImproved) }

  /// Remarks that are neither new findings nor improvements.
  var remarks: [String] {
    var remarks = night.absent.map { app in
      "\(Words.app(app.app)) did not report: its last run is of \(Words.time(app.run.started))"
    }
    for app in night.incomplete {
      remarks.append(
        "\(Words.app(app.app)): the run is not complete: what it could not read stays as it was")
    }
    for loss in night.lostCoverage.prefix(Self.mostOpened) {
      remarks.append("\(Words.app(loss.app)), \(loss.now.locale): translated \(words(loss))")
    }
    remarks += coverage
    for app in night.reported {
      if let previous = app.previous, app.run.breaks(from: previous) {
        remarks.append("\(Words.app(app.app)): \(app.run.breakReason(from: previous))")
      }
    }
    return remarks.map(VisibleText.escaped)
  }

  /// What is translated, missing and suppressed in all apps; nothing where no text must be translated.
  private var coverage: [String] {
    let sum = night.coverageSum
    return sum.required > 0 ? ["all apps: \(Words.figures(sum))"] : []
  }

  /// An app's name before what is said of it; nothing in a store of one project.
  func prefix(_ app: String) -> String { app.isEmpty ? "" : "\(VisibleText.escaped(app)): " }

  /// What a locale lost, in texts where shares look the same.
  private func words(_ loss: CoverageLoss) -> String {
    let (before, now) = (Words.percent(loss.before), Words.percent(loss.now))
    if before != now { return "\(before) → \(now)" }
    return "\(Words.number(loss.before.translated)) → \(Words.number(loss.now.translated)) of "
      + Words.count(loss.now.required, "text")
  }

  /// A finding in one line, without its place.
  func words(_ finding: RecordedFinding) -> String {
    "\(finding.severity.rawValue): \(VisibleText.escapedButIsolates(finding.message)) [\(finding.rule)]"
  }

  /// Where a finding is.
  func place(_ finding: RecordedFinding) -> String {
    "\(VisibleText.escaped(finding.path)):\(finding.line)"
  }

  /// What is lost at a place, in one line.
  func words(_ texts: LostTexts) -> String {
    let place =
      VisibleText.escaped(texts.set)
      + (texts.locale.isEmpty ? "" : ", \(VisibleText.escaped(texts.locale))")
    let counts = Words.losses(findings: texts.findings, translations: texts.translations)
    let line = "\(place): \(counts.joined(separator: ", "))"
    if texts.keys.isEmpty { return line }
    let names = texts.keys.prefix(Self.mostKeys).map { "'\(VisibleText.escaped($0))'" }
    let left = texts.keys.count - names.count
    return "\(line) (\(names.joined(separator: ", "))\(left > 0 ? " and \(left) more" : ""))"
  }

  /// An improvement in one line.
  func words(_ item: Movement) -> String {
    "\(prefix(item.app))\(item.rule) \(Words.number(item.before)) → \(Words.number(item.now))"
  }
}
