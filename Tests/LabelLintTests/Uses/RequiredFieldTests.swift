import LabelLint
import Testing

/// What `required-twice` says once the sources say which fields must be filled in.
@Suite("Required fields")
struct RequiredFieldTests {
  @Test("required-twice: code says that the field must be filled in")
  func requiredFields() {
    func found(_ code: String, _ text: String = "Email (required)") -> [String] {
      let program = """
        class A {
          fun first(info: AccessibilityNodeInfo) {
            info.contentDescription = getString(R.string.email_cd)
            \(code)
          }
          fun second(info: AccessibilityNodeInfo) { info.isFieldRequired = true }
        }
        """
      let asked = Configuration(levels: [:], options: [:], including: ["required-twice"])
      return RuleCheck.check(
        [RuleCheck.Text(key: "email_cd", text: text)],
        Linter(configuration: asked.limited { $0 == "required-twice" }),
        sources: SourceTree(files: [("app/src/main/kotlin/A.kt", program)]).index
      ).checked.findings.map(\.message.description)
    }
    let told = [
      "code says that the field is required, so 'required' is heard twice; leave the word out"
    ]
    #expect(found("info.isFieldRequired = true") == told)
    #expect(found("info.setFieldRequired(true)") == told)
    #expect(found("info.isFieldRequired = false") == [])
    #expect(found("info.setFieldRequired(isNeeded)") == [])
    #expect(found("log(info.isFieldRequired)") == [])
    #expect(found("other.isFieldRequired = true") == [])
    #expect(found("") == [])
    #expect(found("info.isFieldRequired = true", "Email") == [])
  }
}
