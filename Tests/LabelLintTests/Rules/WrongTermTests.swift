import LabelLint
import Testing

/// Translations against the glossary of a team.
@Suite("Wrong terms")
struct WrongTermTests {
  /// What is found in one translation of a source text.
  private static func findings(
    _ source: String, _ language: String, _ translation: String,
    _ terms: KeyValuePairs<String, [String: [String]]>
  ) -> [String] {
    var files = CheckedFiles([
      "App/en.lproj/L.strings": "\"some.key\" = \"\(source)\";\n",
      "App/\(language).lproj/L.strings": "\"some.key\" = \"\(translation)\";\n",
    ])
    for (term, translations) in terms { files.vocabulary.glossary.add(term, translations) }
    return files.findings(of: "wrong-term")
  }

  private static let inbox: KeyValuePairs<String, [String: [String]]> = [
    "inbox": [
      "de": ["Posteingang"], "fr": ["boîte de réception"], "ja": ["受信トレイ"],
      "ar": ["صندوق الوارد"], "ru": ["папка"], "pl": ["hasło"],
      "tr": ["ileti"], "hu": ["kép"], "fi": ["kuva"],
    ]
  ]

  @Test("a translation without the term is found, once for each term")
  func missing() {
    #expect(
      Self.findings("Inbox: open the inbox", "de", "Eingang: den Eingang öffnen", Self.inbox) == [
        "note de some.key: the glossary has 'Posteingang' for 'inbox'; use this term"
      ])
    #expect(
      Self.findings(
        "Sign in to the inbox", "de", "Im Eingang melden",
        ["inbox": ["de": ["Posteingang"]], "sign in": ["de": ["anmelden", "einloggen"]]]) == [
          "note de some.key: the glossary has 'anmelden' and 'einloggen' for 'sign in'; use one of "
            + "these terms",
          "note de some.key: the glossary has 'Posteingang' for 'inbox'; use this term",
        ])
  }

  @Test(
    "a form of the term, a compound and a place in the sentence do not matter",
    arguments: [
      ("de", "Die Posteingänge sind leer"), ("de", "POSTEINGANG"), ("de", "Posteingangsordner"),
      ("de", "Mailposteingang"), ("fr", "Boîtes de réception"),
      ("fr", "L’état de la boîte, réceptions"),
      ("ja", "受信トレイを開く"), ("ar", "فتح صندوق البريد الوارد"), ("ar", "فتح صندوق وارد"),
      ("ru", "Нет папок"),
      ("pl", "Lista haseł"), ("tr", "İLETİLER"), ("hu", "Profilképek"),
      ("fi", "Oletuskuva"), ("de-AT", "Der Posteingang"), ("it", "Posta"),
    ])
  func forms(_ language: String, _ translation: String) {
    #expect(Self.findings("Open all inboxes", language, translation, Self.inbox).isEmpty)
  }

  @Test(
    "an inflected term and one in the plural count as the term",
    arguments: [
      ("de", "Inhalt des Einkaufswagens"), ("de", "Alle Einkaufswägen leeren"),
      ("de", "Einkaufswagen-Ansicht"), ("pl", "Zawartość koszyków"), ("pl", "W koszyku"),
      ("cs", "Obsah košíku"), ("ru", "Содержимое корзины"), ("fi", "Ostoskorissa"),
      ("hu", "A kosárban"), ("tr", "Sepetinizdeki"), ("sv", "I kundvagnarna"),
      ("ar", "كل السلال"), ("ar", "محتوى سلتك"),
    ])
  func inflected(_ language: String, _ translation: String) {
    let cart: KeyValuePairs<String, [String: [String]]> = [
      "shopping cart": [
        "de": ["Einkaufswagen"], "pl": ["koszyk"], "cs": ["košík"], "ru": ["корзина"],
        "fi": ["ostoskori"], "hu": ["kosár"], "tr": ["sepet"], "sv": ["kundvagn"], "ar": ["سلة"],
      ]
    ]
    #expect(Self.findings("All shopping carts", language, translation, cart).isEmpty)
    #expect(Self.findings("All shopping carts", language, "Xyz", cart).count == 1)
  }

  @Test("a term that is written as in the source goes before one that is its singular")
  func singular() {
    let terms: KeyValuePairs<String, [String: [String]]> = [
      "file": ["de": ["Datei"]], "files": ["de": ["Dokumente"]],
    ]
    #expect(Self.findings("All files", "de", "Alle Dokumente", terms).isEmpty)
    #expect(Self.findings("One file", "de", "Eine Datei", terms).isEmpty)
  }

  @Test(
    "letters inside a word may change",
    arguments: [
      ("ar", "قوائم تشغيل ذكية", true), ("ar", "وقوائم التشغيل", true),
      ("ar", "رقم التشغيل", false),
      ("fi", "Sijaintiasetusten avaaminen", true), ("fi", "Asenna", false),
    ])
  func changedInside(_ language: String, _ translation: String, _ isTerm: Bool) {
    let lists: KeyValuePairs<String, [String: [String]]> = [
      "playlist": ["ar": ["قائمة التشغيل"], "fi": ["asetukset"]]
    ]
    let found = Self.findings("Smart playlists", language, translation, lists)
    #expect(found.isEmpty == isTerm, "\(found)")
    // A single consonant is in too many words.
    let water: KeyValuePairs<String, [String: [String]]> = ["water": ["ar": ["ماء"]]]
    #expect(Self.findings("Water", "ar", "مدينة", water).count == 1)
    // A word with the consonants at its beginning may be another one.
    let cart: KeyValuePairs<String, [String: [String]]> = ["cart": ["ar": ["سلة"]]]
    #expect(Self.findings("Cart", "ar", "سلسلتهم", cart).count == 1)
  }

  @Test(
    "another word is found in each language",
    arguments: [
      ("de", "Postausgang"), ("fr", "Boîte aux lettres"), ("ja", "送信箱"), ("ar", "البريد"),
      ("ru", "Файл"), ("de-AT", "Postausgang"),
    ])
  func others(_ language: String, _ translation: String) {
    #expect(Self.findings("Open inboxes", language, translation, Self.inbox).count == 1)
  }

  @Test(
    "a term inside a longer word, an address or a longer term is none",
    arguments: [
      "Inboxing", "Unboxed", "See https://inbox.com/a", "Mail inbox@foo.com",
      "The inbox zero method",
    ])
  func longer(_ source: String) {
    let terms: KeyValuePairs<String, [String: [String]]> = [
      "inbox": ["de": ["Posteingang"]], "inbox zero": ["de": ["Leeren"]],
    ]
    #expect(Self.findings(source, "de", "Leeren", terms).isEmpty)
    #expect(Self.findings("The inbox zero method", "de", "Inbox leeren", terms).isEmpty)
  }

  private static let order: KeyValuePairs<String, [String: [String]]> = [
    "order": ["de": ["Bestellung"]], "note": ["de": ["Notiz"]], "chat": ["de": ["Gespräch"]],
    "Song List": ["de": ["Liste"]],
  ]

  @Test(
    "a word that may be a verb or the first part of a compound is no term",
    arguments: [
      ("Ready to order", "Bereit", 0), ("Please order again", "Noch einmal", 0),
      ("Order number", "Nummer", 0), ("Note: the list is long", "Lang", 0),
      ("In order of size", "Nach Größe", 0),
      // The translation keeps the word.
      ("Order number", "Nummer der Order", 1), ("Ready to order", "Zur Order", 1),
      ("Orders number five", "Fünf sind es", 1), ("Your order is late", "Zu spät", 1),
      ("Order, number", "Nummer", 1), ("Order", "Auftrag", 1), ("The order of it", "Auftrag", 1),
    ])
  func otherWords(_ source: String, _ translation: String, _ count: Int) {
    let found = Self.findings(source, "de", translation, Self.order)
    #expect(found.count == count, "\(found)")
  }

  @Test(
    "a term with a capital in a name is no term",
    arguments: [
      ("Song Chat is here for you", "Hier für dich", 0), ("Open Song Chat", "Song Chat öffnen", 0),
      ("Open Song Chat", "Song\u{A0}Chat öffnen", 0), ("Chat Songs", "Lieder mit Chat Songs", 0),
      ("Open Song Chat", "Öffnen", 1),
      ("Song. Chat is here for you", "Hier für dich", 1), ("Song chat is here", "Hier", 1),
      ("chat Songs of today", "Heutige chat Songs", 1),
      ("Open Song List with songs", "Öffnen", 1),
    ])
  func names(_ source: String, _ translation: String, _ count: Int) {
    let found = Self.findings(source, "de", translation, Self.order)
    #expect(found.count == count, "\(found)")
  }

  @Test("a sentence that is not translated is another problem, and a term is none")
  func copies() {
    #expect(Self.findings("Open the inbox", "de", "Open the inbox", Self.inbox) == [])
    #expect(Self.findings("Inbox", "de", "Inbox", Self.inbox).count == 1)
  }

  @Test(
    "an abbreviation with a full stop counts as the term",
    arguments: [
      ("Быстрое воспр. песен", 0), ("Быстрое воспр.", 0), ("Быстрое воспр песен", 1),
      ("Быстрое во.", 1), ("Быстрое возд.", 1), ("Быстрое воспроиз.", 1),
    ])
  func abbreviations(_ translation: String, _ count: Int) {
    let terms: KeyValuePairs<String, [String: [String]]> = [
      "playback": ["ru": ["воспроизведение"]]
    ]
    #expect(Self.findings("Fast playback", "ru", translation, terms).count == count)
  }

  @Test("the plural of the glossary and letters that Russian writes in two ways")
  func writtenForms() {
    let terms: KeyValuePairs<String, [String: [String]]> = [
      "folders": ["nl": ["mappen"]], "account": ["ru": ["счёт"]],
    ]
    #expect(Self.findings("A folder", "nl", "Een map", ["folder": ["nl": ["mappen"]]]) == [])
    #expect(Self.findings("My folders", "nl", "Mijn ma", terms).count == 1)
    #expect(Self.findings("My account", "ru", "Счета", terms) == [])
  }

  @Test("a soft hyphen is no end of a word")
  func softHyphen() {
    #expect(Self.findings("The inbox", "de", "Der Post\u{AD}eingang", Self.inbox) == [])
  }

  @Test("short terms are words of their length, with an ending")
  func short() {
    let bus: KeyValuePairs<String, [String: [String]]> = ["bus": ["de": ["Bus"]]]
    #expect(Self.findings("The bus", "de", "Die Busse", bus).isEmpty)
    #expect(Self.findings("The buses", "de", "Der Omnibus", bus).isEmpty)
    #expect(Self.findings("The bus", "de", "Die Bahn", bus).count == 1)
    let go: KeyValuePairs<String, [String: [String]]> = ["PC": ["de": ["PC"], "tr": ["PC"]]]
    #expect(Self.findings("Your PC", "de", "Dein PCs", go).isEmpty)
    #expect(Self.findings("Your PC", "de", "Der Espcapo", go).count == 1)
  }

  @Test("a term that is not translated is the place of the finding")
  func place() throws {
    var files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"Open the inbox\";\n",
      "App/de.lproj/L.strings": "\"a\" = \"Die Inbox öffnen\";\n",
    ])
    files.vocabulary.glossary.add("inbox", ["de": ["Posteingang"]])
    var configuration = Configuration(including: ["wrong-term"]).limited { $0 == "wrong-term" }
    configuration.use(files.vocabulary)
    let catalog = try #require(files.catalogs.first)
    let finding = try #require(
      Linter(configuration: configuration).check(catalog).findings.first)
    let file = catalog.files[finding.span.file]
    #expect(
      Text.verbatim(file.source.text.span, finding.span.bytes.range) == "Inbox")
    #expect(finding.detail == "inbox")
  }

  @Test("forms of a plural are one finding, copies of a term in the source none")
  func plurals() {
    var files = CheckedFiles([
      "res/values/strings.xml": CheckedFiles.android(
        "<plurals name=\"n\"><item quantity=\"one\">%d inbox</item><item quantity=\"other\">%d inboxes</item></plurals>"
      ),
      "res/values-de/strings.xml": CheckedFiles.android(
        "<plurals name=\"n\"><item quantity=\"one\">%d Fach</item><item quantity=\"other\">%d Fächer</item></plurals>"
      ),
    ])
    files.vocabulary.glossary.add("inbox", ["de": ["Posteingang"]])
    #expect(files.findings(of: "wrong-term").count == 1)
  }

  @Test("translations of one term add up, and a term without a letter is none")
  func adding() {
    var glossary = Glossary()
    let added = [
      glossary.add("Inbox", ["de": ["Posteingang"]]),
      glossary.add("inbox", ["de": ["Eingang"], "fr": ["réception"]]),
      glossary.add(" … ", ["de": ["Punkte"]]),
    ]
    #expect(added == [true, true, false])
    #expect(glossary.terms.count == 1)
    #expect(
      glossary.terms[0].translations == ["de": ["Posteingang", "Eingang"], "fr": ["réception"]])
  }
}
