/// Texts that are names under which an app for Android stores its settings, and which its code looks up.
enum SettingKey {
  /// Whether the source text of a row is such a name and nothing else.
  ///
  /// It begins with a small letter and has a capital or an underscore inside: `voice_key` = "voiceAtLap". The name of a
  /// key of a keyboard does not: `caps_lock_key` = "CapsLock", `delete_key` = "delete".
  static func isText(ofRow row: Int, _ catalog: Catalog, _ kinds: CatalogKinds) -> Bool {
    guard kinds.isConstant(row: row),
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      catalog.file(of: source).format == .android, catalog[source].type == .string,
      KeyWords(catalog.key(row: row).utf8.span).holds(["key"])
    else { return false }
    let file = catalog.file(of: source)
    return file.messageRange(ofEntry: Int(source.entry)).allSatisfy { message in
      isName(file.bytes(file.messages[message].text))
    }
  }

  private static func isName(_ text: Span<UInt8>) -> Bool {
    guard !text.isEmpty, ASCII.isLowerCase(text[0]) else { return false }
    var isJoined = false
    for index in text.indices {
      guard ASCII.isAlphanumeric(text[index]) || text[index] == "_" else { return false }
      if ASCII.isUpperCase(text[index]) || text[index] == "_" { isJoined = true }
    }
    return isJoined
  }
}
