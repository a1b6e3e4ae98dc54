import LabelLint
import Testing

/// Format strings with very many variables: each form is compared with those of its own variable.
@Suite struct ManyVariablesTests {
  private static let count = 300

  /// A `.stringsdict` with one entry; the form for `other` of one variable may be another.
  private func stringsdict(_ special: String? = nil) -> String {
    let names = (1...Self.count).map { "v\($0)" }
    let variables = names.map { name in
      let other = name == "v200" ? special ?? "%d songs" : "%d songs"
      return """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d song</string>
        <key>other</key><string>\(other)</string></dict>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>all</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(names.map { "%#@\($0)@" }.joined(separator: " "))</string>
      \(variables.joined(separator: "\n"))</dict></dict></plist>
      """
  }

  private func findings(_ source: String, _ own: String) -> [String] {
    CheckedFiles([
      "App/en.lproj/Localizable.stringsdict": source,
      "App/de.lproj/Localizable.stringsdict": own,
    ]).findings(of: "placeholder-mismatch")
  }

  @Test("a property list with many variables, one of which lost its number")
  func stringsdictVariables() {
    #expect(findings(stringsdict(), stringsdict()) == [])
    #expect(
      findings(stringsdict(), stringsdict("Lieder")) == [
        "warning de all substitution=v200/plural=other: the placeholder '%d' is missing, so its value is not shown"
      ])
    #expect(
      findings(stringsdict(), stringsdict("%@ Lieder")) == [
        "error de all substitution=v200/plural=other: '%@' expects another type of value than '%d' in the source; use the type of the source"
      ])
  }

  /// A localization of a string catalog with many substitutions.
  private func localization(_ special: String? = nil) -> String {
    func unit(_ text: String) -> String {
      "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}"
    }
    let names = (1...Self.count).map { "v\($0)" }
    let all = names.map { name in
      let other = name == "v200" ? special ?? "%arg songs" : "%arg songs"
      return """
        "\(name)":{"formatSpecifier":"lld","variations":{"plural":{"one":{\(unit("%arg song"))},\
        "other":{\(unit(other))}}}}
        """
    }
    let format = names.map { "%#@\($0)@" }.joined(separator: " ")
    return "{\(unit(format)),\"substitutions\":{\(all.joined(separator: ","))}}"
  }

  @Test("a string catalog with many substitutions, one of which lost its number")
  func substitutions() {
    func found(_ own: String) -> [String] {
      CheckedFiles([
        "App/Localizable.xcstrings": """
        {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{
        "en":\(localization()),"de":\(own)}}}}
        """
      ]).findings(of: "placeholder-mismatch")
    }
    #expect(found(localization()) == [])
    #expect(
      found(localization("Lieder")) == [
        "warning de a substitution=v200/plural=other: the placeholder '%arg' is missing, so its value is not shown"
      ])
  }
}
