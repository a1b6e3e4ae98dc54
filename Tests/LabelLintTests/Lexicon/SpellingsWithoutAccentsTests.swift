import LabelLint
import Testing

/// Terms that somebody types without the marks on their letters.
@Suite("Spellings without accents")
struct SpellingsWithoutAccentsTests {
  /// The senses of a folded text.
  private func senses(_ text: String, _ tag: String) throws -> [Sense] {
    var reading = LabelReading()
    let lexicon = try reading.lexicon(tag)
    return lexicon.terms(of: Array(text.utf8).span, 0..<text.utf8.count).map {
      lexicon.terms[$0].sense
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
    let found = try senses(text, tag)
    let isRole = found.contains {
      switch $0 {
      case .role, .state, .phrase: true
      default: false
      }
    }
    #expect(!isRole, "\(tag): \(text)")
  }

  @Test("a term that the plain spelling is keeps its own sense")
  func own() throws {
    // Romanian "sigla" is the logo, and "siglă" a logo.
    let strengths = try senses("sigla", "ro").filter {
      if case .role = $0 { true } else { false }
    }
    #expect(strengths.count == Set(strengths).count)
  }
}
