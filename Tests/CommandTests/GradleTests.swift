import Foundation
import Testing

/// The Groovy task of `docs/integrations/gradle.md`, run by Gradle where it is installed.
@Suite("Gradle")
struct GradleTests {
  /// A build with the task of the page.
  private static func build() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let task = try #require(Checkout.blocks("groovy", of: "docs/integrations/gradle.md").first)
    try folder.write("plugins { id 'base' }\n" + task, to: "build.gradle")
    try folder.write("", to: "settings.gradle")
    return folder
  }

  /// Runs `check` of the build; its files for the user go with the folder.
  private static func check(_ folder: TemporaryFolder) throws -> Validator.Verdict {
    try Validator.run(
      "gradle",
      ["--offline", "--no-daemon", "--quiet", "-PlabelLint=\(BuiltCommand.path)", "check"],
      in: folder.url, environment: ["GRADLE_USER_HOME": folder.url.path + "/home"])
  }

  @Test("the task writes the report of Android lint, and fails the build on an error")
  func task() throws {
    let folder = try Self.build()
    let catalog = "src/main/res/values/strings.xml"
    try folder.write(
      """
      <resources>
        <string name="cd_play">PLAY ALL</string>
      </resources>

      """, to: catalog)
    let passed = try Self.check(folder)
    guard let isValid = passed.isValid else { return }
    #expect(isValid, "\(passed.text)")
    let report = "build/reports/label-lint-results.xml"
    #expect(try folder.text(of: report).contains("id=\"LabelLintAllCaps\""))
    try folder.write("<resources><string name=\"a\">x</resources>\n", to: catalog)
    let failed = try Self.check(folder)
    #expect(failed.isValid == false)
    #expect(failed.text.contains("Execution failed for task ':labelLint'"), "\(failed.text)")
    #expect(try folder.text(of: report).contains("id=\"LabelLintUnreadableCatalog\""))
  }
}
