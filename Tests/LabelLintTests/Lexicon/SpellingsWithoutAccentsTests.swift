import LabelLint
import Testing

/// Terms that somebody types without the marks on their letters.
@Suite("Spellings without accents")
struct SpellingsWithoutAccentsTests {
  /// The senses of a folded text as a word for a control, as a state or as a phrase.
  private func senses(_ text: String, _ tag: String) throws -> [Sense] {
    var reading = LabelReading()
    let lexicon = try reading.lexicon(tag)
    return lexicon.terms(of: Array(text.utf8).span, 0..<text.utf8.count).map {
      lexicon.terms[$0].sense
    }.filter { sense in
      switch sense {
      case .role, .state, .phrase: true
      default: false
      }
    }
  }

  @Test(
    "words for roles and phrases are terms without their marks, too",
    arguments: [
      ("ro", "apasă pentru", "apasa pentru"), ("es", "botón", "boton"), ("pt-BR", "botão", "botao"),
      ("cs", "tlačítko", "tlacitko"), ("pl", "przełącznik", "przelacznik"),
      ("tr", "düğme", "dugme"), ("fr", "icône", "icone"),
    ])
  func added(tag: String, marked: String, plain: String) throws {
    let expected = try senses(marked, tag)
    #expect(!expected.isEmpty)
    #expect(try senses(plain, tag) == expected)
  }

  @Test(
    "what may be another word is none",
    arguments: [("vi", "anh"), ("fr", "active"), ("de", "drucken"), ("ru", "кнопкои")])
  func leftOut(tag: String, text: String) throws {
    #expect(try senses(text, tag) == [], "\(tag): \(text)")
  }

  @Test("a term that the plain spelling is keeps its own sense")
  func own() throws {
    // Romanian "sigla" is the logo, and "siglă" a logo.
    let found = try senses("sigla", "ro")
    #expect(!found.isEmpty && found.count == Set(found).count)
  }
}
