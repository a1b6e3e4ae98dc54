import Testing

@testable import LabelLint

/// What a screen reader says behind a label.
@Suite struct SpokenFormTests {
  @Test(
    "a role is said in the language of the label, and any picture as an image",
    arguments: [
      ("en", "Rewind button", Role.button, "Rewind button, button"),
      ("en", "Share icon", .icon, "Share icon, image"),
      ("en", "Cover", .thumbnail, "Cover, image"),
      ("en", "Find", .searchField, "Find, search box"),
      ("ja", "再生ボタン", .button, "再生ボタン、ボタン"),
      ("en", "A drawing of papers.", .image, "A drawing of papers, image"),
      ("en", "Loading...", .image, "Loading..., image"), ("en", ":", .image, ":, image"),
    ])
  func spoken(_ language: String, _ label: String, _ role: Role, _ heard: String) throws {
    let tag = try #require(LocaleTag(language))
    var library = LexiconLibrary()
    let found = library.lexicon(for: tag)
    let lexicon = try #require(found)
    #expect(SpokenForm.of(label, as: role, in: lexicon) == heard)
  }
}
