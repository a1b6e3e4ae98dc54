import Foundation
import LabelLint
import Testing

/// A client may use Foundation, which has an ICU of its own, and LabelLint in one file.
@Suite struct FoundationBesideICUTests {
  @Test func bothCanBeImported() {
    let tag = LocaleTag("pt_BR")
    #expect(tag?.description == Locale(identifier: "pt_BR").identifier(.bcp47))
    let text = Data("E\u{301}".utf8)
    #expect(CaseFolding.folded(Array(text).span) == Array("e\u{301}".utf8))
  }
}
