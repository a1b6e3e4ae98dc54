import LabelLint
import Testing

/// What rules say once the sources tell how texts are used.
@Suite("Rules that know the uses of texts")
struct UsesInRulesTests {
  /// A finding in short.
  static func shown(_ finding: Finding) -> String {
    "\(finding.severity) \(finding.rule) \(finding.subject.key) \(finding.subject.locale)"
  }

  /// What rules find in an Android catalog with sources beside it.
  static func findings(
    _ texts: [RuleCheck.Text], _ sources: [(path: String, text: String)], rules: Set<RuleID>
  ) -> [Finding] {
    RuleCheck.check(texts, sources: SourceTree(files: sources).index) { rules.contains($0) }
      .checked.findings
  }

  /// A layout with elements, beside a text that code fills.
  static func layout(_ elements: String, name: String = "screen") -> (String, String) {
    (
      "app/src/main/res/layout/\(name).xml",
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
      \(elements)
      <TextView/>
      </LinearLayout>
      """
    )
  }

  @Test("a text with values is the key with specifiers")
  func interpolated() {
    let program = #"struct A { var b: some View { c.accessibilityLabel("Play \(name) 5%") } }"#
    let index = SourceTree(files: [("App/A.swift", program)]).index
    func kinds(_ keys: String...) -> [String] {
      let text = keys.map { "\"\($0)\" = \"PLAY IT\";\n" }.joined()
      let location = CatalogLocation(path: "App/en.lproj/Localizable.strings")
      return location.map { location in
        let plan = CatalogDiscovery.plans(for: [location])[0]
        let catalog = Catalog(
          plan: plan, files: [CatalogReader.read(Array(text.utf8), at: location)], fallback: nil)
        return Linter(configuration: Configuration().limited { $0 == "all-caps" })
          .check(catalog, sources: index).findings.compactMap(\.kind)
      } ?? []
    }
    #expect(kinds("Play %@ 5%%") == ["label"])
    #expect(kinds("Play %lld 5%%", "Play %1$@ 5%%") == ["label", "label"])
    #expect(kinds("Play %", "Play %! 5%%", "Play x 5%%").contains("label") == false)
  }

  @Test("a kind is certain, and its evidence is a place")
  func evidence() throws {
    let texts = [RuleCheck.Text(key: "upload", text: "Upload button")]
    #expect(Self.findings(texts, [], rules: ["role-word"]).isEmpty)
    let found = Self.findings(
      texts, [Self.layout("<ImageButton android:contentDescription=\"@string/upload\"/>")],
      rules: ["role-word"])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .warning)
    #expect(finding.confidence == .certain)
    #expect(finding.kind == "label")
    #expect(finding.kindEvidence == "source-use:app/src/main/res/layout/screen.xml:2")
    #expect(finding.spoken == "Upload button, button")
  }

  @Test("role-word: a custom control may name its role; a visible title may, too")
  func customControl() {
    let texts = [
      RuleCheck.Text(key: "agree_cd", text: "Agree checkbox"),
      RuleCheck.Text(key: "send_cd", text: "Send button"),
    ]
    let elements = """
      <app.ui.AgreeBox android:contentDescription="@string/agree_cd"/>
      <ImageButton android:contentDescription="@string/send_cd"/>
      """
    let found = Self.findings(texts, [Self.layout(elements)], rules: ["role-word"])
    #expect(found.map(Self.shown) == ["warning role-word send_cd en"])
    let shown = "<item android:title=\"@string/send_cd\"/>"
    let menu = Self.findings(texts, [Self.layout(elements + shown)], rules: ["role-word"])
    #expect(menu.isEmpty)
  }

  @Test("role-word: nobody else says that a view of the app's own is a picture")
  func customPicture() {
    let texts = [RuleCheck.Text(key: "image", text: "Image")]
    func found(_ element: String) -> [String] {
      let element = "<\(element) android:contentDescription=\"@string/image\"/>"
      return Self.findings(texts, [Self.layout(element)], rules: ["role-word"]).map(Self.shown)
    }
    #expect(found("app.ui.MessageThumbnail").isEmpty)
    #expect(found("ImageView") == ["warning role-word image en"])
    #expect(found("app.ui.Tile android:onClick=\"open\"") == ["warning role-word image en"])
  }

  @Test("label-in-name: label and text of one element, in every locale")
  func labelInName() {
    let texts = [
      RuleCheck.Text(key: "buy", text: "Buy now"),
      RuleCheck.Text(key: "album", text: "Buy now: album"),
      RuleCheck.Text(key: "go", text: "Continue"), RuleCheck.Text(key: "next", text: "Next page"),
      RuleCheck.Text(folder: "values-de", key: "buy", text: "Jetzt kaufen"),
      RuleCheck.Text(folder: "values-de", key: "album", text: "Album erwerben"),
    ]
    let found = Self.findings(
      texts,
      [
        Self.layout(
          """
          <Button android:text="@string/buy" android:contentDescription="@string/album"/>
          <Button android:text="@string/go" android:contentDescription="@string/next"/>
          """)
      ], rules: ["label-in-name"])
    #expect(
      found.map(Self.shown) == [
        "warning label-in-name album de", "warning label-in-name next en",
      ])
  }

  @Test("label-in-name: a layout and the code beside it")
  func labelInCode() {
    let texts = [
      RuleCheck.Text(key: "go", text: "Continue"), RuleCheck.Text(key: "next", text: "Next page"),
    ]
    let found = Self.findings(
      texts,
      [
        Self.layout("<Button android:id=\"@+id/go_button\" android:text=\"@string/go\"/>"),
        (
          "app/src/main/kotlin/A.kt",
          "fun a() { binding.goButton.contentDescription = getString(R.string.next) }"
        ),
      ], rules: ["label-in-name"])
    #expect(found.map(Self.shown) == ["warning label-in-name next en"])
  }

  @Test("label-in-name: nobody presses a status")
  func labelOfStatus() {
    let texts = [
      RuleCheck.Text(key: "go", text: "Loading"), RuleCheck.Text(key: "next", text: "In progress"),
    ]
    let element = """
      <TextView android:text="@string/go" android:contentDescription="@string/next"/>
      """
    let found = Self.findings(texts, [Self.layout(element)], rules: ["label-in-name"])
    #expect(found.map(Self.shown) == ["note label-in-name next en"])
  }

  @Test(
    "appearance-name: a control that says its state is named by what it switches",
    arguments: [
      ("", 1),
      ("ViewCompat.setStateDescription(mute, getString(on ? R.string.on : R.string.off));", 0),
      ("mute.setStateDescription(getString(on ? R.string.on : R.string.off));", 0),
      ("ViewCompat.setStateDescription(video, getString(on ? R.string.on : R.string.off));", 1),
    ])
  func switchedDevice(statement: String, count: Int) {
    let texts = [
      RuleCheck.Text(key: "microphone", text: "Microphone"), RuleCheck.Text(key: "on", text: "On"),
      RuleCheck.Text(key: "off", text: "Off"),
    ]
    let code = """
      class CallActivity {
        private ImageButton mute;
        private ImageButton video;
        void bind(boolean on) {
          mute.setContentDescription(getString(R.string.microphone));
          \(statement)
        }
      }
      """
    let found = Self.findings(
      texts, [(path: "app/src/main/java/CallActivity.java", text: code)], rules: ["appearance-name"]
    )
    #expect(found.count == count, "\(statement)")
  }

  @Test("label-collision: labels of two screens may be alike, and buttons are noted")
  func collisionsOfScreens() {
    let texts = [
      RuleCheck.Text(key: "song_dialog_share", text: "Share"),
      RuleCheck.Text(key: "song_dialog_send", text: "Send"),
      RuleCheck.Text(folder: "values-de", key: "song_dialog_share", text: "Teilen"),
      RuleCheck.Text(folder: "values-de", key: "song_dialog_send", text: "Teilen"),
    ]
    func found(_ attribute: String, _ names: String...) -> [String] {
      let layouts = zip(["share", "send"], names).map { key, name in
        Self.layout("<Button android:\(attribute)=\"@string/song_dialog_\(key)\"/>", name: name)
      }
      let merged = Dictionary(layouts, uniquingKeysWith: +).map { (path: $0.key, text: $0.value) }
      return Self.findings(texts, merged, rules: ["label-collision"]).map(Self.shown)
    }
    #expect(found("contentDescription", "a", "b") == [])
    #expect(
      found("contentDescription", "a", "a") == ["warning label-collision song_dialog_send de"])
    #expect(found("text", "a", "a") == ["note label-collision song_dialog_send de"])
  }

  @Test("non-unique-label: what stands in place of rows is none")
  func placeOfRows() {
    func found(_ type: String) -> [String] {
      let code = """
        @Composable fun \(type)() {
          IconButton(onClick = {}) { Icon(a, contentDescription = stringResource(R.string.share_cd)) }
        }
        """
      return Self.findings(
        [RuleCheck.Text(key: "share_cd", text: "Share")],
        [("app/src/main/kotlin/A.kt", code)], rules: ["non-unique-label"]
      ).map(Self.shown)
    }
    #expect(found("SongCard") == ["warning non-unique-label share_cd en"])
    #expect(found("PlaceholderCard") == [])
    #expect(found("RemoveDialogItem") == [])
  }

  @Test("label-capitalization: a state is put behind a label")
  func statesInLabels() {
    let element = "<ImageButton android:contentDescription=\"@string/a11y_state_folded\"/>"
    let texts = [RuleCheck.Text(key: "a11y_state_folded", text: "folded")]
    #expect(
      Self.findings(texts, [Self.layout(element)], rules: ["label-capitalization"]).isEmpty)
  }

  @Test("missing-state-counterpart: what code sets without a choice does one thing")
  func pressedOffer() {
    let texts = [RuleCheck.Text(key: "songs_on", text: "Turn on auto-play")]
    func found(_ source: (String, String)) -> [String] {
      Self.findings(texts, [source], rules: ["missing-state-counterpart"]).map(Self.shown)
    }
    #expect(found(Self.layout("<Button android:text=\"@string/songs_on\"/>")) == [])
    let choice = "a.setContentDescription(if (b) getString(R.string.songs_on) else null)"
    #expect(
      found(("app/src/main/kotlin/A.kt", "fun a() { \(choice) }"))
        == ["note missing-state-counterpart songs_on en"])
  }

  @Test("non-unique-label: an action without its item in every row")
  func rows() {
    let texts = [
      RuleCheck.Text(key: "share_cd", text: "Share"),
      RuleCheck.Text(key: "close_cd", text: "Close"),
      RuleCheck.Text(key: "reply_cd", text: "Reply to %1$s"),
    ]
    let elements = """
      <ImageButton android:contentDescription="@string/share_cd"/>
      <ImageButton android:contentDescription="@string/close_cd"/>
      <ImageButton android:contentDescription="@string/reply_cd"/>
      """
    let found = Self.findings(
      texts, [Self.layout(elements, name: "item_status")], rules: ["non-unique-label"])
    #expect(found.map(Self.shown) == ["warning non-unique-label share_cd en"])
    #expect(
      found.first?.message
        == "'Share' is the label in every row of a list (app/src/main/res/layout/item_status.xml:2); "
        + "in every locale, use a text such as 'Share %1$s', and pass the item's name in code")
    #expect(
      Self.findings(texts, [Self.layout(elements)], rules: ["non-unique-label"]).isEmpty)
  }

  @Test("empty-label: what code speaks is an error, what it shows is none")
  func emptyLabel() {
    let texts = [RuleCheck.Text(key: "more", text: "\u{A0}"), RuleCheck.Text(key: "a", text: "A")]
    let spoken = "<ImageButton android:contentDescription=\"@string/more\"/>"
    #expect(
      Self.findings(texts, [Self.layout(spoken)], rules: ["empty-label"]).map(Self.shown)
        == ["error empty-label more en"])
    let shown = "<TextView android:text=\"@string/more\"/>"
    #expect(Self.findings(texts, [Self.layout(shown)], rules: ["empty-label"]).isEmpty)
  }

  @Test("gesture-instruction: hints of standard controls only")
  func gestures() {
    let code = """
      struct A {
        let button = UIButton(); let wheel = ColorWheel()
        func a() {
          button.accessibilityHint = NSLocalizedString("one", comment: "")
          wheel.accessibilityHint = NSLocalizedString("two", comment: "")
        }
      }
      """
    let strings = "\"one\" = \"Tap to open\";\n\"two\" = \"Double-tap to turn\";\n"
    let location = CatalogLocation(path: "App/en.lproj/Localizable.strings")
    guard let location, let plan = CatalogDiscovery.plans(for: [location]).first else {
      Issue.record("no plan")
      return
    }
    let catalog = Catalog(
      plan: plan, files: [CatalogReader.read(Array(strings.utf8), at: location)], fallback: nil)
    let found = Linter(only: "gesture-instruction").check(
      catalog, sources: SourceTree(files: [("App/A.swift", code)]).index
    ).findings
    #expect(found.map(Self.shown) == ["warning gesture-instruction one en"])
    #expect(found.first?.kindEvidence == "source-use:App/A.swift:4")
  }

  @Test("missing-state-counterpart: code names the counterpart")
  func counterparts() {
    let texts = [
      RuleCheck.Text(key: "play_cd", text: "Play"),
      RuleCheck.Text(key: "sound_cd", text: "Let it sound"),
      RuleCheck.Text(folder: "values-de", key: "play_cd", text: "Abspielen"),
    ]
    let others = (0..<9).flatMap { number in
      [
        RuleCheck.Text(key: "food_\(number)", text: "Bread \(number)"),
        RuleCheck.Text(folder: "values-de", key: "food_\(number)", text: "Brot \(number)"),
      ]
    }
    #expect(
      Self.findings(texts + others, [], rules: ["missing-state-counterpart"]).map(Self.shown)
        == ["warning missing-state-counterpart play_cd en"])
    let code = """
      fun a() {
        sound.contentDescription =
          getString(if (isOn) R.string.play_cd else R.string.sound_cd)
      }
      """
    let found = Self.findings(
      texts + others, [("app/src/main/kotlin/A.kt", code)], rules: ["missing-state-counterpart"])
    #expect(found.map(Self.shown) == ["warning missing-state-counterpart sound_cd de"])
    #expect(
      found.map(\.message.description) == [
        "'Let it sound' is not translated, but 'Play' of the same control is; translate this text, too"
      ])
    #expect(found.flatMap(\.related).map(\.message) == ["this text is translated"])
  }

  @Test("extra-translation: a key that code asks for stops the app in other locales")
  func usedExtraKey() {
    let texts = [
      RuleCheck.Text(key: "go", text: "Continue"),
      RuleCheck.Text(folder: "values-de", key: "used", text: "Weiter"),
      RuleCheck.Text(folder: "values-de", key: "left", text: "Zurück"),
      RuleCheck.Text(folder: "values-de", key: "other", text: "Ende"),
    ]
    let found = Self.findings(
      texts,
      [
        Self.layout("<Button android:text=\"@string/used\"/>"),
        ("lib/src/main/kotlin/A.kt", "fun a() { b.setTitle(R.string.other) }"),
      ], rules: ["extra-translation"])
    #expect(
      found.map { "\($0.severity) \($0.subject.key) \($0.message)" }.sorted() == [
        "error used app/src/main/res/layout/screen.xml:2 uses 'used', but the source language has no such key; add the key to the source",
        "warning left 'left' is translated, but the source language has no such key; remove the translation, or add the key to the source",
        "warning other 'other' is translated, but the source language has no such key; remove the translation, or add the key to the source",
      ])
  }

  @Test("missing-state-counterpart: the buttons of a dialog are no states of one")
  func dialogButtons() {
    let texts = [
      RuleCheck.Text(key: "mute", text: "Mute"), RuleCheck.Text(key: "cancel", text: "Cancel"),
    ]
    let code = """
      fun a() {
        Builder(context).setTitle(R.string.mute)
          .setPositiveButton(R.string.mute) { _, _ -> }.setNegativeButton(R.string.cancel, null)
      }
      """
    let index = SourceTree(files: [("app/src/main/kotlin/A.kt", code)]).index
    #expect(
      FoundUse.all(in: index).map(\.className) == ["Builder", "", ""])
    let found = Self.findings(
      texts, [("app/src/main/kotlin/A.kt", code)], rules: ["missing-state-counterpart"])
    #expect(!found.contains { $0.message.description.contains("Cancel") })
  }

  @Test("uses of another module leave a key of the own module alone")
  func modules() {
    let texts = [RuleCheck.Text(key: "upload", text: "Upload button")]
    let label = "fun a() { b.contentDescription = getString(R.string.upload) }"
    let text = "fun a() { b.setTitle(R.string.upload) }"
    let rules: Set<RuleID> = ["role-word"]
    #expect(!Self.findings(texts, [("lib/src/main/kotlin/A.kt", label)], rules: rules).isEmpty)
    #expect(
      Self.findings(
        texts, [("lib/src/main/kotlin/A.kt", label), ("app/src/main/kotlin/B.kt", text)],
        rules: rules
      ).isEmpty)
  }
}
