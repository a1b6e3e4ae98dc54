import Foundation
import LabelLint
import Testing

/// The judged examples of rules that compare the texts of a whole catalog, read and checked.
@Suite("Judged texts of whole catalogs")
struct SetRuleQualityTests {
  /// The rules.
  static let rules: Set<RuleID> = [
    "untranslated-copy", "non-unique-label", "label-collision", "missing-state-counterpart",
    "state-pair-collapse", "inconsistent-label", "label-in-name", "state-change-text",
  ]

  /// Faults that are not found, with the reason.
  static let exceptions: [String: String] = [
    "tab_tray_multiselect_selected_content_description":
      "25 apps have `Selected`, 4 its partner: the pair asks for nothing"
  ]

  /// What stands beside a text in its app and decides about it.
  static let neighbours: [String: FixtureEntry] = [
    "PAUSE_BUTTON": FixtureEntry("PLAY_BUTTON", ["en": "Play", "tr": "Oynat"]),
    "action_favourite": FixtureEntry("action_unfavourite", ["en": "Remove favorite"]),
    "a11y_voice_message_stop_recording": FixtureEntry(
      "a11y_voice_message_record", ["en": "Record voice message."]),
    "settings_battery_unrestricted_accessibility_label": FixtureEntry(
      "settings_battery_unrestricted", ["en": "Unrestricted"]),
    "screen_custom_recovery_key_input_strength_a11y": FixtureEntry(
      "screen_custom_recovery_key_input_strength", ["en": "Strength"]),
    "per_month_cancel_anytime_content_description": FixtureEntry(
      "per_month_cancel_anytime", ["en": "/ month · Cancel anytime"]),
    "common_sending": FixtureEntry("common_send", ["en": "Send", "nl": "Verzenden…"]),
    "added_to_cart": FixtureEntry("add_to_cart", ["en": "Add"]),
    "app_name_prod": FixtureEntry("app_name", ["en": "Wikipedia", "es": "Wikipedia"]),
  ]

  /// Rules whose judged texts depend on how code uses them, as the reason of the row says.
  static let sources: [String: (path: String, text: String)] = [
    "action_reply": row("item_status", "action_reply"),
    "action_favourite": row("item_status", "action_favourite"),
    "action_more": row("item_status", "action_more"),
    "action_bookmark": row("item_status", "action_bookmark"),
    "overflow_menu": row("list_item", "overflow_menu"),
    "view_featured_image_card_share": card("view_featured_image_card_share"),
    "feed_card_add_to_default_list": card("feed_card_add_to_default_list"),
    "closeContentDescription": row("activity_browser", "closeContentDescription"),
    "nav_item_back": row("activity_page", "nav_item_back"),
    "login_menu_delete_button": row("fragment_login", "login_menu_delete_button"),
    "bookmarkOverflowContentDescription": row(
      "item_bookmark", "bookmarkOverflowContentDescription"),
  ]

  /// A layout with a button.
  private static func row(_ layout: String, _ key: String) -> (path: String, text: String) {
    (
      "app/src/main/res/layout/\(layout).xml",
      """
      <ImageButton xmlns:android="http://schemas.android.com/apk/res/android"
        android:contentDescription="@string/\(key)" />
      """
    )
  }

  /// A composable of a card with a button.
  private static func card(_ key: String) -> (path: String, text: String) {
    (
      "app/src/main/java/feed/FeaturedModule.kt",
      """
      @Composable fun FeaturedCard() {
        IconButton(onClick = {}) { Icon(share, contentDescription = stringResource(R.string.\(key))) }
      }
      """
    )
  }

  /// A row of the examples.
  struct Row {
    let rule: RuleID
    let format: CatalogFormat
    let key: String
    let kind: String
    let locale: String
    let source: String
    let value: String
    let isFault: Bool
    let why: String
  }

  /// The rows of the rules; none where the shared folder is absent.
  static let rows: [Row] = {
    guard let root = Corpus.root,
      let text = try? String(
        contentsOf: root.appending(path: "examples/label-quality.tsv"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 9, rules.contains(RuleID(cells[0])),
        let format = CatalogFormat.allCases.first(where: { "\($0)" == cells[1] })
      else { return nil }
      return Row(
        rule: RuleID(cells[0]), format: format, key: cells[2], kind: cells[3], locale: cells[4],
        source: cells[5], value: cells[6], isFault: cells[7] == "true-positive", why: cells[8])
    }
  }()

  @Test("faults are found and traps are kept", .overShared)
  func judgedRows() throws {
    guard Corpus.root != nil else { return }
    #expect(Self.rows.count == 70)
    for row in Self.rows {
      let fixture = Self.fixture(row)
      let catalog = try #require(fixture.joined(fixture.files(as: row.format)))
      let index = Self.sources[row.key].map { SourceTree(files: [$0]).index }
      let all = Linter(only: row.rule).check(catalog, sources: index).findings
      let findings = all.filter { $0.severity > .note }
      let notes = all.filter { $0.severity == .note }
      if row.isFault {
        let isFound = !findings.isEmpty || !notes.isEmpty
        let isException = Self.exceptions[row.key] != nil
        #expect(isFound != isException, "\(row.rule) \(row.key) \(row.locale): \(row.value)")
      } else if row.why.contains("review only") {
        #expect(findings.isEmpty && notes.count == 1, "\(row.rule) \(row.key)")
      } else {
        let found = (findings + notes).map(\.message)
        #expect(found.isEmpty, "\(row.rule) \(row.key) \(row.locale)")
      }
    }
  }

  /// A catalog of the row's text, of the other text it speaks of and of a few finished ones.
  private static func fixture(_ row: Row) -> FixtureCatalog {
    func texts(_ source: String, _ value: String) -> [String: String] {
      if row.locale == "en" { return ["en": source] }
      return value == "(missing)" ? ["en": source] : ["en": source, row.locale: value]
    }
    let comment =
      switch row.kind {
      case "label": "content description"
      case "hint": "accessibility hint"
      case "action": "button"
      default: ""
      }
    var entries: [FixtureEntry] = []
    if let other = try? #/other member: (.+?) = "(.*)"$/#.firstMatch(in: row.why)?.output {
      entries.append(
        FixtureEntry(String(other.1), comment: comment, texts(String(other.2), row.value)))
    }
    if let neighbour = neighbours[row.key] { entries.append(neighbour) }
    entries.append(FixtureEntry(row.key, comment: comment, texts(row.source, row.value)))
    for (number, word) in ["Apple", "Bread", "Cheese", "Dates", "Eggs"].enumerated() {
      entries.append(FixtureEntry("food_\(word)", texts(word, "\(number)")))
    }
    return FixtureCatalog(entries)
  }
}
