/// How an app's sources use the keys of its catalogs: built once for a run, read by all checks.
///
/// Bytes lie in one arena and records are small, so that a million lines of code cost little.
package struct UsageIndex: Sendable {
  /// Paths of the files with uses, which evidence names by index.
  package let files: [String]
  /// Number of files of code and layouts that were read.
  package let fileCount: Int
  /// Whether programs were read, whatever they hold.
  let hasPrograms: Bool
  /// Number of screens that were read.
  package let screenCount: Int
  /// Which of the uses are those of texts that screens show, whose keys only a catalog can tell.
  let screenUses: Range<Int>
  /// Places where a screen reader gets a text that no key was found for.
  package let unresolved: [UnresolvedUse]
  /// The uses, in the order of files and places.
  let uses: [SourceUse]
  /// The elements that they are on.
  let elements: [UseElement]
  /// The texts that programs write down, in the order of files and places.
  let literals: [SourceLiteral]
  /// Which texts of programs were noted beside those that a screen reader gets.
  package let noted: NotedTexts
  /// Hashes of all that programs write down, whatever it is for.
  private let written: Set<UInt64>
  /// Hashes of the keys that code hands to types whose texts other code formats.
  private let formattedKeys: Set<UInt64>
  /// Hashes of the names of cases whose raw values no program shows.
  private let unshownCases: Set<UInt64>
  /// All names that the sources mention.
  let names: MentionedNames
  /// Languages in which programs look up what the table of the user's language lacks: `en`, `Base`.
  let fallbackLanguages: [String]
  /// Texts of Android programs that have the form of a language's code, in small letters.
  let languageCodes: Set<String>
  /// The programs that have some, by the index of their file.
  let programs: [UInt32: [UInt8]]
  /// Bytes of keys, tables and names.
  let arena: [UInt8]
  /// First use of each place of the hash table; -1 for none.
  private let slots: [Int32]
  /// The next use in the same place; -1 for the last.
  private let next: [Int32]

  /// Whether some uses name keys by what a tool has made of them.
  let hasGeneratedNames: Bool

  private static let seed: UInt64 = 0xA24B_AED4_963E_E407

  /// The index of what drafts found, with constants resolved.
  ///
  /// - Parameters:
  ///   - draft: What is found in code and layouts.
  ///   - screens: What screens show.
  package init(_ draft: consuming UsageDraft, screens: consuming UsageDraft = UsageDraft()) {
    SymbolResolution.resolve(&draft)
    ElementLinking.link(&draft)
    fileCount = draft.fileCount
    hasPrograms = draft.hasPrograms
    screenCount = screens.fileCount
    let codeCount = draft.uses.count
    draft.append(screens)
    screenUses = codeCount..<draft.uses.count
    files = draft.files
    unresolved = draft.unresolved
    elements = draft.elements
    literals = draft.literals
    noted = draft.noted
    written = Set(draft.written)
    formattedKeys = Set(draft.formattedTypes.keys.map { $0.span.hash(seed: Self.seed) })
    let rawTypes = draft.rawTypes
    let shownCases = Set(draft.rawCases.filter { rawTypes.contains($0.type) }.map(\.name))
    unshownCases = Set(draft.rawCases.map(\.name)).subtracting(shownCases)
    fallbackLanguages = Set(draft.fallbackLanguages).sorted()
    languageCodes = draft.languageCodes
    names = draft.names
    programs = Dictionary(
      draft.programs.map { ($0.file, $0.text) }, uniquingKeysWith: { first, _ in first })
    let (uses, arena) = (draft.uses, draft.arena)
    var capacity = 16
    while capacity < uses.count * 2 { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    var next = [Int32](repeating: -1, count: uses.count)
    // From the last one, so that the first use of a key is met first.
    for index in (0..<codeCount).reversed() {
      let key = arena.span.extracting(uses[index].key.range)
      let isGenerated = uses[index].flags.contains(.isGenerated)
      let hash = isGenerated ? GeneratedName.hash(key) : key.hash(seed: Self.seed)
      let slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      next[index] = slots[slot]
      slots[slot] = Int32(clamping: index)
    }
    hasGeneratedNames = uses.contains { $0.flags.contains(.isGenerated) }
    self.uses = uses
    self.arena = arena
    self.slots = slots
    self.next = next
  }

  /// Number of uses in code and layouts with a key.
  package var useCount: Int { screenUses.lowerBound }

  /// Whether a file is a screen, by its number.
  func isScreen(file number: UInt32) -> Bool {
    screenUses.first.map { number >= uses[$0].file } ?? false
  }

  /// The path of a file by its number, as uses have it.
  func path(ofFile number: UInt32) -> String { files[Int(number)] }

  /// Whether programs with texts were read.
  var holdsPrograms: Bool { !written.isEmpty }

  /// Whether a literal speaks of a table: without a name it means the default one.
  func names(_ literal: SourceLiteral, table: String) -> Bool {
    if literal.table.count == 0 { return table == "Localizable" }
    return arena[literal.table.range].elementsEqual(table.utf8)
  }

  /// Whether some program writes a text down, whatever it is for.
  func holdsLiteral(_ text: Span<UInt8>) -> Bool {
    !written.isEmpty && written.contains(text.hash(seed: CodeUses.seed))
  }

  /// Whether code hands a key to a type whose texts other code formats.
  func isFormatted(_ key: Span<UInt8>) -> Bool {
    formattedKeys.contains(key.hash(seed: Self.seed))
  }

  /// Whether a key is only the name of a case, whose raw value no program shows.
  func isUnshownCase(_ key: Span<UInt8>) -> Bool {
    unshownCases.contains(key.hash(seed: CodeUses.seed)) && !holdsLiteral(key)
  }

  /// Whether some program writes a key down, with values in it or without.
  func writesDown(_ key: Span<UInt8>) -> Bool {
    if holdsLiteral(key) { return true }
    guard key.firstIndex(of: "%") != nil else { return false }
    return holdsLiteral(InterpolatedKey.general(key).span)
  }

  /// Whether programs join two texts that they write down to a key: `expand.width` where code has `"\(name).\(part)"`.
  func mayJoin(_ key: Span<UInt8>) -> Bool {
    if written.isEmpty { return false }
    for index in key.indices where ".-_".utf8.contains(key[index]) {
      let joint = key[index]
      let patterns: [[UInt8]] = [[1, joint, 1], [0x25, 0x40, joint, 0x25, 0x40]]
      if patterns.contains(where: { holdsLiteral($0.span) }),
        holdsLiteral(key.extracting(0..<index)),
        holdsLiteral(key.extracting(index + 1..<key.count))
      {
        return true
      }
    }
    return false
  }

  /// Calls a closure with the index of every use of a key, in order.
  func forEachUse(of key: Span<UInt8>, _ body: (Int) -> Void) {
    let hash = key.hash(seed: Self.seed)
    var index = slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)]
    while index >= 0 {
      if arena.span.extracting(uses[Int(index)].key.range).hasSameBytes(as: key),
        !uses[Int(index)].flags.contains(.isGenerated)
      {
        body(Int(index))
      }
      index = next[Int(index)]
    }
  }

  /// Calls a closure with the index of every use that names a key by what a tool has made of it.
  func forEachUse(named key: Span<UInt8>, _ body: (Int) -> Void) {
    guard hasGeneratedNames else { return }
    let hash = GeneratedName.hash(key)
    var index = slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)]
    while index >= 0 {
      let use = uses[Int(index)]
      if use.flags.contains(.isGenerated),
        GeneratedName.areSame(arena.span.extracting(use.key.range), key)
      {
        body(Int(index))
      }
      index = next[Int(index)]
    }
  }

  /// Bytes of the arena as a string.
  func string(_ range: ByteRange) -> String { String(decoding: arena[range.range], as: UTF8.self) }
}
