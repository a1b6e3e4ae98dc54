import LabelLint
import Testing

@testable import LabelLintHistory

/// How numbers went from night to night.
@Suite("Series")
struct FleetSeriesTests {
  static func store() throws -> HistoryStore {
    try Night.store([
      Night.run(1, [Night.finding("a"), Night.finding("b", locale: "fr")]),
      Night.run(2, [Night.finding("a")]),
      Night.run(2, app: "mail", [Night.finding("m", severity: .error)]),
      Night.run(
        4, ruleSet: "2026.2", rules: ["role-word": .warning, "key-echo": .note],
        [Night.finding("a"), Night.finding("e", rule: "key-echo", severity: .note)]),
    ])
  }

  @Test("open findings by night, app, rule, locale and severity")
  func lines() throws {
    let series = try Self.store().series(days: 90)
    #expect(series.days == ["2026-11-01", "2026-11-02", "2026-11-04"])
    #expect(series.total.values == [2, 2, 3])
    let named = { (lines: [FleetSeries.Line]) in lines.map { "\($0.name) \($0.values)" } }
    #expect(named(series.apps) == ["mail [0, 1, 1]", "player [2, 1, 2]"])
    #expect(named(series.rules) == ["role-word [2, 2, 2]", "key-echo [0, 0, 1]"])
    #expect(named(series.locales) == ["de [1, 2, 3]", "fr [1, 0, 0]"])
    #expect(
      named(series.severities) == ["error [0, 1, 1]", "warning [2, 1, 1]", "note [0, 0, 1]"])
    #expect(series.coverage.map(\.required) == [100, 200, 200])
  }

  @Test("a window begins with what was open before it")
  func window() throws {
    let series = try Self.store().series(days: 1)
    #expect(series.days == ["2026-11-04"])
    #expect(series.total.values == [3])
    #expect(series.breaks.map(\.day) == [])
  }

  @Test("breaks are where rules changed or an app came")
  func breaks() throws {
    let series = try Self.store().series(days: 90)
    #expect(
      series.breaks.map { "\($0.day) \($0.app) \($0.reason)" } == [
        "1 mail first run",
        "2 player rules 2026.1 → 2026.2; added key-echo; removed all-caps",
      ])
    #expect(series.breaks(ofApp: "mail").count == 1)
  }

  @Test("movers and ages")
  func moversAndAges() throws {
    let series = try Self.store().series(days: 90)
    #expect(
      series.movers.map { "\($0.app) \($0.rule) \($0.before) \($0.now)" } == [
        "mail role-word 0 1", "player key-echo 0 1", "player role-word 2 1",
      ])
    #expect(series.ages.map(\.counts.total) == [2, 1, 0, 0, 0])
  }

  @Test("text, CSV and JSON")
  func reports() throws {
    let report = TrendReport(try Self.store().series(ofApp: "player", days: 90))
    #expect(
      report.text == """
        2026-11-01 to 2026-11-04, 3 nights; open findings, first and last

        All
          all  █▄█  2 → 2

        Apps
          player  █▄█  2 → 2

        Severities
          error    ▁▁▁  0 → 0
          warning  █▄▄  2 → 1
          note     ▁▁▄  0 → 1

        Rules
          key-echo   ▁▁▄  0 → 1
          role-word  █▄▄  2 → 1

        Locales
          de  ▄▄█  1 → 2
          fr  ▄▁▁  1 → 0

        Numbers before and after cannot be compared
          2026-11-04  player: rules 2026.1 → 2026.2; added key-echo; removed all-caps

        """)
    #expect(report.csv.hasPrefix("night,series,name,open\r\n2026-11-01,all,all,2\r\n"))
    #expect(report.csv.hasSuffix("2026-11-04,locale,fr,0\r\n"))
    #expect(report.json.contains(#""breaks": ["#))
  }

  @Test(
    "a scale ends at a round number",
    arguments: [(1, 1), (2, 2), (3, 4), (7, 8), (9, 10), (11, 20), (83, 100), (20_000, 20_000)])
  func scale(most: Int, end: Int) { #expect(ChartScale.niceMaximum(most) == end) }

  @Test(
    "a scale starts at 0, unless all numbers are close together",
    arguments: [
      ([[3, 7]], 0, 8, [0, 4, 8]), ([[97, 103], [99, 99]], 96, 104, [96, 100, 104]),
      ([[97, 103], [4, 4]], 0, 200, [0, 100, 200]), ([[50, 50]], 0, 60, [0, 30, 60]),
      ([[1900, 1904]], 1900, 1904, [1900, 1902, 1904]), ([[5, 6]], 5, 6, [5, 6]),
      ([[0, 0]], 0, 1, [0, 1]), ([], 0, 1, [0, 1]),
    ] as [([[Int]], Int, Int, [Int])])
  func scaleStart(values: [[Int]], start: Int, end: Int, ticks: [Int]) {
    let scale = ChartScale(of: values.map { FleetSeries.Line(name: "x", values: $0) })
    #expect(scale.start == start)
    #expect(scale.end == end)
    #expect(scale.ticks == ticks)
    #expect(scale.remark(of: "It").isEmpty == (start == 0))
    #expect(scale.part(of: start) == 0)
    #expect(scale.part(of: end) == 1)
  }

  @Test(
    "times are read as seconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 951_825_600),
      ("2026-11-21T02:00:00Z", 1_795_226_400), ("2100-03-01T00:00:00Z", 4_107_542_400),
    ])
  func times(text: String, seconds: Int) { #expect(Timestamp(text)?.seconds == seconds) }

  @Test(
    "what is no time is none",
    arguments: [
      "", "2026-11-21", "2026-11-21T02:00:00", "2026-11-21T24:00:00Z", "2026-00-01T00:00:00Z",
    ])
  func noTimes(text: String) { #expect(Timestamp(text) == nil) }
}
