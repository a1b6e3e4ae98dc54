import LabelLint
import Testing

/// Values that programs read.
@Suite struct MachineValueTests {
  @Test(
    "A value for a program has no blank and looks made",
    arguments: [
      ("https://example.com/A", true), ("a@example.com", true), ("/var/Log", true),
      ("C:\\Log", true),
      ("DARK_THEME", true), ("A1", true), ("appTheme", true), ("theme", true), ("a.b-c", true),
      ("Theme", false), ("Copy private key", false), ("a b_c", false), ("URL", false),
      ("Wi-Fi", false),
      ("42", false), ("", false), ("_", false), ("/", false), ("größe", false), ("\u{FFFC}", false),
      ("a\tb", false), ("thème_1", true),
    ])
  func values(_ text: String, _ isMachine: Bool) {
    let bytes = Array(text.utf8)
    #expect(MachineValue.matches(bytes.span) == isMachine)
  }
}
