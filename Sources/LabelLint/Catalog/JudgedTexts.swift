/// Tells which texts of one file wording rules judge.
///
/// What holds for the whole file is found once. A translation that `untranslated-copy` owns is
/// known to that rule alone and is not told here.
package struct JudgedTexts: Sendable {
  /// The reason that exempts every text of the file.
  private let fileExemption: WordingExemption?
  /// Whether the whole file is no part of the app's interface: store texts, screenshots, design time.
  var isFileExempt: Bool { fileExemption != nil }
  /// Whether the file localizes an app's property list.
  private let isPropertyList: Bool

  /// What holds for the whole of a file; no part of its caller, which would copy the file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - judgesStoreTexts: Whether texts for stores are judged like those of the app.
  @inline(never)
  package init(_ file: borrowing CatalogFile, judgesStoreTexts: Bool = false) {
    isPropertyList = file.format.isApple && file.table == "InfoPlist"
    let exemption = Self.exemption(ofPath: file.source.path)
    fileExemption = judgesStoreTexts && exemption == .storeText ? nil : exemption
  }

  /// The reason that exempts every text of a file, by its path.
  private static func exemption(ofPath path: String) -> WordingExemption? {
    // Few paths have one of the words at all.
    let bytes = path.utf8.span
    let words: [StaticString] = ["fastlane", "screenshots", "design_time_"]
    guard words.contains(where: { bytes.stands($0) }) else { return nil }
    let parts = path.utf8.split(separator: 0x2F).map(Array.init)
    if isStoreText(parts) { return .storeText }
    return parts.last?.starts(with: "design_time_".utf8) == true ? .designTime : nil
  }

  /// Whether a path is that of texts of a store page or of its screenshots:
  /// `fastlane/**`, `**/screenshots/**/{title,keyword}.strings`.
  private static func isStoreText(_ parts: [[UInt8]]) -> Bool {
    let folders = parts.dropLast()
    if folders.contains(Array("fastlane".utf8)) { return true }
    guard folders.contains(Array("screenshots".utf8)) else { return false }
    return parts.last == Array("title.strings".utf8) || parts.last == Array("keyword.strings".utf8)
  }

  /// Why no wording rule judges a text; nil when they do.
  ///
  /// - Parameters:
  ///   - message: The text.
  ///   - entry: Its entry.
  ///   - file: The file that holds both, for which this value was made.
  ///   - kind: The kind of the source entry.
  ///   - plain: The plain text as UTF-8, placeholders as U+FFFC.
  /// - Returns: The first reason found.
  package func exemption(
    of message: Message, of entry: Entry, in file: borrowing CatalogFile, kind: MessageKind,
    plain: Span<UInt8>
  ) -> WordingExemption? {
    if let fileExemption { return fileExemption }
    if message.flags.contains(.reference) || entry.type == .alias { return .reference }
    if kind.purpose == .constant { return .constant }
    if entry.flags.contains(.stale) { return .stale }
    if message.flags.contains(.unfinished) { return .new }
    if let note = file.note(of: entry), !note.removedIn.isNone { return .removed }
    let key = file.bytes(entry.key)
    if key.end(of: "design_time_", at: 0) != nil { return .designTime }
    if isPropertyList, !key.ends(with: "usagedescription") { return .propertyList }
    return Self.hasWord(plain) ? nil : .wordless
  }

  /// Whether a text has a letter or digit that is no placeholder.
  static func hasWord(_ plain: Span<UInt8>) -> Bool {
    var index = 0
    while index < plain.count {
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      if WordScalar.isLetterOrDigit(scalar) { return true }
      index += length
    }
    return false
  }
}

/// Why no wording rule judges a text.
package enum WordingExemption: String, Sendable, Hashable, CaseIterable {
  /// The program reads it, nobody else.
  case constant
  /// It refers to another resource.
  case reference
  /// An entry of a string catalog that the code no longer uses.
  case stale
  /// A unit of a string catalog that nobody has translated yet.
  case new
  /// An entry of `InfoPlist.strings` other than a usage description.
  case propertyList
  /// Text of a store page or of its screenshots.
  case storeText
  /// The author says in which release it went.
  case removed
  /// Only the layout editor shows it.
  case designTime
  /// Nothing but placeholders and marks. `empty-label` and `unspeakable-text` still judge it.
  case wordless
}
