import LabelLint

extension FixtureCatalog {
  /// Writes the file that holds some locales: all of them in a string catalog, one elsewhere.
  func write(_ locales: [String], as format: CatalogFormat, to writer: inout FixtureWriter) {
    switch format {
    case .android, .compose: writeResources(locales[0], isAndroid: format == .android, to: &writer)
    case .strings: writeStrings(locales[0], to: &writer)
    case .stringsdict: writeStringsdict(locales[0], to: &writer)
    case .xcstrings: writeStringCatalog(locales, to: &writer)
    }
  }

  private func writeResources(
    _ locale: String, isAndroid: Bool, to writer: inout FixtureWriter
  ) {
    let declared =
      isAndroid && locale == sourceLocale
      ? " xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"\(locale)\"" : ""
    writer.line("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    writer.line("<resources\(declared)>")
    for entry in entries {
      guard let text = entry.texts[locale] else { continue }
      if !entry.comment.isEmpty { writer.line("    <!-- \(entry.comment) -->") }
      writer.raw("    <string name=\"")
      writer.key(entry.key)
      writer.raw("\">")
      writer.text(text)
      writer.line("</string>")
    }
    writer.line("</resources>")
  }

  private func writeStrings(_ locale: String, to writer: inout FixtureWriter) {
    for entry in entries {
      guard let text = entry.texts[locale] else { continue }
      if !entry.comment.isEmpty { writer.line("/* \(entry.comment) */") }
      writer.raw("\"")
      writer.key(entry.key)
      writer.raw("\" = \"")
      writer.text(text)
      writer.line("\";")
      writer.line()
    }
  }

  /// Every text as the only form of a plural.
  private func writeStringsdict(_ locale: String, to writer: inout FixtureWriter) {
    writer.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    writer.line("<plist version=\"1.0\">")
    writer.line("<dict>")
    for entry in entries {
      guard let text = entry.texts[locale] else { continue }
      if !entry.comment.isEmpty { writer.line("  <!-- \(entry.comment) -->") }
      writer.raw("  <key>")
      writer.key(entry.key)
      writer.line("</key>")
      writer.line("  <dict>")
      writer.line("    <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>")
      writer.line("    <key>count</key>")
      writer.line("    <dict>")
      writer.line(
        "      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>")
      writer.line("      <key>NSStringFormatValueTypeKey</key><string>d</string>")
      writer.raw("      <key>other</key><string>")
      writer.text(text)
      writer.line("</string>")
      writer.line("    </dict>")
      writer.line("  </dict>")
    }
    writer.line("</dict>")
    writer.line("</plist>")
  }

  private func writeStringCatalog(_ locales: [String], to writer: inout FixtureWriter) {
    writer.line("{")
    writer.line("  \"sourceLanguage\" : \"\(sourceLocale)\",")
    writer.line("  \"strings\" : {")
    for (number, entry) in entries.enumerated() {
      writer.raw("    \"")
      writer.key(entry.key)
      writer.line("\" : {")
      if !entry.comment.isEmpty { writer.line("      \"comment\" : \"\(entry.comment)\",") }
      writer.line("      \"localizations\" : {")
      let present = locales.filter { entry.texts[$0] != nil }
      for locale in present {
        guard let text = entry.texts[locale] else { continue }
        writer.line("        \"\(locale)\" : {")
        writer.line("          \"stringUnit\" : {")
        writer.line("            \"state\" : \"translated\",")
        writer.raw("            \"value\" : \"")
        writer.text(text)
        writer.line("\"")
        writer.line("          }")
        writer.line(locale == present.last ? "        }" : "        },")
      }
      writer.line("      }")
      writer.line(number == entries.count - 1 ? "    }" : "    },")
    }
    writer.line("  },")
    writer.line("  \"version\" : \"1.0\"")
    writer.line("}")
  }
}
