import LabelLint
import Testing

/// Texts that a locale has without words, and those that it lacks for a device.
@Suite("Emptied names and texts for devices")
struct EmptiedTextTests {
  private static func found(_ source: String, _ own: String) -> [String] {
    CheckedFiles([
      "res/values/s.xml": CheckedFiles.android(
        "<string name=\"k\">\(source)</string><string name=\"o\">Open it</string>"),
      "res/values-de/s.xml": CheckedFiles.android(
        "<string name=\"k\">\(own)</string><string name=\"o\">Öffnen</string>"),
    ]).findings(of: "missing-translation")
  }

  @Test(
    "a name or value with an empty translation is gone", arguments: ["CVV", "Wi-Fi", "%d%%", "GPS"])
  func emptied(source: String) {
    #expect(
      Self.found(source, "") == [
        "warning de k: '\(source)' is not translated, so users get an empty text"
      ])
    #expect(Self.found(source, source) == [])
  }

  @Test("the name of the app, which a locale need not repeat, is gone where its text is empty")
  func appName() {
    let source = CheckedFiles.android(
      "<string name=\"app_name\">Photo box</string><string name=\"o\">Open it</string>")
    func found(_ own: String) -> [String] {
      CheckedFiles([
        "res/values/s.xml": source,
        "res/values-de/s.xml": CheckedFiles.android(own + "<string name=\"o\">Öffnen</string>"),
      ]).findings(of: "missing-translation")
    }
    #expect(
      found("<string name=\"app_name\"></string>") == [
        "warning de app_name: 'Photo box' is not translated, so users get an empty text"
      ])
    #expect(found("") == [])
  }

  /// What one finding says of a locale of five texts, of which the first are empty and the next are not there.
  private static func group(_ format: String, empty: Int, absent: Int) -> [String] {
    func texts(_ word: String, from first: Int) -> [(key: String, text: String)] {
      (0..<5).dropFirst(first).map { ("key_\($0)", $0 < empty + first ? "" : "\(word) \($0)") }
    }
    func file(_ texts: [(key: String, text: String)]) -> String {
      format == "android"
        ? CheckedFiles.android(
          texts.map { "<string name=\"\($0.key)\">\($0.text)</string>" }.joined())
        : texts.map { "\"\($0.key)\" = \"\($0.text)\";\n" }.joined()
    }
    let source = (0..<5).map { (key: "key_\($0)", text: "Song \($0) here") }
    let own = texts("Lied", from: absent)
    return format == "android"
      ? CheckedFiles(["res/values/s.xml": file(source), "res/values-de/s.xml": file(own)])
        .findings(of: "missing-translation")
      : CheckedFiles(["en.lproj/L.strings": file(source), "de.lproj/L.strings": file(own)])
        .findings(of: "missing-translation")
  }

  @Test("one finding about many texts says what users get, as that of a single text does")
  func groups() {
    let lack = "warning de: 4 of 5 texts are not translated, so"
    for format in ["android", "strings"] {
      #expect(Self.group(format, empty: 4, absent: 0) == ["\(lack) users get empty texts"])
    }
    #expect(
      Self.group("android", empty: 3, absent: 1) == [
        "\(lack) users get English and empty texts for 3 of them"
      ])
    #expect(Self.group("android", empty: 0, absent: 4) == ["\(lack) users get English"])
    #expect(
      Self.group("strings", empty: 1, absent: 3) == [
        "\(lack) the app shows the keys of 3 of them and an empty text for 1 of them"
      ])
    #expect(Self.group("strings", empty: 0, absent: 4) == ["\(lack) the app shows their keys"])
  }

  @Test("marks may be left out", arguments: [":", "–", " "])
  func marks(source: String) { #expect(Self.found(source, "") == []) }

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }

  private static func catalog(_ english: String, _ german: String) -> [String] {
    CheckedFiles([
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":\(english),
      "de":\(german)}}}}
      """
    ]).findings(of: "missing-translation")
  }

  @Test("of an empty text in a string catalog users get the source's")
  func emptiedInStringCatalog() {
    #expect(
      Self.catalog(Self.unit("CVV"), Self.unit("")) == [
        "note de k: 'CVV' is not translated, so users get English"
      ])
    #expect(Self.catalog(Self.unit("CVV"), Self.unit("CVV")) == [])
  }

  private static func devices(_ texts: KeyValuePairs<String, String>) -> String {
    let members = texts.map { "\"\($0.key)\":\(unit($0.value))" }.joined(separator: ",")
    return "{\"variations\":{\"device\":{\(members)}}}"
  }

  @Test("a text for a device is asked of a translation that has texts by device")
  func missingDevices() {
    let english = Self.devices([
      "iphone": "Turn your iPhone", "ipad": "Turn your iPad", "other": "Turn your device",
    ])
    #expect(
      Self.catalog(
        english, Self.devices(["iphone": "Drehe dein iPhone", "other": "Drehe dein Gerät"])) == [
          "note de k device=ipad: the translation has no text for the device 'ipad', so its users get the text for other devices; add it"
        ])
    #expect(Self.catalog(english, Self.unit("Drehe dein Gerät")) == [])
    #expect(
      Self.catalog(
        english,
        Self.devices([
          "ipad": "Drehe dein iPad", "iphone": "Drehe dein iPhone", "other": "Drehe dein Gerät",
        ])) == [])
  }

  private static func lacking(_ device: String) -> String {
    "warning de k device=\(device): the translation has no text for the device '\(device)' and none for other "
      + "devices, so its users get the source text or the key; add it"
  }

  private static let lackingOthers =
    "warning de k device=other: the translation has no text for other devices ('other'), so their users get the "
    + "source text or the key; add it"

  @Test("without a text for other devices, those that have none get none in their language")
  func missingDevicesWithoutOther() {
    let english = Self.devices([
      "iphone": "Turn your iPhone", "ipad": "Turn your iPad", "other": "Turn your device",
    ])
    let german = Self.devices(["iphone": "Drehe dein iPhone"])
    #expect(Self.catalog(english, german) == [Self.lacking("ipad"), Self.lackingOthers])
    #expect(
      Self.catalog(
        Self.devices(["iphone": "Turn your iPhone", "mac": "Turn your Mac"]), german) == [
          Self.lacking("mac")
        ])
    // One text is for all of them on purpose.
    #expect(Self.catalog(english, Self.devices(["other": "Drehe dein Gerät"])) == [])
    // Of a device that the source lacks, nobody can say whether the app runs on it.
    #expect(
      Self.catalog(
        Self.devices(["iphone": "Turn your iPhone"]),
        Self.devices(["iphone": "Drehe dein iPhone", "mac": "Drehe deinen Mac"])) == [])
  }

  private static func plurals(_ texts: KeyValuePairs<String, (one: String, other: String)>)
    -> String
  {
    let members = texts.map { device, forms in
      """
      "\(device)":{"variations":{"plural":{"one":\(unit(forms.one)),"other":\(unit(forms.other))}}}
      """
    }.joined(separator: ",")
    return "{\"variations\":{\"device\":{\(members)}}}"
  }

  @Test("a plural of a device is missing once, whatever forms it has")
  func missingPluralsOfDevices() {
    let english = Self.plurals([
      "iphone": ("%lld file on the iPhone", "%lld files on the iPhone"),
      "ipad": ("%lld file on the iPad", "%lld files on the iPad"),
    ])
    let iPhone = (one: "%lld Datei auf dem iPhone", other: "%lld Dateien auf dem iPhone")
    #expect(Self.catalog(english, Self.plurals(["iphone": iPhone])) == [Self.lacking("ipad")])
    let iPad = (one: "%lld Datei auf dem iPad", other: "%lld Dateien auf dem iPad")
    #expect(Self.catalog(english, Self.plurals(["iphone": iPhone, "ipad": iPad])) == [])
  }

  @Test("a text without a translation is missing as one, and not for each device")
  func untranslatedDevices() {
    let english = Self.devices(["iphone": "Turn your iPhone", "ipad": "Turn your iPad"])
    #expect(
      Self.catalog(
        english,
        """
        {"variations":{"device":{"iphone":{"stringUnit":{"state":"new","value":""}}}}}
        """) == ["warning de k: 'Turn your iPhone' is not translated, so users get English"])
  }
}
