import LabelLint
import Testing

/// Words, grapheme clusters and sentences.
@Suite struct BreakingTests {
  /// The words of a text.
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String?
    let text: String
    let words: [String]
    var testDescription: String { "\(text) in \(locale ?? "no locale")" }
  }

  static let cases = [
    Case(locale: "en", text: "Don't stop, now!", words: ["Don't", "stop", "now"]),
    // Finnish and Swedish have rules of their own: a colon joins endings.
    Case(locale: "fi", text: "EU:n", words: ["EU:n"]),
    Case(locale: "en", text: "EU:n", words: ["EU", "n"]),
    Case(locale: "en", text: "1,234.5 km", words: ["1,234.5", "km"]),
    Case(locale: "en", text: "e-mail a.b _x_", words: ["e", "mail", "a.b", "_x_"]),
    Case(locale: "fr", text: "l’été à 10 h", words: ["l’été", "à", "10", "h"]),
    Case(locale: "th", text: "เปิดแผนที่", words: ["เปิด", "แผนที่"]),
    Case(locale: "ja", text: "写真を保存", words: ["写真", "を", "保存"]),
    Case(locale: "zh-Hans", text: "打开地图", words: ["打开", "地图"]),
    Case(locale: "ko", text: "지도 열기", words: ["지도", "열기"]),
    Case(locale: "hi", text: "नक्शा खोलें", words: ["नक्शा", "खोलें"]),
    Case(locale: nil, text: "…!? —", words: []),
    Case(locale: nil, text: "", words: []),
  ]

  @Test(arguments: cases) func words(_ test: Case) throws {
    var breaking = WordBreaking(test.locale.flatMap { LocaleTag($0) })
    let bytes = Array(test.text.utf8)
    let segments = breaking.segments(of: bytes.span)
    let words = segments.filter(\.kind.isWord).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(words == test.words)
    #expect(segments.flatMap(\.range) == Array(bytes.indices))
  }

  @Test func closedIteratorsServeTheNext() {
    // A dozen and more of one locale at a time, which are more than are kept, opened and closed again and
    // again between those of others.
    let (cases, open) = (Self.cases.prefix(8), 32)
    for round in 0..<3 {
      var words: [[String]] = []
      func walk(_ number: Int) {
        guard number < open else { return }
        let test = cases[(number + round) % cases.count]
        var breaking = WordBreaking(test.locale.flatMap { LocaleTag($0) })
        // A private-use scalar sends every text through ICU.
        let bytes = Array((test.text + " \u{E000}").utf8)
        let first = breaking.segments(of: bytes.span)
        walk(number + 1)
        #expect(breaking.segments(of: bytes.span).map(\.range) == first.map(\.range))
        words.append(
          first.filter(\.kind.isWord).map { String(decoding: bytes[$0.range], as: UTF8.self) })
      }
      walk(0)
      #expect(words.reversed() == (0..<open).map { cases[($0 + round) % cases.count].words })
    }
  }

  @Test func kindsOfWords() throws {
    var breaking = WordBreaking(LocaleTag("ja"))
    let bytes = Array("a 1 ア 犬!".utf8)
    #expect(
      breaking.segments(of: bytes.span).map(\.kind)
        == [.letters, .none, .number, .none, .ideographs, .none, .ideographs, .none])
  }

  @Test(arguments: [nil, "fi", "ja", "th", "el", "sv", "he"]) func plainWordsAgreeWithICU(
    _ locale: String?
  ) throws {
    var breaking = WordBreaking(locale.flatMap { LocaleTag($0) })
    var generator = SplitMix(state: 7)
    for _ in 0..<3_000 {
      let text = Self.randomText(&generator)
      // A private-use scalar joins nothing and sends the text through ICU.
      let slow = breaking.segments(of: (text + Array("\u{E000}".utf8)).span).dropLast()
      let fast = breaking.segments(of: text.span)
      guard fast != Array(slow) else { continue }
      let shown = String(decoding: text, as: UTF8.self).debugDescription
      let show = { (segment: WordSegment) in "\(segment.range) \(segment.kind)" }
      Issue.record("\(shown): \(fast.map(show)), ICU \(slow.map(show))")
      return
    }
  }

  @Test func plainGraphemesAgreeWithICU() throws {
    var graphemes = Graphemes()
    var generator = SplitMix(state: 9)
    for _ in 0..<5_000 {
      let text = Self.randomText(&generator)
      #expect(
        graphemes.count(text.span) == graphemes.boundaries(of: text.span).count,
        "\(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }

  @Test func everyScalarBreaksAsInICU() throws {
    var graphemes = Graphemes()
    var words = WordBreaking()
    // The ranges that the fast paths name, and what is beside them.
    let ranges: [ClosedRange<UInt32>] = [
      0...0x3110, 0x33FE...0x3402, 0x4DBE...0x4E02, 0x9FFE...0xA001, 0xABFE...0xAC20,
      0xD7A0...0xD7B0, 0xFEFF...0xFFA2, 0x1F1E4...0x1F200,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for frame in [["", ""], ["a", "b"], ["1", "2"], ["_", "a"], ["e", ""], ["한", "가"]] {
        let text = Array((frame[0] + String(Character(scalar)) + frame[1]).utf8)
        let count = graphemes.boundaries(of: text.span).count
        #expect(graphemes.count(text.span) == count, "U+\(String(value, radix: 16))")
        let slow = words.segments(of: (text + Array("\u{E000}".utf8)).span).dropLast()
        #expect(words.segments(of: text.span) == Array(slow), "U+\(String(value, radix: 16))")
      }
    }
  }

  /// Up to twelve characters that meet many rules.
  private static func randomText(_ generator: inout SplitMix) -> [UInt8] {
    let scalars = Array(
      "aZ09_ '.,;-\r\n\t\u{B}\"!/\0\u{7F}%éßĐẠжЯΩάعک٣۴،·’‘“…€«ªა՝ֆ\u{A0}\u{85}नकि्ां०।ক্ষாக".unicodeScalars
    )
    let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      scalars[Int.random(in: 0..<scalars.count, using: &generator)]
    }
    return text.flatMap { Array(String(Character($0)).utf8) }
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("a\r\nb", 3), ("\r\r\n\n", 3), ("e\u{301}", 1), ("👩‍👩‍👧🇩🇪🇫🇷", 3),
    ("नमस्ते", 3), ("한국", 2), ("\u{1112}\u{1161}\u{11AB}", 1),
  ]) func graphemes(_ text: String, _ count: Int) throws {
    var graphemes = Graphemes()
    let bytes = Array(text.utf8)
    #expect(graphemes.count(bytes.span) == count)
    let ends = graphemes.boundaries(of: bytes.span)
    #expect(ends.count == count)
    #expect(ends.last ?? 0 == bytes.count)
  }

  @Test func graphemeBoundariesAreByteOffsets() throws {
    var graphemes = Graphemes()
    #expect(graphemes.boundaries(of: Array("aé\r\n漢".utf8).span) == [1, 3, 5, 8])
    #expect(graphemes.boundaries(of: Array("a\r\nb".utf8).span) == [1, 3, 4])
    #expect(graphemes.boundaries(of: Array("abc".utf8).span) == [1, 2, 3])
  }

  @Test(arguments: [
    ("en", "Saved. Open it?", ["Saved. ", "Open it?"]),
    ("ja", "保存しました。開きますか？", ["保存しました。", "開きますか？"]),
    ("el", "Τι είναι; Τίποτα.", ["Τι είναι; ", "Τίποτα."]),
    ("hi", "सहेजा गया। खोलें?", ["सहेजा गया। ", "खोलें?"]),
    ("en", "", []),
  ]) func sentences(_ locale: String, _ text: String, _ expected: [String]) throws {
    var breaking = SentenceBreaking(LocaleTag(locale))
    let bytes = Array(text.utf8)
    let sentences = breaking.sentences(of: bytes.span).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
    #expect(sentences == expected)
  }

  @Test func oneBreakerServesManyTexts() throws {
    var breaking = WordBreaking(LocaleTag("de"))
    for text in ["Größe", "", "ändern", String(repeating: "ü ", count: 300)] {
      let bytes = Array(text.utf8)
      #expect(breaking.segments(of: bytes.span).last?.range.upperBound ?? 0 == bytes.count)
    }
  }
}

/// A small generator with a state, so that a failing text comes again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
