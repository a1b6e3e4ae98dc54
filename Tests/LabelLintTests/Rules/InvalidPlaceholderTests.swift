import LabelLint
import Testing

/// Which of several faults of placeholders is told.
@Suite struct InvalidPlaceholderTests {
  @Test("what stands before the name of a variable is told with it, once")
  func brokenReference() {
    func dictionary(_ format: String) -> CheckedFiles {
      CheckedFiles([
        "App/en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
        </dict></dict></dict></plist>
        """
      ])
    }
    func messages(_ format: String) -> [String] {
      dictionary(format).findings(of: "invalid-placeholder")
        .filter { $0.contains("is no") }
    }
    #expect(
      messages("In all %0$#@count@") == [
        "error en files: `%0$#@count@` is not a reference to a variable; write `%#@count@`"
      ])
    #expect(
      messages("In all #@count@") == [
        "error en files: `#@count@` is not a reference to a variable; write `%#@count@`"
      ])
    #expect(messages("In all %#@count@") == [])
  }
}
