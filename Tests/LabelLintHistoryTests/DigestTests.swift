import Foundation
import LabelLint
import LabelLintHistory
import Testing

/// What an owner reads in the morning.
@Suite("Digest")
struct DigestTests {
  private func digest(_ runs: [RecordedRun], link: String? = nil) throws -> Digest {
    Digest(try Night.store(runs).night(), link: link)
  }

  @Test("a loss below half a point is no news, one of half a point is")
  func smallLoss() throws {
    func text(_ translated: Int) throws -> String {
      try digest([
        Night.run(1, sets: [Night.set(translated: 1_000, of: 1_000)]),
        Night.run(2, sets: [Night.set(translated: translated, of: 1_000)]),
      ]).text
    }
    #expect(try text(996) == "Labels 2026-11-02: nothing changed, 0 open findings\n")
    #expect(
      try text(995) == """
        Labels 2026-11-02: 0 new, 0 fixed, 0 open findings

        Less translated
        - player, de: translated 100 % → 99.5 %

        Also
        - all apps: 995 texts translated, 5 missing, 0 suppressed

        """)
  }

  @Test("locales that lost the same share are one line")
  func equalLosses() throws {
    func run(_ day: Int, _ translated: Int) -> RecordedRun {
      var set = Night.set()
      set.locales = ["de", "fr", "it", "nl", "pl"].map { locale in
        LocaleCoverage(
          locale: locale, required: 100, translated: locale == "pl" ? 80 : translated,
          needsReview: 0, checked: 95)
      }
      return Night.run(day, sets: [set])
    }
    #expect(
      try digest([run(1, 100), run(2, 98)]).text.contains(
        "\nLess translated\n- player, 4 locales: translated 100 % → 98 %\n\nAlso\n"))
  }

  @Test("lost texts that were suppressed are a loss; every format tells the three figures")
  func suppressedLoss() throws {
    let digest = try digest([
      Night.run(1, sets: [Night.set(translated: 100)]),
      Night.run(2, sets: [Night.set(translated: 94, suppressed: 6)]),
    ])
    #expect(
      digest.text == """
        Labels 2026-11-02: 0 new, 0 fixed, 0 open findings

        Less translated
        - player, de: translated 100 % → 94 %

        Also
        - all apps: 94 texts translated, 0 missing, 6 suppressed

        """)
    let figures = "all apps: 94 texts translated, 0 missing, 6 suppressed"
    for output in [digest.markdown, digest.html, digest.slack] { #expect(output.contains(figures)) }
    #expect(
      digest.json.contains(
        """
              "required": 100,
              "translated": 94,
              "missing": 0,
              "suppressed": 6,
        """))
  }

  @Test("another release may ask for other texts: only texts that are gone are lost that night")
  func otherRelease() throws {
    let wider = Night.run(1, sets: [Night.set(translated: 90, of: 90)])
    var later = Night.run(2, sets: [Night.set(translated: 95, of: 100)])
    later.summary.toolVersion = "0.2.0"
    #expect(try digest([wider, later]).isQuiet)
    later = Night.run(2, sets: [Night.set(translated: 89, of: 100)])
    later.summary.toolVersion = "0.2.0"
    #expect(
      try digest([wider, later]).text.contains("- player, de: translated 100 % → 89 %\n"))
  }

  @Test("one line when nothing changed, in every format")
  func quiet() throws {
    let digest = try digest([
      Night.run(1, [Night.finding("a")]), Night.run(2, [Night.finding("a")]),
    ])
    #expect(digest.text == "Labels 2026-11-02: nothing changed, 1 open finding\n")
    #expect(digest.markdown == digest.text)
    #expect(
      digest.slack
        == #"{"text":"Labels 2026-11-02: nothing changed, 1 open finding","blocks":[{"type":"section","#
        + #""text":{"type":"mrkdwn","text":"*Labels 2026-11-02: nothing changed, 1 open finding*"}}]}"#
        + "\n")
    #expect(!digest.html.contains("<table"))
    #expect(digest.json.contains(#""quiet": true"#))
  }

  @Test("a first run is where an app starts, not a flood of new findings")
  func first() throws {
    #expect(
      try digest([Night.run(1, [Night.finding("a")])]).text
        == "Labels 2026-11-01: first run of 1 app, 1 open finding\n")
  }

  @Test("a text that many locales lack is one line that counts them")
  func locales() throws {
    let missing = ["sv", "de", "fr", "it", "es", "nl", "pl", "da", "fi"].map { locale in
      var finding = Night.finding("m", rule: "missing-translation", locale: locale)
      finding.path = "app/res/values/strings.xml"
      return finding
    }
    let some = ["nl", "fi"].map { locale in
      var finding = Night.finding("n", locale: locale, text: "C", line: 9)
      finding.path = "app/res/values/strings.xml"
      return finding
    }
    let rules: [RuleID: Severity] = ["role-word": .warning, "missing-translation": .warning]
    let digest = try digest([
      Night.run(1, rules: rules), Night.run(2, rules: rules, missing + some + [Night.finding("a")]),
    ])
    #expect(
      digest.text.contains(
        """
        New
        - player: app/res/values/strings.xml:3 (missing in 9 locales): 9 warnings: 'Play button' \
        is wrong [missing-translation], m
        - player: app/res/values-de/strings.xml:3 (de): warning: 'Play button' is wrong [role-word], \
        a
        - player: app/res/values/strings.xml:9 (fi, nl): 2 warnings: 'C' is wrong [role-word], \
        n

        """), "\(digest.text)")
    #expect(digest.json.contains("\"locales\""))
    #expect(digest.json.contains("\"count\": 9,"))
    #expect(!digest.text.contains(" more\n"))
  }

  @Test("new findings worst first, losses, absent apps, counts of apps, improvements, link, owners")
  func full() throws {
    let night = try Night.store([
      Night.run(1, app: "gone", [Night.finding("x")]),
      Night.run(1, sets: [Night.set(translated: 90)], [Night.finding("a"), Night.finding("b")]),
      Night.run(
        2, sets: [Night.set(translated: 45)],
        [
          Night.finding("n", rule: "all-caps", severity: .note),
          Night.finding("e", rule: "empty-label", severity: .error),
        ]),
    ]).night().lacking(["gone", "never"])
    let digest = Digest(
      night, link: "https://example.org/report.html", owners: ["player": "media team"],
      pages: AppPages(of: ["player"]))
    #expect(
      digest.text == """
        Labels 2026-11-02: 1 new, 2 fixed, 1 found by new rules, 2 open findings \
        (without gone and never, which did not report)

        New
        - player (media team): app/res/values-de/strings.xml:3 (de): note: 'Play button' is wrong \
        [all-caps], n

        Less translated
        - player (media team), de: translated 90 % → 45 %

        Did not report
        - gone did not report. Its last run (2026-11-01 02:00 UTC) had 1 open finding.
        - never did not report. It has no earlier run.

        Apps
        - player (media team): 1 new, 2 fixed, 2 open

        Improved
        - player (media team): role-word 2 → 0

        Also
        - all apps: 45 texts translated, 55 missing, 0 suppressed

        Report: https://example.org/report.html

        """, "\(digest.text)")
    let page = "https://example.org/player.html"
    #expect(
      digest.markdown == """
        ## Labels 2026-11-02: 1 new, 2 fixed, 1 found by new rules, 2 open findings \
        (without gone and never, which did not report)

        | new | app | place | finding |
        | --- | --- | --- | --- |
        | note | [`player`](<\(page)#rule=all-caps>) `media team` \
        | `app/res/values-de/strings.xml:3 (de)` | `'Play button' is wrong` `all-caps` \
        `n` |

        - [player (media team)](<\(page)>), de: translated 90 % → 45 %

        - gone did not report. Its last run (2026-11-01 02:00 UTC) had 1 open finding.
        - never did not report. It has no earlier run.

        | app | new | fixed | open |
        | --- | ---: | ---: | ---: |
        | [`player`](<\(page)>) `media team` | [1](<\(page)>) | [2](<\(page)>) | [2](<\(page)>) |

        | improved | app | before | now |
        | --- | --- | ---: | ---: |
        | `role-word` | [`player`](<\(page)>) `media team` | 2 | [0](<\(page)#rule=role-word>) |

        - all apps: 45 texts translated, 55 missing, 0 suppressed

        [Report](<https://example.org/report.html>)

        """, "\(digest.markdown)")
    #expect(digest.html.contains("<a href=\"\(page)\" style=\"color:#0a58b8\">2</a>"))
    #expect(
      digest.html.contains(
        "<li><a href=\"\(page)\" style=\"color:#0a58b8\">player (media team)</a>, de: "))
    for line in [
      "<\(page)|player (media team)>: 1 new, 2 fixed, 2 open",
      "<\(page)|player (media team)>, de: translated 90 % → 45 %",
      "<\(page)#rule=role-word|player (media team)>: role-word 2 → 0",
    ] { #expect(digest.slack.contains(line), "\(line)") }
    #expect(
      digest.json.contains("\"didNotReport\": [\n    \"gone\",\n    \"never\"\n  ],"),
      "\(digest.json)")
    // The part of an owner says nothing of the apps of others.
    let own = Digest(night.limited(to: ["player"]), owners: ["player": "media team"])
    #expect(
      own.headline
        == "Labels 2026-11-02: 1 new, 2 fixed, 1 found by new rules, 2 open findings")
    #expect(!own.text.contains("gone") && !own.text.contains("\nApps\n"))
  }

  @Test("the mail gives the name of an app room for its words in every row")
  func mailColumns() throws {
    let html = try digest([
      Night.run(1), Night.run(2, [Night.finding("a"), Night.finding("b", rule: "all-caps")]),
    ]).html
    let cells = html.components(separatedBy: "<td style=\"").dropFirst()
    let wide = cells.count { $0.prefix(200).contains(";min-width:8em\">") }
    #expect(cells.count == 4 && wide == 2)
    #expect(html.components(separatedBy: "<tr><td").count - 1 == 2)
  }

  @Test("the commits that lie between two nights are named")
  func commits() throws {
    func run(_ day: Int, _ commit: String?) -> RecordedRun {
      var run = Night.run(day, [Night.finding("k\(day)")])
      run.summary.commit = commit
      return run
    }
    let (one, two) = (String(repeating: "a", count: 40), String(repeating: "b", count: 40))
    #expect(
      try digest([run(1, one), run(2, two)]).text.contains(
        "- player: commits aaaaaaaaaa..bbbbbbbbbb\n"))
    for other in [one, nil] {
      #expect(try !digest([run(1, one), run(2, other)]).text.contains("commits"))
    }
  }

  @Test(
    "more than three causes of one rule are one line; at most ten lines, and the rest is counted")
  func limits() throws {
    let many = (0..<25).map { Night.finding("k\($0)", line: 25 - $0) }
    #expect(
      try digest([Night.run(1), Night.run(2, many)]).text.contains(
        """

        New
        - player: 25 texts (de), the first at app/res/values-de/strings.xml:1: 25 warnings: \
        'Play button' is wrong [role-word]

        Also
        """))
    let rules = Dictionary(
      uniqueKeysWithValues: (0..<15).map { (RuleID("rule-\($0)"), Severity.note) })
    let different = rules.keys.map { Night.finding("k", rule: $0.description) }
    let digest = try digest([Night.run(1, rules: rules), Night.run(2, rules: rules, different)])
    #expect(digest.text.split(separator: "\n").count { $0.hasPrefix("- player: ") } == 10)
    #expect(digest.text.contains("- 5 more\n"))
  }

  @Test("what stands in a catalog takes no effect")
  func hostile() throws {
    let text = "<!channel> *b* |`x`|\n</td><script>@all[l](u)\u{202E}"
    let digest = try digest([
      Night.run(1), Night.run(2, app: "player", [Night.finding("a", text: text)]),
    ])
    #expect(!digest.html.contains("<script>"))
    #expect(digest.html.contains("&lt;/td&gt;&lt;script&gt;"))
    #expect(digest.slack.contains("&lt;!channel&gt;"))
    let line = try #require(
      digest.markdown.split(separator: "\n").first { $0.hasPrefix("| warning") })
    // A bar in a cell is escaped even in code; the fence is longer than any run of backticks.
    #expect(line.contains("``'<!channel> *b* \\|`x`\\|"))
    #expect(line.hasSuffix("is wrong`` `role-word` `a` |"))
  }

  @Test("the key and the text of a new finding are cut to one line, in every format")
  func labels() throws {
    let long = String(repeating: "a", count: 79) + "\n<b>"
    let apple = Night.finding("Play", text: "Play", line: 1)
    let set = Night.finding("", rule: "all-caps", text: "", line: 2)
    let digest = try digest([
      Night.run(1), Night.run(2, [Night.finding("cd", text: long), apple, set]),
    ])
    let shown = String(repeating: "a", count: 79) + "\\n…"
    #expect(
      digest.text.split(separator: "\n").filter { $0.hasPrefix("- player: app") }.map { line in
        String(line.drop { $0 != "[" })
      }.sorted() == ["[all-caps]", "[role-word]", "[role-word], cd: '\(shown)'"])
    #expect(digest.markdown.contains("`cd: '\(shown)'`"))
    #expect(digest.html.contains("cd: &#39;\(shown)") || digest.html.contains("cd: '\(shown)"))
    #expect(digest.slack.contains("\\n   cd: 'aaa"))
  }

  @Test("a new app and one that missed a night are named with what is open, and are no news else")
  func arrivals() throws {
    func run(_ day: Int, _ app: String) -> RecordedRun {
      Night.run(day, app: app, [Night.finding("a"), Night.finding("b")])
    }
    let night = try Night.store([
      run(1, "mail"), run(1, "player"), run(2, "player"), run(3, "player"), run(3, "mail"),
      run(3, "web"),
    ]).night()
    let digest = Digest(night, owners: ["web": "web team"])
    #expect(!digest.isQuiet)
    #expect(
      digest.text == """
        Labels 2026-11-03: 0 new, 0 fixed, web is a new app (2 open), mail is back (2 open), \
        6 open findings

        Apps
        - mail: back, last run 2026-11-01 02:00 UTC, 0 new, 0 fixed, 2 open
        - player: 0 new, 0 fixed, 2 open
        - web (web team): new app, 0 new, 0 fixed, 2 open

        Also
        - all apps: 270 texts translated, 30 missing, 0 suppressed

        """, "\(digest.text)")
    #expect(digest.markdown.contains("| `web` `web team`, new app | 0 | 0 | 2 |\n"))
    #expect(digest.html.contains("back, last run 2026-11-01 02:00 UTC"))
    #expect(digest.json.contains("\"firstRun\": true,\n      \"back\": false,"))
    #expect(digest.json.contains("\"firstRun\": false,\n      \"back\": true,"))
    let own = Digest(night.limited(to: ["web"]))
    #expect(!own.isQuiet)
    #expect(
      own.headline
        == "Labels 2026-11-03: 0 new, 0 fixed, web is a new app (2 open), 2 open findings")
    // The night after is as any other, and a fleet that rests as a whole is not back.
    let next = try Night.store([
      run(1, "mail"), run(1, "player"), run(5, "mail"), run(5, "player"),
    ]).night()
    #expect(Digest(next).text == "Labels 2026-11-05: nothing changed, 4 open findings\n")
  }

  @Test("why an app failed is quoted in one line")
  func reasons() throws {
    let long = "mail/res: not\na folder <b>" + String(repeating: "x", count: 300)
    let night = try Night.store([
      Night.run(1), Night.run(1, app: "gone"), Night.run(2),
    ]).night().lacking(
      ["gone": "gone/app: no such file or folder", "never": long, "other": ""],
      failures: ["player": "no catalogs in player"])
    let digest = Digest(night)
    let cut = "mail/res: not\\na folder <b>" + String(repeating: "x", count: 172)
    #expect(
      digest.text.contains(
        """

        Did not report
        - gone did not report. Its last run (2026-11-01 02:00 UTC) had 0 open findings. \
        Error: gone/app: no such file or folder
        - never did not report. It has no earlier run. Error: \(cut)…
        - other did not report. It has no earlier run.

        """), "\(digest.text)")
    #expect(digest.text.contains("- player: error: no catalogs in player\n"))
    #expect(!digest.html.contains("<b>") && digest.html.contains("a folder &lt;b&gt;xxx"))
  }
}
