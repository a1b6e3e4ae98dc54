import LabelLint

/// What an owner reads in the morning, before it is written for a reader.
package struct Digest {
  /// Most new findings that are named.
  static let mostOpened = 10
  /// Most keys of lost texts that are named at a place.
  private static let mostKeys = 3
  /// Most scalars of an error that are quoted.
  private static let mostOfReason = 200
  /// Most improvements that are named.
  static let mostImproved = 5

  /// The newest runs.
  let night: FleetNight
  /// Address of the report; nil without one.
  let link: String?
  /// Who looks after each app.
  let owners: [String: String]
  /// The pages that numbers link to.
  let pages: AppPages
  /// The causes of the new findings, the worst first.
  let opened: ArraySlice<OpenedCause>

  /// A digest of a night.
  ///
  /// - Parameters:
  ///   - night: The newest runs.
  ///   - link: Address of the report; nil without one.
  ///   - owners: Who looks after each app, by name; apps without an entry have none.
  ///   - pages: The review pages in the folder of the report.
  package init(
    _ night: FleetNight, link: String? = nil, owners: [String: String] = [:],
    pages: AppPages = .none
  ) {
    self.night = night
    self.link = link
    self.owners = owners
    self.pages = pages.published(at: link)
    opened = night.openedCauses.prefix(Self.mostOpened)
  }

  /// A line that begins with an app; one that counts the rest of a list has none.
  struct AppLine {
    /// The app.
    let app: String?
    /// What follows its name.
    let words: String
  }

  /// One line of totals; all there is to say when nothing changed.
  package var headline: String {
    let day = night.newest.map { String($0.started.prefix(10)) } ?? ""
    let open = Words.count(night.openCount, "open finding") + without
    if night.isFirst, !night.reported.isEmpty {
      let firsts = Words.count(night.reported.count, "app")
      return "Labels \(day): first run of \(firsts), \(open)\(incomplete)"
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
    parts += Self.arrivals(night.newcomers, "is a new app", "are new apps")
    parts += Self.arrivals(night.returned, "is back", "are back")
    return "Labels \(day): \(parts.joined(separator: ", ")), \(open)\(incomplete)"
  }

  /// Most apps that the headline names.
  private static let mostNamed = 3

  /// Apps that were not there the night before, with their open findings; nothing where there are none.
  private static func arrivals(_ apps: [AppNight], _ one: String, _ many: String) -> [String] {
    if apps.isEmpty { return [] }
    let names = apps.map { VisibleText.escaped(Words.app($0.app)) }
    let open = Words.number(apps.reduce(0) { $0 + $1.openCount })
    let verb = apps.count == 1 ? one : many
    return ["\(Words.list(names, atMost: mostNamed)) \(verb) (\(open) open)"]
  }

  /// That an app is new or back, for a table of apps; nil for all others.
  func arrival(_ app: AppNight) -> String? { night.arrival(app) }

  /// The apps that the number of open findings does not include.
  private var without: String {
    let names = night.notReported.map { VisibleText.escaped(Words.app($0)) }
    if names.isEmpty { return "" }
    return " (without \(Words.list(names, atMost: Self.mostNamed)), which did not report)"
  }

  /// How many apps were not seen whole, after the totals.
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

  /// How many new findings are not named.
  var unnamed: Int { night.openedCount - opened.reduce(0) { $0 + $1.count } }

  /// Locales that are less translated than before, the greatest loss first, a line each.
  var drops: [AppLine] {
    let drops = night.coverageDrops
    let lines = drops.prefix(Self.mostOpened).map { drop in
      AppLine(
        app: drop.loss.app,
        words: ", \(VisibleText.escaped(Words.locales(drop.locales))): translated "
          + "\(Words.percent(drop.loss.before)) → \(Words.percent(drop.loss.now))")
    }
    return lines + Self.rest(drops.count)
  }

  /// The apps that did not report, a line each.
  var silent: [AppLine] {
    let lines =
      night.absent.map { app in
        AppLine(
          app: app.app,
          words: " did not report. Its last run (\(Words.time(app.run.started))) had "
            + "\(Words.count(app.openCount, "open finding")).\(reason(app.app))")
      }
      + night.neverReported.map {
        AppLine(app: $0, words: " did not report. It has no earlier run.\(reason($0))")
      }
    return Array(lines.prefix(Self.mostOpened)) + Self.rest(lines.count)
  }

  /// Why an app did not report, behind what is said of it; nothing where nobody knows.
  private func reason(_ app: String) -> String {
    night.reason(of: app).map { " Error: \(Words.line($0, atMost: Self.mostOfReason))" } ?? ""
  }

  /// The line that counts what is not named.
  private static func rest(_ count: Int) -> [AppLine] {
    count > mostOpened ? [AppLine(app: nil, words: "\(Words.number(count - mostOpened)) more")] : []
  }

  /// The apps that reported with their counts, the worst first; none where there is only one.
  var apps: ArraySlice<AppNight> {
    night.appCount > 1
      ? night.worstFirst.filter { !night.isAbsent($0) }.prefix(Self.mostOpened) : []
  }

  /// How many apps that reported are not named.
  var unnamedApps: Int { night.appCount > 1 ? max(0, night.reported.count - Self.mostOpened) : 0 }

  /// The rules of apps that improved most.
  var improved: ArraySlice<Movement> { night.improved.prefix(Self.mostImproved) }

  /// Remarks that are neither new findings nor improvements.
  var remarks: [String] {
    var remarks: [String] = []
    for app in night.incomplete {
      remarks.append(
        "\(Words.app(app.app)): the run is not complete: what it could not read stays as it was")
    }
    remarks += coverage
    for app in night.reported {
      if let reason = night.reason(of: app.app) {
        remarks.append(
          "\(Words.app(app.app)): error: \(Words.line(reason, atMost: Self.mostOfReason))")
      }
      if let commits = app.commits { remarks.append("\(Words.app(app.app)): commits \(commits)") }
      if let previous = app.previous, app.run.breaks(from: previous) {
        remarks.append("\(Words.app(app.app)): \(app.run.breakReason(from: previous))")
      }
    }
    return remarks.map(VisibleText.escaped)
  }

  /// What is translated, missing and suppressed in the apps that reported; nothing where no text must be translated.
  private var coverage: [String] {
    let sum = night.coverageSum
    return sum.required > 0 ? ["all apps: \(Words.figures(sum))"] : []
  }

  /// An app with its owner: `player (media team)`.
  func name(_ app: String) -> String {
    let name = VisibleText.escaped(Words.app(app))
    return owners[app].map { "\(name) (\(VisibleText.escaped($0)))" } ?? name
  }

  /// An app with its owner, before what is said of it; nothing in a store of one project.
  func prefix(_ app: String) -> String {
    app.isEmpty && owners[app] == nil ? "" : "\(name(app)): "
  }

  /// The counts of an app, by the names that all reports use.
  func counts(_ app: AppNight) -> String {
    let changes =
      Words.losses(findings: app.lostFindings, translations: app.lostTranslations) + [
        "\(Words.number(app.opened.count)) new", "\(Words.number(app.fixedCount)) fixed",
        "\(Words.number(app.openCount)) open",
      ]
    return ([arrival(app)].compactMap(\.self) + changes).joined(separator: ", ")
  }

  /// Where the findings of a cause are, and in which locales.
  func place(_ cause: OpenedCause) -> String {
    let place = place(cause.finding)
    if cause.locales.isEmpty { return place }
    let locales = "(\(VisibleText.escaped(Words.locales(of: cause))))"
    if cause.places == 1 { return "\(place) \(locales)" }
    return "\(Words.count(cause.places, "text")) \(locales), the first at \(place)"
  }

  /// The findings of a cause in one line, without their place.
  func words(_ cause: OpenedCause) -> String {
    let finding = cause.finding
    return
      "\(Words.level(of: cause)): \(VisibleText.escapedButIsolates(finding.message)) [\(finding.rule)]"
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
    var line = "\(place): \(counts.joined(separator: ", "))"
    if let new = texts.successor {
      line += ", the new locale \(VisibleText.escaped(new.locale)) has "
      line += Words.count(new.translations, "translation")
    }
    if texts.keys.isEmpty { return line }
    let names = texts.keys.prefix(Self.mostKeys).map { "'\(VisibleText.escaped($0))'" }
    let left = texts.keys.count - names.count
    return "\(line) (\(names.joined(separator: ", "))\(left > 0 ? " and \(left) more" : ""))"
  }

  /// An improvement in one line, without its app.
  func words(_ item: Movement) -> String {
    "\(item.rule) \(Words.number(item.before)) → \(Words.number(item.now))"
  }
}
