import Foundation
import Testing

/// String catalogs with texts by device and with variables, as Xcode 27.0 exports them.
@Suite("Variants of string catalogs in XLIFF")
struct ExchangedVariantsTests {
  /// A key with its source and its translation, as parts of a string catalog, and its units.
  private struct Sample {
    let key: String
    let source: String
    let translation: String
    let units: [(slot: String, source: String, target: String)]
  }

  private static func unit(_ value: String) -> String {
    "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}"
  }

  private static func plural(_ one: String, _ other: String) -> String {
    "\"variations\": {\"plural\": {\"one\": {\(unit(one))}, \"other\": {\(unit(other))}}}"
  }

  private static func variable(_ name: String, _ number: Int, _ forms: String) -> String {
    "\"\(name)\": {\"argNum\": \(number), \"formatSpecifier\": \"lld\", \(forms)}"
  }

  private static let samples = [
    "devices": Sample(
      key: "tip",
      source: "\"variations\": {\"device\": {\"iphone\": {\(unit("Tap the tree"))}, "
        + "\"other\": {\(unit("Choose the tree"))}}}",
      translation: "\"variations\": {\"device\": {\"iphone\": {\(unit("Tippe auf den Baum"))}, "
        + "\"other\": {\(unit("Wähle den Baum"))}}}",
      units: [
        ("device.iphone", "Tap the tree", "Tippe auf den Baum"),
        ("device.other", "Choose the tree", "Wähle den Baum"),
      ]),
    "variables": Sample(
      key: "trees",
      source: unit("There are %#@trees@ in %#@gardens@") + ", \"substitutions\": {"
        + variable("gardens", 2, plural("%arg garden", "%arg gardens")) + ", "
        + variable("trees", 1, plural("%arg tree", "%arg trees")) + "}",
      translation: unit("In %#@gardens@ gibt es %#@trees@") + ", \"substitutions\": {"
        + variable("gardens", 2, plural("%arg Garten", "%arg Gärten")) + ", "
        + variable("trees", 1, plural("%arg Baum", "%arg Bäume")) + "}",
      units: [
        (
          "", "There are %1$#@trees@ in %2$#@gardens@", "In %2$#@gardens@ gibt es %1$#@trees@"
        ),
        ("substitutions.gardens.plural.one", "%2$lld garden", "%2$lld Garten"),
        ("substitutions.gardens.plural.other", "%2$lld gardens", "%2$lld Gärten"),
        ("substitutions.trees.plural.one", "%1$lld tree", "%1$lld Baum"),
        ("substitutions.trees.plural.other", "%1$lld trees", "%1$lld Bäume"),
      ]),
    "variable with a full stop": Sample(
      key: "found",
      source: unit("You found %#@tree.count@ here") + ", \"substitutions\": {"
        + variable("tree.count", 1, plural("%arg tree", "%arg trees")) + "}",
      translation: unit("Du hast hier %#@tree.count@ gefunden") + ", \"substitutions\": {"
        + variable("tree.count", 1, plural("%arg Baum", "%arg Bäume")) + "}",
      units: [
        ("", "You found %1$#@tree.count@ here", "Du hast hier %1$#@tree.count@ gefunden"),
        ("substitutions.@tree.count@.plural.one", "%1$lld tree", "%1$lld Baum"),
        ("substitutions.@tree.count@.plural.other", "%1$lld trees", "%1$lld Bäume"),
      ]),
    "plural of a device": Sample(
      key: "leaves",
      source: "\"variations\": {\"device\": {\"iphone\": "
        + "{\(plural("Tap %lld leaf", "Tap %lld leaves"))}, "
        + "\"other\": {\(unit("Choose %lld leaves"))}}}",
      translation: "\"variations\": {\"device\": {\"iphone\": "
        + "{\(plural("Tippe auf %lld Blatt", "Tippe auf %lld Blätter"))}, "
        + "\"other\": {\(unit("Wähle %lld Blätter"))}}}",
      units: [
        ("device.iphone.plural.one", "Tap %lld leaf", "Tippe auf %lld Blatt"),
        ("device.iphone.plural.other", "Tap %lld leaves", "Tippe auf %lld Blätter"),
        ("device.other", "Choose %lld leaves", "Wähle %lld Blätter"),
      ]),
    "variable in the texts of devices": Sample(
      key: "twigs",
      source: "\"substitutions\": {"
        + variable("twigs", 1, plural("%arg twig", "%arg twigs"))
        + "}, \"variations\": {\"device\": {\"iphone\": {\(unit("Tap %#@twigs@"))}, "
        + "\"other\": {\(unit("Choose %#@twigs@"))}}}",
      translation: "\"substitutions\": {"
        + variable("twigs", 1, plural("%arg Zweig", "%arg Zweige"))
        + "}, \"variations\": {\"device\": {\"iphone\": {\(unit("Tippe auf %#@twigs@"))}, "
        + "\"other\": {\(unit("Wähle %#@twigs@"))}}}",
      units: [
        ("device.iphone", "Tap %1$#@twigs@", "Tippe auf %1$#@twigs@"),
        ("device.other", "Choose %1$#@twigs@", "Wähle %1$#@twigs@"),
        ("substitutions.twigs.plural.one", "%1$lld twig", "%1$lld Zweig"),
        ("substitutions.twigs.plural.other", "%1$lld twigs", "%1$lld Zweige"),
      ]),
    "plural of the translation": Sample(
      key: "nests", source: unit("Nests: %lld"),
      translation: plural("%lld Nest", "%lld Nester"),
      units: [
        ("plural.one", "Nests: %lld", "%lld Nest"),
        ("plural.other", "Nests: %lld", "%lld Nester"),
      ]),
    "devices of the translation": Sample(
      key: "shop", source: unit("Bird food shop"),
      translation: "\"variations\": {\"device\": {\"applewatch\": {\(unit("Futterladen"))}, "
        + "\"other\": {\(unit("Laden für Vogelfutter"))}}}",
      units: [
        ("device.applewatch", "Bird food shop", "Futterladen"),
        ("device.other", "Bird food shop", "Laden für Vogelfutter"),
      ]),
  ]

  /// A string catalog, with the translation or without, as one line for each key.
  private static func catalog(_ sample: Sample, isTranslated: Bool) -> String {
    let german = isTranslated ? "\"de\": {\(sample.translation)}, " : ""
    return "{\"sourceLanguage\": \"en\", \"strings\": {\"\(sample.key)\": {\"localizations\": {"
      + german + "\"en\": {\(sample.source)}}}}, \"version\": \"1.0\"}\n"
  }

  private static func delivery(_ sample: Sample) -> String {
    ExchangedFile.text([
      (
        "Localizable.xcstrings",
        sample.units.map { slot, source, target in
          ExchangedFile.unit(
            slot.isEmpty ? sample.key : "\(sample.key)|==|\(slot)", source, target)
        }.joined()
      )
    ])
  }

  private static func folder(_ catalog: String, _ delivery: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(catalog, to: "app/Localizable.xcstrings")
    try folder.write(delivery, to: "de.xliff")
    return folder
  }

  private static func json(_ text: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  }

  @Test("a language without texts gets all of them", arguments: samples.keys.sorted())
  func new(name: String) throws {
    let sample = try #require(Self.samples[name])
    let folder = try Self.folder(
      Self.catalog(sample, isTranslated: false), Self.delivery(sample))
    let outcome = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--apply", "--strict", "--format", "concise")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.isEmpty, "\(outcome.output)")
    #expect(
      try Self.json(folder.text(of: "app/Localizable.xcstrings"))
        == Self.json(Self.catalog(sample, isTranslated: true)))
    let again = try folder.run("delivery", "de.xliff", "--into", "app", "--apply")
    #expect(again.error.contains("0 new, 0 changed, 1 unchanged"), "\(again.error)")
  }

  @Test(
    "texts that are there are the same, and one that changed is written alone",
    arguments: samples.keys.sorted())
  func changed(name: String) throws {
    let sample = try #require(Self.samples[name])
    let before = Self.catalog(sample, isTranslated: true)
    let folder = try Self.folder(before, Self.delivery(sample))
    let same = try folder.run("delivery", "de.xliff", "--into", "app", "--apply", "--strict")
    #expect(same.error.contains("0 new, 0 changed, 1 unchanged"), "\(same.error)")
    #expect(try folder.text(of: "app/Localizable.xcstrings") == before)
    let (old, new) = ("Bäume", "Laubbäume")
    guard before.contains(old) else { return }
    try folder.write(Self.delivery(sample).replacing(old, with: new), to: "de.xliff")
    let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--apply", "--strict")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: "app/Localizable.xcstrings") == before.replacing(old, with: new))
  }

  @Test("the layout of the catalog is kept")
  func layout() throws {
    let sample = try #require(Self.samples["variables"])
    let object = try #require(try Self.json(Self.catalog(sample, isTranslated: false)))
    let spread = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    let folder = try Self.folder(
      String(decoding: spread, as: UTF8.self), Self.delivery(sample))
    let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--apply", "--strict")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let after = try #require(try Self.json(Self.catalog(sample, isTranslated: true)))
    let expected = try JSONSerialization.data(
      withJSONObject: after, options: [.prettyPrinted, .sortedKeys])
    #expect(
      try folder.text(of: "app/Localizable.xcstrings") == String(decoding: expected, as: UTF8.self))
  }

  /// A sample, what its units have instead, and what is said.
  static let refused: [(sample: String, old: String, new: String, words: String)] = [
    ("devices", "device.other", "device.mac", "its text for other devices is missing"),
    ("devices", "|==|device.iphone", "", "it has both one text and 'device=other'"),
    ("devices", "device.iphone", "plural.one", "it has texts of devices and others"),
    ("devices", "device.iphone", "width.20", "'width=20' is not written into a string catalog"),
    (
      "variables", "substitutions.trees.plural.one", "substitutions.trees.plural.few",
      "[missing-plural-category]"
    ),
    ("variables", "trees\" xml", "other\" xml", "the text around its variables is missing"),
    (
      "variables", "substitutions.trees", "substitutions.bushes",
      "the source text has no variable 'bushes'"
    ),
    ("variables", "%1$#@trees@</t", "%1$lld</t", "'There are %#@trees@ in %#@gardens@' has it"),
    ("variables", "There are", "There were", "[stale-translation]"),
    ("devices of the translation", "Bird food shop", "Bird shop", "[stale-translation]"),
  ]

  @Test("what no catalog can have so is left out, with the reason", arguments: refused.indices)
  func left(number: Int) throws {
    let example = Self.refused[number]
    let sample = try #require(Self.samples[example.sample])
    let before = Self.catalog(sample, isTranslated: false)
    let folder = try Self.folder(
      before, Self.delivery(sample).replacing(example.old, with: example.new))
    let outcome = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--apply", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(
      (outcome.output + outcome.error).contains(example.words), "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: "app/Localizable.xcstrings") == before)
  }

  @Test("variants that the app's translation does not have are not written over it")
  func otherVariants() throws {
    let sample = try #require(Self.samples["devices of the translation"])
    let before = Self.catalog(sample, isTranslated: true)
      .replacing("\"de\": {\(sample.translation)}", with: "\"de\": {\(Self.unit("Laden"))}")
    let folder = try Self.folder(before, Self.delivery(sample))
    let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--apply")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains("the app has other variants of it, without 'device=applewatch'"),
      "\(outcome.error)")
    #expect(try folder.text(of: "app/Localizable.xcstrings") == before)
  }

  @Test("a plural without a form of its language is left out at every level, and counted so")
  func incomplete() throws {
    let sample = try #require(Self.samples["plural of the translation"])
    let before = Self.catalog(sample, isTranslated: false)
    let folder = try Self.folder(
      before, Self.delivery(sample).replacing("plural.one", with: "plural.many"))
    for level in ["warning", "error"] {
      let outcome = try folder.run(
        "delivery", "de.xliff", "--into", "app", "--apply", "--leave-out", level)
      #expect(outcome.status == 1)
      #expect(
        outcome.error.contains("left out: nests (de): no form for 'one'"), "\(outcome.error)")
      #expect(outcome.error.contains("wrote 0 keys in 0 files, left out 1"), "\(outcome.error)")
      #expect(try folder.text(of: "app/Localizable.xcstrings") == before)
    }
  }
}
