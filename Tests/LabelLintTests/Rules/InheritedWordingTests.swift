import LabelLint
import Testing

/// Faults of wording that translations have because their source has them.
@Suite("Faults of wording that translations inherit")
struct InheritedWordingTests {
  /// What a rule says of a source text with translations: level, locale and the locales that inherit it.
  private func found(
    by rule: RuleID, _ source: String, key: String, _ translations: [String: String]
  ) throws -> [String] {
    let texts = translations.merging(["en": source]) { first, _ in first }
    let fixture = FixtureCatalog(sourceLocale: "en", [FixtureEntry(key, texts)])
    let catalog = try #require(fixture.joined(fixture.files(as: .android)))
    return Linter(only: rule).check(catalog).findings.map {
      "\($0.severity) \($0.subject.locale) \($0.inheritedBy.sorted())"
    }
  }

  /// "Tap to show the details" by language.
  private static let tapping = [
    "ca": "Clica per a mostrar els detalls", "de": "Tippen, um Details anzuzeigen",
    "es": "Toca para mostrar los detalles", "fr": "Appuyer pour afficher les détails",
    "it": "Tocca per mostrare i dettagli", "ja": "タップして詳細を表示", "nl": "Tik om details te bekijken",
    "pt-BR": "Toque para mostrar detalhes", "ru": "Нажмите для отображения сведений",
    "sv": "Tryck för att visa information", "zh-Hans": "轻点以显示详情", "zh-Hant": "點選即可顯示詳細資訊",
  ]

  @Test("gesture-instruction: \"Tap to\" is inherited, in hints and labels")
  func gestures() throws {
    for key in ["details_accessibility_hint", "details_content_description"] {
      let found = try found(
        by: "gesture-instruction", "Tap to show the details", key: key, Self.tapping)
      #expect(found == ["warning en \(Self.tapping.keys.sorted())"], "\(key)")
    }
  }

  @Test("gesture-instruction: a name that begins with a verb of operation is no gesture")
  func names() throws {
    let found = try found(
      by: "gesture-instruction", "Select-to-speak", key: "speak_content_description",
      ["es": "Toca para escuchar"])
    #expect(found == [])
  }

  @Test("redundant-phrase: \"Activate to\" and \"Select to\" are inherited")
  func operations() throws {
    let activating = [
      "de": "Zum Anhören aktivieren", "es": "Activar para escuchar", "fr": "Activer pour écouter",
      "it": "Attiva per ascoltare", "nl": "Activeer om te luisteren", "pl": "Aktywuj aby słuchać",
      "ru": "Активируйте, чтобы прослушать", "sv": "Aktivera för att lyssna",
      "tr": "Dinlemek için etkinleştirin", "uk": "Активуйте, щоб слухати",
    ]
    let activated = try found(
      by: "redundant-phrase", "Activate to listen", key: "listen_content_description", activating)
    #expect(activated == ["warning en \(activating.keys.sorted())"])
    let selected = try found(
      by: "redundant-phrase", "Select to open the weather", key: "weather_content_description",
      ["es": "Selecciona para abrir el clima", "fr": "Sélectionner pour ouvrir la météo"])
    #expect(selected == [#"warning en ["es", "fr"]"#])
  }

  @Test("redundant-phrase: to turn on for somebody is no instruction, in the source neither")
  func turningOn() throws {
    let translated = try found(
      by: "redundant-phrase", "Enable for all", key: "all_content_description",
      ["es": "Activar para todos", "de": "Für alle aktivieren"])
    #expect(translated == [])
  }

  @Test("role-word: the switch of a source is inherited")
  func switches() throws {
    let found = try found(
      by: "role-word", "Front and back camera switch", key: "camera_content_description",
      ["fr": "Interrupteur des caméras"])
    #expect(found == [#"note en ["fr"]"#])
  }

  @Test("generic-label: a button that leads to more is noted, with its translations")
  func buttons() throws {
    let noted = try found(
      by: "generic-label", "More information", key: "welcome_button",
      ["zh-Hans": "更多信息", "de": "Über das Wetter"])
    #expect(noted == [#"note en ["zh-Hans"]"#])
    let named = try found(
      by: "generic-label", "About the weather", key: "welcome_button", ["zh-Hans": "更多信息"])
    #expect(named == [])
    let menu = try found(
      by: "generic-label", "Information", key: "help_menu_item", ["de": "Informationen"])
    #expect(menu == [])
  }
}
