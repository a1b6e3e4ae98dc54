import LabelLint
import Testing

/// What rules propose to write instead.
@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "a suggestion keeps brackets and quotation marks in pairs, and none around all that is left",
    arguments: [
      ("en", "(Share) button", "Share"), ("en", "“Share” button", "Share"),
      ("en", "Share (all) button", "Share (all)"), ("en", "[Share] [all] button", "[Share] [all]"),
      ("de", "„Teilen“ Schaltfläche", "Teilen"), ("fr", "bouton « Lire »", "Lire"),
      ("ko", "[셔터] 버튼", "셔터"), ("en", "Share «all» button", "Share «all»"),
      ("lt", "„Home“ logotipas", "Home"),
      ("fr", "- Bouton Lire", "- Lire"),
    ])
  func pairs(folder: String, text: String, suggestion: String?) {
    let folder = folder == "en" ? "values" : "values-\(folder)"
    var texts = [RuleCheck.Text(folder: folder, key: "cd_share", text: text)]
    if folder != "values" { texts.insert(RuleCheck.Text(key: "cd_share", text: "Share"), at: 0) }
    let outcome = RuleCheck.check(texts, limitedTo: { $0 == "role-word" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "the word for a role goes from both ends of a label, unless it is what the label is about",
    arguments: [
      ("en", "Button close button", "Close"), ("en", "Button color button", "Button color"),
      ("de", "Schaltfläche Schließen Schaltfläche", "Schließen"),
      ("fr", "Bouton fermer bouton", "Fermer"), ("es", "Botón cerrar botón", "Cerrar"),
      ("ru", "Кнопка закрыть кнопка", "Закрыть"),
      ("fr", "Bouton fermer le bouton", "Fermer le bouton"),
    ])
  func bothEnds(language: String, text: String, suggestion: String) {
    let folder = language == "en" ? "values" : "values-\(language)"
    var texts = [RuleCheck.Text(folder: folder, key: "cd_close", text: text)]
    if folder != "values" { texts.insert(RuleCheck.Text(key: "cd_close", text: "Close"), at: 0) }
    let outcome = RuleCheck.check(texts, limitedTo: { $0 == "role-word" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "the word for a checkbox goes before what it is for and what is done to it, unless the source has it",
    arguments: [
      ("nl", "Selectievakje geluid", "Sound", [nil]),
      ("de", "Kontrollkästchen aktivieren", "Enable", ["Aktivieren"]),
      ("nl", "Selectievakje geluid", "Checkbox for sound", []),
    ] as [(String, String, String, [String?])])
  func checkbox(language: String, text: String, source: String, suggestions: [String?]) {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "sound_cd", text: source),
        RuleCheck.Text(folder: "values-\(language)", key: "sound_cd", text: text),
      ], limitedTo: { $0 == "role-word" })
    let translated = outcome.reported.filter { $0.subject.locale == language }
    #expect(translated.map { $0.fixes.first?.text } == suggestions)
  }

  @Test(
    "what a noun governs is no name without it: nothing is proposed",
    arguments: [
      ("ru", "Значок корзины", "Cart icon"),
      ("uk", "Кнопка функцій доступності", "Accessibility button"),
      ("pl", "Przycisk migawki", "Shutter button"), ("el", "Κουμπί κλείστρου", "Shutter button"),
      ("et", "Päästiku nupp", "Shutter button"), ("lt", "Užrakto mygtukas", "Shutter button"),
      ("cs", "Logo Home Assistanta", "Home Assistant logo"),
      ("de", "Bild des Kartenlesegeräts", "Card reader image"),
      ("bn", "ফিরে যাওয়ার বোতাম", "Back button"), ("tr", "Müşteri profil görseli", "Profile image"),
    ])
  func governed(folder: String, text: String, source: String) {
    #expect(RuleCheck.suggestions(folder, text, source: source, beside: []) == [nil])
  }

  @Test(
    "what needs another word before it is no name: nothing is proposed",
    arguments: [
      ("it", "Icona che indica un errore", "Error icon"),
      ("fr", "Icône en forme de coche", "Check mark icon"),
      ("he", "סמל שמציין שגיאה", "Error icon"),
      ("fr", "Image brute", "Raw image"),
      ("it", "Immagine profilo personalizzata", "Profile image"),
      ("bg", "Бутон на затвора", "Shutter button"),
      ("kn", "ರಿವೈಂಡ್ ಮಾಡುವ ಬಟನ್", "Rewind button"),
    ])
  func unfinished(folder: String, text: String, source: String) {
    #expect(RuleCheck.suggestions(folder, text, source: source, beside: []) == [nil])
  }

  @Test(
    "names, quoted words, verbs and what follows a linking word stand by themselves",
    arguments: [
      ("ru", "Логотип Home Assistant", "Home Assistant logo", "Home Assistant"),
      ("ru", "Кнопка «Изменить период»", "Change period button", "Изменить период"),
      ("es", "Botón Editar los tipos", "Edit rates button", "Editar los tipos"),
      ("fr", "Icône du panier", "Cart icon", "Panier"),
      ("de", "Warenkorb-Icon", "Cart icon", "Warenkorb"),
      ("tr", "Sepet simgesi", "Cart icon", "Sepet"), ("ja", "エラー画像", "Error image", "エラー"),
      ("fr", "Icône d’indication d’erreur", "Error icon", "Indication d’erreur"),
    ])
  func standing(folder: String, text: String, source: String, suggestion: String) {
    #expect(RuleCheck.suggestions(folder, text, source: source, beside: []) == [suggestion])
  }

  @Test(
    "the first part of a compound, or a word beside a noun, is proposed where the locale's texts have it",
    arguments: [
      ("sv", "Varukorgsikon", "Cart icon", ["Varukorgen är tom"], nil),
      ("sv", "Kortläsarbild", "Card reader image", ["Anslut en kortläsare"], nil),
      ("sv", "Felbild", "Error image", ["Ett fel inträffade"], "Fel"),
      ("de", "Auslöseknopf", "Shutter button", ["Auslösen"], nil),
      ("de", "Fehlerbild", "Error image", ["Kein Fehler"], "Fehler"),
      ("de", "Gruppenbild", "Group picture", ["Alle Gruppen"], nil),
      ("de", "Gruppen-Symbol", "Group icon", ["Die Gruppe", "Alle Gruppen"], nil),
      ("de", "Schließen-Schaltfläche", "Close button", [], "Schließen"),
      ("it", "Immagine prodotto", "Product image", ["Prodotto"], "Prodotto"),
      ("it", "Immagine prodotto", "Product image", ["Un prodotto"], nil),
      ("ar", "زر المصراع", "Shutter button", [], "المصراع"),
      // The article that both have makes an adjective of the second.
      ("ar", "الصورة المصغّرة للفريق", "Group image", [], nil),
    ])
  func inUse(
    folder: String, text: String, source: String, others: [String], suggestion: String?
  ) {
    #expect(RuleCheck.suggestions(folder, text, source: source, beside: others) == [suggestion])
  }

  @Test("a finding without a proposal says what to write")
  func inWords() {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "cd_cart", text: "Cart"),
        RuleCheck.Text(folder: "values-ru", key: "cd_cart", text: "Значок корзины"),
      ], limitedTo: { $0 == "role-word" })
    #expect(
      outcome.reported.map(\.message) == [
        "'Значок корзины' repeats the role 'Значок'; remove it, and adapt the other words"
      ])
  }

  @Test(
    "a word of a sentence in capitals is small where the language has it, an acronym stays",
    arguments: [
      ("es", "ELEGIR UN TIPO", "CHOOSE A RATE", [], "Elegir un tipo"),
      ("fr", "CHOISIR UN TAUX", "CHOOSE A RATE", [], "Choisir un taux"),
      ("es", "VER EL PDF", "SHOW THE PDF", [], "Ver el PDF"),
      ("tr", "ALT KATEGORİLER", "SUBCATEGORIES", ["Bir alt öge", "En alt"], "Alt kategoriler"),
    ])
  func smallWords(
    folder: String, text: String, source: String, others: [String], suggestion: String
  ) {
    #expect(
      RuleCheck.suggestions(folder, text, source: source, beside: others, rules: ["all-caps"]) == [
        suggestion
      ]
    )
  }

  @Test(
    "a capital I of Turkish and Azerbaijani is dotless only where that is known",
    arguments: [
      ("tr", "VISA", "VISA", [], "Visa"), ("az", "SKIP", "SKIP", [], "Skip"),
      ("tr", "GÜN IŞIĞI", "DAYLIGHT", [], "Gün ışığı"), ("tr", "SINIFLAR", "CLASSES", [], nil),
      ("tr", "SINIFLAR", "CLASSES", ["Bütün sınıflar"], "Sınıflar"),
      ("tr", "VIDEO AÇ", "OPEN", ["Bir video"], "Video aç"),
    ])
  func turkicLetters(
    folder: String, text: String, source: String, others: [String], suggestion: String?
  ) {
    #expect(
      RuleCheck.suggestions(folder, text, source: source, beside: others, rules: ["all-caps"]) == [
        suggestion
      ]
    )
  }

  @Test(
    "no blank is left at an edge where a mark or picture goes",
    arguments: [
      ("trailing-punctuation", "Open -", "Open"), ("trailing-punctuation", "Name :", "Name"),
      ("trailing-punctuation", "Name\u{A0}:", "Name"), ("unspeakable-text", "Play 🎵", "Play"),
      ("unspeakable-text", "🎵 Play", "Play"), ("unspeakable-text", "🎵Play", "Play"),
    ])
  func edges(rule: RuleID, text: String, suggestion: String) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "cd_share", text: text)], limitedTo: { $0 == rule })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "the word for an asterisk stands behind the name, whichever end the asterisk is at",
    arguments: [
      ("* Password", "Password (required)"), ("*Password:", "Password (required):"),
      ("Password *", "Password (required)"), ("Password*:", "Password (required):"),
    ])
  func asterisks(text: String, suggestion: String) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "password_label", text: text)], limitedTo: { $0 == "required-asterisk" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "of words that are acronyms as well, an English sentence has the words",
    arguments: [
      ("CONTACT US", "Contact us"), ("POWERED BY", "Powered by"), ("SHOW ID", "Show ID"),
      ("OPEN IN TV", "Open in TV"),
    ])
  func wordsLikeAcronyms(text: String, suggestion: String) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "contact_label", text: text)], limitedTo: { $0 == "all-caps" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test("capitals are written small around what the file has to escape")
  func escaped() {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "menu_more_label", text: "More options"),
        RuleCheck.Text(
          folder: "values-fr", key: "menu_more_label", text: "PLUS D'OPTIONS ÉTÉ & \"VU\""),
      ], limitedTo: { $0 == "all-caps" })
    #expect(
      outcome.reported.map { $0.fixes.first?.text } == ["Plus d'options été & \"vu\""])
  }
}
