import LabelLint
import Testing

@Suite("Names of files as texts") struct FileNameTests {
  /// Names, and the texts they have.
  static let names: [([UInt8], String)] = [
    (Array("values-de".utf8), "values-de"), (Array("été 🎵".utf8), "été 🎵"), ([], ""),
    ([0x63, 0xE9], "c\u{10FFE9}"), ([0xFF, 0x80], "\u{10FFFF}\u{10FF80}"),
    // A sequence that is cut off, a surrogate, an overlong slash.
    ([0xE2, 0x82], "\u{10FFE2}\u{10FF82}"), ([0xED, 0xA0, 0x80], "\u{10FFED}\u{10FFA0}\u{10FF80}"),
    ([0xC0, 0xAF], "\u{10FFC0}\u{10FFAF}"),
    // What stands for a byte is no text of a name.
    (Array("\u{10FF80}".utf8), "\u{10FFF4}\u{10FF8F}\u{10FFBE}\u{10FF80}"),
    (Array("\u{10FF7F}".utf8), "\u{10FF7F}"),
    (Array("a\n\u{1B}%\"'\\-".utf8), "a\n\u{1B}%\"'\\-"),
  ]

  @Test("every name has one text, and the text gives it back", arguments: names)
  func both(name: [UInt8], text: String) {
    #expect(FileName.text(of: name).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(FileName.bytes(of: text) == name)
  }

  @Test("no two names of up to two bytes have the same text")
  func oneToOne() {
    var texts: Set<[UInt8]> = []
    for first in UInt8.min...UInt8.max {
      texts.insert(Array(FileName.text(of: [first]).utf8))
      for second in UInt8.min...UInt8.max {
        let text = FileName.text(of: [first, second])
        #expect(FileName.bytes(of: text) == [first, second])
        texts.insert(Array(text.utf8))
      }
    }
    #expect(texts.count == 256 + 65_536)
  }

  @Test("people see bytes that are not UTF-8 as escapes")
  func shown() {
    let name = FileName.text(of: [0x61, 0xFF, 0x0A, 0x80])
    #expect(VisibleText.escaped(name) == #"a\xFF\n\x80"#)
  }

  @Test("a patch writes names as git does")
  func patch() {
    func head(_ path: String) -> Substring {
      let diff = UnifiedDiff(path: path, from: Array("a\n".utf8), to: Array("b\n".utf8)).bytes
      return String(decoding: diff, as: UTF8.self).split(separator: "\n")[1]
    }
    #expect(head("é/a.xml") == "+++ b/é/a.xml")
    #expect(head("a b.xml") == "+++ b/a b.xml\t")
    #expect(head(FileName.text(of: [0xFF, 0x0A, 0x1B, 0x22])) == #"+++ "b/\377\n\033\"""#)
  }
}
