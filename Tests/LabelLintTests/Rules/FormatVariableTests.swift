import LabelLint
import Testing

/// Placeholders beside the variables of format strings, and in their forms.
@Suite struct FormatVariableTests {
  /// A localization of a string catalog: a text and its substitutions with their forms.
  private func localization(
    _ text: String, _ variables: [(name: String, argument: Int, other: String)] = []
  ) -> String {
    let unit = "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}"
    if variables.isEmpty { return "{\(unit)}" }
    let all = variables.map {
      """
      "\($0.name)":{"argNum":\($0.argument),"formatSpecifier":"lld","variations":{"plural":{"other":\
      {"stringUnit":{"state":"translated","value":"\($0.other)"}}}}}
      """
    }
    return "{\(unit),\"substitutions\":{\(all.joined(separator: ","))}}"
  }

  /// What is said of a German text in a string catalog.
  private func catalog(_ source: String, _ own: String) -> [String] {
    CheckedFiles([
      "App/Localizable.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":\(source),"de":\(own)}}}}
      """
    ]).findings(of: "placeholder-mismatch")
  }

  /// What is said of a German format string with one variable, `v`.
  private func stringsdict(
    _ source: String, _ own: String, forms: String = "%d Dateien"
  ) -> [String] {
    dictionaries(source, own, ("%d files", forms)).findings(of: "placeholder-mismatch")
  }

  /// An English and a German format string with one variable, `v`.
  private func dictionaries(
    _ source: String, _ own: String, _ forms: (source: String, own: String)
  ) -> CheckedFiles {
    func file(_ format: String, _ other: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
      """
    }
    return CheckedFiles([
      "App/en.lproj/Localizable.stringsdict": file(source, forms.source),
      "App/de.lproj/Localizable.stringsdict": file(own, forms.own),
    ])
  }

  @Test("the placeholder without a number is the count of its variable")
  func countOfVariable() {
    func levels(_ form: String) -> [String] {
      dictionaries("%#@v@", "%#@v@", (form, form)).findings(of: "unordered-placeholders")
        .map { String($0.prefix { $0 != " " }) }
    }
    #expect(levels("Send %d files to %2$@") == ["note"])
    #expect(levels("Send %d files to %2$@ and %@") == ["warning"])
  }

  @Test("a variable stands for the argument that the other text has in its place")
  func variablesAreResolved() {
    #expect(
      catalog(
        localization("%1$lld songs by %2$@"),
        localization("%#@n@ von %2$@", [("n", 1, "%arg Lieder")])) == [])
    #expect(
      catalog(
        localization("%1$@ x %2$lld"), localization("%1$@ y %#@b@", [("b", 2, "%arg z")])) == [])
    let (plain, varied) = (
      localization("%lld x %@"), localization("%#@a@ y %@", [("a", 1, "%arg z")])
    )
    #expect(catalog(plain, varied) == [])
    #expect(catalog(varied, plain) == [])
    let twice = localization("%#@b@ %#@a@ %@", [("a", 1, "%arg z"), ("b", 2, "%arg z")])
    #expect(catalog(localization("%lld, %lld, %@"), twice) == [])
    // What the source says beside its variable, a form may say.
    #expect(
      catalog(
        localization("%#@n@ by %2$@", [("n", 1, "%arg songs")]),
        localization("%#@n@", [("n", 1, "%arg Lieder von %2$@")])) == [])
  }

  /// What is said of a German format string with the variables `files` and `folders`.
  private func counts(_ source: String, _ own: String) -> [String] {
    func file(_ format: String, _ words: [String]) -> String {
      let variables = zip(["files", "folders"], words).map { name, word in
        """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d \(word)</string></dict>
        """
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())
        </dict></dict></plist>
        """
    }
    return CheckedFiles([
      "App/en.lproj/Localizable.stringsdict": file(source, ["files", "folders"]),
      "App/de.lproj/Localizable.stringsdict": file(own, ["Dateien", "Ordner"]),
    ]).findings(of: "placeholder-mismatch")
  }

  @Test("the name of a variable is tied to its argument")
  func swappedVariables() {
    let source = "%#@files@ in %#@folders@"
    #expect(counts(source, "%2$#@folders@: %1$#@files@") == [])
    #expect(counts(source, "%#@files@ in %#@folders@ (%1$#@files@)") == [])
    #expect(counts("%2$#@files@ in %1$#@folders@", "%#@folders@: %#@files@") == [])
    for (text, reference) in [
      ("%#@folders@: %#@files@", "%#@folders@"), ("%1$#@folders@: %2$#@files@", "%1$#@folders@"),
    ] {
      #expect(
        counts(source, text) == [
          "error de a: '\(reference)' shows argument 1, but argument 2 in the source, so users see the wrong number; write '%2$#@folders@'"
        ])
    }
    let (files, folders) = ("%arg files", "%arg folders")
    #expect(
      catalog(
        localization(source, [("files", 1, files), ("folders", 2, folders)]),
        localization("%#@folders@: %#@files@", [("files", 1, files), ("folders", 2, folders)]))
        == [])
    #expect(
      catalog(
        localization(source, [("files", 1, files), ("folders", 2, folders)]),
        localization("%#@folders@: %#@files@", [("files", 2, files), ("folders", 1, folders)]))
        == [
          "error de a: '%#@folders@' shows argument 1, but argument 2 in the source, so users see the wrong number; set its argNum to 2"
        ])
  }

  @Test("an argument beside a variable can be lost")
  func lostBesideVariable() {
    #expect(
      catalog(
        localization("%#@n@ by %@", [("n", 1, "%arg songs")]),
        localization("%#@n@", [("n", 1, "%arg Lieder")]))
        == ["warning de a: the placeholder '%@' is missing, so its value is not shown"])
    #expect(
      catalog(
        localization("%1$lld songs by %2$@"),
        localization("%#@n@ von %2$@", [("n", 1, "Lieder")]))
        == [
          "warning de a substitution=n/plural=other: the placeholder '%1$lld' is missing, so its value is not shown"
        ])
  }

  @Test(
    "a form has the number of its variable, and nothing else in its place",
    arguments: [
      "%arg D %@", "%@ D",
    ])
  func otherArgumentInForm(_ form: String) {
    let source = localization("%#@n@", [("n", 1, "%arg songs")])
    let found = catalog(source, localization("%#@n@", [("n", 1, form)]))
    #expect(
      found.contains(
        "error de a substitution=n/plural=other: '%@' expects another type of value than '%arg' in the source; use the type of the source"
      ), "\(found)")
  }

  @Test("a variable takes the next argument, as a specifier does")
  func orderInFormat() {
    #expect(stringsdict("%@ has %#@v@", "%@ hat %#@v@") == [])
    #expect(stringsdict("%@ has %#@v@", "%2$#@v@ hat %1$@") == [])
    #expect(stringsdict("%@ has %#@v@", "%#@v@", forms: "%1$@ hat %2$d Dateien").isEmpty == false)
    #expect(stringsdict("%1$@ has %2$#@v@", "%2$#@v@", forms: "%d bei %1$@") == [])
    #expect(
      stringsdict("%@ has %#@v@", "%#@v@ hat %@").contains(
        "error de a: '%#@v@' gets the value of '%@', because the order of the source is another; number the placeholders, such as '%1$@' for '%@'"
      ))
    #expect(
      stringsdict("%@ has %#@v@", "%#@v@ ab").contains(
        "warning de a: the placeholder '%#@v@' is missing, so its value is not shown"))
    #expect(
      stringsdict("%1$@ has %2$#@v@", "%1$d hat %2$#@v@")
        == [
          "error de a: '%1$d' expects another type of value than '%1$@' in the source; use the type of the source"
        ])
    #expect(
      stringsdict("%1$@ has %2$#@v@", "%1$#@v@ hat %2$@").contains(
        "error de a: '%1$#@v@' expects another type of value than '%1$@' in the source; use the type of the source"
      ))
  }
}
