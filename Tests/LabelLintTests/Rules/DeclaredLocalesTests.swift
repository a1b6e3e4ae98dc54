import LabelLint
import Testing

/// Lists of an app's languages against its texts.
@Suite("Declared locales")
struct DeclaredLocalesTests {
  /// The findings of the rule, each as `level locale: message`.
  private static func findings(
    _ files: [String: String], lists: [LocaleDeclaration] = [],
    projects projectFiles: [String: String] = [:]
  ) -> [String] {
    var projects = XcodeProjects()
    for (path, text) in projectFiles { projects.add(path: path, bytes: Array(text.utf8)) }
    let rule: RuleID = "declared-locales"
    let linter = Linter(configuration: Configuration(including: [rule]).limited { $0 == rule })
    let plans = CatalogDiscovery.plans(
      for: files.keys.sorted().compactMap { CatalogLocation(path: $0) }, declarations: [],
      projects: projects)
    return plans.flatMap { plan in
      var plan = plan
      plan.localeDeclarations += lists
      let read = plan.locations.map {
        CatalogReader.read(Array((files[$0.path] ?? "").utf8), at: $0)
      }
      return linter.check(Catalog(plan: plan, files: read, fallback: nil)).findings.map {
        "\($0.severity.rawValue) \($0.subject.locale): \($0.message)"
      }
    }.sorted()
  }

  /// An Android module with texts in four languages.
  private static let module = Dictionary(
    uniqueKeysWithValues: ["", "-de", "-pt-rBR", "-fr"].map {
      (
        "app/src/main/res/values\($0)/s.xml",
        CheckedFiles.android("<string name=\"a\">Text</string>")
      )
    })

  private static func findings(script: String) -> [String] {
    let list = LocaleDeclaration(buildScript: Array(script.utf8), path: "app/build.gradle")
    return findings(module, lists: list.map { [$0] } ?? [])
  }

  @Test(
    "a build script that keeps some languages",
    arguments: [
      "android { defaultConfig { resConfigs \"en\", 'de', // and more\n  \"pt-rBR\", \"ja\"\n versionCode 2 } }",
      "android { resConfigs(\"en\", \"de\")\n debug { resConfigs 'pt-rBR', 'ja', 'xxhdpi' } }",
    ])
  func groovy(script: String) {
    #expect(
      Self.findings(script: script) == [
        "note fr: 'app/build.gradle' keeps a list of languages without French, so no user gets these texts; add it",
        "note ja: 'app/build.gradle' lists Japanese, but no texts are in that language; remove it from the list, or add the texts",
      ])
  }

  @Test(
    "the same in Kotlin",
    arguments: [
      "androidResources { localeFilters += listOf(\"en\", \"de\", \"b+pt+BR\") }",
      "defaultConfig { resourceConfigurations.addAll(setOf(\"en\", \"de\", \"pt\")) }",
    ])
  func kotlin(script: String) {
    #expect(
      Self.findings(script: script) == [
        "note fr: 'app/build.gradle' keeps a list of languages without French, so no user gets these texts; add it"
      ])
  }

  @Test(
    "a list that is computed, for developers, commented out or cut says nothing",
    arguments: [
      "resConfigs supported", "resConfigs(\"de\") ; resConfigs(names())",
      "resConfigs(\"en\", \"xxhdpi\")",
      "// resConfigs \"de\"", "/* resConfigs \"de\" */", "resConfigs", "resConfigs \"xxhdpi", "",
      "\u{0}",
      "resConfigs \"mdpi\"", "localeFilters += listOf(\"en\") + others",
      "localeFilters += listOf(\"en\", \"de\", \"pt\", \"fr\")",
    ])
  func silentScript(script: String) {
    #expect(Self.findings(script: script) == [])
  }

  @Test("a list for the settings names a region's language, or an older code twice")
  func localesConfig() {
    let names = ["en-US", "de-AT", "pt", "fr", "fr", "und", "?"]
    let list = LocaleDeclaration(path: "l.xml", .localesConfig, names: names)
    #expect(
      Self.findings(Self.module, lists: [list]) == [
        "note fr: 'fr' is listed twice in 'l.xml'; remove one",
        "note pt-BR: 'l.xml' does not offer Portuguese (Brazil), which has texts; add it",
        "warning ?: '?' in 'l.xml' is not a language tag; write one such as 'pt-BR'",
        "warning pt: 'l.xml' offers Portuguese, but no texts are in that language; remove it from the list, or add the texts",
      ])
  }

  /// An Xcode project with a table in English, German and Portuguese (Brazil), another in Dutch, and lists.
  private static func findings(
    regions: String, bundle: String = "", table: String = "Localizable"
  ) -> [String] {
    var files = [
      "App/nl.lproj/Menu.strings": "", "App/en.lproj/Menu.strings": "\"b\" = \"Text\";\n",
    ]
    for language in ["en", "de", "pt-BR"] {
      files["App/\(language).lproj/\(table).strings"] = "\"a\" = \"Text\";\n"
    }
    return findings(
      files,
      projects: [
        "App.xcodeproj/project.pbxproj":
          "{ objects = { P = { isa = PBXProject; knownRegions = (\(regions)); }; }; rootObject = P; }\n",
        "App/Info.plist":
          "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>A</key><string>App</string>\(bundle)</dict></plist>\n",
      ])
  }

  @Test("the localizations of an Xcode project")
  func knownRegions() {
    let path = "'App.xcodeproj/project.pbxproj'"
    #expect(
      Self.findings(regions: "en, Base, \"pt-PT\", nl, ja") == [
        "note de: \(path) does not list German, which has texts; add it",
        "note ja: \(path) lists Japanese, but no texts are in that language; remove it from the list, or add the texts",
      ])
    #expect(Self.findings(regions: "en, Base, de, \"pt-BR\", nl") == [])
    #expect(Self.findings(regions: "en, Base, ja", table: "Words") == [])
    #expect(Self.findings(regions: "") == [])
  }

  @Test("the languages of a property list")
  func bundleLocalizations() {
    let list =
      "<key>CFBundleLocalizations</key><array><string>en</string><string>ko</string></array>"
    #expect(
      Self.findings(regions: "en, de, \"pt-BR\", nl", bundle: list) == [
        "note ko: 'App/Info.plist' lists Korean, but no texts are in that language; remove it from the list, or add the texts"
      ])
    let odd = "<key>CFBundleLocalizations</key><string>ko</string>"
    #expect(Self.findings(regions: "en, de, \"pt-BR\", nl", bundle: odd) == [])
  }

  @Test("an app and its extensions have string catalogs whose languages only the files tell")
  func severalCatalogs() {
    let catalog =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Text"}}}}},"version":"1.0"}"#
    let project = [
      "App.xcodeproj/project.pbxproj":
        "{ objects = { P = { isa = PBXProject; knownRegions = (en, ja, de); }; }; rootObject = P; }\n"
    ]
    let message =
      "'App.xcodeproj/project.pbxproj' lists Japanese, but no texts are in that language; remove it from the list, or add the texts"
    var files = ["App/Localizable.xcstrings": catalog]
    #expect(Self.findings(files, projects: project) == ["note ja: \(message)"])
    files["Widget/Localizable.xcstrings"] = catalog
    #expect(Self.findings(files, projects: project) == [])
    #expect(Self.findings(["App/en.lproj/Localizable.strings": ""], projects: project) == [])
  }
}
