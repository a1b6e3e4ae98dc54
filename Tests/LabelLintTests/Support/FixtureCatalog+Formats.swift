import LabelLint

extension FixtureCatalog {
  /// Writes the file that holds some locales: all of them in a string catalog, one elsewhere.
  func write(_ locales: [String], as format: CatalogFormat, to writer: inout FixtureWriter) {
    switch format {
    case .android, .compose: writeResources(locales[0], isAndroid: format == .android, to: &writer)
    case .strings: writeStrings(locales[0], to: &writer)
    case .stringsdict: writeStringsdict(locales[0], to: &writer)
    case .xcstrings: writeStringCatalog(locales, to: &writer)
    case .xliff: writeXLIFF(locales, to: &writer)
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

  /// The texts of the source language, and those of one that they are translated into.
  private func writeXLIFF(_ locales: [String], to writer: inout FixtureWriter) {
    let target = locales.dropFirst().first
    let language = target.map { " target-language=\"\($0)\"" } ?? ""
    writer.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    writer.line("<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">")
    writer.line(
      "  <file original=\"App/Localizable.strings\" source-language=\"\(sourceLocale)\"\(language)>"
    )
    writer.line("    <body>")
    for entry in entries {
      guard let source = entry.texts[sourceLocale] else { continue }
      writer.raw("      <trans-unit id=\"")
      writer.key(entry.key)
      writer.line("\" xml:space=\"preserve\">")
      writer.raw("        <source>")
      writer.text(source)
      writer.line("</source>")
      if let target, let text = entry.texts[target] {
        writer.raw("        <target>")
        writer.text(text)
        writer.line("</target>")
      }
      if !entry.comment.isEmpty { writer.line("        <note>\(entry.comment)</note>") }
      writer.line("      </trans-unit>")
    }
    writer.line("    </body>")
    writer.line("  </file>")
    writer.line("</xliff>")
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
