import LabelLint
import Testing

/// What rules say once the sources tell which elements texts are on.
@Suite("Rules that know the elements of texts")
struct ElementsInRulesTests {
  @Test("non-unique-label: a layout is a row where a list shows it")
  func layoutsOfRows() {
    let texts = [RuleCheck.Text(key: "edit_cards", text: "Edit the cards…")]
    let element = "<ImageButton android:contentDescription=\"@string/edit_cards\"/>"
    func found(_ layout: String, _ code: String) -> [String] {
      UsesInRulesTests.findings(
        texts,
        [UsesInRulesTests.layout(element, name: layout), ("app/src/main/kotlin/A.kt", code)],
        rules: ["non-unique-label"]
      ).map(\.message.description)
    }
    let told = [
      "'Edit the cards…' is the label in every row of a list (app/src/main/res/layout/item_card.xml:2); "
        + "in every locale, use a text with a placeholder, and pass the item's name in code"
    ]
    #expect(found("item_card", "") == told)
    #expect(found("dialog_card_item", "") == [])
    #expect(found("item_card", "class A : Fragment(R.layout.item_card)") == [])
    #expect(found("item_card", "fun show() { inflate(R.layout.item_card); add(R.string.a) }") == [])
    #expect(
      found(
        "item_card",
        """
        class CardAdapter { fun onCreate() { add(R.layout.other); ItemCardBinding.inflate(a) } }
        class A { fun show() { inflate(R.layout.item_card) } }
        """) == told)
    #expect(
      found("item_card", "class CardHolder(a: A) : ViewHolder(a.inflate(R.layout.item_card)) {}")
        == told)
  }

  @Test("non-unique-label: what an adapter inflates is a row, whatever its file is called")
  func inflatedRows() {
    let element = "<ImageButton android:contentDescription=\"@string/remove\"/>"
    func isTold(_ code: String, _ path: String = "A.kt", layout: String = "song") -> Bool {
      UsesInRulesTests.findings(
        [RuleCheck.Text(key: "remove", text: "Remove")],
        [UsesInRulesTests.layout(element, name: layout), ("app/src/main/kotlin/\(path)", code)],
        rules: ["non-unique-label"]
      ).isEmpty == false
    }
    func adapter(_ inflate: String, _ name: String = "Songs") -> String {
      """
      class \(name) : RecyclerView.Adapter<\(name).Tile>() {
        override fun onCreateViewHolder(p: ViewGroup, t: Int): Tile { return Tile(\(inflate)) }
      }
      """
    }
    let inflated = "LayoutInflater.from(p.context).inflate(R.layout.song, p, false)"
    #expect(isTold(adapter(inflated)))
    #expect(isTold(adapter("SongBinding.inflate(LayoutInflater.from(p.context), p, false)")))
    #expect(
      isTold("class Tile(v: View) : RecyclerView.ViewHolder(v) { val b = SongBinding.bind(v) }"))
    #expect(
      isTold(
        """
        class Songs extends ArrayAdapter<Song> {
          public View getView(int i, View v, ViewGroup p) { return inflater.inflate(R.layout.song, p); }
        }
        """, "Songs.java"))
    // A page of a pager, what stands once in a list, and what an adapter or a screen shows elsewhere.
    #expect(!isTold(adapter(inflated, "SongPagerAdapter")))
    #expect(
      !isTold(adapter(inflated.replacing("song", with: "song_header")), layout: "song_header"))
    #expect(
      !isTold("class Songs : RecyclerView.Adapter<A>() { fun show() { a.inflate(R.layout.song) } }")
    )
    #expect(!isTold("class Songs : Fragment() { val b = SongBinding.inflate(inflater) }"))
  }

  @Test("non-unique-label: a layout that nothing shows is no row where code shows others")
  func unusedLayouts() {
    let texts = [RuleCheck.Text(key: "edit_cards", text: "Edit the cards…")]
    let element = "<ImageButton android:contentDescription=\"@string/edit_cards\"/>"
    func isTold(_ code: String, including other: String = "") -> Bool {
      UsesInRulesTests.findings(
        texts,
        [
          UsesInRulesTests.layout(element, name: "item_card"),
          UsesInRulesTests.layout(other, name: "screen"),
          ("app/src/main/kotlin/A.kt", "class A : Fragment(R.layout.screen) { \(code) }"),
        ], rules: ["non-unique-label"]
      ).isEmpty == false
    }
    #expect(!isTold(""))
    #expect(isTold("", including: "<include layout=\"@layout/item_card\"/>"))
    #expect(isTold("val make = ItemCardBinding::inflate"))
  }

  @Test("non-unique-label: a control that does something else has the label of its neighbour")
  func twins() {
    func found(_ text: String, _ ids: String...) -> [String] {
      let elements = ids.map {
        "<FrameLayout><ImageButton android:id=\"@+id/\($0)\" android:contentDescription=\"@string/caption\"/></FrameLayout>"
      }
      return UsesInRulesTests.findings(
        [RuleCheck.Text(key: "caption", text: text)],
        [UsesInRulesTests.layout(elements.joined(separator: "\n"))], rules: ["non-unique-label"]
      ).map(\.message.description)
    }
    #expect(
      found("Removes the caption", "btn_remove", "btn_add") == [
        "'Removes the caption' is the label of 'btn_remove', but also of 'btn_add' in the same layout "
          + "(app/src/main/res/layout/screen.xml:3); give 'btn_add' its own label"
      ])
    #expect(
      found("Add a caption", "removeButton", "addButton") == [
        "'Add a caption' is the label of 'addButton', but also of 'removeButton' in the same layout "
          + "(app/src/main/res/layout/screen.xml:2); give 'removeButton' its own label"
      ])
    // One action, two names of it, two controls that the label does not tell of, and both of them.
    #expect(found("Remove", "btn_remove", "btn_remove_end") == [])
    #expect(found("Remove", "btn_remove", "btn_delete") == [])
    #expect(found("Caption", "btn_remove", "btn_add") == [])
    #expect(found("Add or remove", "btn_remove", "btn_add") == [])
    #expect(found("Remove", "btn_remove", "image_view") == [])
  }

  @Test(
    "non-unique-label: verbs have their preposition, and what is used elsewhere gets another key")
  func demands() {
    func found(_ key: String, _ text: String, _ elsewhere: String = "") -> [String] {
      UsesInRulesTests.findings(
        [RuleCheck.Text(key: key, text: text)],
        [
          UsesInRulesTests.layout(
            "<ImageButton android:contentDescription=\"@string/\(key)\"/>", name: "item_song"),
          UsesInRulesTests.layout(elsewhere),
        ], rules: ["non-unique-label"]
      ).map(\.message.description)
    }
    let place = "(app/src/main/res/layout/item_song.xml:2)"
    #expect(
      found("a", "Subscribe") == [
        "'Subscribe' is the label in every row of a list \(place); in every locale, use a text such as "
          + "'Subscribe to %1$s', and pass the item's name in code"
      ])
    #expect(
      found("a", "Share", "<Button android:text=\"@string/a\"/>") == [
        "'Share' is the label in every row of a list \(place); in every locale, add a new text such as "
          + "'Share %1$s', and pass the item's name in code"
      ])
  }

  @Test("a label of a layout that code replaces is heard by nobody")
  func replacedLabels() {
    let texts = [
      RuleCheck.Text(key: "toggle_camera", text: "Toggle camera"),
      RuleCheck.Text(key: "camera", text: "Camera"), RuleCheck.Text(key: "share", text: "Share"),
    ]
    func found(_ rule: RuleID, _ key: String, layout: String, code: String?) -> [String] {
      let element = """
        <ImageButton android:id="@+id/video_button" android:contentDescription="@string/\(key)"/>
        """
      let label = code.map { "videoButton.contentDescription = getString(R.string.\($0))" }
      return UsesInRulesTests.findings(
        texts,
        [
          UsesInRulesTests.layout(element, name: layout),
          ("app/src/main/kotlin/A.kt", "class A { fun a() { \(label ?? "") } }"),
        ], rules: [rule]
      ).filter { $0.subject.key == key }.map(UsesInRulesTests.shown)
    }
    func combined(_ code: String?) -> [String] {
      found("combined-state-label", "toggle_camera", layout: "call", code: code)
    }
    #expect(combined(nil) == ["warning combined-state-label toggle_camera en"])
    #expect(combined("camera") == [])
    #expect(combined("toggle_camera") == ["warning combined-state-label toggle_camera en"])
    func repeated(_ code: String?) -> [String] {
      found("non-unique-label", "share", layout: "item_call", code: code)
    }
    #expect(repeated(nil) == ["warning non-unique-label share en"])
    #expect(repeated("camera") == [])
    #expect(repeated("share") == ["warning non-unique-label share en"])
  }

  @Test("the outlets of an interface file tell which of its labels code replaces")
  func replacedOutlets() throws {
    let file = """
      <document><scenes><tableView id="t"><prototypes><tableViewCell id="c"><subviews>
      <button id="b-1"><accessibility key="accessibilityConfiguration" label="Share"/></button>
      </subviews><connections><outlet property="shareButton" destination="b-1" id="o"/></connections>
      </tableViewCell></prototypes></tableView></scenes></document>
      """
    func found(_ code: String) throws -> [String] {
      let location = try #require(CatalogLocation(path: "App/en.lproj/Songs.strings"))
      let text = "\"b-1.accessibilityLabel\" = \"Share\";"
      let catalog = Catalog(
        plan: CatalogDiscovery.plans(for: [location])[0],
        files: [CatalogReader.read(Array(text.utf8), at: location)], fallback: nil)
      let tree = SourceTree(files: [
        ("App/Songs.storyboard", file), ("App/Songs.swift", "class Songs { func a() { \(code) } }"),
      ])
      return Linter(configuration: Configuration().limited { $0 == "non-unique-label" })
        .check(catalog, sources: tree.index).findings.map(\.subject.key)
    }
    let label = "accessibilityLabel = NSLocalizedString(\"share\", comment: \"\")"
    #expect(try found("") == ["b-1.accessibilityLabel"])
    #expect(try found("shareButton.\(label)") == [])
    #expect(try found("otherButton.\(label)") == ["b-1.accessibilityLabel"])
  }

  @Test("rows that code makes")
  func rowsOfCode() {
    func rows(_ path: String, _ code: String) -> [Bool] {
      FoundUse.all(in: SourceTree(files: [(path, code)]).index).map(\.isRow)
    }
    func list(_ head: String) -> [Bool] {
      rows("A.swift", "var body: some View { \(head) { Button(\"a\") {} } }")
    }
    #expect(list("List(songs)") == [true])
    #expect(list("List($songs, selection: $chosen)") == [true])
    #expect(list("List(selection: $chosen)") == [false])
    #expect(list("List") == [false])
    func member(of type: String) -> [Bool] {
      rows(
        "A.swift",
        "final class \(type) { func a() { b.accessibilityLabel = NSLocalizedString(\"a\", comment: \"\") } }"
      )
    }
    #expect(member(of: "PhotoTile: UICollectionViewCell") == [true])
    #expect(member(of: "PhotoTile: NSTableCellView, Themed") == [true])
    #expect(member(of: "PhotoTile: UIView, PhotoCellDelegate") == [false])
    #expect(member(of: "HeaderTile: UITableViewCell") == [false])
    #expect(member(of: "SongCell: UITableViewCell") == [true])
    #expect(member(of: "SongTitleCell: UITableViewCell") == [false])
    #expect(member(of: "SubtitleCell: UITableViewCell") == [true])
    #expect(member(of: "TextScaleCell: UITableViewCell") == [false])
    #expect(member(of: "PasswordCell: UITableViewCell") == [true])
    #expect(member(of: "PasswordFieldCell: UITableViewCell") == [false])
    // A cell that is one element itself, and what makes a bar or does something to an item.
    let element = "isAccessibilityElement = true"
    #expect(member(of: "A: B { func b() { \(element) } }; class SongCell: UIView") == [true])
    func cell(_ body: String) -> [Bool] {
      rows(
        "SongCell.swift",
        "class SongCell: UIView { let a = B(); func a() { \(body); b.accessibilityLabel = NSLocalizedString(\"a\", comment: \"\") } }"
      )
    }
    #expect(cell("a.\(element)") == [true])
    #expect(cell(element) == [false])
    #expect(cell("self.\(element)") == [false])
    #expect(cell("self.isAccessibilityElement = false") == [true])
    func function(_ name: String) -> [Bool] {
      rows(
        "A.swift",
        "func \(name)() { b.accessibilityLabel = NSLocalizedString(\"a\", comment: \"\") }")
    }
    #expect(function("songRow") == [true])
    #expect(function("renderItem") == [false])
    #expect(function("makeBackBarButtonItem") == [false])
    func compose(_ body: String) -> [Bool] { rows("A.kt", "fun \(body)") }
    let icon = "Icon(b, stringResource(R.string.c))"
    #expect(compose("SongItem() { IconButton(a) { \(icon) } }") == [true])
    #expect(compose("RadioMenuItem() { Box { \(icon) } }") == [false])
    #expect(
      compose("SongRow() { DropdownMenuItem(text = a, trailingIcon = { \(icon) }) }") == [false])
    // A picture beside a text of what is pressed as a whole is read with the text.
    func pressed(_ content: String) -> [Bool] {
      compose("SongRow() { Row(a, modifier = Modifier.b(c).clickable { d() }) { \(content) } }")
    }
    #expect(pressed("\(icon); Text(text = b)") == [false])
    #expect(pressed("Column { BasicText(b) }; Box { \(icon) }") == [false])
    #expect(pressed(icon) == [true])
    #expect(pressed("IconButton(a) { \(icon) }; Text(b)") == [true])
    #expect(pressed("\(icon); TextButton(a) { Text(b) }") == [true])
    #expect(compose("SongRow() { Card(onClick = a) { \(icon); Text(b) } }") == [false])
    #expect(compose("SongRow() { Card(onOpen = a) { \(icon); Text(b) } }") == [true])
    #expect(compose("SongRow() { Row(Modifier.clickable { a() }) { \(icon); Text(") == [false])
    #expect(compose("SongRow() { Row(Modifier.clickable { a() }) { \(icon)") == [true])
    func loop(_ body: String) -> [Bool] {
      rows("A.kt", "fun A() { Column { songs.forEach { song -> \(body) } } }")
    }
    #expect(loop("IconButton(a) { Icon(b, stringResource(R.string.c)) }") == [true])
    #expect(loop("song.view.contentDescription = getString(R.string.c)") == [false])
  }

  @Test("label-in-name: the name of an action is not seen, and texts of two elements are no pair")
  func namesOfActions() {
    let texts = [
      RuleCheck.Text(key: "song", text: "Song"), RuleCheck.Text(key: "skip", text: "Skip ahead"),
      RuleCheck.Text(key: "song_content_description", text: "Play it"),
    ]
    func found(_ code: String) -> [String] {
      UsesInRulesTests.findings(
        texts, [("app/src/main/kotlin/A.kt", "fun a() { \(code) }")], rules: ["label-in-name"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(
      found(
        """
        row.contentDescription = getString(R.string.song)
        ViewCompat.addAccessibilityAction(row, getString(R.string.skip)) { true }
        """) == [])
    #expect(
      found(
        """
        title.text = getString(R.string.song)
        play.contentDescription = getString(R.string.song_content_description)
        """) == [])
  }

  @Test("missing-state-counterpart: names of actions and parts of a text do not take turns")
  func textsSideBySide() {
    let texts = [
      RuleCheck.Text(key: "skip", text: "Skip ahead"),
      RuleCheck.Text(key: "rate", text: "Rate the song"),
      RuleCheck.Text(folder: "values-de", key: "skip", text: "Überspringen"),
    ]
    let others = (0..<9).flatMap { number in
      [
        RuleCheck.Text(key: "food_\(number)", text: "Bread \(number)"),
        RuleCheck.Text(folder: "values-de", key: "food_\(number)", text: "Brot \(number)"),
      ]
    }
    func found(_ code: String) -> [String] {
      UsesInRulesTests.findings(
        texts + others, [("app/src/main/kotlin/A.kt", "fun a() {\n\(code)\n}")],
        rules: ["missing-state-counterpart"]
      ).map(UsesInRulesTests.shown)
    }
    let told = ["warning missing-state-counterpart rate de"]
    #expect(
      found(
        """
        ViewCompat.addAccessibilityAction(row, getString(R.string.skip)) { true }
        ViewCompat.addAccessibilityAction(row, getString(R.string.rate)) { true }
        """) == [])
    #expect(
      found(
        """
        ViewCompat.addAccessibilityAction(
          row, getString(if (isOn) R.string.skip else R.string.rate)) { true }
        """) == told)
    #expect(
      found(
        """
        row.setContentDescription(getString(R.string.skip, name))
        row.setContentDescription(getString(R.string.skip, getString(R.string.rate)))
        """) == [])
    #expect(
      found(
        """
        row.setContentDescription(getString(R.string.skip))
        row.setContentDescription(getString(R.string.rate))
        """) == told)
  }

  @Test("generic-label: a button of a dialog stands behind the text that says more of what")
  func buttonsOfDialogs() {
    func found(_ code: String) -> [String] {
      UsesInRulesTests.findings(
        [RuleCheck.Text(key: "more", text: "Learn more")],
        [("app/src/main/kotlin/A.kt", "fun a() { \(code) }")], rules: ["generic-label"]
      ).map(UsesInRulesTests.shown)
    }
    let dialog = "b.setNeutralButton(R.string.more) { _, _ -> open() }"
    let button = "Button(a) { Text(stringResource(R.string.more)) }"
    #expect(found(dialog) == [])
    #expect(found(button) == ["note generic-label more en"])
    #expect(found(dialog + "; " + button) == ["note generic-label more en"])
  }

  @Test("role-word: the word for a picture on a button names what is shown")
  func wordForPictures() {
    let texts = [
      RuleCheck.Text(key: "gallery", text: "Gallery"),
      RuleCheck.Text(folder: "values-ja", key: "gallery", text: "画像"),
    ]
    func found(_ element: String) -> [String] {
      UsesInRulesTests.findings(
        texts,
        [UsesInRulesTests.layout("<\(element) android:contentDescription=\"@string/gallery\"/>")],
        rules: ["role-word"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(found("ImageButton") == [])
    #expect(found("ImageView") == ["warning role-word gallery ja"])
  }
}
