import Testing

@testable import LabelLint

/// Tables in CSV.
@Suite("CSV")
struct CSVTextTests {
  @Test("a table comes back, and no field is run")
  func roundTrip() throws {
    let rows = [
      ["a", "b"], ["=1+1", "+1"], ["-1", "@x"], ["\tx", "\rx"], ["'=1", "''@"],
      ["'quoted'", "it's"],
      ["a \"b\", c; d", "line 1\r\nline 2\n"], ["", "שלום 👩‍👩‍👧"], ["<script>", "\u{202E}x"],
    ]
    let bytes = CSVText.bytes(of: rows)
    #expect(try CSVText.rows(of: bytes) == rows)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{FEFF}a,b\r\n'=1+1,'+1\r\n'-1,'@x\r\n"))
    for line in text.split(separator: "\r\n") {
      for field in line.split(separator: ",") {
        #expect(!["=", "+", "-", "@"].contains(field.trimmingPrefix("\"").prefix(1)), "\(field)")
      }
    }
  }

  @Test("what other programs save is read")
  func dialects() throws {
    let table = [["a", "b"], ["1", "x;y"]]
    for text in [
      "a,b\n1,x;y\n", "a,b\r1,x;y", "\"a\",\"b\"\r\n\"1\",\"x;y\"\r\n", "a;b\n1;\"x;y\"\n",
    ] {
      #expect(try CSVText.rows(of: Array(text.utf8)) == table, "\(text)")
    }
    #expect(try CSVText.rows(of: Array("a\tb\n1\tx;y".utf8)) == table)
    let units = Array("\u{FEFF}a\tb\r\n1\tx;y".utf16).flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    #expect(try CSVText.rows(of: units) == table)
    #expect(try CSVText.rows(of: []) == [])
  }

  @Test("what is cut off or no text is refused")
  func broken() throws {
    for (text, row) in [
      ("\"open", 1), ("a,b\r\n1,\"2", 2), ("a,b\r\n1,2\r\n3", 3), ("a,b,c\n1,\"2\n3", 2),
    ] {
      let fault = #expect(throws: ReviewFault.self) { try CSVText.rows(of: Array(text.utf8)) }
      #expect(fault?.description.hasPrefix("it is cut off in row \(row): ") == true, "\(text)")
    }
    #expect(try CSVText.rows(of: Array("a,b\n1,2".utf8)) == [["a", "b"], ["1", "2"]])
    let nul = #expect(throws: ReviewFault.self) { try CSVText.rows(of: Array("a,b\n1,\0\n".utf8)) }
    #expect(nul?.description.hasPrefix("row 2 contains a NUL byte") == true)
  }
}
