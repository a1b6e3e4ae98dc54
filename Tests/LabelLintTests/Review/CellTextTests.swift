import Testing

@testable import LabelLint

/// Texts as cells hold them.
@Suite("Cells")
struct CellTextTests {
  @Test("a cell that a spreadsheet saved still holds its text")
  func holds() {
    for (cell, text) in [
      ("a\nb", "a\r\nb"), ("'=1", "=1"), ("=1", "=1"), ("7", "007"), ("7", "007."), ("-1", "-1.0"),
      ("x", "x"), ("", ""),
    ] {
      #expect(CellText.holds(cell, text), "\(cell) \(text)")
    }
    for (cell, text) in [
      ("8", "007"), ("a", "A"), ("'x", "x"), ("é", "e\u{301}"), ("1", "1x"), ("", "0"), ("0", ""),
    ] {
      #expect(!CellText.holds(cell, text), "\(cell) \(text)")
    }
  }

  @Test("what may be a spreadsheet's doing is told from an edit")
  func recast() {
    for (cell, text) in [
      ("46024", "2026-01-02"), ("01/02/26", "2026-01-02."), ("5.00E+03", "5e3"), ("50%", "0.5"),
      ("TRUE", "true"), ("46086", "Mar 5"),
    ] {
      #expect(CellText.mayBeRecast(cell, from: text), "\(cell) \(text)")
    }
    for (cell, text) in [("Play", "Play 5"), ("5", "Play"), ("True", "true"), ("", "5")] {
      #expect(!CellText.mayBeRecast(cell, from: text), "\(cell) \(text)")
    }
  }

  @Test("a hash that looks like a number is known again")
  func hashes() {
    #expect(CellText.holdsHash("62eecd9cb29b", "62eecd9cb29b"))
    #expect(CellText.holdsHash("12345678901", "012345678901"))
    #expect(CellText.holdsHash("1.23457E+15", "123456789e07"))
    #expect(!CellText.holdsHash("62eecd9cb29c", "62eecd9cb29b"))
    #expect(!CellText.holdsHash("223456789012", "123456789012"))
    #expect(!CellText.holdsHash("", "123456789012"))
  }
}
