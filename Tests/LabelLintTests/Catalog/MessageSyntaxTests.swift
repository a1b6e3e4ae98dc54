import Testing

@testable import LabelLint

/// What of a text is the grammar of ICU's messages.
@Suite("The grammar of messages")
struct MessageSyntaxTests {
  /// A text without the grammar of its messages.
  private func shown(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var syntax = MessageSyntax()
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isBrace = bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}")
      if isBrace, let end = syntax.end(at: index, in: bytes.span) {
        index = end
        continue
      }
      kept.append(bytes[index])
      index += 1
    }
    return String(decoding: kept, as: UTF8.self)
  }

  @Test(
    "branches are text, all else of a typed argument is grammar",
    arguments: [
      ("{n, plural, =1 {one mile} other {{n,number,#.0} miles}} left", "one mile miles left"),
      ("{n, plural, =1 {1} few {{n,number,#.0}} other {#}}", "1#"),
      ("{who, select, a {He {n, plural, other {sent #}}!} other {Sent}}", "He sent #!Sent"),
      ("{0,choice,0#no files|1#one file}", "0#no files|1#one file"),
      ("{day, date, EEEE} and {hour,time}", " and "),
      ("{name} and {n, plural, other {#}}", "{name} and #"),
      ("{n, plurale, other {#}}", "{n, plurale, other {#}}"), ("a {b} }", "a {b} }"),
      ("{n, plural, other {", "{n, plural, other {"), ("", ""),
    ])
  func grammar(_ text: String, _ wanted: String) { #expect(shown(text) == wanted) }

  @Test(
    "a text holds words where a branch does",
    arguments: [
      ("{n, plural, =1 {1} other {{n,number,#.0}}}", false),
      ("{n, plural, =1 {1} other {{n,number,#.0} km}}", true), ("{n, number}", false),
      ("{name}: {n, number}", false), ("{n, plurale, other {#}}", true), ("x {n, number}", true),
    ])
  func words(_ text: String, _ holdsWords: Bool) {
    let bytes = Array(text.utf8)
    #expect(WordlessText.holdsWords(bytes.span) == holdsWords)
  }

  @Test("no locale lacks a message that shows only numbers")
  func numbersAlone() {
    let message = "{n, plural, =1 {1} other {{n,number,#.0}}}"
    let found = RuleCheck.check([
      RuleCheck.Text(key: "distance", text: message),
      RuleCheck.Text(key: "miles", text: "{n, plural, =1 {1 mile} other {# miles}}"),
      RuleCheck.Text(key: "pause", text: "Pause the song"),
      RuleCheck.Text(folder: "values-ru", key: "pause", text: "Приостановить песню"),
    ]) { $0 == "missing-translation" }
    #expect(found.checked.findings.map(\.subject.key) == ["miles"])
  }
}
