import LabelLint
import Testing

/// Words that lack the marks which they have in other texts of their locale.
@Suite struct LostAccentTests {
  /// Texts of a language under the keys `a`, `b` and so on; their sources say something else.
  private func app(_ language: String, _ texts: [String], source: String = "Word") -> CheckedFiles {
    let keys = ["a", "b", "c", "d", "e", "f", "g", "h"]
    func strings(_ texts: [String]) -> String {
      zip(keys, texts).map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    }
    return CheckedFiles([
      "App/en.lproj/L.strings": strings(texts.indices.map { "\(source) \(keys[$0])" }),
      "App/\(language).lproj/L.strings": strings(texts),
    ])
  }

  private func findings(
    _ language: String, _ texts: [String], source: String = "Word"
  ) -> [String] {
    app(language, texts, source: source).findings(of: "lost-accent")
  }

  @Test(
    "one text with the marks is enough",
    arguments: [
      ("es", "Configuración", "Abrir la configuracion", "configuracion", "configuración"),
      ("fr", "Les paramètres", "Les parametres du compte", "parametres", "paramètres"),
      ("pl", "Język i wyświetlanie", "Zmień wyswietlanie", "wyswietlanie", "wyświetlanie"),
      ("cs", "Zpráva pro přátele", "Nová zprava", "zprava", "zpráva"),
      ("tr", "Şifre", "Sifre değiştir", "Sifre", "Şifre"),
      ("pt-BR", "Localização", "Compartilhe sua localizacao", "localizacao", "localização"),
      ("hu", "Beállítások", "Beallitások megnyitása", "Beallitások", "Beállítások"),
      ("ro", "Informații", "Mai multe informatii", "informatii", "informații"),
      ("sv", "Skicka till vänner", "Bjud in vanner", "vanner", "vänner"),
      ("vi", "Cài đặt", "Mở cai dat ứng dụng", "cai dat", "cài đặt"),
      ("el", "Άγνωστο", "Αγνωστο σφάλμα", "Αγνωστο", "Άγνωστο"),
    ])
  func oneText(
    _ language: String, _ right: String, _ wrong: String, _ word: String, _ usual: String
  ) {
    #expect(
      findings(language, [right, wrong]) == [
        "note \(language) b: '\(word)' lacks its accents; other texts write '\(usual)'"
      ])
  }

  @Test(
    "words that differ by marks are two words",
    arguments: [
      ("es", ["Público", "Publico el tema"]), ("es", ["Sí, está", "Si esta"]),
      ("es", ["Continuó", "Continuo"]), ("es", ["Comenzarán", "Comenzaran"]),
      ("fr", ["Liste partagé", "Partage"]), ("fr", ["Tes amis activés", "Tu actives"]),
      ("fr", ["Connaître", "Connaitre"]), ("de", ["Drücken", "Drucken"]),
      ("it", ["Disabilità", "Disabilita"]), ("pt", ["Contêm", "Contem"]),
      ("pt", ["Usámos e encontrámos", "Encontramos"]), ("ro", ["O listă", "Lista"]),
      ("pl", ["Z aplikacją", "Aplikacja"]), ("pl", ["Pomóc", "Pomoc"]),
      ("cs", ["Přihlášená", "Přihlášena"]), ("cs", ["Souborů", "Souboru"]),
      ("lt", ["Vaizdą ir informaciją", "Informacija"]), ("lv", ["Versijās", "Versijas"]),
      ("sk", ["Chýba", "Chyba"]), ("da", ["Aktivér", "Aktiver"]), ("sv", ["Ändra", "Andra"]),
      ("sv", ["Översätt", "Översatt"]), ("el", ["Ο σύνδεσμός σου", "Ο σύνδεσμος"]),
      ("fi", ["Välitä", "Valita"]), ("vi", ["Trạng thái", "Trang này"]),
      ("tr", ["Işlem", "İşlem"]), ("az", ["Bu edilmış", "Videoda edilmiş"]),
      ("fy", ["Fan ôfstjoerder", "Ofstjoerder"]),
      ("pl", ["Zmień jasnośćią", "Steruj jasnością"]),
      ("cs", ["Málo paměťi", "Velikost paměti"]), ("sk", ["Dve sieťe", "Názov siete"]),
    ])
  func twoWords(_ language: String, _ texts: [String]) {
    #expect(findings(language, texts) == [])
  }

  @Test(
    "a spelling that is rare, a name, code and a word of the source are none",
    arguments: [
      ["Imágen", "Imagen nueva", "Imagen guardada"], ["Configuración", "CONFIGURACION"],
      ["Configuración", "Mi_configuracion"], ["Configuración", "configuracion.com"],
      ["Configuración", "http://configuracion"], ["Configuración", "{configuracion}"],
      ["Configuración", "<configuracion>Abrir"], ["Configuración", "Auto-configuracion"],
      ["Configuración", "3configuracion"], ["Configuración", "Autoconfiguracion"],
      ["Configuración", "clave,configuracion,ajuste"],
    ])
  func noWords(_ texts: [String]) {
    #expect(findings("es", texts) == [])
  }

  @Test func aWordOfTheSourceWasTakenOver() {
    #expect(findings("fr", ["Détails", "Voir les details"]).count == 1)
    #expect(findings("fr", ["Détails", "Voir les details"], source: "Details") == [])
  }

  @Test("marks on letters of their own do not hide that others are missing")
  func partly() {
    #expect(
      findings("sk", ["Používanie aplikácie", "Použivanie siete"]) == [
        "note sk b: 'Použivanie' lacks its accents; other texts write 'Používanie'"
      ])
  }

  @Test("a capital has lost its mark where the locale writes that mark on capitals")
  func capitals() {
    #expect(
      findings("fy", ["Fan ôfstjoerder", "Ôfslute", "Ofstjoerder"]) == [
        "note fy c: 'Ofstjoerder' lacks its accents; other texts write 'ôfstjoerder'"
      ])
    #expect(
      findings("fy", ["Fan ôfstjoerder", "In ôfbylding", "Ôfbylding", "Ofstjoerder", "Ofbylding"])
        == [])
    #expect(
      findings("el", ["Η άδεια", "Άγνωστο", "Αδεια κίνησης"]) == [
        "note el c: 'Αδεια' lacks its accents; other texts write 'άδεια'"
      ])
  }

  @Test("a dot is lost where the harmony of vowels asks for an ı")
  func harmony() {
    #expect(
      findings("tr", ["Yeni kullanıcı", "Kullanici aç"]) == [
        "note tr b: 'Kullanici' lacks its accents; other texts write 'kullanıcı'"
      ])
  }

  @Test("several words of a text are one finding")
  func several() {
    let texts = ["Últimos vídeos", "Subtítulos", "Ultimos subtitulos guardados"]
    #expect(
      findings("es", texts) == [
        "note es c: 'Ultimos' lacks its accents; other texts write 'Últimos' (the first of 2 such words)"
      ])
  }

  @Test("short words without marks tell where a text has several of them")
  func shortWords() {
    let others = ["Área útil", "Un área", "Muy útil", "Más"]
    #expect(
      findings("es", others + ["Area del mapa util"]) == [
        "note es e: 'Area' lacks its accents; other texts write 'Área' (the first of 2 such words)"
      ])
    #expect(findings("es", others + ["Area del mapa"]) == [])
    #expect(findings("es", others + ["Area util"]) == [])
  }
}
