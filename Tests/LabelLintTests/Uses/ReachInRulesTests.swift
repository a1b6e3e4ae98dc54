import LabelLint
import Testing

/// What rules say of labels on what users meet by itself, on what is read with its row, and on what nobody meets.
@Suite("Labels by what users meet")
struct ReachInRulesTests {
  /// Levels and keys of a rule's findings in an Apple catalog beside a program.
  private func found(_ rule: RuleID, _ code: String) throws -> [String] {
    let location = try #require(CatalogLocation(path: "App/en.lproj/Localizable.strings"))
    let text = "\"share\" = \"Share\";\n\"more\" = \"Show more\";\n\"hint\" = \"Opens the text\";"
    let catalog = Catalog(
      plan: CatalogDiscovery.plans(for: [location])[0],
      files: [CatalogReader.read(Array(text.utf8), at: location)], fallback: nil)
    let tree = SourceTree(files: [("App/Songs.swift", code)])
    return Linter(configuration: Configuration().limited { $0 == rule })
      .check(catalog, sources: tree.index).findings.map { "\($0.severity) \($0.subject.key)" }
  }

  /// Code that looks a text up.
  private func text(_ key: String) -> String { "NSLocalizedString(\"\(key)\", comment: \"\")" }

  /// Levels of `non-unique-label` for "Remove", with the layout of a row and code.
  private func removal(
    _ layout: String, name: String = "item_song", _ code: String = ""
  ) -> [String] {
    UsesInRulesTests.findings(
      [RuleCheck.Text(key: "remove", text: "Remove")],
      [("app/src/main/res/layout/\(name).xml", layout), ("app/src/main/kotlin/A.kt", code)],
      rules: ["non-unique-label"]
    ).map { "\($0.severity)" }
  }

  private let label = "android:contentDescription=\"@string/remove\""
  private let android = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  @Test(
    "what code listens to is pressed, whatever its layout says",
    arguments: [
      ("binding.removeCover.setOnClickListener { }", "warning"),
      ("binding.removeCover?.setOnClickListener(this)", "warning"),
      ("binding.removeCover.setOnClickListener(null)", "note"),
      ("binding.otherCover.setOnClickListener { }", "note"),
      ("binding.removeCover.show()", "note"),
    ])
  func listeners(code: String, level: String) {
    let image = "<ImageView android:id=\"@+id/remove_cover\" \(label)/>"
    let (_, layout) = UsesInRulesTests.layout(image)
    let adapter = "class SongAdapter { fun make() { ItemSongBinding.inflate(a); \(code) } }"
    #expect(removal(layout, adapter) == [level], "\(code)")
  }

  @Test(
    "nobody meets what its layout hides and no code mentions",
    arguments: [
      ("gone", "", [String]()), ("invisible", "", []), ("visible", "", ["warning"]),
      ("gone", "binding.removeSong.isVisible = isOwn", ["warning"]),
      ("gone", "view.findViewById<View>(R.id.remove_song)", ["warning"]),
      ("gone", "binding.otherSong.isVisible = true", []),
    ])
  func hidden(visibility: String, code: String, levels: [String]) {
    let view =
      "<ImageButton android:id=\"@+id/remove_song\" android:visibility=\"\(visibility)\" \(label)/>"
    let (_, layout) = UsesInRulesTests.layout(view)
    let adapter = "class SongAdapter { fun make() { ItemSongBinding.inflate(a); \(code) } }"
    #expect(removal(layout, adapter) == levels, "\(visibility) \(code)")
  }

  @Test(
    "a picture of a row that is pressed as a whole is read with the row, unless it is pressed itself",
    arguments: [
      ("holder.itemView.setOnClickListener { }", [String]()),
      ("binding.root.setSafeOnClickListener { }", []),
      ("holder.itemView.setOnClickListener(null)", ["note"]),
      ("holder.title.setOnClickListener { }", ["note"]),
      ("itemView.setOnClickListener { }; more.apply { setOnClickListener { } }", ["note"]),
      ("itemView.setOnClickListener { }; views.forEach { it.setOnClickListener { } }", ["note"]),
      ("itemView.setOnClickListener { }; OtherBinding.inflate(a)", ["note"]),
      ("itemView.setOnClickListener { }; removeCover.setOnClickListener { }", ["warning"]),
      ("itemView.setOnClickListener { }; removeCover.clicks()", ["warning"]),
    ])
  func wholeRows(code: String, levels: [String]) {
    let image = "<ImageView android:id=\"@+id/remove_cover\" \(label)/>"
    let (_, layout) = UsesInRulesTests.layout(image)
    let adapter = """
      class Songs : RecyclerView.Adapter<Holder>() {
        override fun onCreateViewHolder(p: ViewGroup, t: Int): Holder {
          val holder = Holder(ItemSongBinding.inflate(inflater, p, false))
          \(code)
          return holder
        }
      }
      """
    #expect(removal(layout, adapter) == levels, "\(code)")
  }

  @Test("a part of what a layout says to be pressed is read with it, unless it takes the focus")
  func partsOfPressed() {
    func row(_ attributes: String, _ image: String) -> [String] {
      removal(
        "<LinearLayout \(android) \(attributes)><TextView/><\(image) \(label)/></LinearLayout>")
    }
    let pressed = "android:clickable=\"true\""
    #expect(row("", "ImageView") == ["note"])
    #expect(row(pressed, "ImageView") == [])
    #expect(row("android:onClick=\"open\"", "ImageView") == [])
    #expect(row("android:clickable=\"false\"", "ImageView") == ["note"])
    #expect(row(pressed, "ImageView android:focusable=\"true\"") == ["note"])
    #expect(row(pressed, "ImageView \(pressed)") == ["warning"])
    #expect(row(pressed, "ImageButton") == ["warning"])
    // A picture without a text beside it is all that is read.
    let alone = "<FrameLayout \(android) \(pressed)><ImageView \(label)/></FrameLayout>"
    #expect(removal(alone) == ["note"])
  }

  @Test("a view of a cell whose class is not known is pressed where code gives it a target")
  func targets() throws {
    func cell(_ statement: String) throws -> [String] {
      try found(
        "non-unique-label",
        """
        class SongCell: UITableViewCell {
          private let more = makeMore()
          func fill() {
            \(statement)
            more.accessibilityLabel = \(text("share"))
          }
        }
        """)
    }
    #expect(try cell("more.addTarget(self, action: tap, for: .tap)") == ["warning share"])
    #expect(try cell("more?.addTarget(self, action: tap, for: .tap)") == ["warning share"])
    #expect(try cell("other.addTarget(self, action: tap, for: .tap)") == ["note share"])
    #expect(try cell("more.isHidden = true") == ["note share"])
  }

  @Test("a plain view of a cell is read with the cell")
  func plainViews() throws {
    let code = """
      class SongCell: UITableViewCell {
        @IBOutlet var tick: UIView!
        func fill() { tick.accessibilityLabel = \(text("share")) }
      }
      """
    #expect(try found("non-unique-label", code) == ["note share"])
  }

  @Test("nobody hears the label of what code takes out of the elements of the screen")
  func passedOver() throws {
    func cell(_ statement: String, elsewhere: String = "") throws -> [String] {
      try found(
        "non-unique-label",
        """
        class SongCell: UITableViewCell {
          var more: UIButton?
          func fill() {
            let button = UIButton()
            button.accessibilityLabel = \(text("share"))
            \(statement)
          }
          func other() { let button = UIButton(); \(elsewhere) }
        }
        """)
    }
    #expect(try cell("") == ["warning share"])
    #expect(try cell("button.isAccessibilityElement = false") == [])
    #expect(try cell("button.isAccessibilityElement = true") == ["warning share"])
    #expect(try cell("more = button; more?.isAccessibilityElement = false") == [])
    #expect(try cell("self.more = button; self.more?.isAccessibilityElement = false") == [])
    #expect(
      try cell("more = button.image; more?.isAccessibilityElement = false") == ["warning share"])
    #expect(try cell("more?.isAccessibilityElement = false") == ["warning share"])
    #expect(
      try cell("", elsewhere: "button.isAccessibilityElement = false") == ["warning share"])
  }

  @Test(
    "a row of SwiftUI that is one element is named by its texts together",
    arguments: [
      (".accessibilityElement(children: .combine)", [String]()),
      (".accessibilityElement(children: .ignore)", []), (".accessibilityElement()", []),
      (".padding(4).accessibilityElement(children: .combine)", []),
      (".accessibilityElement(children: .contain)", ["warning share"]),
      (".padding(4)", ["warning share"]), ("", ["warning share"]),
    ])
  func combined(modifiers: String, expected: [String]) throws {
    let code = """
      struct Songs: View {
        var body: some View {
          List(songs) { song in
            HStack {
              Text(song.name)
              Button(action: share) { Image("arrow") }.accessibilityLabel("share")
            }\(modifiers)
          }
        }
      }
      """
    #expect(try found("non-unique-label", code) == expected, "\(modifiers)")
  }

  @Test(
    "what a layout shows without a text has no name",
    arguments: [
      ("", "note"), ("<com.app.CoverImageView/>", "note"), ("<ProgressBar/>", "note"),
      ("<androidx.cardview.widget.CardView><View/></androidx.cardview.widget.CardView>", "note"),
      ("<TextView/>", "warning"), ("<CheckBox/>", "warning"), ("<com.app.Title/>", "warning"),
      ("<Button/>", "warning"), ("<include layout=\"@layout/title\"/>", "warning"),
    ])
  func textless(elements: String, level: String) {
    let layout = "<FrameLayout \(android)><ImageButton \(label)/>\(elements)</FrameLayout>"
    #expect(removal(layout) == [level], "\(elements)")
  }

  @Test("an item that is a text itself has no shorter name")
  func messages() {
    let layout = "<FrameLayout \(android)><TextView/><ImageButton \(label)/></FrameLayout>"
    #expect(removal(layout, name: "item_song") == ["warning"])
    #expect(removal(layout, name: "item_message") == ["note"])
    #expect(removal(layout, name: "row_comment") == ["note"])
    func holder(_ name: String) -> [String] {
      removal(
        "<FrameLayout/>",
        """
        class \(name)(view: View) : RecyclerView.ViewHolder(view) {
          private val remove = view.findViewById<ImageButton>(R.id.remove)
          fun bind() { remove.contentDescription = context.getString(R.string.remove) }
        }
        """)
    }
    #expect(holder("SongHolder") == ["warning"])
    #expect(holder("MessageHolder") == ["note"])
    #expect(holder("AdapterMessages") == ["note"])
    #expect(holder("MessengerHolder") == ["warning"])
  }

  @Test("generic-label: a hint of the same element says the rest, and what nobody meets needs none")
  func generic() throws {
    func view(_ statement: String) throws -> [String] {
      try found(
        "generic-label",
        """
        class Page: UIViewController {
          let button = UIButton()
          func fill() {
            button.accessibilityLabel = \(text("more"))
            \(statement)
          }
        }
        """)
    }
    #expect(try view("") == ["note more"])
    #expect(try view("button.accessibilityHint = \(text("hint"))") == [])
    #expect(try view("other.accessibilityHint = \(text("hint"))") == ["note more"])
    #expect(try view("button.isAccessibilityElement = false") == [])
  }
}
