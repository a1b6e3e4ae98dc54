import CExpat
import Foundation
import LabelLint
import Seeded
import Testing

/// Holds the XML reader to expat: both accept the same documents, and elements start at the same
/// bytes.
@Suite struct XMLDifferentialTests {
  /// What a reader made of a document.
  struct Verdict: Equatable {
    /// Codes of what is wrong; none when the document is accepted.
    var codes: Set<String> = []
    /// Offsets in the file of the start tags.
    var starts: [Int] = []
  }

  /// Documents that hold every construct, to be changed at random.
  static let samples: [String] = [
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- a comment -->
    <resources xmlns:tools="http://schemas.android.com/tools" xmlns:xliff="urn:x" tools:locale='en'>
      <string name="a" b='c'>Text &amp; <b>more</b> &#65;&#x42; <xliff:g id="n">%1$s</xliff:g></string>
      <string name="b"/><?target data?><plurals name="n"><item quantity="one">x</item ></plurals>
      <string name="c"><![CDATA[<a href="x">]] y</a>]]> z ]] &lt; é ü 漢字 😀</string>
    </resources>
    """,
    """
    <?xml version='1.1' standalone="yes" ?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>a</key><string>b</string><true/></dict></plist>
    """,
    """
    <a:r xmlns:a="u" xmlns="v" xml:lang="en"><a:b a:c="1" c="2" xmlns:a='w'></a:b>\
    <c xmlns=""><d.e-f_1 x = "y"\n></d.e-f_1\t></c></a:r>
    """,
    "<!DOCTYPE r SYSTEM 'x'><r a='&lt;&#10;\t'>]]&gt;<é à=''/></r><!-- end --><?p?>\n",
    "<?xml version=\"1.0\" encoding=\"ISO-8859-1\" standalone='no'?><r>text</r>",
    "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\r\n<r>text\r\n</r>\r\n",
  ]

  /// Pieces that meet the rules of XML.
  static let pieces: [String] = [
    "<", ">", "&", "\"", "'", "/", "=", ":", "]]>", "--", "-->", "<!--", "<![CDATA[", "<?", "?>",
    "<?xml version=\"1.0\"?>", "&#0;", "&#xD800;", "&#x10FFFF;", "&#x110000;", "&lt;", "&nbsp;",
    "&a",
    "&#;", "xmlns:a=\"u\"", "xmlns:xml='http://www.w3.org/XML/1998/namespace'", "xmlns=\"\"",
    "xmlns:b=\"\"", "xmlns:xmlns='x'", "<x:y/>", "</string>", "<string>", "<b>", "</b>", "<br/>",
    "\u{1}",
    "\u{FFFE}", "\u{FFFF}", "\u{85}", "\u{7F}", "é", "\u{300}", "\u{2019}", "\u{FEFF}", "\t", "\r",
    "\n", " ",
    "<!DOCTYPE a>", "<!doctype a>", "<!DOCTYPE a:b PUBLIC \"p\" 's'>", "standalone='no'",
    "version='1.0'",
    "encoding='utf-16'", "a:b", "::", "1", "-", ".", "_", "\u{10FFFF}", "xml:", "xmlns:", "a='b'",
    " a='b' a=\"c\"",
  ]

  @Test func samplesAreJudgedAlike() {
    for sample in Self.samples { expectAgreement(Array(sample.utf8)) }
    #expect(Self.samples.allSatisfy { Self.ours(Array($0.utf8)).codes.isEmpty })
  }

  @Test func mutationsAreJudgedAlike() {
    var mutations = SeededMutations(seed: 1, pieces: Self.pieces)
    var accepted = 0
    for round in 0..<30_000 {
      let sample = Array(Self.samples[round % Self.samples.count].utf8)
      if expectAgreement(mutations.mutate(sample)) { accepted += 1 }
    }
    // A series that breaks every document would prove nothing.
    #expect(accepted > 2_000)
  }

  @Test func utf16MutationsAreJudgedAlike() {
    var mutations = SeededMutations(seed: 2, pieces: Self.pieces)
    for round in 0..<2_000 {
      let sample = Self.samples[round % Self.samples.count]
        .replacing("utf-8", with: "utf-16").replacing("ISO-8859-1", with: "UTF-16")
        .replacing("US-ASCII", with: "utf-16")
      let text = String(decoding: mutations.mutate(Array(sample.utf8)), as: UTF8.self)
      let bigEndian = round % 2 == 0
      var bytes: [UInt8] = round % 3 == 0 ? [] : bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
      for unit in text.utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes += bigEndian ? [high, low] : [low, high]
      }
      expectAgreement(bytes)
    }
  }

  @Test(.overShared) func corpusIsJudgedAlike() throws {
    guard let files = AndroidCorpus.files() else { return }
    for file in files { expectAgreement([UInt8](try Data(contentsOf: file))) }
  }

  /// Compares the readers on a document; whether expat accepts it.
  @discardableResult
  private func expectAgreement(_ bytes: [UInt8]) -> Bool {
    let (ours, theirs) = (Self.ours(bytes), Self.expats(bytes))
    if theirs.codes.isEmpty != ours.codes.isEmpty {
      if !Self.isPolicy(ours, theirs, bytes) {
        Issue.record("\(ours.codes) against expat \(theirs.codes): \(Self.shown(bytes))")
      }
    } else if theirs.codes.isEmpty, theirs.starts != ours.starts {
      Issue.record("\(ours.starts) against expat \(theirs.starts): \(Self.shown(bytes))")
    }
    return theirs.codes.isEmpty
  }

  /// Whether the readers differ where they are meant to.
  ///
  /// We refuse versions past 1.1, internal subsets, entities that only an unread subset can
  /// declare, and declared encodings that a byte-order mark contradicts; expat knows no
  /// windows-1252.
  private static func isPolicy(_ ours: Verdict, _ theirs: Verdict, _ bytes: [UInt8]) -> Bool {
    // Without the zero bytes, UTF-16 reads like ASCII.
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    if !ours.codes.isEmpty {
      var allowed: Set = [
        "unsupported-xml-version", "dtd-not-supported", "external-entity-refused", "html-page",
      ]
      if text.contains("SYSTEM") || text.contains("PUBLIC") { allowed.insert("undefined-entity") }
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { allowed.insert("encoding-mismatch") }
      return ours.codes.isSubset(of: allowed)
    }
    return text.lowercased().contains("windows-1252")
  }

  private static func ours(_ bytes: [UInt8]) -> Verdict {
    let input = XMLInput(path: "sample.xml", bytes: bytes)
    var verdict = Verdict(codes: Set(input.problems.map(\.code.rawValue)))
    if input.foreign == .webPage { verdict.codes.insert("html-page") }
    guard input.isReadable else { return verdict }
    let text = input.source.text
    var reader = XMLReader(text.span, from: input.source.start)
    while true {
      let event = reader.next()
      if event == .end { break }
      if event == .startElement {
        verdict.starts.append(input.source.storedOffset(of: reader.range.lowerBound))
      }
    }
    verdict.codes.formUnion(reader.problems.map(\.code.rawValue))
    return verdict
  }

  private static func expats(_ bytes: [UInt8]) -> Verdict {
    var offsets = [Int64](repeating: 0, count: bytes.count + 1)
    var found = 0
    let error = unsafe cexpat_read(bytes, bytes.count, &offsets, offsets.count, &found)
    return Verdict(
      codes: error == 0 ? [] : ["\(error)"], starts: offsets.prefix(found).map { Int($0) })
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(1_500), as: UTF8.self).debugDescription
  }
}
