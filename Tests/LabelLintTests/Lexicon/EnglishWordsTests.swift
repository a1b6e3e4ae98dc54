import Testing

@testable import LabelLint

/// Words that are looked up by halving need their order, and every place in it must be reached.
@Suite struct EnglishWordsTests {
  @Test(arguments: [EnglishWords.words, EnglishWords.loans])
  func everyWordIsFoundInItsOrder(_ list: SortedWords) {
    let words = list.text.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(words == Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(words.filter { !list.contains($0.utf8.span) } == [])
    #expect(words.filter { !list.contains($0.uppercased().utf8.span) } == [])
    // What stands between two words is neither.
    let between = words.map { $0 + "!" } + words.map { "!" + $0 } + words.map { $0 + " " + $0 }
    #expect(between.filter { list.contains($0.utf8.span) } == [])
  }

  @Test(arguments: ["", " ", "\n", "a", "z", "{", "ab", "betw", "betweens", "bé", "be\u{0}"])
  func othersAreNotFound(_ word: String) {
    for list in [SortedWords("be between\nby"), SortedWords("")] {
      let isFound = list.contains(word.utf8.span)
      #expect(!isFound)
    }
  }

  @Test func pluralsPossessivesAndPartsAreWords() {
    let known = ["Buttons", "USER'S", "user\u{2019}s", "doesn't", "sign-up", "drop-downs"]
    #expect(known.filter { !EnglishWords.contains($0.utf8.span) } == [])
    let unknown = ["", "s", "Wikipedia", "button-Kodi", "button_", "-", "Bcc"]
    #expect(unknown.filter { EnglishWords.contains($0.utf8.span) } == [])
  }

  @Test func textsOfWordsAlone() {
    let texts = ["Save %1$s as the user's picture (2)", "Save in Kodi", "Enregistré", "%d, 2", ""]
    let ofWords = texts.filter { EnglishWords.areAll($0.utf8.span) }
    #expect(ofWords == ["Save %1$s as the user's picture (2)"])
  }
}
