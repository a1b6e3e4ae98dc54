import LabelLint
import Testing

/// Forms of variables against what their variables say.
@Suite("Value types of variables")
struct ValueTypeTests {
  private func stringsdict(_ format: String, _ type: String, _ one: String, _ other: String)
    -> [String]
  {
    CheckedFiles([
      "App/en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>k</key><dict>\
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
      """
    ]).findings(of: "invalid-placeholder")
  }

  @Test func theFormThatContradictsIsTold() {
    #expect(
      stringsdict("%#@n@", "li", "%li file", "%@ files") == [
        "error en k plural=other: '%@' does not match its variable, whose value type is a whole number; use the same type"
      ])
    #expect(stringsdict("%#@n@", "lu", "%lu file", "%lu files") == [])
    #expect(stringsdict("%1$@ has %2$#@n@", "d", "%2$d file", "%2$d files") == [])
  }

  @Test func argumentsOfTheFormatStringAreCounted() {
    #expect(
      stringsdict("%@ has %#@n@ in %2$@", "d", "%d file", "%d files") == [
        "error en k: argument 2 is an integer in one place and an object here"
      ])
  }
}
