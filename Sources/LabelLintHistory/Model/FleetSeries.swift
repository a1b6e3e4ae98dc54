package import LabelLint

/// How findings and coverage of apps went from day to day.
package struct FleetSeries: Sendable {
  /// Numbers by day under one name.
  package struct Line: Sendable, Hashable {
    /// An app, a rule, a locale or a severity.
    package var name: String
    /// Open findings at the end of each day.
    package var values: [Int]

    /// The number on the first day.
    package var first: Int { values.first ?? 0 }
    /// The number on the last day.
    package var last: Int { values.last ?? 0 }
    /// The greatest number.
    package var most: Int { values.max() ?? 0 }
  }

  /// A day from which numbers cannot be compared with those before.
  package struct Break: Sendable, Hashable {
    /// Position in `days`.
    package var day: Int
    /// The app.
    package var app: String
    /// What changed.
    package var reason: String
  }

  /// Days with runs, UTC, oldest first.
  package private(set) var days: [String] = []
  /// Open findings of each app, by name.
  package private(set) var apps: [Line] = []
  /// Open findings of each rule, the most now first.
  package private(set) var rules: [Line] = []
  /// Open findings of each locale, the most now first.
  package private(set) var locales: [Line] = []
  /// Open errors, warnings and notes.
  package private(set) var severities: [Line] = []
  /// Breaks, by day.
  package private(set) var breaks: [Break] = []
  /// Texts that must be translated and that are, of all apps, by day.
  package private(set) var coverage: [CoverageCell] = []
  /// Rules of apps whose number of findings changed, the greatest change first.
  package private(set) var movers: [Movement] = []
  /// Open findings by age.
  package private(set) var ages: [DebtAge] = DebtAge.none

  /// The series of some apps.
  ///
  /// - Parameters:
  ///   - histories: The apps.
  ///   - window: How many days to go back from the newest run.
  init(_ histories: [AppHistory], days window: Int) {
    let runs = histories.flatMap(\.runs)
    guard let newest = runs.max(by: { $0.time < $1.time }) else { return }
    let recent = runs.filter { newest.time.days(since: $0.time) < max(1, window) }
    days = Set(recent.map(\.day)).sorted()
    var appLines: [String: [Int]] = [:]
    var ruleLines: [String: [Int]] = [:]
    var localeLines: [String: [Int]] = [:]
    var severityLines: [Severity: [Int]] = [:]
    var pairs: [Movement: [Int]] = [:]
    let empty = [Int](repeating: 0, count: days.count)
    var required = empty
    var translated = empty
    for history in histories where !history.runs.isEmpty {
      let dayOfRun = history.runs.map { day(of: $0) }
      appLines[history.app] = empty
      for (change, count) in history.changes {
        let (day, signed) = (dayOfRun[change.run], change.isOpening ? count : -count)
        appLines[history.app, default: empty][day] += signed
        ruleLines[change.rule, default: empty][day] += signed
        localeLines[change.locale, default: empty][day] += signed
        severityLines[change.severity, default: empty][day] += signed
        let pair = Movement(app: history.app, rule: change.rule, before: 0, now: 0)
        pairs[pair, default: empty][day] += signed
      }
      for (run, changes) in history.coverageChanges {
        for change in changes {
          required[dayOfRun[run]] += change.required
          translated[dayOfRun[run]] += change.translated
        }
      }
      addBreaks(of: history, dayOfRun)
      addAges(of: history)
    }
    apps = Self.lines(appLines).sorted { $0.name < $1.name }
    rules = Self.lines(ruleLines).filter { $0.most > 0 }
    locales = Self.lines(localeLines).filter { $0.most > 0 }
    severities = [Severity.error, .warning, .note].map { severity in
      Line(name: severity.rawValue, values: Self.sums(severityLines[severity] ?? empty))
    }
    coverage = zip(Self.sums(required), Self.sums(translated)).map { required, translated in
      var cell = CoverageCell(set: "", locale: "")
      (cell.required, cell.translated) = (required, translated)
      return cell
    }
    movers = pairs.map { pair, changes in
      let values = Self.sums(changes)
      return Movement(
        app: pair.app, rule: pair.rule, before: values.first ?? 0, now: values.last ?? 0)
    }.filter { $0.change != 0 }.sorted(by: Movement.isOrderedBefore)
    breaks.sort { ($0.day, $0.app) < ($1.day, $1.app) }
  }

  /// Open findings of all apps, by day.
  package var total: Line {
    var total = [Int](repeating: 0, count: days.count)
    for line in apps { for (day, value) in line.values.enumerated() { total[day] += value } }
    return Line(name: "all", values: total)
  }

  /// The breaks of one app, or of all.
  package func breaks(ofApp app: String? = nil) -> [Break] {
    breaks.filter { app == nil || $0.app == app }
  }

  /// The day on which a run counts: its own, or the first for what came before all days.
  private func day(of run: NightRun) -> Int {
    let day = run.day
    return min(days.firstIndex { $0 >= day } ?? 0, days.count - 1)
  }

  private mutating func addBreaks(of history: AppHistory, _ dayOfRun: [Int]) {
    guard let first = history.runs.first, let firstDay = days.first else { return }
    if first.day > firstDay {
      breaks.append(Break(day: dayOfRun[0], app: history.app, reason: "first run"))
    }
    for (position, run) in history.runs.enumerated().dropFirst() where run.day > firstDay {
      let before = history.runs[position - 1]
      if run.breaks(from: before) {
        breaks.append(
          Break(
            day: dayOfRun[position], app: history.app, reason: run.breakReason(from: before)))
      }
    }
  }

  private mutating func addAges(of history: AppHistory) {
    guard let newest = history.runs.last else { return }
    for (run, counts) in history.openSince {
      let age = newest.time.days(since: history.runs[run].time)
      guard let bin = ages.firstIndex(where: { $0.days.contains(age) }) else { continue }
      ages[bin].counts.error += counts.error
      ages[bin].counts.warning += counts.warning
      ages[bin].counts.note += counts.note
    }
  }

  private static func lines(_ changes: [String: [Int]]) -> [Line] {
    changes.map { Line(name: $0, values: sums($1)) }.sorted { left, right in
      left.last != right.last ? left.last > right.last : left.name < right.name
    }
  }

  /// Numbers after each of some changes.
  private static func sums(_ changes: [Int]) -> [Int] {
    var sum = 0
    return changes.map { change in
      sum += change
      return sum
    }
  }
}

/// Open findings of an age.
package struct DebtAge: Sendable, Hashable {
  /// Name of the age, for people.
  package var name: String
  /// Days since the run that saw them first.
  package var days: ClosedRange<Int>
  /// How many there are.
  package var counts = SeverityCounts()

  /// All ages, with nothing in them.
  static let none = [
    DebtAge(name: "less than a day", days: 0...0), DebtAge(name: "1 to 7 days", days: 1...7),
    DebtAge(name: "8 to 30 days", days: 8...30), DebtAge(name: "31 to 90 days", days: 31...90),
    DebtAge(name: "more than 90 days", days: 91...Int.max - 1),
  ]
}
