import LabelLint
import Testing

/// What rules on wording propose, and what they leave to the owner of a text.
@Suite("Suggestions of wording")
struct WordingSuggestionTests {
  /// What one rule says of a source text, and what it proposes.
  private func findings(
    _ rule: RuleID, _ key: String, _ text: String, beside others: [RuleCheck.Text] = []
  ) -> [String?] {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: key, text: text)] + others, limitedTo: { $0 == rule })
    return outcome.reported.filter { $0.subject.key == key }.map { $0.fixes.first?.text }
  }

  @Test(
    "a word behind a number or placeholder opens no sentence, one behind a full stop does",
    arguments: [
      ("1 SELECTED EPISODE", "1 selected episode"),
      ("%1$d/%2$d SUBSCRIBED", "%1$d/%2$d subscribed"),
      ("%1$s FREE TRIAL", "%1$s free trial"), ("SAVED. CLOSE NOW?", "Saved. Close now?"),
      ("FREE FOR %1$s", "Free for %1$s"), ("1. OPEN SETTINGS", "1. Open settings"),
      ("SEE NO. 5 BELOW", "See no. 5 below"), ("AVG. TIME", "Avg. time"),
      ("MAY I SIGN IN?", "May I sign in?"),
    ])
  func placesInSentences(text: String, suggestion: String) {
    #expect(findings("all-caps", "count_label", text) == [suggestion])
  }

  @Test(
    "a name is written as the locale's sentences have it; titles in capitals tell nothing",
    arguments: [
      (
        ["Welcome to Pocket Casts and enjoy", "Share all of it with Pocket Casts"],
        "Import to Pocket Casts"
      ),
      (["Tap on Pocket Casts and wait"], "Import to pocket casts"),
      (["Import Your Pocket Casts"], "Import to pocket casts"),
      (["Drop by to see pocket casts, or Pocket Casts"], "Import to pocket casts"),
    ])
  func names(others: [String], suggestion: String) {
    let texts = others.enumerated().map { RuleCheck.Text(key: "other_\($0)", text: $1) }
    #expect(
      findings("all-caps", "import_label", "IMPORT TO POCKET CASTS", beside: texts) == [suggestion])
  }

  @Test(
    "days, months and languages are written as the language has them, names as the source has them",
    arguments: [
      ("en-rGB", "OPEN ON MONDAY IN ENGLISH", "Open then", "Open on Monday in English"),
      ("en-rGB", "CLOSED IN MAY", "Closed then", nil),
      ("en-rGB", "MAY I GO IN?", "May I?", "May I go in?"),
      ("fr", "OUVERT LE LUNDI EN ANGLAIS", "Open then", "Ouvert le lundi en anglais"),
      ("es", "ABIERTO EL LUNES EN MAYO", "Open then", "Abierto el lunes en mayo"),
      ("nl", "OPEN OP MAANDAG IN HET ENGELS", "Open then", "Open op maandag in het Engels"),
      ("in", "BUKA HARI SENIN", "Open then", "Buka hari Senin"),
      ("fr", "OUVRIR DANS YOUTUBE", "Open in YouTube", "Ouvrir dans YouTube"),
      ("fr", "VOIR LA PAGE DE ZULIP", "Show the page of Zulip", "Voir la page de Zulip"),
      ("fr", "OUVRIR YOUTUBE", "Open the other app", nil),
    ] as [(String, String, String, String?)])
  func namesOfAll(folder: String, text: String, source: String, suggestion: String?) {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "open_label", text: source),
        RuleCheck.Text(folder: "values-\(folder)", key: "open_label", text: text),
      ], limitedTo: { $0 == "all-caps" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "what may be an abbreviation of another language has no small letters",
    arguments: [
      ("in", "SPBU", "GAS STATION", [], nil),
      ("in", "SPBU TUTUP", "GAS STATION IS CLOSED", [], nil),
      ("in", "KASIR", "CASHIER", [], "Kasir"), ("in", "PDAM", "WATER WORKS", [], nil),
      ("in", "BATAL", "UNDO ALL", ["Ini batal"], "Batal"), ("pt", "SAIR", "SHOW LESS", [], "Sair"),
    ] as [(String, String, String, [String], String?)])
  func abbreviations(
    folder: String, text: String, source: String, others: [String], suggestion: String?
  ) {
    var texts = [
      RuleCheck.Text(key: "one_label", text: source),
      RuleCheck.Text(folder: "values-\(folder)", key: "one_label", text: text),
    ]
    for other in others {
      texts.append(RuleCheck.Text(key: "other_label", text: "Other"))
      texts.append(RuleCheck.Text(folder: "values-\(folder)", key: "other_label", text: other))
    }
    let outcome = RuleCheck.check(texts, limitedTo: { $0 == "all-caps" })
    let found = outcome.reported.flatMap { [$0] + $0.inherited }
    #expect(
      found.filter { $0.subject.locale != "en" }.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "an acronym of the translation alone stays in capitals, and a word does not",
    arguments: [("SPBU", 0), ("BATAL", 1), ("KASIR", 1)])
  func acronymsOfTranslations(text: String, count: Int) {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "one_label", text: "gas station"),
        RuleCheck.Text(folder: "values-in", key: "one_label", text: text),
      ], limitedTo: { $0 == "all-caps" })
    #expect(outcome.reported.count == count)
  }

  @Test(
    "German infinitives behind an article are nouns, and at an end may be verbs; Greek accents are known or not",
    arguments: [
      (
        "de", "FEHLER BEIM AKTUALISIEREN", ["Hier beim Start aktualisieren", "Ein Fehler"],
        "Fehler beim Aktualisieren"
      ),
      (
        "de", "ALLEN NICHT MEHR FOLGEN",
        [
          "Hier nicht mehr", "Neue Folgen", "Alle Folgen", "Drei Folgen", "Vier Folgen",
          "Dem Podcast folgen",
        ], nil
      ),
      ("de", "DREI FOLGEN", ["Neue Folgen"], "Drei Folgen"),
      ("el", "ΑΠΟΘΗΚΕΥΣΗ", [], nil), ("el", "ΑΠΟΘΗΚΕΥΣΗ", ["Η αποθήκευση"], "Αποθήκευση"),
      ("el", "ΤΕΛΟΣ ΠΕΡΙΗΓΗΣΗΣ", ["Τέλος", "Χωρίς περιήγησής σας"], "Τέλος περιήγησης"),
      ("el", "ΕΠΙΛΟΓΉ", [], "Επιλογή"), ("el", "ΑΛΛΑ ΕΔΩ", ["Εδώ αλλά", "Δύο άλλα"], nil),
    ])
  func ambiguousLetters(folder: String, text: String, others: [String], suggestion: String?) {
    #expect(
      RuleCheck.suggestions(
        folder, text, source: "Words of a label", beside: others, rules: ["all-caps"])
        == [suggestion])
  }

  @Test(
    "a doubled word is taken out where it is a small one; others may each be meant",
    arguments: [
      ("de", "Auf dem dem Gerät", "On the device", "Auf dem Gerät"),
      ("es", "Sala sala", "Last room", nil),
      ("ar", "زر إضافة إضافة", "Add extension button", nil),
      ("ko", "관리 관리 화면", "Maintenance screen", nil),
    ])
  func doubled(folder: String, text: String, source: String, suggestion: String?) {
    #expect(
      RuleCheck.suggestions(folder, text, source: source, beside: [], rules: ["repeated-word"])
        == [suggestion])
  }

  @Test(
    "a word of Arabic or Korean may be the noun of a verb beside the same noun for a thing",
    arguments: [
      ("ar", "إضافة إضافة إلى المتجر", "Add extension to store"),
      ("ko", "탭 및 유지 관리 관리", "Manage taps and maintenance"),
    ])
  func nounOfVerb(folder: String, text: String, source: String) {
    #expect(
      RuleCheck.suggestions(folder, text, source: source, beside: [], rules: ["repeated-word"])
        == [])
  }

  @Test("a doubled word that may be meant is told as a question")
  func doubledInWords() {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "a", text: "Last room"),
        RuleCheck.Text(folder: "values-es", key: "a", text: "Sala sala"),
      ], limitedTo: { $0 == "repeated-word" })
    #expect(
      outcome.reported.map(\.message) == [
        "'Sala' appears twice in a row; remove one, or correct one of them if the source has two different words"
      ])
  }

  @Test(
    "a text that only looks like a label has a name beside its role where others show it",
    arguments: [
      ("tile_icon", "Tile icon", [], [nil]), ("tile_icon", "Tile icon", ["Tile"], ["Tile"]),
      ("other_0_button", "Unnamed button", ["Unnamed"], [nil]),
      ("share_icon", "Share icon", [], ["Share"]), ("acme_logo", "Acme logo", [], ["Acme"]),
      ("colour_icon", "Colour & icon", [], []), ("value_radio_button", "Radio button", [], []),
    ] as [(String, String, [String], [String?])])
  func echoes(key: String, text: String, others: [String], expected: [String?]) {
    let texts = others.enumerated().map { RuleCheck.Text(key: "other_\($0)", text: $1) }
    #expect(findings("role-word", key, text, beside: texts) == expected)
  }

  @Test(
    "a quoted name with more words behind it is no rest, and an article goes with its noun",
    arguments: [
      ("ru", "Значок «Очистить» в виде карандаша", "Pencil clean up", nil),
      ("fr", "Bouton de l’obturateur", "Shutter button", "Obturateur"),
      ("ca", "Botó de l’obturador", "Shutter button", "Obturador"),
      ("fr", "Icône de la carte", "Map icon", "Carte"),
      ("fr", "Image d’erreur", "Error image", "Erreur"),
      ("fr", "Image de la carte", "Map image", "La carte"),
    ])
  func rests(folder: String, text: String, source: String, suggestion: String?) {
    #expect(RuleCheck.suggestions(folder, text, source: source, beside: []) == [suggestion])
  }

  @Test(
    "of an English phrase the article goes too, but not that of a name",
    arguments: [
      ("cd_one", "Link to the imprint", ["Imprint"]),
      ("cd_one", "Image of a dog", ["A dog"]),
      ("cd_one", "Image of The Beatles", ["The Beatles"]),
      ("list_content_description", "List of images of the product", [nil]),
      ("menu_accessibility_hint", "Button which opens the menu", [nil]),
    ] as [(String, String, [String?])])
  func articles(key: String, text: String, expected: [String?]) {
    #expect(findings("redundant-phrase", key, text) == expected)
  }

  @Test(
    "a full stop goes with the state that made a sentence of a label, and a sentence on a sign has none",
    arguments: [
      ("cd_mode", "Shuffle mode disabled.", ["Shuffle mode"]),
      ("cd_mode", "Shuffle off", ["Shuffle"]),
      ("cd_mode", "• Minus represents expanded", []), ("cd_mode", "Minus means selected", []),
      ("cd_mode", "Check if sync is still active", []), ("cd_mode", "The text being checked", []),
      ("shuffle_accessibility_on", "Shuffle mode enabled", ["Shuffle mode"]),
    ] as [(String, String, [String?])])
  func states(key: String, text: String, expected: [String?]) {
    #expect(findings("state-word", key, text) == expected)
  }

  @Test(
    "a state in a translation goes where the name of the source is left",
    arguments: [
      ("es", "Anular el episodio seleccionado", "Deselect episode", []),
      ("pl", "Nie oznaczona", "Unstarred", []),
      ("fr", "Mode sombre activé", "Dark mode", ["Mode sombre"]),
      ("bg", "Менюто е избрано", "Menu", [nil]), ("sv", "Filter aktiverat", "Filter", ["Filter"]),
      ("da", "I afsendere (Fra)", "In senders (from)", []),
    ] as [(String, String, String, [String?])])
  func translatedStates(folder: String, text: String, source: String, expected: [String?]) {
    #expect(
      RuleCheck.suggestions(folder, text, source: source, beside: [], rules: ["state-word"])
        == expected)
  }

  @Test("no suggestion makes both of a pair of states alike, or has a fault itself")
  func standing() {
    let pair = RuleCheck.Text(key: "shuffle_accessibility_off", text: "Shuffle mode disabled")
    #expect(
      findings("state-word", "shuffle_accessibility_on", "Shuffle mode enabled", beside: [pair])
        == [nil])
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "cd_one", text: "Image of an icon of a lamp button"),
      RuleCheck.Text(key: "cd_two", text: "Close"),
      RuleCheck.Text(folder: "values-de", key: "cd_two", text: "SCHLIESSEN-SCHALTFLÄCHE"),
    ])
    let fixes = outcome.reported.filter { $0.subject.key.hasPrefix("cd_") }.flatMap(\.fixes)
    #expect(fixes.compactMap(\.text) == [])
  }

  @Test("text that is nothing but signs, quotation marks or half of them is read and left alone")
  func odd() {
    for text in [
      "", "\"", "«", "» button", "“” button", "[] button", "button", "& icon", "icon &", "• icon",
    ] {
      for rule in ["role-word", "redundant-phrase", "state-word", "all-caps", "repeated-word"]
        as [RuleID]
      {
        let proposed = findings(rule, "cd_one", text).compactMap { $0 }
        #expect(proposed.allSatisfy { $0.contains(where: \.isLetter) }, "\(rule): \(text)")
      }
    }
  }
}
