import Foundation
import LabelLint
import LabelLintHistory
import Testing

/// Gauges, badges and the page.
@Suite("Reports of a night")
struct NightReportTests {
  @Test("gauges, byte for byte")
  func metrics() throws {
    let night = try Night.store([
      Night.run(1, app: "a\"\\\n", [Night.finding("x")]),
      Night.run(2, app: "a\"\\\n", [Night.finding("x"), Night.finding("y", severity: .error)]),
    ]).night()
    let app = #"app="a\"\\\n""#
    #expect(
      OpenMetrics.text(night) == """
        # TYPE label_lint_findings gauge
        # HELP label_lint_findings Open findings.
        label_lint_findings{\(app),rule="role-word",locale="de",severity="error"} 1
        label_lint_findings{\(app),rule="role-word",locale="de",severity="warning"} 1
        # TYPE label_lint_new_findings gauge
        # HELP label_lint_new_findings Findings that the last run saw first, by severity.
        label_lint_new_findings{\(app),severity="error"} 1
        label_lint_new_findings{\(app),severity="warning"} 0
        label_lint_new_findings{\(app),severity="note"} 0
        # TYPE label_lint_lost_texts gauge
        # HELP label_lint_lost_texts Texts that were there before and were not read again, until they are back or accepted.
        label_lint_lost_texts{\(app),of="findings"} 0
        label_lint_lost_texts{\(app),of="translations"} 0
        # TYPE label_lint_translated_ratio gauge
        # UNIT label_lint_translated_ratio ratio
        # HELP label_lint_translated_ratio Share of texts that are translated.
        label_lint_translated_ratio{\(app),locale="de"} 0.9
        # TYPE label_lint_suppressed_texts gauge
        # HELP label_lint_suppressed_texts Texts without a translation whose finding is suppressed.
        label_lint_suppressed_texts{\(app),locale="de"} 0
        # TYPE label_lint_labels_checked gauge
        # HELP label_lint_labels_checked Labels that the rules checked.
        label_lint_labels_checked{\(app),locale="de"} 95
        # TYPE label_lint_run_duration_seconds gauge
        # UNIT label_lint_run_duration_seconds seconds
        # HELP label_lint_run_duration_seconds How long the last run took.
        label_lint_run_duration_seconds{\(app)} 1.5
        # TYPE label_lint_last_run_timestamp_seconds gauge
        # UNIT label_lint_last_run_timestamp_seconds seconds
        # HELP label_lint_last_run_timestamp_seconds When the last run started.
        label_lint_last_run_timestamp_seconds{\(app)} 1793584800
        # TYPE label_lint_run_complete gauge
        # HELP label_lint_run_complete Whether the last run saw all that it should: 1, or 0.
        label_lint_run_complete{\(app)} 1
        # EOF

        """)
  }

  @Test("badges say clean, open or new, and red only at the threshold")
  func badges() throws {
    func badge(_ runs: [RecordedRun], _ threshold: Severity? = .error) throws -> BadgePicture {
      BadgePicture(try Night.store(runs).night(), failingAt: threshold)
    }
    let clean = try badge([Night.run(1)])
    #expect(
      clean.json
        == #"{"schemaVersion":1,"label":"labels","message":"clean","color":"brightgreen"}"# + "\n")
    #expect(clean.svg.contains("<title>labels: clean</title>"))
    let open = try badge([Night.run(1, [Night.finding("a")])])
    #expect([open.message, open.color] == ["1 open", "blue"])
    let runs = [Night.run(1), Night.run(2, [Night.finding("a")])]
    #expect(try [badge(runs).message, badge(runs).color] == ["1 new", "orange"])
    #expect(try badge(runs, .warning).color == "red")
    #expect(try badge(runs, nil).color == "orange")
  }

  @Test("the page loads nothing, has no script, and shows what stands in catalogs as text")
  func page() throws {
    let hostile = "<script>x</script>\"'&\u{202E}"
    let store = try Night.store([
      Night.run(1, app: hostile, [Night.finding("a")]),
      Night.run(2, app: hostile, [Night.finding("b", text: hostile)]),
    ])
    let html = Dashboard(
      try store.night(), try store.series(days: 90), owners: [hostile: "<b>team</b>"]
    ).html
    for forbidden in ["<script", "http:", "https:", "src=", "@import", "url(", "<b>team"] {
      #expect(!html.contains(forbidden), "\(forbidden)")
    }
    #expect(html.contains("default-src 'none'"))
    // Every picture has a name, every table a caption, every place that scrolls one too.
    #expect(html.components(separatedBy: "<svg").count > 5)
    for svg in html.components(separatedBy: "<svg").dropFirst() {
      let start = svg.prefix(200)
      #expect(start.contains("role=\"img\"><title>") || start.contains("aria-hidden=\"true\""))
    }
    #expect(
      html.components(separatedBy: "<table").count
        == html.components(separatedBy: "<caption>").count)
    #expect(
      html.components(separatedBy: "class=\"scroll\"").count
        == html.components(separatedBy: ", table\">").count)
  }

  @Test("each table says how a small screen lays it out; there are two pictures of all findings")
  func smallScreen() throws {
    let store = try Night.store([
      Night.run(1, app: "mail", [Night.finding("x")]), Night.run(1, [Night.finding("a")]),
      Night.run(2, app: "mail", [Night.finding("x"), Night.finding("y")]),
      Night.run(2, [Night.finding("a"), Night.finding("b")]),
    ])
    let html = Dashboard(try store.night(), try store.series(days: 90)).html
    for start in [
      "<table class=\"list\"><caption>New findings, errors first.",
      "<table class=\"apps\"><caption>Sorted by lost texts and new findings.",
      "<table class=\"matrix\"><caption>Open findings by app</caption><thead><tr>"
        + "<th scope=\"col\">Night</th><th scope=\"col\" class=\"n\"><bdi>mail</bdi></th>"
        + "<th scope=\"col\" class=\"n\"><bdi>player</bdi></th></tr></thead>",
      "<table class=\"over\"><caption>Days since the run that found a finding first.",
      "<table><caption>All open findings</caption>",
      "<table class=\"over\"><caption>From 2026-11-01 to 2026-11-02.",
      "<table><caption>Translated labels that no rule has a finding for.",
    ] { #expect(html.contains(start), "\(start)") }
    let pictures = html.components(separatedBy: "<svg class=\"chart\"").dropFirst()
      .filter { $0.prefix(200).contains("<title>Open findings by night.") }
      .map { picture in picture.prefix { $0 != "r" } }
    #expect(pictures == [" viewBox=\"0 0 1000 260\" ", " viewBox=\"0 0 380 220\" "])
  }

  @Test("a page of one quiet night says so")
  func quietPage() throws {
    let store = try Night.store([Night.run(1), Night.run(2)])
    let html = Dashboard(try store.night(), try store.series(days: 90)).html
    #expect(html.contains("<p>Nothing changed.</p>"))
    #expect(html.contains("<h1>Labels of player</h1>"))
    #expect(!html.contains("Biggest changes"))
  }

  @Test("every count of the page leads to the page of its app; one that did not report has none")
  func linkedPage() throws {
    let store = try Night.store([
      Night.run(1, app: "gone", [Night.finding("x")]), Night.run(1, [Night.finding("a")]),
      Night.run(2, [Night.finding("b"), Night.finding("c", severity: .error)]),
    ])
    let html = Dashboard(
      try store.night(), try store.series(days: 90), owners: ["player": "media team"],
      pages: AppPages(of: ["player", "gone"])
    ).html
    #expect(
      html.contains(
        """
        <tr><th scope="row"><a href="player.html"><bdi>player</bdi></a><br>\
        <span class="quiet"><bdi>media team</bdi></span></th>\
        <td class="n" data-name="New"><strong class="bad"><a href="player.html">2</a></strong></td>\
        <td class="n" data-name="Fixed"><strong class="good"><a href="player.html">1</a></strong></td>\
        <td class="n" data-name="Open"><a href="player.html">2</a></td>\
        <td class="n" data-name="Errors"><a href="player.html#severity=error&amp;developers=yes">1</a></td>
        """), "\(html)")
    #expect(
      html.contains(
        """
        did not report</strong><br><span class="quiet">last run 2026-11-01 02:00 UTC</span></th>\
        <td class="n quiet" data-name="New">–</td>
        """))
    for tile in [
      "<b class=\"bad\"><a href=\"#new\">2</a></b><span>new</span>",
      "<b class=\"good\"><a href=\"#fixed\">1</a></b><span>fixed</span>",
      "<a href=\"#apps\">2</a></b><span>open, without <bdi>gone</bdi>, which did not report</span>",
      "<p class=\"bad\"><strong><bdi>gone</bdi> did not report.</strong></p>",
      "<a href=\"#silent\">1 of 2</a></b><span>did not report</span>",
    ] { #expect(html.contains(tile), "\(tile)") }
    #expect(html.contains("<a href=\"player.html#rule=role-word&amp;severity=error\">1 error</a>"))
    // What got worse comes before the apps, and these before all that is no news.
    let places = ["worse", "apps", "debt", "changes"].map { id in
      html.firstRange(of: "<h2 id=\"\(id)\">")?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test("the app with the most new findings comes first, however many it fixed")
  func order() throws {
    func findings(_ count: Int, from first: Int) -> [RecordedFinding] {
      (0..<count).map { Night.finding("k\(first + $0)") }
    }
    let night = try Night.store([
      Night.run(1, app: "few", findings(1, from: 0)),
      Night.run(2, app: "few", findings(3, from: 0)),
      Night.run(1, app: "many", findings(9, from: 0)),
      Night.run(2, app: "many", findings(4, from: 20)),
    ]).night()
    #expect(
      Digest(night).text.contains(
        "\nApps\n- many: 4 new, 9 fixed, 4 open\n- few: 2 new, 0 fixed, 3 open\n"))
  }

  @Test("an app that lost texts comes before one with more new findings; its losses begin the page")
  func lostFirst() throws {
    let both = [Night.set(), Night.set("lib/res")]
    let store = try HistoryStore()
    for run in [
      Night.run(1, app: "lossy", sets: both, [Night.finding("x", set: "lib/res")]),
      Night.run(1, app: "new"),
    ] { _ = try store.add(run) }
    _ = try store.add(Night.run(2, app: "lossy"), isWhole: true)
    let many = (0..<200).map { Night.finding("k\($0)") }
    _ = try store.add(Night.run(2, app: "new", many), isWhole: true)
    let night = try store.night()
    #expect(
      Digest(night).text.contains(
        "\nApps\n- lossy: 1 lost, 90 translations lost, 0 new, 0 fixed, 1 open\n- new: 200 new"))
    let html = Dashboard(night, try store.series(days: 90), pages: AppPages(of: ["lossy"])).html
    #expect(
      html.contains(
        """
        <tr><td class="n many bad"><a href="lossy.html">1 lost</a><br>\
        <a href="lossy.html">90 translations lost</a></td>\
        <th scope="row"><a href="lossy.html"><bdi>lossy</bdi></a></th>\
        <td>de<br><span class="place"><bdi>lib/<wbr>res</bdi></span></td></tr>
        """), "\(html)")
  }

  @Test("names of pages are names of files, and of no other report")
  func pageNames() {
    let names = [
      ("player", "player.html"), ("a/b c", "a%2Fb%20c.html"), ("..", "%2E..html"),
      ("index", "%69ndex.html"), ("Digest", "%44igest.html"), ("digest-ö", "%64igest-%C3%B6.html"),
      ("digests", "digests.html"),
    ]
    for (app, name) in names { #expect(AppPages.page(of: app) == name, "\(app)") }
  }
}
