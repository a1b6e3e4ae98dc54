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

  @Test("a loss too small for its share is said in texts")
  func smallLoss() throws {
    let digest = try digest([
      Night.run(1, sets: [Night.set(translated: 9_001, of: 10_000)]),
      Night.run(2, sets: [Night.set(translated: 9_000, of: 10_000)]),
    ])
    #expect(digest.text.contains("- player, de: translated 9,001 → 9,000 of 10,000 texts\n"))
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

        Also
        - player, de: translated 100 % → 94 %
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

  @Test("a text that many locales lack is one line with their names")
  func locales() throws {
    let missing = ["sv", "de", "fr", "it", "es", "nl", "pl", "da", "fi"].map { locale in
      var finding = Night.finding("m", rule: "role-word", locale: locale)
      finding.path = "app/res/values/strings.xml"
      return finding
    }
    let digest = try digest([Night.run(1), Night.run(2, missing + [Night.finding("a", text: "B")])])
    #expect(
      digest.text.contains(
        """
        New
        - player: app/res/values-de/strings.xml:3 (de): warning: 'B' is wrong [role-word]
        - player: app/res/values/strings.xml:3 (da, de, es, fi, fr, it, nl, pl and 1 more): warning: \
        'Play button' is wrong [role-word]

        """), "\(digest.text)")
    #expect(digest.json.contains("\"locales\""))
    #expect(!digest.text.contains(" more\n"))
  }

  @Test("new findings worst first, improvements, losses, absent apps, link")
  func full() throws {
    let digest = try digest(
      [
        Night.run(1, app: "gone", [Night.finding("x")]),
        Night.run(1, sets: [Night.set(translated: 90)], [Night.finding("a"), Night.finding("b")]),
        Night.run(
          2, sets: [Night.set(translated: 45)],
          [
            Night.finding("n", rule: "all-caps", severity: .note),
            Night.finding("e", rule: "empty-label", severity: .error),
          ]),
      ], link: "https://example.org/report.html")
    #expect(
      digest.text == """
        Labels 2026-11-02: 1 new, 2 fixed, 1 found by new rules, 3 open findings

        New
        - player: app/res/values-de/strings.xml:3 (de): note: 'Play button' is wrong [all-caps]

        Improved
        - player: role-word 2 → 0

        Also
        - gone did not report: its last run is of 2026-11-01 02:00 UTC
        - player, de: translated 90 % → 45 %
        - all apps: 135 texts translated, 65 missing, 0 suppressed

        Report: https://example.org/report.html

        """)
    #expect(
      digest.markdown == """
        ## Labels 2026-11-02: 1 new, 2 fixed, 1 found by new rules, 3 open findings

        | new | app | place | finding |
        | --- | --- | --- | --- |
        | note | `player` | `app/res/values-de/strings.xml:3 (de)` | `'Play button' is wrong` `all-caps` |

        | improved | app | before | now |
        | --- | --- | ---: | ---: |
        | `role-word` | `player` | 2 | 0 |

        - gone did not report: its last run is of 2026-11-01 02:00 UTC
        - player, de: translated 90 % → 45 %
        - all apps: 135 texts translated, 65 missing, 0 suppressed

        [Report](<https://example.org/report.html>)

        """)
  }

  @Test("at most ten new findings are named, and the rest counted")
  func limits() throws {
    let many = (0..<25).map { Night.finding("k\($0)") }
    let digest = try digest([Night.run(1), Night.run(2, many)])
    #expect(digest.text.split(separator: "\n").count { $0.hasPrefix("- player: ") } == 10)
    #expect(digest.text.contains("- 15 more\n"))
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
    #expect(line.hasSuffix("`role-word` |"))
  }

  @Test("Slack's limits hold for any text")
  func slackLimits() throws {
    let long = String(repeating: "wörter & <mehr> 👩‍👩‍👧 ", count: 200)
    let many = (0..<10).map { Night.finding("k\($0)", text: long) }
    let digest = try digest([Night.run(1), Night.run(2, many)])
    struct Payload: Decodable {
      struct Block: Decodable {
        struct Text: Decodable { var text: String }
        var text: Text
      }
      var text: String
      var blocks: [Block]
    }
    let payload = try JSONDecoder().decode(Payload.self, from: Data(digest.slack.utf8))
    #expect(payload.blocks.count <= 50)
    #expect(payload.blocks.allSatisfy { $0.text.text.utf16.count <= 3000 })
    #expect(payload.blocks.reduce(0) { $0 + $1.text.text.utf16.count } <= 12_000)
  }
}
