import LabelLint
import Testing

/// Symbols of units that languages share, and that no locale of Latin letters lacks.
@Suite("Units that need no translation")
struct SharedUnitTests {
  /// What `missing-translation` says of a text that two locales lack, with one that they have.
  private func found(_ text: String) -> [String] {
    func file(_ title: String, _ songs: String, _ unit: String = "") -> String {
      "\"title\" = \"\(title)\";\n\"songs\" = \"\(songs)\";\n\(unit)"
    }
    return CheckedFiles([
      "App/en.lproj/Localizable.strings": file("Title", "Songs", "\"unit.text\" = \"\(text)\";\n"),
      "App/de.lproj/Localizable.strings": file("Titel", "Lieder"),
      "App/ru.lproj/Localizable.strings": file("Название", "Песни"),
    ]).findings(of: "missing-translation").map { String($0.prefix { $0 != ":" }) }
  }

  @Test(
    "a unit, and a value before it",
    arguments: ["px", "190 px", "%d px", "%d dpi", "kn", "%.1f mi/h", "%.1f km/h", "25 km"])
  func shared(text: String) {
    #expect(found(text) == ["warning ru unit.text"])
  }

  @Test("a word, and a value before it", arguments: ["pixels", "190 pixels", "knots", "to px"])
  func words(text: String) {
    #expect(found(text) == ["warning de unit.text", "warning ru unit.text"])
  }
}
