/// Puts keys in the place of constants that stand for them: `L10n.Player.play`, and tells calls of the app's own functions
/// that look texts up from those of any other.
struct SymbolResolution {
  /// Stands for symbols of one path with different keys.
  private static let ambiguous: Int32 = -2
  /// Names of a path that are tried.
  private static let mostNames = 12
  /// Symbols of one path that are told apart.
  private static let mostOfOnePath = 32

  private let draft: UsageDraft
  /// Symbols by the hash of their path or the end of it.
  private var everywhere: [UInt64: Int32] = [:]
  /// The same for each file by itself.
  private var inFile: [UInt64: Int32] = [:]
  /// Symbols of one path with different keys, by its hash.
  private var several: [UInt64: [Int32]] = [:]
  /// The first folder of each file, nil at the top; no files where no path stands for several keys.
  private var programs: [Substring?] = []

  /// Resolves the constants of a draft; uses of unknown ones are taken out.
  static func resolve(_ draft: inout UsageDraft) {
    guard draft.uses.contains(where: { !$0.flags.isDisjoint(with: [.isSymbol, .isWrapped]) }) else {
      return
    }
    let wrappers = SourceWrappers(draft)
    draft.symbols = draft.symbols.compactMap { symbol in
      if symbol.wrapper.count == 0 { return symbol }
      var symbol = symbol
      guard let table = wrappers.table(of: symbol.wrapper) else { return nil }
      symbol.table = table
      return symbol
    }
    let resolution = SymbolResolution(draft)
    var kept: [SourceUse] = []
    kept.reserveCapacity(draft.uses.count)
    var open: [SourceUse] = []
    var known: Set<UInt32> = []
    for var use in draft.uses {
      guard resolution.resolve(&use, wrappers, besides: &kept) else {
        if use.purpose.isSpoken { open.append(use) }
        continue
      }
      known.insert(use.expression)
      kept.append(use)
    }
    draft.uses = kept
    for use in open where known.insert(use.expression).inserted {
      draft.unresolved.append(
        UnresolvedUse(file: use.file, line: use.line, purpose: use.purpose))
    }
    draft.unresolved.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Gives a use the key and the table that it stands for, as far as something tells them.
  ///
  /// - Parameters:
  ///   - use: The use; it stays as it is where it has a key of its own.
  ///   - wrappers: The app's own functions that look texts up.
  ///   - kept: Takes a further use where what the use names may be one of two keys.
  /// - Returns: Whether the use has a key.
  private func resolve(
    _ use: inout SourceUse, _ wrappers: SourceWrappers, besides kept: inout [SourceUse]
  ) -> Bool {
    if use.flags.contains(.isWrapped) {
      guard let table = wrappers.table(of: use.table) else { return false }
      use.table = table
      use.flags.remove(.isWrapped)
      return true
    }
    guard use.flags.contains(.isSymbol) else { return true }
    if let symbol = symbol(of: use) {
      use.key = symbol.key
      use.table = symbol.table
      use.flags.subtract([.isSymbol, .isGenerated])
      // A function of the app's own may format what it looks up.
      if symbol.wrapper.count > 0 { use.flags.insert(.isFormatted) }
      if draft.arena[symbol.key.range].contains(1) { use.flags.insert(.hasValues) }
      return true
    }
    guard use.flags.contains(.isGenerated) else { return false }
    if isAccessor(use) {
      if let other = keyInTable(of: use) { kept.append(other) }
      nameKey(ofAccessor: &use)
    } else {
      nameKey(of: &use)
    }
    return true
  }

  private init(_ draft: UsageDraft) {
    self.draft = draft
    for index in draft.symbols.indices {
      let symbol = draft.symbols[index]
      let starts = starts(of: symbol.path)
      for start in starts.count > 1 ? starts.dropLast() : starts[...] {
        let hash = hash(start..<Int(symbol.path.end))
        let known = everywhere[hash]
        note(index, hash, in: &everywhere)
        if everywhere[hash] == Self.ambiguous {
          several[hash, default: known.map { [$0] } ?? []].append(Int32(clamping: index))
        }
        note(index, Self.mix(hash, symbol.file), in: &inFile)
      }
    }
    if several.isEmpty { return }
    programs = draft.files.map { $0.split(separator: "/").dropLast().first }
  }

  private func note(_ index: Int, _ hash: UInt64, in table: inout [UInt64: Int32]) {
    guard let known = table[hash] else {
      table[hash] = Int32(clamping: index)
      return
    }
    guard known >= 0 else { return }
    if !areSame(Int(known), index) { table[hash] = Self.ambiguous }
  }

  /// Whether two symbols stand for one key.
  private func areSame(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (draft.symbols[one], draft.symbols[other])
    return draft.arena[one.key.range] == draft.arena[other.key.range]
      && draft.arena[one.table.range] == draft.arena[other.table.range]
  }

  /// The symbol of a path with different keys that a file means: the one of its own program.
  ///
  /// Programs of one repository have a folder each, and each may have a `UserText.close`. nil where a program has several,
  /// such as private constants of its files, or none.
  private func ownSymbol(among symbols: [Int32], of file: UInt32) -> SourceSymbol? {
    if symbols.count > Self.mostOfOnePath { return nil }
    guard let folder = programs[Int(file)] else { return nil }
    let own = symbols.map(Int.init).filter { programs[Int(draft.symbols[$0].file)] == folder }
    guard let first = own.first, own.allSatisfy({ areSame(first, $0) }) else { return nil }
    return draft.symbols[first]
  }

  /// The constant that a use names: its file's own one first, with types around it left out, then
  /// with members of the text behind it left out.
  private func symbol(of use: SourceUse) -> SourceSymbol? {
    let starts = starts(of: use.key)
    var end = Int(use.key.end)
    for dropped in 0..<min(3, starts.count) {
      let usable = starts.dropLast(dropped)
      let candidates = usable.count > 1 ? usable.dropLast() : usable
      if dropped > 0 && usable.count < 2 { return nil }
      for start in candidates {
        let hash = hash(start..<end)
        if let index = inFile[Self.mix(hash, use.file)], index >= 0 {
          return draft.symbols[Int(index)]
        }
      }
      for start in candidates {
        if let index = everywhere[hash(start..<end)] {
          if index >= 0 { return draft.symbols[Int(index)] }
          return ownSymbol(among: several[hash(start..<end)] ?? [], of: use.file)
        }
      }
      if let last = usable.last { end = last - 1 }
    }
    return nil
  }

  /// Takes the end of a path for the name of a key, and what stands between for its table:
  /// `LocalizedStringResource.Settings.title`.
  private func nameKey(of use: inout SourceUse) {
    let starts = starts(of: use.key)
    let end = Int(use.key.end)
    guard let name = starts.last else { return }
    use.flags.remove(.isSymbol)
    use.key = ByteRange(name..<end)
    if starts.count > 2 { use.table = ByteRange(starts[starts.count - 2]..<name - 1) }
  }

  /// Whether a path is that of an accessor of SwiftGen: `L10n.Player.close`.
  private func isAccessor(_ use: SourceUse) -> Bool {
    let first = starts(of: use.key).dropFirst().first ?? Int(use.key.end) + 1
    return draft.arena.span.extracting(Int(use.key.start)..<first - 1)
      .spells(CodeUses.accessors)
  }

  /// Takes all names of a path behind the first one for that of a key: SwiftGen makes a type of every part of a key.
  private func nameKey(ofAccessor use: inout SourceUse) {
    guard let name = starts(of: use.key).dropFirst().first else { return }
    use.flags.remove(.isSymbol)
    use.key = ByteRange(name..<Int(use.key.end))
  }

  /// The use of a key in the table that the second name of a path is, which SwiftGen puts there where an app has several
  /// tables: `L10n.Localizable.Player.close`; nil for a shorter path.
  private func keyInTable(of use: SourceUse) -> SourceUse? {
    let starts = starts(of: use.key)
    guard starts.count > 2 else { return nil }
    var own = use
    own.flags.remove(.isSymbol)
    own.key = ByteRange(starts[2]..<Int(use.key.end))
    own.table = ByteRange(starts[1]..<starts[2] - 1)
    return own
  }

  /// Offsets of the names of a path.
  private func starts(of path: ByteRange) -> [Int] {
    var starts = [Int(path.start)]
    for index in path.range where draft.arena[index] == 0x2E && starts.count < Self.mostNames {
      starts.append(index + 1)
    }
    return starts
  }

  private func hash(_ range: Range<Int>) -> UInt64 {
    draft.arena.span.extracting(range).hash(seed: 0x9FB2_1C65_1E98_DF25)
  }

  private static func mix(_ hash: UInt64, _ file: UInt32) -> UInt64 {
    (hash ^ UInt64(file)) &* 0x9E37_79B9_7F4A_7C15
  }
}

extension MessagePurpose {
  /// Whether only a screen reader gets a text of this purpose.
  var isSpoken: Bool {
    switch self {
    case .label, .hint, .state, .announcement: true
    case .action, .title, .message, .fieldHint, .constant, .shortText, .tooltip, .unknown: false
    }
  }
}
