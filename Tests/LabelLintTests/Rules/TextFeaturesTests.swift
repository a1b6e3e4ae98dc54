import Testing

@testable import LabelLint

/// What a text shows is known by its bytes, and decides which rules read its letters.
@Suite("What texts show")
struct TextFeaturesTests {
  /// The features that rules ask for before they look for a sign.
  private static let asked: [(name: String, feature: TextFeatures)] = [
    ("bars", .bars), ("percent signs", .percentSigns), ("beyond ASCII", .beyondASCII),
    ("apostrophes", .apostrophes), ("joined stops", .joinedStops),
  ]

  @Test(
    "signs, letters beyond ASCII, and full stops within words",
    arguments: [
      ("Save the file.", []), ("", []), ("a | b", ["bars"]), ("50 %", ["percent signs"]),
      ("{0} of $1", []), ("Größe", ["beyond ASCII"]), ("don't", ["apostrophes"]),
      ("don’t", ["beyond ASCII"]), ("app.org/help", ["joined stops"]),
      ("Wait... Done", ["joined stops"]),
      ("One. Two.", []), ("One.\nTwo", []),
    ] as [(String, [String])])
  func shown(_ text: String, _ expected: [String]) {
    let features = TextFeatures(of: text.utf8.span)
    #expect(Self.asked.filter { features.contains($0.feature) }.map(\.name) == expected)
  }

  @Test(
    "a text shows all that the words in it show",
    arguments: [
      ("[todo]", "See [todo] below"), ("{{todo", "a {{todo b}}"), ("|||", "|||UNTRANSLATED|||"),
      ("1%", "at %1$s, 1% more"),
    ])
  func around(_ words: String, _ text: String) {
    #expect(TextFeatures(of: text.utf8.span).isSuperset(of: .around(words)))
    #expect(!TextFeatures(of: "Save the file".utf8.span).isSuperset(of: .around(words)))
  }
}
