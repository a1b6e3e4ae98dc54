import Seeded
import Testing

@testable import LabelLint

/// Words in capitals are counted alike one at a time and all at once.
@Suite("Use of capitals")
struct CapitalUsageTests {
  private static let words = [
    "NATO", "nato", "Nato", "ABCD", "ABCDE", "xABCD", "ABCDx", "ÉTÉS", "été", "ЖЗИК", "play",
    "3ABCD", "ABCD-NATO", "ΑΒΓΔ", "on", "WIFI.", "(WIFI)", "WIFI's",
  ]
  private static let asked = ["NATO", "ABCD", "ABCDE", "ÉTÉS", "ЖЗИК", "ΑΒΓΔ", "WIFI", "NONE"]

  private static func catalog(_ texts: [String]) -> [Catalog] {
    let lines = texts.enumerated().map { "<string name=\"k\($0)\">\"\($1)\"</string>" }
    return CheckedFiles([
      "res/values/strings.xml": "<resources>\(lines.joined(separator: "\n"))</resources>"
    ]).catalogs
  }

  @Test("the answer is that of the first question, whenever it is asked")
  func agree() {
    var random = SeededGenerator(seed: 41)
    var acronyms = 0
    for _ in 0..<60 {
      let texts = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
          Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
        }.joined(separator: " ")
      }
      for catalog in Self.catalog(texts) {
        let fresh = CapitalUsage(catalog, column: 0)
        var busy = fresh
        let other = Array("QQQQ".utf8)
        for _ in 0...CapitalUsage.fewSearches { _ = busy.isAcronym(other.span) }
        for number in 0...CapitalUsage.fewSearches {
          _ = busy.isOrdinaryWord(Array("QQ\(number)".utf8).span)
        }
        for word in Self.asked {
          var first = fresh
          let bytes = Array(word.utf8)
          let answer = first.isAcronym(bytes.span)
          let later = busy.isAcronym(bytes.span)
          #expect(later == answer, "\(word) in \(texts)")
          let (isOrdinary, isStillOrdinary) = (
            first.isOrdinaryWord(bytes.span), busy.isOrdinaryWord(bytes.span)
          )
          #expect(isStillOrdinary == isOrdinary, "\(word) in \(texts)")
          if answer { acronyms += 1 }
        }
      }
    }
    #expect(acronyms > 20)
  }
}
