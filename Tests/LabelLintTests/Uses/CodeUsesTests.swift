import LabelLint
import Testing

/// Single forms of uses.
@Suite("Uses of texts in code")
struct CodeUsesTests {
  @Test("values over several lines and brackets")
  func values() {
    #expect(
      SourceTree.uses(
        in: "A.kt",
        """
        fun a() {
          a.contentDescription = if (b)
            getString(R.string.one)
          else getString(R.string.two)
          c(R.string.other)
        }
        """) == ["label one", "label two"])
    #expect(
      SourceTree.uses(
        in: "A.java",
        "void a() { b.setContentDescription(c ? d(R.string.one) : d(R.string.two)); e(R.string.x); }"
      )
        == ["label one", "label two"])
    #expect(
      SourceTree.uses(
        in: "A.swift",
        """
        func a() {
          b.accessibilityLabel = [
            NSLocalizedString("one", comment: ""), "two".localized,
          ].joined()
          print(NSLocalizedString("other", comment: ""))
        }
        """) == ["label one", "label two"])
  }

  @Test("the title of a button's configuration is that of the button")
  func configurations() {
    func found(_ code: String) -> [String] {
      let program = "class A { let button = UIButton(); func a() { \(code) } }"
      return FoundUse.all(in: SourceTree(files: [("A.swift", program)]).index)
        .map { "\($0.purpose) \($0.key) \($0.className)" }
    }
    let title = "title = NSLocalizedString(\"one\", comment: \"\")"
    #expect(
      found("var c = UIButton.Configuration.plain(); c.\(title); button.configuration = c")
        == ["action one UIButton"])
    #expect(
      found("var c: UIButton.Configuration = .plain(); c.\(title)") == ["action one UIButton"])
    #expect(found("button.configuration?.\(title)") == ["action one UIButton"])
    #expect(found("var c = Realm.Settings.plain(); c.\(title)") == ["title one "])
  }

  @Test(
    "resources under another name",
    arguments: [
      ("import org.example.R as Texts", "label share"),
      ("import org.example.Texts", "label -"), ("import org.example.R as Other", "label -"),
      ("import org.example.Texts as R", "label -"),
    ])
  func importedNames(_ line: String, _ use: String) {
    let program = """
      \(line)
      fun a() { Icon(contentDescription = stringResource(Texts.string.share)) }
      """
    #expect(SourceTree.uses(in: "A.kt", program) == [use])
  }

  @Test("resources whose type Java imports")
  func staticImports() {
    let program = """
      import static org.example.R.string;
      class A { void a() { view.setContentDescription(getString(string.share)); } }
      """
    #expect(SourceTree.uses(in: "A.java", program) == ["label share"])
  }

  @Test("resources whose type is imported")
  func imports() {
    let program = """
      import org.example.R.string
      import org.example.R.plurals as counts
      fun a() { Icon(contentDescription = stringResource(string.share)) }
      """
    #expect(SourceTree.uses(in: "A.kt", program) == ["label share"])
    #expect(
      SourceTree.uses(in: "A.kt", program.replacing("R.string", with: "Strings.string"))
        == ["label -"])
  }

  @Test("designs that are shown in the editor only")
  func previews() {
    #expect(
      SourceTree.uses(
        in: "A.kt",
        """
        @Composable fun A() { Icon(contentDescription = stringResource(R.string.one)) }
        @Composable
        @FlexiblePreview(name = "x")
        private fun APreview() { Icon(contentDescription = stringResource(R.string.two)) }
        fun B() { Icon(contentDescription = stringResource(R.string.three)) }
        """) == ["label one", "label three"])
  }

  @Test("the action beside a message, and the descriptions of icons")
  func actions() {
    #expect(
      SourceTree.uses(
        in: "A.kt",
        """
        fun a() {
          Snackbar.make(view, SnackbarState(message = getString(R.string.saved),
            action = Action(label = getString(R.string.undo))))
          ListItem(iconDescription = stringResource(R.string.icon),
            primaryButtonLabel = stringResource(R.string.go))
        }
        """) == ["message saved", "action undo", "label icon", "action go"])
  }

  @Test("an action beside a message ends with its brackets, even around one that nothing closes")
  func actionsInBrackets() {
    #expect(
      SourceTree.uses(
        in: "A.kt",
        """
        fun a() {
          Snackbar.make(view, Snack(
            Action(getString(R.string.undo), (getString(R.string.open))), getString(R.string.saved)))
          Snackbar.make(view, Snack(Action({ getString(R.string.retry)), getString(R.string.sent)))
        }
        """) == ["action undo", "action open", "message saved", "action retry", "message sent"])
  }

  @Test("modifiers of SwiftUI: a text in braces, and hint and value by their names")
  func modifiers() {
    #expect(
      SourceTree.uses(
        in: "A.swift",
        """
        Image("x").accessibilityLabel { Text("one") }
        Image("x").accessibilityLabel { label in Text("two") }
        Image("x").accessibility(hint: Text("three"))
        Image("x").accessibility(label: Text("four"), value: Text("five"))
        Image("x").accessibilityAction { Text("six") }
        """) == [
          "label one", "label two", "hint three", "label four", "state five", "shortText six",
        ])
  }

  @Test("labels that a class of Objective-C overrides, and descriptions of pictures")
  func overrides() {
    let overridden = """
      @implementation CloseButton
      - (NSString *)accessibilityLabel
      {
        return NSLocalizedString(@"one", @"");
      }
      - (NSString *)accessibilityHint { return nil; }
      @end
      """
    #expect(SourceTree.uses(in: "A.m", overridden) == ["label one"])
    #expect(
      FoundUse.all(in: SourceTree(files: [("A.m", overridden)]).index).map(\.className)
        == ["CloseButton"])
    #expect(
      SourceTree.uses(
        in: "A.swift",
        """
        func image(accessibilityDescription: String?) {
          image(accessibilityDescription: NSLocalizedString("one", comment: ""))
          a.image = NSImage(
            systemSymbolName: "x", accessibilityDescription: String(localized: "two"))
          b.image = NSImage(systemSymbolName: "x", accessibilityDescription: nil)
        }
        """) == ["label one", "label two"])
  }

  @Test("a label in a class is that of the control that the class inherits from")
  func ancestors() {
    func classes(_ file: String, _ program: String) -> [String] {
      FoundUse.all(in: SourceTree(files: [(file, program)]).index).map(\.className)
    }
    func swift(_ head: String) -> String {
      """
      class \(head) {
        override var accessibilityLabel: String? {
          get { NSLocalizedString("one", comment: "") }
          set {}
        }
      }
      """
    }
    #expect(classes("A.swift", swift("PlayPause: UIButton")) == ["UIButton"])
    #expect(classes("A.swift", swift("PlayButton: UIControl")) == ["PlayButton"])
    #expect(classes("A.swift", swift("Gauge: UIView")) == ["Gauge"])
    #expect(classes("A.swift", swift("Gauge")) == ["Gauge"])
    #expect(
      classes(
        "A.kt",
        """
        class Play(context: Context) : ImageButton(context) {
          init { contentDescription = context.getString(R.string.one) }
        }
        """) == ["ImageButton"])
  }

  @Test("the text of a label that shows its icon alone is for screen readers")
  func iconsAlone() {
    func found(_ code: String) -> [String] {
      SourceTree.uses(in: "A.swift", "struct A: View { var body: some View { \(code) } }")
    }
    let label = "Label(\"one\", systemImage: \"trash\")"
    #expect(found("\(label).labelStyle(.iconOnly)") == ["label one"])
    #expect(found("\(label).font(.title).labelStyle(IconOnlyLabelStyle())") == ["label one"])
    #expect(found("Button { a() } label: { \(label).labelStyle(.iconOnly) }") == ["label one"])
    #expect(found("\(label).labelStyle(.titleAndIcon)") == ["shortText one"])
    #expect(found("\(label).font(.title)") == ["shortText one"])
    #expect(found("\(label)\nText(\"two\").labelStyle(.iconOnly)").first == "shortText one")
    #expect(
      found("\(label).labelStyle(.iconOnly).accessibilityLabel(\"two\")").sorted()
        == ["label two", "shortText one"])
    #expect(!found("\(label).labelStyle(").contains("label one"))
  }

  @Test("what only puts values into a text looks nothing up")
  func formats() {
    #expect(
      SourceTree.uses(
        in: "A.swift",
        """
        a.accessibilityLabel = String.localizedStringWithFormat(NSLocalizedString("one", comment: ""), 1)
        a.accessibilityHint = .localizedStringWithFormat(NSLocalizedString("two", comment: ""), 1)
        a.accessibilityLabel = String.localizedStringWithFormat("%d", 1)
        """) == ["label one", "hint two", "label -"])
  }

  @Test("texts of every form")
  func literals() {
    #expect(
      SourceTree.uses(
        in: "A.swift",
        #"""
        a.accessibilityLabel = NSLocalizedString("a\"b\u{e9}", comment: "")
        let x = """
          "quoted" accessibilityLabel = NSLocalizedString("no", comment: "")
          """
        let y = #"" accessibilityLabel = NSLocalizedString("no", comment: "") "#
        let z = /"/
        /* /* " */ accessibilityLabel = NSLocalizedString("no", comment: "") */
        b.accessibilityHint = NSLocalizedString("c", comment: "")
        """#) == ["label a\"bé", "hint c"])
    #expect(
      SourceTree.uses(
        in: "A.kt",
        #"""
        val x = """ " ${ if (a) "}" else "{" } contentDescription = R.string.no """
        val q = '"'
        b.contentDescription = "${c(R.string.one)} and $d"
        """#) == ["label one"])
  }

  @Test("variables and constants stand for their values")
  func variables() {
    #expect(
      SourceTree.uses(
        in: "A.kt",
        """
        class A {
          fun a() { val text = getString(R.string.one); b.contentDescription = text }
          fun c() { d.contentDescription = text }
        }
        """) == ["label one", "label -"])
    let constants = """
      enum Texts { enum Player { static let play = NSLocalizedString("p", comment: "") } }
      """
    let uses = SourceTree(files: [
      ("Texts.swift", constants),
      ("View.swift", "a.accessibilityLabel = App.Texts.Player.play.capitalized"),
      ("Other.swift", "b.accessibilityLabel = Texts.Player.stop"),
    ]).uses
    #expect(uses == ["label p", "label -"])
  }

  @Test("constants of one name in two files keep to their files")
  func privateConstants() {
    func file(_ key: String) -> String {
      """
      enum Constants { static let title = NSLocalizedString("\(key)", comment: "") }
      a.accessibilityLabel = Constants.title
      """
    }
    let uses = SourceTree(files: [
      ("A.swift", file("a")), ("B.swift", file("b")),
      ("C.swift", "c.accessibilityLabel = Constants.title"),
    ]).uses
    #expect(uses == ["label a", "label b", "label -"])
  }

  @Test("the platform's own texts are none of the app's")
  func platformTexts() {
    #expect(
      SourceTree.uses(in: "A.kt", "a.contentDescription = getString(android.R.string.ok)")
        == [])
    #expect(
      SourceTree.uses(
        in: "res/layout/a.xml",
        """
        <Button xmlns:android="http://schemas.android.com/apk/res/android"
          android:contentDescription="@android:string/ok" android:text="@string/ok" />
        """) == ["action ok"])
  }

  @Test("which files are read")
  func kinds() {
    #expect(SourceKind(path: "app/src/main/res/layout-land/a.xml") == .androidXML)
    #expect(SourceKind(path: "app/src/main/res/values/strings.xml") == nil)
    #expect(SourceKind(path: "app/src/main/AndroidManifest.xml") == .androidXML)
    #expect(SourceKind(path: "a/B.kt") == .kotlin)
    #expect(SourceKind(path: "a/B.mm") == .objectiveC)
    #expect(SourceKind(path: "a/B.xib") == .interfaceBuilder)
    #expect(SourceKind(path: "a/B.png") == nil)
    #expect(SourceKind(path: "kt") == nil)
  }

  @Test("a control whose segments have no labels is an element of its own file")
  func segmentsWithoutLabels() {
    let page = """
      <document><segmentedCell id="a"><segments><segment/></segments></segmentedCell></document>
      """
    var draft = UsageDraft()
    draft.read(path: "A.xib", Array(page.utf8), as: .interfaceBuilder)
    #expect(UsageIndex(draft).files == ["A.xib"])
  }

  @Test("a label that is an argument beside a message says that message")
  func saidMessages() {
    func found(_ arguments: String) -> [String] {
      SourceTree.uses(in: "A.swift", "class A { static let a = Spec(\(arguments)) }")
    }
    let label = "accessibilityLabel: NSLocalizedString(\"one\", comment: \"\")"
    #expect(found("message: a, \(label)") == ["announcement one"])
    #expect(found("image: a, \(label)") == ["label one"])
    #expect(found(label) == ["label one"])
  }

  @Test("in Kotlin, a value ends with a return at the end of a line")
  func returns() {
    #expect(
      SourceTree.uses(
        in: "A.kt",
        """
        fun a() {
          val song = c() as? Song ?: return
          d.text = getString(R.string.one)
          e.text = song.name
        }
        """) == ["shortText one"])
  }
}
