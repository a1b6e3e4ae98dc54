import Foundation
import Testing

/// Lists of an app's languages, beside its catalogs.
@Suite("Declared languages")
struct DeclaredLocaleTests {
  /// A project with texts in three languages and a list.
  private static func findings(_ list: String?, module: String = "app") throws -> [String] {
    let folder = try TemporaryFolder()
    for (qualifier, text) in ["": "Save", "-de": "Sichern", "-pt": "Guardar", "-fr": "Garder"] {
      try folder.write(
        "<resources>\n    <string name=\"a\">\(text)</string>\n</resources>\n",
        to: "\(module)/src/main/res/values\(qualifier)/strings.xml")
    }
    if module != "app" {
      try folder.write(
        "<resources>\n    <dimen name=\"d\">1dp</dimen>\n</resources>\n",
        to: "app/src/main/res/values/dimens.xml")
    }
    if let list { try folder.write(list, to: "app/src/main/res/xml/locales_config.xml") }
    return try findings(in: folder)
  }

  /// The findings of the rule, each as `level locale: message`.
  private static func findings(in folder: TemporaryFolder) throws -> [String] {
    let outcome = try folder.runAll([
      "check", "--format", "ndjson", "--exit-zero", "--rule", "declared-locales",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    return try outcome.output.split(separator: "\n").compactMap { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding" else { return nil }
      let text = { (name: String) in value?[name] as? String ?? "?" }
      return "\(text("severity")) \(text("locale")): \(text("message"))"
    }
  }

  private static func list(_ names: [String]) -> String {
    let lines = names.map { "    <locale android:name=\"\($0)\"/>\n" }.joined()
    return "<locale-config xmlns:android=\"http://schemas.android.com/apk/res/android\">\n\(lines)"
      + "</locale-config>\n"
  }

  @Test("what is offered has texts, and what has texts is offered")
  func compared() throws {
    let path = "'app/src/main/res/xml/locales_config.xml'"
    #expect(
      try Self.findings(Self.list(["en-US", "de", "pt-BR", "ja", "de", "not a tag"])).sorted() == [
        "note de: 'de' is listed twice in \(path); remove one",
        "note fr: \(path) does not offer French, which has texts; add it",
        "warning ja: \(path) offers Japanese, but no texts are in that language; remove it from the list, or add the texts",
        "warning not a tag: 'not a tag' in \(path) is not a language tag; write one such as 'pt-BR'",
      ])
  }

  @Test(
    "a list that is right, is absent, or cannot be read says nothing",
    arguments: [list(["en", "de", "pt", "fr"]), nil, "", "<locale-config", "\u{0}\u{1}", "{}"])
  func silent(list: String?) throws {
    #expect(try Self.findings(list) == [])
  }

  @Test("two codes of one language are both named")
  func olderCode() throws {
    let path = "'app/src/main/res/xml/locales_config.xml'"
    #expect(
      try Self.findings(Self.list(["en", "de", "pt", "fr", "he", "iw"])).sorted() == [
        "note he: \(path) lists one language twice, as 'he' and 'iw'; remove one",
        "warning he: \(path) offers Hebrew, but no texts are in that language; remove it from the list, or add the texts",
      ])
  }

  @Test("an app without translations of its own has them from another module")
  func otherModule() throws {
    let path = "'app/src/main/res/xml/locales_config.xml'"
    #expect(
      try Self.findings(Self.list(["en", "de", "de"]), module: "texts") == [
        "note de: 'de' is listed twice in \(path); remove one"
      ])
  }

  @Test(
    "the build script of a module, an Xcode project and a property list are read beside catalogs")
  func filesOfBuilds() throws {
    let folder = try TemporaryFolder()
    let texts = "<resources>\n    <string name=\"a\">Text</string>\n</resources>\n"
    for qualifier in ["", "-de"] {
      try folder.write(texts, to: "android/src/main/res/values\(qualifier)/strings.xml")
      try folder.write(texts, to: "android/src/free/res/values\(qualifier)/strings.xml")
    }
    try folder.write("resConfigs(\"en\", \"ja\")\n", to: "android/build.gradle")
    for language in ["en", "de"] {
      try folder.write("\"a\" = \"Text\";\n", to: "App/\(language).lproj/Localizable.strings")
    }
    try folder.write(
      "{ objects = { P = { isa = PBXProject; knownRegions = (en, ja); }; }; rootObject = P; }\n",
      to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>CFBundleLocalizations</key>"
        + "<array><string>ko</string></array></dict></plist>\n", to: "App/App-Info.plist")
    let (list, project) = ("'android/build.gradle'", "'App.xcodeproj/project.pbxproj'")
    #expect(
      try Self.findings(in: folder).sorted() == [
        "note de: \(project) does not list German, which has texts; add it",
        "note de: \(list) keeps a list of languages without German, so no user gets these texts; add it",
        "note ja: \(project) lists Japanese, but no texts are in that language; remove it from the list, or add the texts",
        "note ja: \(list) lists Japanese, but no texts are in that language; remove it from the list, or add the texts",
        "note ko: 'App/App-Info.plist' lists Korean, but no texts are in that language; remove it from the list, or add the texts",
      ])
  }
}
