import Testing

@testable import LabelLint

/// Which characters `invisible-text` takes for hidden ones.
@Suite("Invisible characters")
struct InvisibleTextTests {
  /// The characters of some keys that the rule flags, each between letters in a text of its own.
  private func flagged(_ scalars: [Unicode.Scalar]) -> Set<String> {
    let outcome = RuleCheck.check(
      scalars.map { RuleCheck.Text(key: "s\($0.value)", text: "Zwölf \($0)жअ字 Texte") },
      limitedTo: { $0 == "invisible-text" })
    return Set(outcome.checked.findings.map(\.subject.key))
  }

  @Test(
    "of all characters of a block, the hidden ones are flagged and no other", arguments: 0..<0x31)
  func blocks(_ block: UInt32) {
    let scalars = (block << 8..<(block + 1) << 8).compactMap(Unicode.Scalar.init).filter {
      // XML has no other controls, and its reader tells of them.
      $0.value >= 0x20
    }
    let hidden = scalars.filter { scalar in
      switch scalar.value {
      case 0x7F...0x9F, 0x180E, 0x200B, 0x2060: true
      case 0x378...0x3BF, 0x2061...0x206F, 0x2072...0x20CF, 0x218A...0x218F:
        CharacterProperties.generalCategory(scalar) == .unassigned
      default: false
      }
    }
    #expect(flagged(scalars) == Set(hidden.map { "s\($0.value)" }))
  }

  @Test("a soft hyphen in a label is a note, as most voices pass over it")
  func softHyphen() {
    func found(_ text: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android(
          "<string name=\"mute_content_description\">\(text)</string>")
      ]).findings(of: "invisible-text")
    }
    #expect(
      found("Mute\u{AD}all") == [
        "note en mute_content_description: contains a soft hyphen (U+00AD); remove it"
      ])
    #expect(
      found("Mute\u{200B}all") == [
        "warning en mute_content_description: contains a zero-width space (U+200B); remove it"
      ])
  }

  @Test("a fix removes all of a character, wherever it stands")
  func several() {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "word_content_description", text: "Wo\u{AD}rd an\u{AD}\u{AD}d")],
      limitedTo: { $0 == "invisible-text" })
    let fixes = outcome.checked.findings.flatMap(\.fixes)
    #expect(fixes.map(\.text) == ["Word and"])
    #expect(fixes.map(\.safety) == [.unsafe])
  }

  @Test("a line end between words is told where its source has none and a label goes on behind it")
  func lineEnds() {
    func found(_ source: String, _ own: String, key: String = "cd_menu") -> [String] {
      let file = { (text: String) in
        CheckedFiles.android("<string name=\"\(key)\">\(text)</string>")
      }
      return CheckedFiles([
        "app/res/values/s.xml": file(source), "app/res/values-de/s.xml": file(own),
      ]).findings(of: "invisible-text")
    }
    let told = "the label has a line break (U+000A); write a space, unless the break is meant"
    #expect(found("Open menu", "Menü\\nöffnen") == ["note de cd_menu: \(told)"])
    #expect(
      found("Open menu", "Menü öffnen\\n") == [
        "warning de cd_menu: contains a line break (U+000A); remove it"
      ])
    #expect(found("Open\\nmenu", "Menü öffnen") == ["note en cd_menu: \(told)"])
    #expect(found("Menu.\\nSwipe right.", "Menü.\\nWischen\\nSie.") == [])
    #expect(found("Open\\nmenu", "Menü\\nöffnen", key: "menu_button") == [])
  }

  @Test("private use, joiners and what Unicode does not have")
  func others() {
    let hidden = [0xE000, 0xF8FF, 0xFDD0, 0xFEFF, 0xFFE7, 0xF0000].compactMap {
      Unicode.Scalar(UInt32($0))
    }
    let shown: [Unicode.Scalar] = [
      "字", "한", "ﬁ", "\u{FFFD}", "\u{FF01}", "\u{FFE6}", "😀", "\u{1FB00}",
    ]
    #expect(flagged(hidden + shown) == Set(hidden.map { "s\($0.value)" }))
  }
}
