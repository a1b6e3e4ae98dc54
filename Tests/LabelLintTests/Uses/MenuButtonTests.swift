import LabelLint
import Testing

/// Labels of buttons that open a menu.
@Suite("Buttons that open a menu")
struct MenuButtonTests {
  /// What `combined-state-label` says of the label of a button that a program sets up.
  private func found(_ path: String, _ setup: String) -> [String] {
    CheckedFiles(["App/en.lproj/Localizable.strings": "\"layout\" = \"Toggle layout\";\n"])
      .findings(of: "combined-state-label", sources: SourceTree(files: [(path, setup)]))
  }

  private let message =
    "'Toggle layout' does not say which state comes next; write a label for each state"

  @Test("the items of its menu change the state, and the button does not")
  func swift() {
    func found(_ line: String) -> [String] {
      self.found(
        "App/SortBar.swift",
        """
        final class SortBar: UIView {
          let layoutButton = UIButton()
          let otherButton = UIButton()
          func setUp() {
            layoutButton.accessibilityLabel = NSLocalizedString("layout", comment: "")
            \(line)
          }
        }
        """)
    }
    #expect(found("") == ["warning en layout: \(message)"])
    #expect(found("layoutButton.showsMenuAsPrimaryAction = true") == [])
    #expect(
      found("layoutButton.showsMenuAsPrimaryAction = false") == ["warning en layout: \(message)"])
    #expect(
      found("otherButton.showsMenuAsPrimaryAction = true") == ["warning en layout: \(message)"])
  }

  @Test("a menu of SwiftUI is one")
  func swiftUI() {
    func found(_ view: String) -> [String] {
      self.found(
        "App/SortBar.swift",
        "struct A: View { var body: some View { \(view) { Image(a) }.accessibilityLabel(\"layout\") } }"
      )
    }
    #expect(found("Button") == ["warning en layout: \(message)"])
    #expect(found("Menu") == [])
  }
}
