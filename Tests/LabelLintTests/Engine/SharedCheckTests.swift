import Testing

@testable import LabelLint

/// What is found in a set does not depend on how its parts are done.
@Suite("Shared checks") struct SharedCheckTests {
  private static let locales = [
    "ar", "b+sr+Latn", "cs", "de", "es", "fr", "he", "hi", "ja", "pt-rBR", "ru", "zh-rTW",
  ]

  /// A set with faults of the source, of one translation, of pairs of texts, and what is missing.
  private static let files: [String: String] = {
    var files = ["res/values/strings.xml": text("Play button", "STOP NOW AND HERE", "%d songs")]
    for (number, locale) in locales.enumerated() {
      files["res/values-\(locale)/strings.xml"] =
        number % 2 == 0
        ? text("Play button", "HALT JETZT UND HIER \(number)", "%s songs")
        : text("Wiedergabe \(number)", number % 3 == 1 ? "Stop" : "Halt!", "%d Lieder")
    }
    files["res/values-fr/more.xml"] =
      "<resources><string name=\"only_here_description\">Picture of a cat</string></resources>"
    return files
  }()

  private static func text(_ play: String, _ stop: String, _ songs: String) -> String {
    """
    <resources><string name="play_content_description">\(play)</string>
    <string name="stop_content_description">\(stop)</string><string name="stop_label">\(stop)</string>
    <string name="twice">First \(play)</string><string name="twice">Second \(play)</string>
    <plurals name="songs"><item quantity="one">%d song</item><item quantity="other">\(songs)</item>
    </plurals></resources>
    """
  }

  @Test("all ways find the same", arguments: ParallelismTests.Way.allCases)
  func sameFindings(_ way: ParallelismTests.Way) throws {
    let catalog = try #require(CheckedFiles(byPath: Self.files).catalogs.first)
    #expect(catalog.locales.count == Self.locales.count + 1)
    let linter = Linter()
    let alone = linter.check(catalog)
    let shared = linter.check(
      linter.prepare(catalog, sharing: way.sharing), sharing: way.sharing)
    #expect(shared.findings == alone.findings)
    #expect(shared.coverage.missing == alone.coverage.missing)
    #expect(shared.languagesWithoutLexicon == alone.languagesWithoutLexicon)
    // The example has faults that translations inherit, and faults of their own.
    #expect(alone.findings.contains { $0.inheritedBy.count > 3 })
    #expect(Set(alone.findings.map(\.subject.locale)).count > 8)
  }

  @Test("all ways see the same in texts", arguments: ParallelismTests.Way.allCases)
  func sameSurvey(_ way: ParallelismTests.Way) throws {
    let catalog = try #require(CheckedFiles(byPath: Self.files).catalogs.first)
    let linter = Linter()
    let alone = linter.prepare(catalog).context.survey
    let shared = linter.prepare(catalog, sharing: way.sharing).context.survey
    for file in catalog.files.indices {
      for message in catalog.files[file].messages.indices {
        let features = shared.features(ofMessage: message, inFile: file)
        #expect(features == alone.features(ofMessage: message, inFile: file))
      }
    }
    #expect(shared.texts.map { "\($0)" } == alone.texts.map { "\($0)" })
  }
}
