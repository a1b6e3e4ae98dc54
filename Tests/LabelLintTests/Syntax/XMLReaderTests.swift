import LabelLint
import Testing

/// The pieces that the XML reader finds, what it refuses, and where it goes on.
@Suite struct XMLReaderTests {
  /// Pieces and problems of a document, written short.
  private func read(_ text: String) -> (pieces: [String], problems: [String]) {
    let bytes = Array(text.utf8)
    var reader = XMLReader(bytes.span)
    var pieces: [String] = []
    func shown(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while true {
      let event = reader.next()
      switch event {
      case .end: return (pieces, reader.problems.map { "\($0.code.rawValue) \($0.span.start)" })
      case .startElement:
        let attributes = reader.attributes.map {
          " \(shown($0.name.range))=\(String(decoding: reader.value(of: $0), as: UTF8.self))"
        }
        pieces.append("<\(shown(reader.name))\(attributes.joined())>")
      case .endElement: pieces.append("</\(shown(reader.name))>")
      case .text: pieces.append(shown(reader.content))
      case .characterData: pieces.append("[\(shown(reader.content))]")
      case .comment: pieces.append("{\(shown(reader.content))}")
      case .processingInstruction:
        pieces.append("?\(shown(reader.name))|\(shown(reader.content))?")
      case .documentType: pieces.append("!\(shown(reader.name))")
      }
      #expect(reader.range.upperBound <= bytes.count)
    }
  }

  @Test func piecesOfAGoodDocument() {
    let (pieces, problems) = read(
      """
      <?xml version="1.0"?><!--c--><!DOCTYPE a SYSTEM "x"><a  b = '1&amp;2' c="x\ty"><d/>t&lt;u\
      <![CDATA[<&]]><?p  q?></a><!--e-->
      """)
    #expect(
      pieces == [
        "{c}", "!a", "<a b=1&2 c=x y>", "<d>", "</d>", "t&lt;u", "[<&]", "?p|q?", "</a>", "{e}",
      ])
    #expect(problems.isEmpty)
  }

  @Test func namespaces() {
    let text = Array("<a xmlns='u' xmlns:p='v'><p:b p:c='' d=''/><e xmlns=''/></a>".utf8)
    var reader = XMLReader(text.span)
    var found: [String] = []
    while case let event = reader.next(), event != .end {
      guard event == .startElement else { continue }
      let numbers = [reader.namespace] + reader.attributes.map(\.namespace)
      for number in numbers {
        let isFirst = reader.isNamespace(number, "u")
        let isSecond = reader.isNamespace(number, "v")
        found.append(isFirst ? "u" : isSecond ? "v" : "\(number)")
      }
    }
    // 2 is the namespace of declarations.
    #expect(found == ["u", "2", "2", "v", "v", "0", "0", "2"])
  }

  /// Faulty documents: what is reported where, and what is read all the same.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let problems: [String]
    let pieces: [String]
    var testDescription: String { name }
  }

  static let faults: [Fault] = [
    Fault(
      name: "bare ampersand", text: "<a>x & y</a>", problems: ["not-well-formed 5"],
      pieces: ["<a>", "x & y", "</a>"]),
    Fault(
      name: "unknown entity", text: "<a>x&nbsp;y</a>", problems: ["undefined-entity 4"],
      pieces: ["<a>", "x&nbsp;y", "</a>"]),
    Fault(
      name: "bracket in text", text: "<a>x < y</a>", problems: ["not-well-formed 5"],
      pieces: ["<a>", "x ", "<", " y", "</a>"]),
    Fault(
      name: "stray end tag", text: "<a>x</b></a>", problems: ["not-well-formed 4"],
      pieces: ["<a>", "x", "</a>"]),
    Fault(
      name: "misspelt end tag", text: "<r><a>x</aa><b/></r>", problems: ["not-well-formed 7"],
      pieces: ["<r>", "<a>", "x", "</a>", "<b>", "</b>", "</r>"]),
    Fault(
      name: "missing end tag", text: "<r><a><b>x</a><c/></r>", problems: ["not-well-formed 10"],
      pieces: ["<r>", "<a>", "<b>", "x", "</b>", "</a>", "<c>", "</c>", "</r>"]),
    Fault(
      name: "value without closing quote", text: "<r><a b=\"c>x</a>\n<d e=\"f\"/></r>",
      problems: ["not-well-formed 8"],
      pieces: ["<r>", "<a>", "x", "</a>", "\n", "<d e=f>", "</d>", "</r>"]),
    Fault(
      name: "bracket in a value", text: "<r><a b=\"c<d\">x</a></r>",
      problems: ["not-well-formed 10"],
      pieces: ["<r>", "<a b=c<d>", "x", "</a>", "</r>"]),
    Fault(
      name: "value without quotes", text: "<r><a b=c>x</a></r>", problems: ["not-well-formed 8"],
      pieces: ["<r>", "<a>", "x", "</a>", "</r>"]),
    Fault(
      name: "attribute twice", text: "<a b='1' c='' b='2'/>", problems: ["duplicate-attribute 14"],
      pieces: ["<a b=1 c= b=2>", "</a>"]),
    Fault(
      name: "unbound prefix", text: "<a><x:b y:c=''/></a>",
      problems: ["unbound-prefix 4", "unbound-prefix 8"],
      pieces: ["<a>", "<x:b y:c=>", "</x:b>", "</a>"]),
    Fault(
      name: "comment without end", text: "<a><!-- x\n<b/></a>", problems: ["not-well-formed 3"],
      pieces: ["<a>", "{ x}", "\n", "<b>", "</b>", "</a>"]),
    Fault(
      name: "hyphens in a comment", text: "<a><!-- x -- y --></a>",
      problems: ["not-well-formed 10"],
      pieces: ["<a>", "{ x -- y }", "</a>"]),
    Fault(
      name: "CDATA without end", text: "<r><a><![CDATA[x</a><b/></r>",
      problems: ["not-well-formed 6"],
      pieces: ["<r>", "<a>", "[x]", "</a>", "<b>", "</b>", "</r>"]),
    Fault(
      name: "blank before the declaration", text: " <?xml version='1.0'?><a/>",
      problems: ["not-well-formed 1"], pieces: ["?xml|version='1.0'?", "<a>", "</a>"]),
    Fault(
      name: "two roots", text: "<a/>x<b/>", problems: ["not-well-formed 4"],
      pieces: ["<a>", "</a>", "<b>", "</b>"]),
    Fault(
      name: "merge conflict",
      text: "<a>\n<<<<<<< mine\n<b/>\n=======\n<c/>\n>>>>>>> theirs\n<d/></a>",
      problems: ["merge-conflict-markers 4"],
      pieces: ["<a>", "\n", "\n", "<b>", "</b>", "\n", "\n", "<d>", "</d>", "</a>"]),
    Fault(
      name: "entity declared", text: "<!DOCTYPE a [<!ENTITY b \"]>\">]><a>&b;</a>",
      problems: ["dtd-not-supported 13"], pieces: ["!a", "<a>", "&b;", "</a>"]),
    Fault(
      name: "external entity", text: "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///x'>]><a>&b;</a>",
      problems: ["external-entity-refused 13"], pieces: ["!a", "<a>", "&b;", "</a>"]),
    Fault(
      name: "cut off in a value", text: "<a><b c=\"d", problems: ["not-well-formed 8"],
      pieces: ["<a>", "</a>"]),
    Fault(
      name: "cut off in an end tag", text: "<a><b></b", problems: ["not-well-formed 6"],
      pieces: ["<a>", "<b>", "</b>", "</a>"]),
    Fault(
      name: "cut off in text", text: "<a><b>x", problems: ["not-well-formed 4"],
      pieces: ["<a>", "<b>", "x", "</b>", "</a>"]),
    Fault(
      name: "no element", text: "<?xml version='1.0'?>", problems: ["empty-file 0"], pieces: []),
    Fault(
      name: "no XML", text: "{\"a\": \"b\"}", problems: ["not-well-formed 0"], pieces: []),
    Fault(
      name: "newer version", text: "<?xml version='2.0'?><a/>",
      problems: ["unsupported-xml-version 15"], pieces: ["<a>", "</a>"]),
  ]

  @Test(arguments: faults) func faultIsReportedOnceAndReadingGoesOn(_ fault: Fault) {
    let (pieces, problems) = read(fault.text)
    #expect(problems == fault.problems)
    #expect(pieces == fault.pieces)
  }

  @Test func messagesNameBothTags() {
    let bytes = Array("<r><string>x</strng></r>".utf8)
    var reader = XMLReader(bytes.span)
    while reader.next() != .end {}
    #expect(
      reader.problems.map(\.message) == [
        "`</strng>` is where `</string>` was expected"
      ])
  }

  @Test func unclosedElementEndsBeforeItsSibling() {
    let bytes = Array("<r><s>x<s>y</s></r>".utf8)
    var reader = XMLReader(bytes.span)
    var depths: [Int] = []
    while case let event = reader.next(), event != .end {
      if event == .startElement, reader.depth == 3 { reader.closeUnclosed(depth: 2) }
      depths.append(reader.depth)
    }
    #expect(depths == [1, 2, 2, 2, 2, 1, 0])
    #expect(reader.problems.map(\.code) == [.notWellFormed])
  }
}
