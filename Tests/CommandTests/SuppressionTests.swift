import Foundation
import Testing

/// What catalogs say of findings, in every format.
@Suite("Suppressions in catalogs")
struct SuppressionTests {
  /// Files, and the findings that are left: rule and key.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    let findings: [String]
    var configuration = "version: 1\n"
  }

  static let tools = "xmlns:tools=\"http://schemas.android.com/tools\""
  static let android = "res/values/strings.xml"

  static func resources(_ body: String, _ attributes: String = "") -> String {
    "<resources\(attributes.isEmpty ? "" : " " + attributes)>\n\(body)\n</resources>\n"
  }

  static let refresh = "<string name=\"refresh_cd\">Refresh button</string>"

  static let rows: [Row] = [
    Row(
      testDescription: "a comment before an entry",
      files: [
        android: resources(
          "<!-- label-lint:ignore role-word - a name -->\n\(refresh)\n<string name=\"search_cd\">Search button</string>"
        )
      ], findings: ["role-word search_cd"]),
    Row(
      testDescription: "a comment that says other things too",
      files: [
        android: resources(
          "<!-- The big one.\n     label-lint:ignore all-caps, role-word - a name\n     So there. -->\n\(refresh)"
        )
      ], findings: ["unused-suppression refresh_cd"]),
    Row(
      testDescription: "Compose",
      files: [
        "composeResources/values/strings.xml": resources(
          "<!-- label-lint:ignore role-word -->\n\(refresh)")
      ], findings: []),
    Row(
      testDescription: "a region",
      files: [
        android: resources(
          "<!-- label-lint:disable role-word - old -->\n\(refresh)\n<!-- label-lint:enable role-word -->\n<string name=\"search_cd\">Search button</string>"
        )
      ], findings: ["role-word search_cd"]),
    Row(
      testDescription: "a region to the end of the file",
      files: [
        android: resources(
          "<string name=\"search_cd\">Search button</string>\n<!-- label-lint:disable all -->\n\(refresh)"
        )
      ], findings: ["role-word search_cd"]),
    Row(
      testDescription: "an attribute",
      files: [
        android: resources(
          "<string name=\"refresh_cd\" tools:ignore=\"LabelLintRoleWord\">Refresh button</string>",
          tools)
      ],
      findings: []),
    Row(
      testDescription: "an attribute for another tool",
      files: [
        android: resources(
          "<string name=\"refresh_cd\" tools:ignore=\"DuplicateStrings,Typos\">Refresh button</string>",
          tools)
      ],
      findings: ["role-word refresh_cd"]),
    Row(
      testDescription: "an attribute of the root",
      files: [android: resources(refresh, tools + " tools:ignore=\"LabelLintRoleWord\"")],
      findings: []
    ),
    Row(
      testDescription: "an attribute for everything",
      files: [
        android: resources(
          "<string name=\"refresh_cd\" tools:ignore=\"all\">Refresh button</string>", tools)
      ],
      findings: []),
    Row(
      testDescription: "names of Android lint",
      files: [
        android: resources(
          "<string name=\"a\" tools:ignore=\"MissingTranslation\">Open</string>\n<string name=\"b\">Close</string>",
          tools),
        "res/values-de/strings.xml": resources(
          "<string name=\"c\" tools:ignore=\"ExtraTranslation\">Da</string>\n<string name=\"b\">Zu</string>",
          tools),
      ], findings: []),
    Row(
      testDescription: "at the source for all locales",
      files: [
        android: resources(
          "<!-- label-lint:ignore missing-translation -->\n<string name=\"a\">Open</string>\n<string name=\"b\">Close</string>"
        ),
        "res/values-de/strings.xml": resources("<string name=\"b\">Zu</string>"),
        "res/values-fr/strings.xml": resources("<string name=\"b\">Fermer</string>"),
      ], findings: []),
    Row(
      testDescription: "in a translation for its locale",
      files: [
        android: resources("<string name=\"refresh_cd\">Refresh</string>"),
        "res/values-de/strings.xml": resources(
          "<!-- label-lint:ignore all-caps -->\n<string name=\"refresh_cd\">WIEDERGABE</string>"),
        "res/values-fr/strings.xml": resources("<string name=\"refresh_cd\">LECTURE</string>"),
      ], findings: ["all-caps refresh_cd"]),
    Row(
      testDescription: ".strings",
      files: [
        "en.lproj/Localizable.strings": """
        /* Accessibility label. label-lint:ignore role-word -- a name */
        "refresh" = "Refresh button";
        // label-lint:disable role-word
        "search.accessibilityLabel" = "Search button";
        // label-lint:enable
        "go.accessibilityLabel" = "Go button";
        "x" = "label-lint:disable all";
        "skip.accessibilityLabel" = "Skip button";
        """
      ], findings: ["role-word go.accessibilityLabel", "role-word skip.accessibilityLabel"]),
    Row(
      testDescription: ".xcstrings",
      files: [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "refresh.accessibilityLabel": {"comment": "Big one.\\nlabel-lint:ignore role-word -- a \\"name\\"",
            "localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "WIEDERGABE"}},
              "en": {"stringUnit": {"state": "translated", "value": "Refresh button"}}}},
          "search.accessibilityLabel": {"comment": "label-lint:ignore all-caps",
            "localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "ANHALTEN"}},
              "en": {"stringUnit": {"state": "translated", "value": "Search button"}}}}
        }}
        """
      ], findings: ["all-caps refresh.accessibilityLabel", "role-word search.accessibilityLabel"]),
    Row(
      testDescription: ".stringsdict",
      files: [
        "en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <!-- label-lint:ignore all-caps -->
        <key>files.accessibilityLabel</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d FILE HERE</string><key>other</key><string>%d FILES HERE</string>
        </dict></dict>
        </dict></plist>
        """
      ], findings: []),
    Row(
      testDescription: "what silences nothing is said, with the nearest name",
      files: [
        android: resources(
          "<!-- label-lint:ignore role-wrod -->\n\(refresh)\n<!-- label-lint:ignore all-caps -->\n<string name=\"a\">Open</string>\n<!-- label-lint:ignore -->\n<string name=\"b\" tools:ignore=\"LabelLintRolWord\">Close</string>",
          tools)
      ],
      findings: [
        "role-word refresh_cd", "unused-suppression a", "unused-suppression b",
        "unused-suppression b",
        "unused-suppression refresh_cd",
      ]),
    Row(
      testDescription: "a rule that does not run silences nothing and is no news",
      files: [android: resources("<!-- label-lint:ignore role-word -->\n\(refresh)")], findings: [],
      configuration: "version: 1\nrules: {role-word: off}\n"),
    Row(
      testDescription: "a reason that is asked for",
      files: [
        android: resources(
          "<!-- label-lint:ignore role-word -->\n\(refresh)\n<!-- label-lint:ignore role-word - a name -->\n<string name=\"search_cd\">Search button</string>"
        )
      ], findings: ["role-word refresh_cd", "unused-suppression refresh_cd"],
      configuration: "version: 1\nsuppressions: {requireReason: true}\n"),
    Row(
      testDescription: "a reason that nobody has given yet",
      files: [
        android: resources(
          "<!-- label-lint:ignore role-word - TODO: say why -->\n\(refresh)\n<!-- label-lint:ignore role-word - TODO -->\n<string name=\"search_cd\">Search button</string>\n<!-- label-lint:ignore role-word - TODO lists have one -->\n<string name=\"add_cd\">Add button</string>"
        )
      ],
      findings: [
        "role-word refresh_cd", "role-word search_cd", "unused-suppression refresh_cd",
        "unused-suppression search_cd",
      ],
      configuration: "version: 1\nsuppressions: {requireReason: true}\n"),
    Row(
      testDescription: "a reason that nobody has given yet, where none is asked for",
      files: [
        android: resources("<!-- label-lint:ignore role-word - TODO: say why -->\n\(refresh)")
      ], findings: []),
    Row(
      testDescription: "the strict gate",
      files: [android: resources("<!-- label-lint:ignore role-word -->\n\(refresh)")],
      findings: ["role-word refresh_cd"],
      configuration: "version: 1\nsuppressions: {inSource: false}\n"),
    Row(
      testDescription: "a catalog that cannot be read",
      files: [android: "<!-- label-lint:disable all -->\n<resources><string name=\"a\">A"],
      findings: ["unreadable-catalog "]),
    Row(
      testDescription: "a text that looks like a comment",
      files: [
        android: resources(
          "<string name=\"a\">label-lint:disable all</string>\n\(refresh)\n<!-- x --><string name=\"c\"><![CDATA[<!-- label-lint:disable all -->]]></string>"
        )
      ],
      findings: ["role-word refresh_cd"]),
  ]

  @Test("a fix takes away what silences nothing, and nothing else")
  func fixed() throws {
    let folder = try TemporaryFolder()
    let text = """
      <resources xmlns:tools="http://schemas.android.com/tools">
        <!-- label-lint:ignore all-caps - a name -->
        <string name="a_cd">Play</string>
        <!-- The big one.
             label-lint:ignore all-caps, role-word - a name -->
        <string name="b_cd">Refresh button</string>
        <string name="c_cd" tools:ignore="LabelLintAllCaps,Typos">Stop</string>
        <string name="d_cd"
            tools:ignore="LabelLintAllCaps">Go</string>
        <!-- What moves on. label-lint:ignore all-caps - a name -->
        <string name="e_cd">Next</string>
      </resources>

      """
    try folder.write(text, to: Self.android)
    try folder.write(
      "/* label-lint:ignore all-caps -- a name */\n\"a.accessibilityLabel\" = \"Play\";\n",
      to: "ios/en.lproj/Localizable.strings")
    #expect(
      try folder.run("fix", "--rule", "unused-suppression", "--rule", "all-caps,role-word").status
        == 0)
    #expect(
      try folder.text(of: Self.android) == """
        <resources xmlns:tools="http://schemas.android.com/tools">
          <string name="a_cd">Play</string>
          <!-- The big one.
               label-lint:ignore role-word - a name -->
          <string name="b_cd">Refresh button</string>
          <string name="c_cd" tools:ignore="Typos">Stop</string>
          <string name="d_cd">Go</string>
          <!-- What moves on. label-lint:ignore all-caps - a name -->
          <string name="e_cd">Next</string>
        </resources>

        """)
    #expect(
      try folder.text(of: "ios/en.lproj/Localizable.strings")
        == "\"a.accessibilityLabel\" = \"Play\";\n")
  }

  @Test("a suppression reaches what it says, no more", arguments: rows)
  func row(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (path, text) in row.files { try folder.write(text, to: path) }
    try folder.write(row.configuration, to: ".label-lint.yml")
    let outcome = try folder.run("check", "--format", "ndjson", "--exit-zero")
    let found = try Self.names(in: outcome.output)
    #expect(found == row.findings.sorted(), "\(outcome.error)")
  }

  /// Rule and key of the findings that count, sorted.
  static func names(in records: String) throws -> [String] {
    try records.split(separator: "\n").compactMap { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding", value?["suppression"] == nil else { return nil }
      return "\(value?["rule"] ?? "") \(value?["key"] ?? "")"
    }.sorted()
  }

  @Test("silenced findings are counted, and written on request with their reason")
  func included() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources("<!-- label-lint:ignore role-word - a name -->\n\(Self.refresh)"),
      to: Self.android)
    let plain = try folder.run("check", "--format", "ndjson").output
    #expect(plain.contains("\"suppressed\":1,") && !plain.contains("role-word\",\"severity"))
    let all = try folder.run("check", "--format", "ndjson", "--include-suppressed").output
    #expect(all.contains("\"suppression\":{\"kind\":\"inSource\",\"reason\":\"a name\"}"))
    #expect(try folder.run("check", "--fail-on", "note", "--include-suppressed").status == 0)
  }

  @Test("ignore writes the form of the file with a minimal edit")
  func ignore() throws {
    let files = [
      Self.android: (
        Self.resources("    \(Self.refresh)"),
        Self.resources(
          "    <!-- label-lint:ignore role-word - it's -a name -->\n    \(Self.refresh)"),
        "refresh_cd"
      ),
      "b/res/values/strings.xml": (
        Self.resources("  <!-- Big -->\n  <string name=\"refresh_cd\">Refresh button</string>"),
        Self.resources(
          "  <!-- Big\n  label-lint:ignore role-word - it's -a name -->\n  <string name=\"refresh_cd\">Refresh button</string>"
        ), "refresh_cd"
      ),
      "en.lproj/Localizable.strings": (
        "/* Accessibility label */\r\n\"refresh\" = \"Refresh button\";\r\n",
        "/* Accessibility label\r\nlabel-lint:ignore role-word -- it's --a name */\r\n\"refresh\" = \"Refresh button\";\r\n",
        "refresh"
      ),
      "en.lproj/Other.strings": (
        "\"search.accessibilityLabel\" = \"Search button\";\n",
        "/* label-lint:ignore role-word -- it's --a name */\n\"search.accessibilityLabel\" = \"Search button\";\n",
        "search.accessibilityLabel"
      ),
      "New.xcstrings": (
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"go.accessibilityLabel\" : {\n      \"localizations\" : {\n        \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Go button\" } }\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}\n",
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"go.accessibilityLabel\" : {\n      \"comment\" : \"label-lint:ignore role-word -- it's --a name\",\n      \"localizations\" : {\n        \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Go button\" } }\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}\n",
        "go.accessibilityLabel"
      ),
    ]
    for (path, (before, after, key)) in files {
      let folder = try TemporaryFolder()
      try folder.write(before, to: path)
      let outcome = try folder.run("ignore", "role-word", key, "--reason", "it's\n--a name")
      #expect(outcome.status == 0, "\(path): \(outcome.error)")
      #expect(try folder.text(of: path) == after, "\(path)")
      #expect(outcome.error == "label-lint: comment written to \(path)\n")
      #expect(
        try Self.names(in: folder.run("check", "--format", "ndjson").output).isEmpty, "\(path)")
      #expect(try folder.run("ignore", "role-word", key, "--reason", "x").status == 2)
    }
  }

  @Test("ignore writes an entry of the baseline where a comment cannot say it")
  func ignoreInBaseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.resources("<string name=\"a\">Open</string>"), to: Self.android)
    for locale in ["de", "fr"] {
      try folder.write(
        Self.resources("<string name=\"b\" translatable=\"false\">x</string>"),
        to: "res/values-\(locale)/strings.xml")
    }
    let before = try folder.text(of: Self.android)
    let outcome = try folder.run(
      "ignore", "missing-translation", "a", "--locale", "de", "--reason", "later", "--expires",
      "2199-01-01")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: Self.android) == before)
    let entry = try folder.text(of: ".label-lint-baseline.jsonl").split(separator: "\n").last ?? ""
    #expect(
      entry.hasPrefix(
        #"{"set":"res","table":"string","key":"a","slot":"","rule":"missing-translation","detail":"","locales":["de"],"text":""#
      ))
    #expect(entry.contains(#""state":"accepted","reason":"later","by":null,"on":""#))
    #expect(entry.hasSuffix(#""expires":"2199-01-01"}"#))
    let left = try folder.run("check", "--format", "ndjson", "--rule", "missing-translation").output
    #expect(
      left.contains("\"locale\":\"fr\"") && !left.contains("\"locale\":\"de\",\"sourceLocale"))
    for arguments in [
      ["role-word", "a", "--reason", " "], ["unreadable-catalog", "a", "--reason", "x"],
      ["role-word", "nope", "--reason", "x"], ["role-word", "a"],
      ["missing-translation", "a", "--reason", "x", "--expires", "soon"],
    ] {
      #expect(try folder.runAll(["ignore"] + arguments).status == 2, "\(arguments)")
    }
  }
}
