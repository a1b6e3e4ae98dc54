import Seeded
import Testing

@testable import LabelLint

/// What is kept of texts tells what a look at the texts themselves would.
@Suite("Survey of texts")
struct TextSurveyTests {
  @Test("a plain text is the only one of its row and locale")
  func plainTexts() {
    let source = """
      <resources><string name="a">Save</string><string name="b">@string/a</string>
      <string name="c"></string><string name="d">%1$s of %2$s</string>
      <plurals name="e"><item quantity="one">%d file</item><item quantity="other">%d files</item>
      </plurals><string name="f">Twice</string><string name="f">Again</string></resources>
      """
    let german = """
      <resources><string name="a">Sichern</string><string name="b"> x</string>
      <string name="d">\\n</string></resources>
      """
    let checked = CheckedFiles([
      "res/values/strings.xml": source, "res/values-de/strings.xml": german,
    ])
    for catalog in checked.catalogs {
      let survey = TextSurvey(catalog)
      for row in catalog.rows.indices {
        for locale in catalog.locales.indices {
          let text = survey.text(row: row, locale: locale)
          #expect(text.isNone == !catalog.hasEntry(row: row, locale: locale))
          guard text.isPlain, let entry = catalog.entry(row: row, locale: locale) else { continue }
          let file = catalog.files[Int(text.file)]
          #expect(text.file == entry.file)
          #expect(
            file.messageRange(ofEntry: Int(entry.entry))
              == Int(text.message)..<Int(text.message) + 1)
          #expect(text.isFinished == !catalog.isBlank(entry))
          let features = survey.features(ofMessage: Int(text.message), inFile: Int(text.file))
          #expect(text.features == features)
        }
      }
      let plain = catalog.rows.indices.map { row in
        catalog.locales.indices.map { survey.text(row: row, locale: $0).isPlain }
      }
      #expect(plain.map { $0[0] } == [true, false, false, true, false, false])
    }
  }

  @Test("a set of likenesses holds what was put in")
  func likenesses() {
    var random = SeededGenerator(seed: 8)
    var (set, known) = (TextHashSet(), Set<UInt64>())
    for round in 0..<5000 {
      let hash =
        round % 7 == 0 ? UInt64(round % 70) : UInt64.random(in: 0...UInt64.max, using: &random)
      #expect(set.contains(hash) == known.contains(hash))
      if round % 3 > 0 {
        set.insert(hash)
        known.insert(hash)
      }
    }
    for hash in known { #expect(set.contains(hash)) }
  }

  @Test("the segments of all keys are those of each")
  func segments() {
    let names = ["add_item", "addedItem", "größeTitle", "readMessages_x", "HIDDEN", "a.b-c"]
    let strings = names.map { "<string name=\"\($0)\">x</string>" }.joined()
    let checked = CheckedFiles([
      "res/values/strings.xml": "<resources>\(strings)</resources>"
    ])
    for catalog in checked.catalogs {
      let keys = SourceKeySegments(catalog)
      for row in catalog.rows.indices {
        let key = Array(catalog.key(row: row).utf8)
        let own = keys.segments[keys.range(ofRow: row)]
        #expect(own.map(\.hash) == KeyShape(key.span).segments)
        for segment in own {
          let stem = VerbForms.stem(in: key.span, segment.range)
          #expect(segment.stem == KeyShape.hash(key.span, stem))
          if VerbForms.isChanged(key.span, segment.range) { #expect(segment.mayBeChanged) }
        }
      }
    }
  }
}
