import LabelLint
import Testing

/// Names of Android's and Apple's folders.
@Suite struct FolderNameTests {
  /// A folder and what is read from its name.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var tag: String?
    var qualifiers: [String] = []
    var problem: ProblemCode?
    /// What the message proposes; empty when it must propose nothing.
    var proposal = ""
    var testDescription: String { name }
  }

  static let android = [
    Case(name: "values"),
    Case(name: "values-en", tag: "en"),
    Case(name: "values-FR-rca", tag: "fr-CA"),
    Case(name: "values-tv", tag: "tv"),
    Case(name: "values-car", qualifiers: ["car"]),
    Case(name: "values-zh-rTW", tag: "zh-TW"),
    Case(name: "values-b+zh+Hant+TW", tag: "zh-Hant-TW"),
    Case(name: "values-any-any-fr-any", tag: "fr", qualifiers: ["any", "any", "any"]),
    Case(
      name: "values-mcc310-mnc4-iw-rIL-neuter-ldrtl-sw600dp-w1dp-h2dp-xlarge-notlong-round",
      tag: "he-IL",
      qualifiers: [
        "mcc310", "mnc4", "neuter", "ldrtl", "sw600dp", "w1dp", "h2dp", "xlarge", "notlong",
        "round",
      ]),
    Case(
      name: "values-nowidecg-highdr-Land-vrheadset-night-420dpi-finger-keyssoft-12key",
      qualifiers: [
        "nowidecg", "highdr", "Land", "vrheadset", "night", "420dpi", "finger", "keyssoft", "12key",
      ]),
    Case(
      name: "values-navhidden-wheel-640x480-v21",
      qualifiers: ["navhidden", "wheel", "640x480", "v21"]),
    Case(name: "Values", problem: .notAValuesDir),
    Case(name: "strings", problem: .notAValuesDir),
    Case(name: "", problem: .notAValuesDir),
    Case(name: "values_fr", problem: .notAValuesDir, proposal: "values-fr"),
    Case(name: "values_zh_Hant", problem: .notAValuesDir, proposal: "values-b+zh+Hant"),
    Case(name: "values-", problem: .invalidQualifier),
    Case(name: "values-en-", problem: .invalidQualifier, proposal: "values-en"),
    Case(name: "values--en", problem: .invalidQualifier, proposal: "values-en"),
    Case(name: "values-ldtrl", problem: .invalidQualifier),
    Case(name: "values-mcc31", problem: .invalidQualifier),
    Case(name: "values-v", problem: .invalidQualifier),
    Case(name: "values-x480", problem: .invalidQualifier),
    Case(name: "values-é", problem: .invalidQualifier),
    Case(name: "values-en-GB", problem: .invalidQualifier, proposal: "values-en-rGB"),
    Case(name: "values-en_US", problem: .invalidQualifier, proposal: "values-en-rUS"),
    Case(name: "values-es-r419", problem: .invalidQualifier, proposal: "values-b+es+419"),
    Case(name: "values-zh-Hant-rHK", problem: .invalidQualifier, proposal: "values-b+zh+Hant+HK"),
    Case(name: "values-sr-rLatn", problem: .invalidQualifier, proposal: "values-b+sr+Latn"),
    Case(name: "values-no-rNOR", problem: .invalidQualifier, proposal: "values-b+no+NO"),
    Case(name: "values-pt-BR-night", problem: .invalidQualifier, proposal: "values-pt-rBR-night"),
    Case(name: "values-en-rU", problem: .invalidQualifier),
    Case(name: "values-ru-ru", problem: .invalidQualifier, proposal: "values-ru-rRU"),
    Case(name: "values-fr-rFR-rBE", problem: .invalidQualifier),
    Case(name: "values-night-night", problem: .invalidQualifier),
    Case(name: "values-b+", problem: .invalidQualifier),
    Case(name: "values-b", problem: .invalidQualifier),
    Case(name: "values-b+english", problem: .invalidQualifier),
    Case(name: "values-b+de+1901+AT", problem: .invalidQualifier),
    Case(name: "values-b+en+Latn+US+variant+extra", problem: .invalidQualifier),
    Case(
      name: "values-land-en-GB", problem: .invalidQualifierOrder, proposal: "values-en-rGB-land"),
    Case(
      name: "values-v21-de-mcc310", problem: .invalidQualifierOrder,
      proposal: "values-mcc310-de-v21"),
  ]

  static let apple = [
    Case(name: "en.lproj", tag: "en"),
    Case(name: "Base.lproj"),
    Case(name: "mul.lproj"),
    Case(name: "English.lproj", tag: "en"),
    Case(name: "zh_TW.lproj", tag: "zh-Hant"),
    Case(name: "zh-hans.lproj", tag: "zh-Hans"),
    Case(name: "no.lproj", tag: "no"),
    Case(name: "no_NO.lproj", tag: "nb-NO"),
    Case(name: "sr-CS.lproj", tag: "sr-RS"),
    Case(name: "es_419.lproj", tag: "es-419"),
    Case(name: "mo.lproj", tag: "ro-MD"),
    Case(name: "pt-rBR.lproj", tag: "pt-BR", problem: .invalidLocale, proposal: "pt-BR.lproj"),
    Case(name: "Klingon.lproj", problem: .invalidLocale),
    Case(name: "garbage name.lproj", problem: .invalidLocale),
    Case(name: ".lproj", problem: .emptyLocale),
    Case(name: "en", problem: .notAnLproj),
    Case(name: "en.lproj/", problem: .notAnLproj),
    Case(name: "", problem: .notAnLproj),
  ]

  @Test(arguments: android) func androidFolders(_ test: Case) {
    check(AndroidFolderName.read(test.name), test)
  }

  @Test(arguments: apple) func appleFolders(_ test: Case) {
    check(AppleFolderName.read(test.name), test)
  }

  @Test func proposalsAreGoodNames() {
    for test in Self.android where !test.proposal.isEmpty {
      #expect(AndroidFolderName.read(test.proposal).problem == nil, "\(test.proposal)")
    }
  }

  @Test(.overShared) func sharedFolders() {
    for test in LocaleCase.all("android-dir", "apple-dir") {
      guard let name = test.input.name else { continue }
      let isAndroid = test.inputKind == "android-dir"
      let folder = isAndroid ? AndroidFolderName.read(name) : AppleFolderName.read(name)
      if let error = test.expected.error {
        let codes = [error] + (test.expected.accept ?? [])
        #expect(codes.contains(folder.problem?.code.rawValue ?? "none"), "\(test.id)")
        let message = folder.problem?.message ?? ""
        #expect(test.expected.hint.map(message.contains) ?? true, "\(test.id): \(message)")
        continue
      }
      #expect(folder.problem == nil, "\(test.id)")
      let tags = [test.expected.locale] + (test.expected.acceptLocale ?? [])
      #expect(tags.contains(folder.tag?.description), "\(test.id)")
      #expect(test.expected.qualifiers.map { $0 == folder.qualifiers } ?? true, "\(test.id)")
    }
  }

  @Test(arguments: [
    ("values-fr-dark", "fr", "dark"), ("values-fr-rCA-dark-xhdpi", "fr-CA", "dark-xhdpi"),
    ("values-xhdpi-light-rBR-pt", "pt-BR", "xhdpi-light"), ("values-dark", nil, "dark"),
    ("values-rue", "rue", ""), ("values-pt-rbr", "pt-BR", ""), ("values-fr-night", "fr", "night"),
    ("values-b+sr+Latn", "sr-Latn", ""), ("values", nil, ""),
  ])
  func composeFolders(_ name: String, tag: String?, configuration: String) {
    let place = CatalogLocation(path: "a/composeResources/\(name)/strings.xml")?.place
    #expect(place?.tag?.description == tag)
    #expect(place?.configuration == configuration)
    #expect(place?.problem == nil)
  }

  @Test(arguments: ["values-fr-purple", "values-rCA-dark", "values-dark-light", "values-fr-de"])
  func composeFoldersThatDoNotBuild(_ name: String) {
    let place = CatalogLocation(path: "a/composeResources/\(name)/strings.xml")?.place
    #expect(place?.problem != nil)
  }

  @Test func aNameMeansAnotherThingToCompose() {
    var known: [String: CatalogPlace] = [:]
    let paths = ["a/res/values-fr-dark", "a/composeResources/values-fr-dark"]
    let places = paths.compactMap { path in
      let folder = CatalogFolder(path: path, knowing: &known)
      return CatalogLocation(name: "strings.xml", in: folder)?.place
    }
    #expect(places.map(\.problem?.code) == [.invalidQualifier, nil])
  }

  private func check(_ folder: FolderName, _ test: Case) {
    #expect(folder.spelled == test.name)
    #expect(folder.tag?.description == test.tag)
    #expect(folder.qualifiers == test.qualifiers)
    #expect(folder.problem?.code == test.problem)
    let message = folder.problem?.message ?? ""
    #expect(message.contains("write \"\(test.proposal)\"") == !test.proposal.isEmpty, "\(message)")
  }
}
