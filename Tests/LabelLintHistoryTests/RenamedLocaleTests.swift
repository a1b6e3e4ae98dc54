import LabelLint
import LabelLintHistory
import Testing

/// A locale that is gone, and a new one of its language.
@Suite("Renamed locales in the night")
struct RenamedLocaleTests {
  /// A night whose set has some locales with their translations.
  private func night(_ day: Int, _ locales: [(String, Int)]) -> RecordedRun {
    var set = Night.set()
    set.locales = locales.map {
      LocaleCoverage(
        locale: $0.0, required: 100, translated: $0.1, needsReview: 0, checked: $0.1)
    }
    return Night.run(day, sets: [set])
  }

  private func lost(_ nights: [RecordedRun]) throws -> [String] {
    try Digest(Night.store(nights).night()).text.split(separator: "\n").map(String.init)
      .filter { $0.contains("lost") && $0.hasPrefix("- ") }
  }

  @Test("the loss names the new locale every night, with what it has by then")
  func renamed() throws {
    let nights = [
      night(1, [("de", 90), ("pt", 90)]), night(2, [("de", 90), ("pt-BR", 88)]),
      night(3, [("de", 90), ("pt-BR", 89)]),
    ]
    let line = "- player: app/res, pt: 90 translations lost, the new locale pt-BR has "
    #expect(try lost(Array(nights.prefix(2))) == [line + "88 translations"])
    #expect(try lost(nights) == [line + "89 translations"])
  }

  @Test("a locale that was there, came later or is one of two is no successor")
  func others() throws {
    let first = night(1, [("pt", 90), ("pt-PT", 90)])
    let line = "- player: app/res, pt: 90 translations lost"
    #expect(try lost([first, night(2, [("pt-PT", 90)])]) == [line])
    #expect(
      try lost([first, night(2, [("pt-PT", 90)]), night(3, [("pt-PT", 90), ("pt-BR", 9)])])
        == [line])
    #expect(
      try lost([first, night(2, [("pt-PT", 90), ("pt-BR", 90), ("pt-AO", 90)])]) == [line])
    #expect(try lost([first, night(2, [("pt-PT", 90), ("fr", 90)])]) == [line])
  }
}
