import LabelLint
import Testing

/// What rules say of texts whose use, comment or other file shows that they are no faulty labels.
@Suite("Rules that know what a text is for")
struct PartsOfScreensInRulesTests {
  /// What a rule finds in an Android text with an element that has it as its description.
  private static func onElement(
    _ rule: RuleID, _ key: String, _ text: String, _ element: String
  ) -> [String] {
    let attribute = "android:contentDescription=\"@string/\(key)\""
    return UsesInRulesTests.findings(
      [RuleCheck.Text(key: key, text: text)],
      [UsesInRulesTests.layout("<\(element) \(attribute)/>")], rules: [rule]
    ).map { "\($0.severity): \($0.message)" }
  }

  @Test("verbose-label and gesture-instruction: what code shows is no hint, though its key says so")
  func shownHints() {
    let files = CheckedFiles([
      "App/en.lproj/Localizable.strings": """
      "cart.title" = "Cart";
      "cart.hint" = "Tap on a product, or exit this screen and create a new order from the tab of all orders";
      """
    ])
    func found(_ rule: RuleID, _ view: String) -> [String] {
      let program = """
        struct Cart: View {
          var body: some View { \(view) }
          enum L { static let hint = NSLocalizedString("cart.hint", comment: "") }
        }
        """
      return files.findings(of: rule, sources: SourceTree(files: [("App/Cart.swift", program)]))
    }
    let long =
      "warning en cart.hint: the text has 19 words and takes long to hear; use 15 or fewer"
    let gesture =
      "warning en cart.hint: 'Tap' explains how to operate the control; say what the control does"
    #expect(found("verbose-label", "Text(L.hint)") == [])
    #expect(found("gesture-instruction", "Text(L.hint)") == [])
    #expect(found("verbose-label", "EmptyView()") == [long])
    #expect(found("gesture-instruction", "EmptyView()") == [gesture])
    #expect(found("verbose-label", "Text(\"\").accessibilityHint(L.hint)") == [long])
  }

  @Test("a hint for screen readers by its key stays one where code shows it")
  func spokenHints() {
    let files = CheckedFiles([
      "App/en.lproj/Localizable.strings": "\"cart.accessibilityHint\" = \"Tap to open the cart\";\n"
    ])
    let program = "struct Cart: View { var body: some View { Text(\"cart.accessibilityHint\") } }"
    #expect(
      files.findings(
        of: "gesture-instruction", sources: SourceTree(files: [("App/Cart.swift", program)])
      ).count == 1)
  }

  @Test("role-word: a picture that is pressed is announced as a button")
  func pressedPictures() {
    func found(_ text: String, _ element: String) -> [String] {
      Self.onElement("role-word", "front", text, element)
    }
    let image = "warning: 'Product front image' repeats the role 'image'"
    #expect(found("Product front image", "ImageButton") == [])
    #expect(found("Product front image", "ImageView") == [image])
    #expect(found("Image", "ImageButton").count == 1)
    #expect(found("Share button", "ImageButton").count == 1)
  }

  @Test("role-word: no screen reader announces a logo")
  func logos() {
    #expect(
      Self.onElement("role-word", "OFFlogo", "Open Songs logo", "ImageView") == [
        "note: 'logo' adds nothing to the name; leave it out, as the guidelines of the BBC advise"
      ])
  }

  @Test("placeholder-label: what many things have is the name of a field, and doubtful elsewhere")
  func parts() {
    func found(_ text: String, _ element: String) -> [String] {
      Self.onElement("placeholder-label", "name_of_page", text, element)
    }
    func told(_ level: String, _ text: String) -> String {
      "\(level): '\(text)' is the text of a template; write what the control does or the image shows"
    }
    #expect(found("Title", "TextView") == [])
    #expect(found("Title", "ImageView") == [told("note", "Title")])
    #expect(found("Description", "ImageButton") == [told("note", "Description")])
    #expect(found("Label", "TextView") == [told("error", "Label")])
  }

  @Test("key-echo: what a file marks as not to be translated is a name of the program everywhere")
  func namesOfPrograms() {
    func found(_ attribute: String) -> [String] {
      let element = "<string name=\"check_first_time\""
      return CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          "\(element)\(attribute)>check_first_time</string>"),
        "app/res/values-en/strings.xml": CheckedFiles.android(
          "\(element)>check_first_time</string>"),
      ]).findings(of: "key-echo")
    }
    #expect(found(" translatable=\"false\"") == [])
    #expect(!found("").isEmpty)
  }

  @Test("an app about a screen reader may teach its gestures in labels")
  func taughtGestures() {
    let menu = RuleCheck.Text(
      key: "menu_content_description",
      text: "TalkBack menu. Swipe right to explore options.\\n\\nTo go back, swipe left.")
    let others = (1...4).map {
      RuleCheck.Text(key: "page_\($0)", text: "TalkBack reads page \($0)")
    }
    let element = UsesInRulesTests.layout(
      "<ImageView android:contentDescription=\"@string/menu_content_description\"/>")
    func used(_ texts: [RuleCheck.Text]) -> [String] {
      UsesInRulesTests.findings(
        texts, [element], rules: ["gesture-instruction", "verbose-label"]
      ).map { "\($0.rule)" }.sorted()
    }
    #expect(used([menu] + others) == [])
    // Its sentences are the instruction, which is told once.
    #expect(used([menu]) == ["gesture-instruction"])
  }

  @Test("verbose-label: a label whose comment calls it a title is the same for eyes and ears")
  func titles() {
    func found(_ comment: String) -> [String] {
      let text = "Learn more about creating labels with your mobile device"
      let files = CheckedFiles([
        "App/en.lproj/Localizable.strings": "/* \(comment) */\n\"learn\" = \"\(text)\";\n"
      ])
      let program =
        "func f() { cell.accessibilityLabel = NSLocalizedString(\"learn\", comment: \"\") }"
      return files.findings(
        of: "verbose-label", sources: SourceTree(files: [("App/A.swift", program)]))
    }
    #expect(found("Title of button in order details") == [])
    let long =
      "note en learn: the text has 56 characters and takes long to hear; use 40 or fewer"
    #expect(found("Says more of labels") == [long])
    #expect(found("Title for VoiceOver") == [long])
  }

  @Test("gesture-instruction: a gesture alone is the name of a setting where nothing is pressed")
  func namedGestures() {
    func found(_ text: String, _ element: String) -> [String] {
      Self.onElement("gesture-instruction", "account_left", text, element)
    }
    func flagged(_ words: String) -> [String] {
      ["warning: '\(words)' explains how to operate the control; say what the control does"]
    }
    #expect(found("Swipe left", "app.SpinnerEx") == [])
    #expect(found("Swipe left", "Button") == flagged("Swipe left"))
    #expect(found("Swipe left to archive", "app.SpinnerEx") == flagged("Swipe left"))
  }

  @Test("key-echo: the name of a case is no text where no code shows its raw value")
  func casesOfCode() {
    let files = CheckedFiles([
      "App/en.lproj/Localizable.strings": """
      "cart.title" = "Cart";
      "cart.hint" = "Opens the cart";
      "managedOnly" = "managedOnly";
      """
    ])
    func found(_ code: String, _ view: String = "") -> [String] {
      let sources = [
        ("App/Kind.swift", "enum Kind: LocalizedStringKey { \(code) }"), ("App/A.swift", view),
      ]
      return files.findings(of: "key-echo", sources: SourceTree(files: sources))
    }
    let flagged = ["warning en managedOnly: 'managedOnly' is the key, not a text; write the text"]
    #expect(found("case both, managedOnly") == [])
    #expect(found("case managedOnly = \"Managed\"") == flagged)
    #expect(found("func a() { switch b { case managedOnly: c() } }") == flagged)
    #expect(found("case managedOnly", "func a(kind: Kind) { Text(kind.rawValue) }") == flagged)
    #expect(found("case managedOnly", "func a(other: Other) { Text(other.rawValue) }") == [])
    #expect(found("case managedOnly", "func a() { Text(\"managedOnly\") }").count == 1)
  }
}
