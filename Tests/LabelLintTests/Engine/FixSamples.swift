import LabelLint

/// Catalogs whose faults no example of one text shows: they need plurals, a key that is not to be
/// translated, words of a team, or texts that are stored in an odd way.
enum FixSamples {
  /// A catalog set of a rule: its files by path, and the words of the team.
  struct Sample: Sendable {
    let files: [(path: String, text: String)]
    var vocabulary = Vocabulary()
  }

  /// The samples by rule.
  static let samples: [RuleID: [Sample]] = [
    "unreadable-catalog": [
      android(
        source: #"<string name="case">Close the case</string>"#, "fr",
        #"<string name="case">Fermer l'étui</string>"#),
      Sample(files: [("App/en.lproj/Main.strings", "\"a\" = \"One\"\n\"b\" = \"Two\";\n")]),
      Sample(files: [("App/en.lproj/Main.strings", "\"a\" = \"Caf\\u00e9\";\n")]),
    ],
    "duplicate-key": [
      Sample(files: [
        (
          "App/en.lproj/Main.strings",
          "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"a\" = \"One\";\n\"c\" = \"Three\";\n"
        )
      ]),
      Sample(files: [
        (
          "App/L.xcstrings",
          #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"b":{},"a":{}}}"#
        )
      ]),
    ],
    "unused-plural-category": [
      android(
        source:
          #"<plurals name="songs"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>"#,
        "zh",
        #"""
        <plurals name="songs">
            <item quantity="one">仅 %d 首</item><!-- keep -->
            <item quantity="other">%d 首</item>
          </plurals>
        """#)
    ],
    "plural-without-number": [
      android(
        source:
          #"<plurals name="songs"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>"#,
        "ru",
        #"""
        <plurals name="songs">
            <item quantity="one">1 песня</item>
            <item quantity="few">%d песни</item>
            <item quantity="many">%d песен</item>
            <item quantity="other">%d песни</item>
          </plurals>
        """#)
    ],
    "invalid-placeholder": [
      android(
        source: #"<string name="share">%1$d of 100%%</string>"#, "de",
        #"<string name="share">%1$d von 100%</string>"#)
    ],
    "unused-suppression": [
      Sample(files: [
        (
          "App/en.lproj/Main.strings",
          "/* label-lint:ignore unused-suppression */\n\"a\" = \"One\";\n\"b\" = \"Two\";\n"
        )
      ])
    ],
    "punctuation-mismatch": [
      android(
        source: #"<string name="info">Save the file first. Close the window now.</string>"#, "de",
        #"<string name="info">Sichern Sie erst die Datei. Schließen Sie dann das Fenster</string>"#),
      apple(
        "Save the file first. Close the window now.", "de",
        "Sichern Sie erst die Datei. Schließen Sie dann das Fenster"),
    ],
    "denormalized-text": [
      android(
        source: #"<string name="bike">Close the bike</string>"#, "fr",
        "<string name=\"bike\">Fermer le ve\u{301}lo</string>"),
      apple("Close the bike", "fr", "Fermer le ve\u{301}lo"),
    ],
    "rejected-term": [
      rejecting(
        apple("Click C# here", "de", "Hier klicken"), ["click": "select", "C#": "C Sharp"]),
      rejecting(
        android(
          source: #"<string name="a">It\'s a &quot;mobile phone&quot;</string>"#, "de",
          #"<string name="a">Handy</string>"#), ["mobile phone": "phone"]),
    ],
  ]

  /// Texts whose faults a fix must not take at the price of others, and what stays to be found.
  static let dilemmas: [(files: [(path: String, text: String)], rule: RuleID)] = [
    // One blank stands inside of a tag.
    (
      android(
        source: #"<string name="info">One. Two.</string>"#, "pl",
        #"<string name="info"><b>"Raz. "</b>" Dwa."</string>"#
      ).files, "whitespace-mismatch"
    ),
    // One bracket stands in the words that name the role.
    (
      android(
        source: #"<string name="cd_info">Shutter</string>"#, "ko",
        #"<string name="cd_info">[셔터] 버튼</string>"#
      ).files, "role-word"
    ),
    // Without their states the two sound the same.
    (
      [
        (
          "res/values/strings.xml",
          #"<resources><string name="cd_shuffle_off">Shuffle mode off</string><string name="cd_shuffle_on">Shuffle mode on</string></resources>"#
        )
      ], "state-word"
    ),
  ]

  private static func android(source: String, _ locale: String, _ other: String) -> Sample {
    func file(_ body: String) -> String {
      "<resources>\n  \(body)\n  <!-- kept -->\n  <string name=\"z\">Z</string>\n</resources>\n"
    }
    return Sample(files: [
      ("res/values/strings.xml", file(source)), ("res/values-\(locale)/strings.xml", file(other)),
    ])
  }

  private static func apple(_ source: String, _ locale: String, _ other: String) -> Sample {
    func file(_ text: String) -> String { "/* kept */\n\"info\"  =  \"\(text)\";\n\n\"z\"=\"Z\";" }
    return Sample(files: [
      ("en.lproj/Localizable.strings", file(source)),
      ("\(locale).lproj/Localizable.strings", file(other)),
    ])
  }

  private static func rejecting(_ sample: Sample, _ terms: [String: String]) -> Sample {
    var sample = sample
    sample.vocabulary.rejected = [
      "": terms.sorted { $0.key < $1.key }.map {
        Vocabulary.Rejected($0.key, replacement: $0.value)
      }
    ]
    return sample
  }
}
