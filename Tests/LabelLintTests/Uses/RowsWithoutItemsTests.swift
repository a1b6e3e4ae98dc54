import LabelLint
import Testing

/// What stands in rows, or is called so, without an item that its label could name.
@Suite("Labels of rows without an item")
struct RowsWithoutItemsTests {
  /// Messages of `non-unique-label` about texts that code uses.
  private func found(_ texts: [RuleCheck.Text], _ path: String, _ code: String) -> [String] {
    UsesInRulesTests.findings(texts, [(path, code)], rules: ["non-unique-label"])
      .map(UsesInRulesTests.shown)
  }

  @Test("an element whose other label has a value is that of an item without a name")
  func namelessItems() {
    let texts = [
      RuleCheck.Text(key: "open_home", text: "Open home tab"),
      RuleCheck.Text(key: "open_tab", text: "Open “%1$s”"),
    ]
    func told(_ other: String) -> [String] {
      found(
        texts, "app/src/main/kotlin/TabHolder.kt",
        """
        class TabHolder(view: View) : RecyclerView.ViewHolder(view) {
          private val open = view.findViewById<ImageButton>(R.id.open)
          fun bind(tab: Tab) {
            if (tab.isHome) {
              open.contentDescription = context.getString(R.string.open_home)
            } else {
              open.contentDescription = \(other)
            }
          }
        }
        """)
    }
    #expect(told("context.getString(R.string.open_tab, tab.title)") == [])
    #expect(told("null") == ["warning non-unique-label open_home en"])
  }

  @Test(
    "functions of Java that fill the views of a row, whatever their class is called",
    arguments: [
      ("RecyclerView.Adapter<Views>", "void onBindViewHolder(@NonNull Views views, int at)", 1),
      ("BaseAdapter", "View getView(int at, View view, ViewGroup parent)", 1),
      ("PagerAdapter", "View getView(int at, View view, ViewGroup parent)", 0),
      ("Fragment", "View getView(int at, View view, ViewGroup parent)", 0),
      ("Fragment", "void onViewCreated(View view, Bundle state)", 0),
    ])
  func fillingViews(ancestor: String, function: String, count: Int) {
    let told = found(
      [RuleCheck.Text(key: "remove", text: "Remove")], "app/src/main/java/Songs.java",
      """
      class Songs extends \(ancestor) {
        @Override
        public \(function) {
          ImageButton button = view.findViewById(R.id.button);
          button.setContentDescription(context.getString(R.string.remove));
        }
      }
      """)
    #expect(told.count == count, "\(ancestor): \(function)")
  }

  @Test(
    "a composable that is given no item makes no row of a list",
    arguments: [
      ("size: Long, onClose: () -> Unit, modifier: Modifier = Modifier.size(1.dp)", 0),
      ("icon: @Composable () -> Unit, isOpen: Boolean", 0), ("", 1),
      ("title: String, onClose: () -> Unit", 1), ("songId: Long", 1),
      ("@StringRes title: Boolean", 1), ("song: Song", 1), ("number: Int", 1),
    ])
  func parameters(list: String, count: Int) {
    for path in ["app/src/main/kotlin/SpaceCard.kt", "app/src/main/kotlin/Space.kt"] {
      let told = found(
        [RuleCheck.Text(key: "remove", text: "Remove")], path,
        """
        @Composable fun SpaceCard(\(list)) {
          IconButton(onClick = {}) {
            Icon(a, contentDescription = stringResource(R.string.remove))
          }
        }
        """)
      #expect(told.count == count, "\(path): \(list)")
    }
  }

  @Test(
    "what is done once on a screen to several things is not done to an item",
    arguments: [
      ("Search podcasts or add an address", 0), ("Search podcast", 1), ("Search access", 1),
      ("Share podcasts", 1), ("Search", 0),
    ])
  func severalThings(text: String, count: Int) {
    let (path, layout) = UsesInRulesTests.layout(
      "<ImageButton android:contentDescription=\"@string/search\"/>", name: "row_search")
    let told = found([RuleCheck.Text(key: "search", text: text)], path, layout)
    #expect(told.count == count, "\(text)")
  }

  @Test("a constant of two programs is that of the program that uses it")
  func constantsOfTwoPrograms() {
    func keys(_ others: [String]) -> [String] {
      let use = "struct A: View { var body: some View { a.accessibilityLabel(Texts.close) } }"
      let files = others.enumerated().map { number, path in
        let value = "NSLocalizedString(\"close_\(number)\", comment: \"\")"
        return (path: path, text: "enum Texts { static let close = \(value) }")
      }
      let index = SourceTree(files: files + [(path: "iOS/App/Views/A.swift", text: use)]).index
      return FoundUse.all(in: index).filter { $0.purpose == "label" }.map(\.key)
    }
    #expect(keys(["macOS/Texts.swift", "iOS/App/Texts.swift"]) == ["close_1"])
    #expect(keys(["iOS/Texts.swift", "macOS/Texts.swift"]) == ["close_0"])
    // Files of one program may have constants of their own, and none is of a program without one.
    #expect(keys(["iOS/B/Texts.swift", "macOS/Texts.swift", "iOS/App/Texts.swift"]) == ["-"])
    #expect(keys(["macOS/Texts.swift", "tvOS/Texts.swift"]) == ["-"])
    #expect(keys(["Texts.swift", "macOS/Texts.swift"]) == ["-"])
  }

  @Test("a picture in a row that nobody presses is read with the row, though another is pressed")
  func picturesInRows() {
    func found(_ row: [String], _ screen: String) -> [String] {
      let layouts = [("row_song", row), ("screen", [screen])].map { name, elements in
        let tags = elements.map { "<\($0) android:contentDescription=\"@string/notify\"/>" }
        return UsesInRulesTests.layout(tags.joined(separator: "\n"), name: name)
      }
      return UsesInRulesTests.findings(
        [RuleCheck.Text(key: "notify", text: "New songs")], layouts, rules: ["non-unique-label"]
      ).map { "\($0.severity) \($0.kindEvidence ?? "")" }
    }
    let place = "warning source-use:app/src/main/res/layout/row_song.xml"
    #expect(found(["ImageView"], "ImageButton") == [])
    #expect(found(["ImageButton"], "ImageView") == ["\(place):2"])
    // The place is that of what is pressed.
    #expect(found(["ImageView", "ImageButton", "ImageButton"], "ImageView") == ["\(place):3"])
  }

  @Test("what a button of the same row shows, too, or what is a state of the item, needs no name")
  func shownAndStates() {
    func cell(_ statement: String) -> [String] {
      UsesInRulesTests.findings(
        [
          RuleCheck.Text(key: "share_song", text: "Share song"),
          RuleCheck.Text(key: "known", text: "Known singer"),
          RuleCheck.Text(key: "unknown", text: "Unknown singer"),
        ],
        [
          (
            "app/src/main/java/SongHolder.java",
            """
            class SongHolder extends RecyclerView.ViewHolder {
              private ImageButton first; private Button second;
              void bind(Song song) { \(statement) }
            }
            """
          )
        ], rules: ["non-unique-label"]
      ).map(UsesInRulesTests.shown)
    }
    func text(_ key: String) -> String { "context.getString(R.string.\(key))" }
    let label = "first.setContentDescription(\(text("share_song")));"
    let repeated = ["warning non-unique-label share_song en"]
    #expect(cell(label) == repeated)
    #expect(cell(label + "second.setHint(\(text("share_song")));") == repeated)
    #expect(cell(label + "second.setText(\(text("share_song")));") == [])
    #expect(
      cell("first.setContentDescription(\(text("known")));")
        == ["warning non-unique-label known en"])
    let choice = "context.getString(song.isKnown() ? R.string.known : R.string.unknown)"
    #expect(cell("first.setContentDescription(\(choice));") == [])
  }

  @Test("a picture that nothing shows to be pressed is a note, as it may be read with its row")
  func actionsOnPictures() {
    func tag(_ element: String) -> String {
      "<\(element) android:contentDescription=\"@string/edit_song\"/>"
    }
    func found(_ element: String, onScreen other: String? = nil) -> [String] {
      let screen = other.map { [UsesInRulesTests.layout(tag($0), name: "screen_song")] } ?? []
      return UsesInRulesTests.findings(
        [RuleCheck.Text(key: "edit_song", text: "Edit song")],
        [UsesInRulesTests.layout(tag(element), name: "item_song")] + screen,
        rules: ["non-unique-label"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(found("ImageView") == ["note non-unique-label edit_song en"])
    #expect(
      found("ImageView android:onClick=\"edit\"") == ["warning non-unique-label edit_song en"])
    #expect(found("ImageButton") == ["warning non-unique-label edit_song en"])
    // What is pressed elsewhere says nothing of the picture in the row.
    #expect(
      found("ImageView", onScreen: "ImageButton") == ["note non-unique-label edit_song en"])
  }

  @Test("a word for a menu before a value is another word")
  func menus() {
    func found(_ label: String, _ other: String) -> Int {
      CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          "<string name=\"a_content_description\">\(label)</string>"
            + "<string name=\"b\">\(other)</string>")
      ]).findings(of: "non-unique-label").count
    }
    #expect(found("More", "More %s") == 0)
    #expect(found("Reply", "Reply %s") == 1)
  }

  @Test("non-unique-label: the menu of each item in a list, and not that of a screen")
  func menusInRows() {
    let texts = [RuleCheck.Text(key: "more_cd", text: "More options")]
    let button = "<ImageButton android:contentDescription=\"@string/more_cd\"/>"
    let inflate = "LayoutInflater.from(p.context).inflate(R.layout.song, p, false)"
    let adapter = """
      class Songs : RecyclerView.Adapter<Holder>() {
        override fun onCreateViewHolder(p: ViewGroup, t: Int) = Holder(\(inflate))
      }
      """
    func found(_ name: String, _ code: String) -> [String] {
      UsesInRulesTests.findings(
        texts, [UsesInRulesTests.layout(button, name: name), ("app/src/main/java/Songs.kt", code)],
        rules: ["non-unique-label"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(found("song", adapter) == ["warning non-unique-label more_cd en"])
    #expect(found("screen", "class Songs") == [])
  }
}
