import LabelLint
import Testing

/// What the ancestors of a type say of the labels in its code.
@Suite("Labels of types that inherit")
struct InheritedTypesTests {
  /// What `combined-state-label` says of a label that a program of Objective-C has.
  private func combined(_ program: String) -> [String] {
    CheckedFiles(["App/en.lproj/Localizable.strings": "\"camera\" = \"Toggle camera\";\n"])
      .findings(
        of: "combined-state-label", sources: SourceTree(files: [("App/Camera.m", program)]))
  }

  private func camera(_ ancestor: String) -> String {
    """
    @interface Camera\(ancestor)
    @end
    @implementation Camera
    - (NSString *)accessibilityLabel { return NSLocalizedString(@"camera", nil); }
    @end
    """
  }

  private let message =
    "'Toggle camera' does not say which state comes next; write a label for each state"

  @Test("a class of Objective-C is the control that it inherits from")
  func controls() {
    #expect(combined(camera(" : UIButton")) == ["warning en camera: \(message)"])
    #expect(combined(camera(" : UIView")) == ["note en camera: \(message)"])
    #expect(combined(camera(" (Labels)")) == ["note en camera: \(message)"])
    let base = "@interface Base : UIButton\n@end\n"
    #expect(combined(base + camera(" : Base")) == ["warning en camera: \(message)"])
  }

  @Test("classes that inherit from each other have no ancestor")
  func circles() {
    let base = "@interface Base : Camera\n@end\n"
    #expect(combined(base + camera(" : Base")) == ["note en camera: \(message)"])
  }

  @Test("the label of a type that code announces is a sentence")
  func announced() {
    let model = """
      final class AddedModel: AlertModel {
        let words = NSLocalizedString("added", comment: "")
        var accessibilityLabel: String? { return words }
      }
      """
    func found(_ argument: String) -> [String] {
      let alert = """
        final class Alert: UIViewController {
          private let model: AlertModel
          func show() { UIAccessibility.post(notification: .announcement, argument: \(argument)) }
        }
        """
      return CheckedFiles([
        "App/en.lproj/Localizable.strings": "\"added\" = \"Song added\";\n",
        "App/pl.lproj/Localizable.strings": "\"added\" = \"Dodano utwór.\";\n",
      ]).findings(
        of: "trailing-punctuation",
        sources: SourceTree(files: [("App/Alert.swift", alert), ("App/Added.swift", model)]))
    }
    #expect(found("model.accessibilityHint") == ["note pl added: the label ends in '.'; remove it"])
    #expect(found("model.accessibilityLabel") == [])
  }

  @Test("where code sets the state of an element, its label need not say which state comes next")
  func statedToggle() {
    func found(_ state: String) -> [String] {
      let code = """
        @Composable fun A(b: Boolean) {
          Box(Modifier.toggleable(b).semantics {
            this.contentDescription = stringResource(R.string.toggle_editor)
            \(state)
          })
        }
        """
      return UsesInRulesTests.findings(
        [
          RuleCheck.Text(key: "toggle_editor", text: "Toggle the editor"),
          RuleCheck.Text(key: "html", text: "HTML"),
        ], [("app/src/main/kotlin/A.kt", code)], rules: ["combined-state-label"]
      ).map(UsesInRulesTests.shown)
    }
    #expect(found("") == ["note combined-state-label toggle_editor en"])
    #expect(found("this.stateDescription = stringResource(R.string.html)") == [])
    #expect(found("stateDescription = stringResource(R.string.html)") == [])
  }
}
