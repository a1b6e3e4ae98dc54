import Testing

@testable import LabelLint

/// What is remembered of characters is what is found out of them.
@Suite("Characters of the sieve")
struct SieveCharacterTests {
  @Test("all that are remembered")
  func common() {
    for language in ["en", "ru", "hi"] {
      let folding = TermFolding(language: language)
      #expect(folding.isCommon)
      for value in 0x80..<0x1000 {
        guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
        let known = String(describing: SieveCharacter(beyondASCII: scalar, folding))
        let found = String(describing: SieveCharacter.lookedUp(scalar, folding))
        #expect(known == found, "\(value)")
      }
    }
  }

  @Test("languages with letters of their own are not among them", arguments: ["tr", "ro", "fa"])
  func others(_ language: String) { #expect(!TermFolding(language: language).isCommon) }
}
