import LabelLint
import Testing

/// Pairs that a catalog names often.
@Suite struct StatePairCollapseTests {
  /// Keys and locales that the rule reports in an app with so many players, one of which has the text
  /// for "Play" on both of its buttons.
  private func found(players: Int, wrong: Int) throws -> [String] {
    func entries(_ play: String, _ pause: String, _ wrongPause: String) -> String {
      (0..<players).map { number in
        """
        <string name="player_\(number)_play">\(play)</string>
        <string name="player_\(number)_pause">\(number == wrong ? wrongPause : pause)</string>

        """
      }.joined()
    }
    let texts = [
      "values": entries("Play", "Pause", "Pause"),
      "values-de": entries("Wiedergeben", "Anhalten", "Wiedergeben"),
      "values-tr": entries("İzlet", "Duraklat", "izlet."),
    ]
    let locations = try texts.keys.sorted().map {
      try #require(CatalogLocation(path: "app/res/\($0)/strings.xml"))
    }
    let plan = try #require(CatalogDiscovery.plans(for: locations).first)
    let files = plan.locations.map { location in
      let folder = location.path.split(separator: "/")[2]
      return CatalogReader.read(
        Array("<resources>\(texts[String(folder)] ?? "")</resources>".utf8), at: location)
    }
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    return Linter(only: "state-pair-collapse").check(catalog).findings.map {
      "\($0.subject.locale) \($0.subject.key)"
    }.sorted()
  }

  @Test(arguments: [1, 3, 40]) func theOneThatIsWrongIsFoundAmong(_ players: Int) throws {
    let wrong = players / 2
    #expect(
      try found(players: players, wrong: wrong)
        == ["de player_\(wrong)_pause", "tr player_\(wrong)_pause"])
  }

  @Test func noneIsFoundWhereAllDiffer() throws {
    #expect(try found(players: 40, wrong: -1) == [])
  }
}
