/// Makes XLIFF as Xcode and translation platforms write it.
enum ExchangedFile {
  /// A file of XLIFF 1.2 from English.
  ///
  /// - Parameters:
  ///   - tables: Paths of files of the app, with the units of each.
  ///   - target: The language of the translations; nil for a file that does not name it.
  /// - Returns: The file.
  static func text(_ tables: [(original: String, units: String)], target: String? = "de") -> String
  {
    let language = target.map { " target-language=\"\($0)\"" } ?? ""
    let files = tables.map { original, units in
      """
        <file original="\(original)" source-language="en"\(language) datatype="plaintext">
          <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
          <body>
      \(units)    </body>
        </file>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      \(files.joined())</xliff>

      """
  }

  /// A unit on a line; without a target where there is no translation.
  static func unit(_ id: String, _ source: String, _ target: String?, state: String = "translated")
    -> String
  {
    let target = target.map { "<target state=\"\(state)\">\($0)</target>" } ?? ""
    return """
            <trans-unit id="\(id)" xml:space="preserve"><source>\(source)</source>\(target)</trans-unit>

      """
  }

  /// A `.stringsdict` with one plural, `songs`.
  static let pluralList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>songs</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@n@ in the list</string>
    \t\t<key>n</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d song</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%d songs</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """
}
