import LabelLint
import Testing

/// Where the first clause of a message ends, which places of a finding are written after.
@Suite("Clauses of messages") struct MessageClauseTests {
  @Test(
    "the first clause ends before a consequence or advice, but not within a quoted text",
    arguments: [
      ("'Play' is not translated", ", so users get English"),
      ("the text ends with a space", ", but the source does not"),
      ("'a, but b; c' is not translated", ", so users get English"),
      ("'You're on, because it's late' is not translated", ", so users get English"),
      ("'users' choice, but not yours' is not translated", ", so users get English"),
      ("\"'%s', so it is\" is still in English", ", although the locale uses another script"),
      ("`Add this, so that` is defined twice with different values", "; apps show the last"),
      ("'Delete' is the label in every row", "; in every locale, pass the item's name in code"),
      ("the label ends in ','", ""), ("no end of '", ""), ("", ""),
    ])
  func ends(first: String, rest: String) {
    let message = first + rest
    let marks = MessageClause.consequences + [MessageClause.advice]
    let end = MessageClause.end(in: message, before: marks) ?? message.endIndex
    #expect(String(message[..<end]) == first)
  }

  @Test("only the marks that are asked for end a clause")
  func marks() {
    let message = "'%y' is no placeholder, so the app crashes; correct it"
    let end = MessageClause.end(in: message, before: [MessageClause.advice])
    #expect(end.map { String(message[..<$0]) } == "'%y' is no placeholder, so the app crashes")
  }
}
