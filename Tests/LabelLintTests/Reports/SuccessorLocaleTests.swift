import Testing

@testable import LabelLint

/// The new locale that has the texts of one that is gone.
@Suite("Successors of locales")
struct SuccessorLocaleTests {
  /// A set with four keys, of which locales lack some.
  private func set(_ lacking: [String: [Int]], keys: [String] = ["a", "b", "c", "d"]) -> SetSummary
  {
    var set = SetSummary(app: "", set: "res", format: .android, sourceLocale: "en")
    set.texts = TextInventory(
      tables: [TextInventory.Table(name: "string", keys: keys)],
      lacking: lacking.merging(["en": []]) { old, _ in old })
    return set
  }

  /// What a successor of Portuguese is, in words.
  private func successor(_ earlier: SetSummary, _ now: SetSummary) -> String? {
    SuccessorLocale(of: "pt", earlier, now).map { found in
      "\(found.locale): \(found.lacking.joined(separator: " "))"
    }
  }

  @Test("texts are compared by their keys, wherever these stand")
  func keys() {
    let earlier = set(["pt": [3], "de": []])
    #expect(successor(earlier, set(["pt-BR": [3], "de": []])) == "pt-BR: ")
    #expect(successor(earlier, set(["pt-BR": [1], "de": []])) == "pt-BR: b")
    #expect(
      successor(earlier, set(["pt-BR": [0, 1]], keys: ["b", "new", "a", "c", "d"]))
        == "pt-BR: b")
  }

  @Test("what the source has no more is not lacking")
  func removed() {
    let earlier = set(["pt": []])
    #expect(successor(earlier, set(["pt-BR": []], keys: ["a", "b", "c"])) == "pt-BR: ")
    #expect(successor(earlier, set(["pt-BR": [1], "en": [1]])) == "pt-BR: ")
  }

  @Test("another language, a locale that was there, one of two and one with few texts are none")
  func others() {
    let earlier = set(["pt": [], "pt-PT": []])
    let sets: [[String: [Int]]] = [
      ["de": []], ["pt-PT": []], ["pt-BR": [], "pt-AO": []], ["pt-BR": [0, 1, 2]],
    ]
    for now in sets {
      #expect(successor(earlier, set(now)) == nil, "\(now)")
    }
    var unknown = set(["pt-BR": []])
    unknown.texts = nil
    #expect(successor(earlier, unknown) == nil)
    #expect(successor(unknown, earlier) == nil)
  }
}
