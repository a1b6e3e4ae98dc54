import Testing

@testable import LabelLint

/// The first look at words lets every word of its list pass.
@Suite("Filter of words")
struct WordFilterTests {
  @Test("words of the list pass, most others do not")
  func words() {
    let list = ["tap", "double-tap", "3d", "press", "ü"]
    let filter = WordFilter(list)
    for word in list {
      let mayHold = filter.mayHold(word.utf8.span)
      #expect(mayHold)
    }
    let others = ["cancel", "play", "pause", "settings", "", "taps", "open"]
    let number = others.count { filter.mayHold($0.utf8.span) }
    #expect(number <= 1)
  }
}
