import LabelLint
import Testing

/// Gestures that a translation adds to a label or hint, and words of translations that look like one.
@Suite struct AddedGestureTests {
  /// "Tap to open the weather" and the like by language.
  static let added: [(language: String, text: String)] = [
    ("ar", "انقر لفتح الطقس"), ("bg", "Докоснете, за да отворите времето"),
    ("bn", "আবহাওয়া খুলতে ট্যাপ করুন"), ("ca", "Toca per obrir el temps"),
    ("cs", "Klepnutím otevřete počasí"), ("da", "Tryk for at åbne vejret"),
    ("de", "Doppeltippen, um das Wetter zu öffnen"), ("de", "Tippen, um das Wetter zu öffnen"),
    ("el", "Πατήστε για να ανοίξετε τον καιρό"), ("es", "Toca para abrir el clima"),
    ("es", "Toca dos veces para abrir el clima"), ("et", "Ilma avamiseks puudutage"),
    ("fa", "برای باز کردن آب و هوا کلیک کنید"), ("fi", "Avaa sää napauttamalla"),
    ("fil", "I-tap para buksan ang panahon"), ("fr", "Cliquez pour ouvrir la météo"),
    ("fr", "Appuyez deux fois pour ouvrir la météo"), ("fr", "Cliquez ici pour ouvrir la météo"),
    ("gl", "Toca para abrir o tempo"), ("gu", "હવામાન ખોલવા માટે ટૅપ કરો"),
    ("he", "הקש כדי לפתוח את מזג האוויר"), ("hi", "मौसम खोलने के लिए टैप करें"),
    ("hr", "Dodirnite da biste otvorili vrijeme"), ("hu", "Koppintson az időjárás megnyitásához"),
    ("id", "Ketuk untuk membuka cuaca"), ("it", "Tocca per aprire il meteo"),
    ("ja", "タップして天気を開く"), ("kn", "ಹವಾಮಾನ ತೆರೆಯಲು ಟ್ಯಾಪ್ ಮಾಡಿ"), ("ko", "탭하여 날씨 열기"),
    ("lt", "Palieskite, kad atidarytumėte orus"),
    ("lv", "Pieskarieties, lai atvērtu laikapstākļus"),
    ("ml", "കാലാവസ്ഥ തുറക്കാൻ ടാപ്പ് ചെയ്യുക"), ("mr", "हवामान उघडण्यासाठी टॅप करा"),
    ("ms", "Ketik untuk membuka cuaca"), ("nb", "Trykk for å åpne været"),
    ("nl", "Tik om het weer te openen"), ("nl", "Klik hier om het weer te openen"),
    ("pa", "ਮੌਸਮ ਖੋਲ੍ਹਣ ਲਈ ਟੈਪ ਕਰੋ"), ("pl", "Kliknij, aby otworzyć pogodę"),
    ("pt-BR", "Toque para abrir o clima"), ("pt-PT", "Toque para abrir a meteorologia"),
    ("ro", "Atingeți pentru a deschide vremea"), ("ru", "Нажмите, чтобы открыть погоду"),
    ("sk", "Klepnutím otvoríte počasie"), ("sl", "Tapnite za odpiranje vremena"),
    ("sr", "Додирните да бисте отворили време"), ("sv", "Tryck för att öppna vädret"),
    ("sw", "Gusa ili ufungue hali ya hewa"), ("ta", "வானிலையைத் திறக்க தட்டவும்"),
    ("te", "వాతావరణాన్ని తెరవడానికి నొక్కండి"), ("th", "แตะเพื่อเปิดสภาพอากาศ"),
    ("tr", "Hava durumunu açmak için dokunun"), ("uk", "Торкніться, щоб відкрити погоду"),
    ("ur", "موسم کھولنے کے لیے کلک کریں"), ("vi", "Nhấn để mở thời tiết"),
    ("zh-Hans", "点按即可打开天气"), ("zh-Hant", "點擊以開啟天氣"),
  ]

  /// "Tap twice" behind what it is for, in languages that say that first or last.
  static let behindPurpose: [(language: String, text: String)] = [
    ("ca", "Per obrir, toca dues vegades"), ("cs", "Pro otevření klepněte dvakrát"),
    ("da", "For at åbne: tryk to gange"), ("es", "Para abrir, toca dos veces"),
    ("eu", "Irekitzeko, sakatu bi aldiz"), ("fr", "Pour ouvrir, appuyez deux fois"),
    ("it", "Per aprire, tocca due volte"), ("nl", "Om te openen dubbeltikken"),
    ("pl", "Aby otworzyć, stuknij dwukrotnie"), ("pt-BR", "Para abrir, toque duas vezes"),
    ("ru", "Чтобы открыть, коснитесь дважды"), ("ko", "삭제하려면 스와이프하세요"),
  ]

  @Test("two taps are found behind their purpose", arguments: behindPurpose)
  func ends(_ language: String, _ text: String) throws {
    let findings = try findings(
      text, in: language, source: "Open", key: "content_description_open")
    #expect(findings.map(\.subject.locale) == [language], "\(text)")
  }

  /// "Hold to archive" and the like by language.
  static let holding: [(language: String, text: String)] = [
    ("ar", "اضغط مطولاً للأرشفة"), ("bn", "আর্কাইভ করতে চেপে ধরে রাখুন"),
    ("cs", "Podržením archivujete"), ("de", "Gedrückt halten, um zu archivieren"),
    ("el", "Πατήστε παρατεταμένα για αρχειοθέτηση"), ("es", "Mantén pulsado para archivar"),
    ("fa", "برای بایگانی لمس کنید و نگه دارید"), ("fi", "Arkistoi painamalla pitkään"),
    ("fr", "Appui long pour archiver"), ("fr", "Appuyez de manière prolongée pour archiver"),
    ("he", "לחיצה ארוכה להעברה לארכיון"), ("hi", "संग्रहित करने के लिए दबाकर रखें"),
    ("hu", "Az archiváláshoz tartsa lenyomva"), ("id", "Tekan lama untuk mengarsipkan"),
    ("it", "Tieni premuto per archiviare"), ("ja", "長押ししてアーカイブ"), ("ja", "長押しでアーカイブ"),
    ("ko", "길게 눌러 보관"), ("nl", "Houd ingedrukt om te archiveren"),
    ("pl", "Przytrzymaj, aby zarchiwizować"),
    ("pt-BR", "Toque e mantenha pressionado para arquivar"),
    ("ro", "Apăsați lung pentru a arhiva"), ("ru", "Удерживайте для архивации"),
    ("ru", "Нажмите и удерживайте, чтобы архивировать"), ("sv", "Tryck länge för att arkivera"),
    ("th", "แตะค้างไว้เพื่อเก็บ"), ("tr", "Arşivlemek için basılı tutun"),
    ("uk", "Натисніть і утримуйте, щоб архівувати"), ("vi", "Nhấn và giữ để lưu trữ"),
    ("zh-Hans", "长按可归档"), ("zh-Hant", "長按即可封存"),
  ]

  @Test("a finger held down is found in labels, as source and as translation", arguments: holding)
  func holds(_ language: String, _ text: String) throws {
    for source in ["Archive chat", nil] {
      let findings = try findings(
        text, in: language, source: source, key: "content_description_archive")
      #expect(findings.map(\.subject.locale) == [language], "\(text)")
    }
  }

  @Test("what a hint says of a finger held down is told by the app alone")
  func holdsInHint() throws {
    for (language, text) in [
      ("ja", "長押しでアーカイブ"), ("it", "Tieni premuto per archiviare"),
    ] {
      let findings = try findings(
        text, in: language, source: "Archives the chat", key: "chat_accessibility_hint")
      #expect(findings.isEmpty, "\(text)")
    }
  }

  /// Translations that operate nothing, with their sources.
  static let others: [(language: String, source: String, text: String)] = [
    ("pl", "Move left", "Przesuń w lewo"),
    ("es", "Select to open the weather", "Toca para abrir el clima"),
    ("pt-BR", "Ringtone for calls", "Toque para chamadas"), ("ja", "Shutter noise", "クリック音"),
    ("de", "Type to search", "Tippen, um zu suchen"), ("zh-Hans", "Play in this order", "按此顺序播放"),
    ("fr", "Apple Pay", "Toucher"), ("de", "Tap to Pay on iPhone", "Tippen, um zu zahlen"),
    ("tr", "Expands the picture. Press and hold for more", "Resmi büyütür. Menü için dokunun"),
  ]

  /// "Select to open the weather" and the like by language.
  static let selecting: [(language: String, text: String)] = [
    ("de", "Auswählen, um das Wetter zu öffnen"), ("fr", "Sélectionnez pour ouvrir la météo"),
    ("hi", "मौसम खोलने के लिए चुनें"), ("pl", "Wybierz, aby otworzyć pogodę"),
    ("ro", "Selectați pentru a deschide vremea"), ("tr", "Hava durumunu açmak için seçin"),
    ("ur", "موسم کھولنے کے لیے منتخب کریں"), ("gu", "હવામાન ખોલવા માટે પસંદ કરો"),
    ("pa", "ਮੌਸਮ ਖੋਲ੍ਹਣ ਲਈ ਚੁਣੋ"), ("et", "Ilma avamiseks valige"), ("zh-Hans", "选择以打开天气"),
  ]

  @Test("instructions to select are found as source and as translation", arguments: selecting)
  func selects(_ language: String, _ text: String) throws {
    for source in ["Weather", nil] {
      let findings = try findings(
        text, in: language, source: source, key: "content_description_weather",
        rule: "redundant-phrase")
      #expect(findings.map(\.subject.locale) == [language], "\(text)")
    }
  }

  @Test("a choice for somebody is no instruction")
  func chooses() throws {
    for (language, text) in [
      ("hi", "पसंदीदा के लिए चुनें"), ("ro", "Selectați pentru tine"), ("bn", "ভাষা বেছে নিন"),
    ] {
      let findings = try findings(
        text, in: language, source: "Favourites", key: "content_description_favourites",
        rule: "redundant-phrase")
      #expect(findings.isEmpty, "\(text)")
    }
  }

  /// The rule's findings in a translation.
  private func findings(
    _ text: String, in language: String, source: String?, key: String,
    rule: RuleID = "gesture-instruction"
  ) throws -> [Finding] {
    let locale = source == nil ? language : "en"
    var texts = [language: text]
    if let source { texts[locale] = source }
    let fixture = FixtureCatalog(sourceLocale: locale, [FixtureEntry(key, texts)])
    let catalog = try #require(fixture.joined(fixture.files(as: .android)))
    return Linter(only: rule).check(catalog).findings
  }

  @Test("gestures are found in labels and hints, as source and as translation", arguments: added)
  func found(_ language: String, _ text: String) throws {
    for (key, source) in [
      ("content_description_weather", "Weather"),
      ("weather_accessibility_hint", "Opens the weather"),
    ] {
      for source in [source, nil] {
        let findings = try findings(text, in: language, source: source, key: key)
        #expect(findings.map(\.subject.locale) == [language], "\(key): \(text)")
      }
    }
  }

  @Test("other words of translations are no gestures", arguments: others)
  func kept(_ language: String, _ source: String, _ text: String) throws {
    for key in ["content_description_weather", "weather_accessibility_hint"] {
      let findings = try findings(text, in: language, source: source, key: key)
      #expect(!findings.contains { $0.subject.locale == language }, "\(key): \(text)")
    }
  }

  @Test("a gesture that a translation adds is no repetition of the source's role word")
  func addedBesideRole() throws {
    let texts = [
      "en": "Reply button", "fr": "Cliquez pour répondre", "de": "Antworten-Schaltfläche",
    ]
    let fixture = FixtureCatalog(
      sourceLocale: "en", [FixtureEntry("content_description_reply", texts)])
    let catalog = try #require(fixture.joined(fixture.files(as: .android)))
    let rules: Set<RuleID> = ["role-word", "gesture-instruction"]
    let findings = Linter(configuration: Configuration().limited { rules.contains($0) })
      .check(catalog).findings
    #expect(
      findings.map { "\($0.rule) \($0.subject.locale) \($0.inheritedBy)" } == [
        #"role-word en ["de"]"#, "gesture-instruction fr []",
      ])
  }

  @Test("a label that says nothing hides no gesture that its translation adds")
  func addedToGeneric() throws {
    let texts = [
      "en": "Show more", "de": "Zum Öffnen doppeltippen", "nl": "Dubbeltik om te openen",
    ]
    let fixture = FixtureCatalog(
      sourceLocale: "en", [FixtureEntry("content_description_open", texts)])
    let catalog = try #require(fixture.joined(fixture.files(as: .android)))
    let rules: Set<RuleID> = ["generic-label", "gesture-instruction"]
    let findings = Linter(configuration: Configuration().limited { rules.contains($0) })
      .check(catalog).findings
    #expect(
      findings.map { "\($0.rule) \($0.subject.locale) \($0.inheritedBy)" }.sorted() == [
        "generic-label en []", "gesture-instruction de []", "gesture-instruction nl []",
      ])
  }
}
