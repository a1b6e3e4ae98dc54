import Foundation
import Testing

/// Texts that are translated in several ways, across modules and platforms.
@Suite("Twins")
struct TwinsTests {
  /// An Android and an Apple app with one source text in several places.
  private static func apps() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let english = ["cancel_button": "Cancel", "stop_button": "Stop", "new_button": "New"]
    let german = ["cancel_button": "Abbrechen", "stop_button": "Halt", "new_button": "Neu"]
    let french = ["cancel_button": "Annuler", "stop_button": "Stop", "new_button": "Nouveau"]
    for (qualifier, texts) in ["": english, "-de": german, "-fr": french] {
      let lines = texts.sorted { $0.key < $1.key }.map {
        "    <string name=\"\($0.key)\">\($0.value)</string>\n"
      }
      // Texts with several forms are not compared.
      let form = qualifier.isEmpty ? "New" : "Another"
      let plural =
        "<plurals name=\"n\"><item quantity=\"one\">\(form)</item><item quantity=\"other\">%d</item></plurals>\n"
      try folder.write(
        "<resources>\n\(lines.joined())\(plural)</resources>\n",
        to: "android/src/main/res/values\(qualifier)/strings.xml")
    }
    let apple = [
      "en": ["Cancel", "cancel", "New"], "de": ["Verwerfen", "abbrechen", "Neue"],
      "fr": ["Annuler", "Annuler", "Neuf"],
    ]
    for (language, texts) in apple {
      let lines = zip(["cancel.button", "leave.button", "new.button"], texts).map {
        "\"\($0)\" = \"\($1)\";\n"
      }
      try folder.write(lines.joined(), to: "ios/App/\(language).lproj/Localizable.strings")
    }
    return folder
  }

  private static let table = """
    de  Cancel
        2  Abbrechen  (cancel_button, android/src/main/res, ios/App/Localizable)
        1  Verwerfen  (cancel.button, ios/App/Localizable)
    fr  New
        1  Neuf  (new.button, ios/App/Localizable)
        1  Nouveau  (new_button, android/src/main/res)

    """

  @Test("two platforms are one table")
  func table() throws {
    let outcome = try Self.apps().run("twins", "android", "ios")
    #expect(outcome.output == Self.table)
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test("a text with one translation is left out, and placeholders of platforms are alike")
  func oneTranslation() throws {
    let folder = try TemporaryFolder()
    let android = ["": ("No", "Popular in %s"), "-bg": ("Н", "Популярни в %s")]
    for (qualifier, texts) in android {
      try folder.write(
        "<resources><string name=\"hour\">\(texts.0)</string><string name=\"top\">\(texts.1)</string></resources>\n",
        to: "android/src/main/res/values\(qualifier)/strings.xml")
    }
    for (language, texts) in [
      "en": ("No", "Popular in %1$@"), "bg": ("Н", "Известни в %1$@"),
    ] {
      try folder.write(
        "\"hour\" = \"\(texts.0)\";\n\"top\" = \"\(texts.1)\";\n",
        to: "ios/App/\(language).lproj/Localizable.strings")
    }
    let outcome = try folder.run("twins", "android", "ios")
    #expect(
      outcome.output == """
        bg  Popular in %s
            1  Известни в %1$@  (top, ios/App/Localizable)
            1  Популярни в %s  (top, android/src/main/res)

        """)
  }

  @Test("a line for each translation in CSV")
  func csv() throws {
    let outcome = try Self.apps().run("twins", "--format", "csv", "ios")
    #expect(
      outcome.output
        == "locale,source,translation,count,key,sets\r\n"
        + "de,Cancel,abbrechen,1,leave.button,ios/App/Localizable\r\n"
        + "de,Cancel,Verwerfen,1,cancel.button,ios/App/Localizable\r\n")
  }

  @Test("a fleet file names the apps that are twins")
  func fleet() throws {
    let folder = try Self.apps()
    try folder.write(
      "version: 1\napps:\n  - {app: shop-android, root: android, twins: [shop-ios]}\n"
        + "  - {app: shop-ios, root: ios, twins: [shop-android]}\n  - {app: other, root: ios}\n",
      to: "fleet.yml")
    let outcome = try folder.run("twins", "--fleet", "fleet.yml")
    let table = Self.table.replacing("android/src", with: "src").replacing("ios/App", with: "App")
    #expect(outcome.output == "shop-android, shop-ios\n" + table)
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test(
    "a fleet file without twins, with unknown ones, and paths beside it end with a reason",
    arguments: [
      ("", "fleet.yml: no app names its twins: add twins: [NAME] to an app"),
      (
        ", twins: [shop]",
        "fleet.yml:3:5: 'twins' of 'a' names 'shop', but the fleet has no other app of that name"
      ),
      (
        ", twins: [a]",
        "fleet.yml:3:5: 'twins' of 'a' names 'a', but the fleet has no other app of that name"
      ),
      (", twins: b", "fleet.yml:3:36: 'twins' takes a list"),
    ])
  func refused(twins: String, message: String) throws {
    let folder = try Self.apps()
    try folder.write("version: 1\napps:\n  - {app: a, root: android\(twins)}\n", to: "fleet.yml")
    let outcome = try folder.run("twins", "--fleet", "fleet.yml")
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(try folder.run("twins", "--fleet", "fleet.yml", "ios").status == 2)
  }

  @Test("catalogs without translations have no twins")
  func none() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    #expect(
      try folder.run("twins").output == "every short text has one translation in each locale\n")
  }
}
