import Testing

@testable import LabelLint

/// XLIFF as Xcode writes it.
@Suite("XLIFF")
struct XLIFFTests {
  @Test(
    "ids name key and variant",
    arguments: [
      ("play", "", "play"),
      ("%lld files", "plural=one", "%lld files|==|plural.one"),
      ("a|==|b", "", "a|==|b"),
      ("a|==|plural.one", "plural=few", "a|==|plural.one|==|plural.few"),
      ("k", "device=mac/plural=other", "k|==|device.mac.plural.other"),
      ("k", "substitution=files/plural=one", "k|==|substitutions.files.plural.one"),
      ("k", "substitution=my.files/plural=one", "k|==|substitutions.@my.files@.plural.one"),
      ("k", "substitution=a.plural.one/plural=few", "k|==|substitutions.@a.plural.one@.plural.few"),
      ("k", "item=3", "k|==|item.3"),
      ("k", "config=land/item=0", "k|==|config.land.item.0"),
    ])
  func ids(key: String, slot: String, id: String) {
    #expect(XLIFFSlot.id(key: key, slot: slot) == id)
    let read = XLIFFSlot.read(id)
    #expect(read.key == key)
    #expect(read.slot == slot)
  }

  @Test("a name of a variable that is written without its marks is read, too")
  func unmarked() {
    #expect(
      XLIFFSlot.read("k|==|substitutions.my.files.plural.one").slot
        == "substitution=my.files/plural=one")
  }

  @Test("a key that looks like a variant and is none stays whole")
  func keys() {
    #expect(XLIFFSlot.read("a|==|plural.some").key == "a|==|plural.some")
    #expect(XLIFFSlot.read("|==|").key == "|==|")
  }

  @Test("a file comes back as decisions")
  func file() throws {
    let unit = XLIFFUnit(
      path: "App/en.lproj/A.strings", locale: "de", sourceLocale: "en", key: "a<\"b\">&",
      slot: "plural=one", source: "One %@ <b>x</b>\r\n", target: "Ein %@ \u{1}",
      comment: "note ]]>",
      notes: [XLIFFUnit.Note(text: "wrong [role-word]", priority: 2)])
    let bytes = XLIFFWriter.file([unit])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains(
        "<note from=\"label-lint\" annotates=\"target\" priority=\"2\">wrong [role-word]</note>"))
    #expect(text.contains("<target state=\"needs-review-translation\">"))
    let input = try XLIFFReader.input(bytes)
    #expect(input.refusals.isEmpty)
    let decision = try #require(input.decisions.first)
    #expect(input.decisions.count == 1)
    #expect(
      decision.target
        == .text(
          path: "App/en.lproj/A.strings", key: "a<\"b\">&", slot: "plural=one", locale: "de"))
    #expect(decision.newText == "Ein %@ \u{FFFD}")
    #expect(decision.source == "One %@ <b>x</b>\r\n")
    #expect(decision.textHash == TextHash("Ein %@ \u{1}").description)
  }

  @Test("broken files are refused with their place")
  func broken() {
    func fault(_ text: String) -> String? {
      do throws(ReviewFault) {
        _ = try XLIFFReader.input(Array(text.utf8))
        return nil
      } catch {
        return error.description
      }
    }
    #expect(fault("<xliff version=\"1.2\"><file>")?.hasPrefix("no XML at line 1") ?? false)
    #expect(fault("<html/>") == "it is not XLIFF 1.0 to 1.2")
    #expect(fault("<xliff version=\"2.0\"/>") == "it is not XLIFF 1.0 to 1.2")
    #expect(
      fault("<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><xliff version=\"1.2\"/>")
        != nil)
  }
}
