import Foundation
import Testing

/// Addresses, numbers and times that somebody chose to do harm with, as users meet them.
@Suite("Hostile addresses, numbers and times")
struct HostileAddressTests {
  private static func fleet(_ setting: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"cd_share\">Share.</string></resources>\n",
      to: "app/res/values/strings.xml")
    try folder.write("[x]\n", to: "app/.git/config")
    try folder.write("version: 1\nstore: s.sqlite\nreports: out\n\(setting)\n", to: "fleet.yml")
    return folder
  }

  @Test(
    "an address holds no control, which a log would obey",
    arguments: [#""https://x/\n::error::y""#, #""https://x/\e[31m""#, #""http://x/\0""#])
  func controls(address: String) throws {
    let fleet = try Self.fleet("link: \(address)\napps: [{app: a, root: app}]")
    let night = try fleet.run("nightly", "fleet.yml")
    #expect(night.status == 2, "\(night)")
    #expect(night.output.isEmpty)
    #expect(night.error.hasPrefix("label-lint: fleet.yml:4:7: 'link' takes an address "))
    let folder = try Self.fleet("apps: [{app: a, root: app}]")
    let rule = String(address.dropLast()) + "{rule}\""
    try folder.write("version: 1\nruleURL: \(rule)\n", to: "app/.label-lint.yml")
    let check = try folder.run("check", "app")
    #expect(check.status == 2, "\(check)")
    #expect(
      check.error.hasPrefix("label-lint: app/.label-lint.yml:2:10: 'ruleURL' takes an address "),
      "\(check.error)")
  }

  @Test("the configuration of an app in a fleet is no file of version control")
  func versionControl() throws {
    let folder = try Self.fleet("apps: [{app: a, root: app, config: app/.git/config}]")
    let outcome = try folder.run("nightly", "fleet.yml")
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "label-lint: fleet.yml:4:36: 'app/.git/config' belongs to version control: name another "
        + "file of the project\n")
  }

  @Test("two nights of one second are two nights")
  func sameSecond() throws {
    let folder = try Self.fleet("apps: [{app: a, root: app}]")
    let first = try folder.run(
      "nightly", "fleet.yml", environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(first.output == "Labels 1970-01-01: first run of 1 app, 1 open finding\n")
    try folder.write(
      "<resources><string name=\"cd_share\">Share</string></resources>\n",
      to: "app/res/values/strings.xml")
    let second = try folder.run(
      "nightly", "fleet.yml", environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(
      second.output.hasPrefix("Labels 1970-01-01: 0 new, 1 fixed, 0 open findings\n"),
      "\(second.output)")
    #expect(second.status == 0)
  }

  static func catalog(_ start: String, _ text: String) -> String {
    "{\(start)\"version\":\"1.0\",\"strings\":{\"a %@\":{\"localizations\":{\"en\":\(text)}}}}"
  }

  static let language = "\"sourceLanguage\":\"en\","
  static let unit = #"{"stringUnit":{"state":"translated","value":"A"}}"#

  @Test(
    "half a surrogate pair, a negative argument and a language that is null are findings",
    arguments: [
      (
        catalog(language, #"{"stringUnit":{"state":"translated","value":"x\ud83d y"}}"#),
        "this escape is half of a surrogate pair"
      ),
      (catalog("\"sourceLanguage\":null,", unit), "'sourceLanguage' is null, not a string"),
      (
        catalog(
          language,
          ##"{"stringUnit":{"state":"translated","value":"%#@x@"},"substitutions":{"##
            + #""x":{"argNum":-1,"formatSpecifier":"lld","variations":{"plural":{"other":\#(unit)}}}}}"#
        ),
        "'strings.a %@.localizations.en.substitutions.x.argNum' must be the number of an argument, "
          + "1 to 127"
      ),
    ])
  func stringCatalogs(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Localizable.xcstrings")
    let outcome = try folder.run("check", "--format", "concise", ".")
    #expect(
      outcome.output.contains(": error: \(message) [unreadable-catalog]\n"), "\(outcome.output)")
    #expect(outcome.status == 1)
  }
}
