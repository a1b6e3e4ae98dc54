/// What is found in some of an app's sources, before constants are resolved; drafts of several workers
/// are joined in the order of their files.
package struct UsageDraft: Sendable {
  /// Paths of the files, relative to the root.
  var files: [String] = []
  /// Bytes of keys, tables and names.
  var arena: [UInt8] = []
  /// The uses found, in the order of files and places.
  var uses: [SourceUse] = []
  /// The elements that they are on.
  var elements: [UseElement] = []
  /// Constants that stand for keys.
  var symbols: [SourceSymbol] = []
  /// Functions of the app's own that look texts up.
  var wrappers: [SourceWrapper] = []
  /// Types of the app's own that hold texts which other code formats.
  var formattedTypes = FormattedTypes()
  /// Spoken texts without a key.
  var unresolved: [UnresolvedUse] = []
  /// Texts that programs write down.
  var literals: [SourceLiteral] = []
  /// Hashes of all that programs write down, whatever it is for.
  var written: [UInt64] = []
  /// The programs that have some, in order.
  var programs: [SourceProgram] = []
  /// Languages in which programs look up what another lacks, as their folders are called.
  var fallbackLanguages: [String] = []
  /// Texts of Android programs that have the form of a language's code, in small letters.
  var languageCodes: Set<String> = []
  /// Cases whose names are keys.
  var rawCases: [RawCase] = []
  /// Hashes of the types whose raw values programs may show.
  var rawTypes: Set<UInt64> = []
  /// Names of layouts that a list shows in every row.
  var rowLayouts: [ByteRange] = []
  /// Layouts of which an adapter makes its rows, by their names without case.
  var inflatedRows: Set<String> = []
  /// Layouts whose rows code listens to as a whole, by their names without case.
  var pressedRows: Set<String> = []
  /// Layouts that programs show, by their names without case, and whether some show them in the rows of a list.
  var shownLayouts: [String: Bool] = [:]
  /// Layouts that programs or other XML files name, by their names without case.
  var namedLayouts: Set<String> = []
  /// Whether the app's styles let preferences show titles in several lines.
  var wrapsTitles = false
  /// What interface files give to variables of code.
  var outlets: [Outlet] = []
  /// Names of the variables whose views programs make pressed.
  var tappedViews: [ByteRange] = []
  /// Names of the variables whose views Android programs give one of two pictures.
  var picturedViews: [ByteRange] = []
  /// Names of the variables whose views Android programs give texts.
  var textedViews: [ByteRange] = []
  /// Names of the variables of whose views Android programs set a label or a state.
  var labelledViews: [ByteRange] = []
  /// Names of what the types of Apple programs inherit from, by their own names.
  var ancestors: [String: [String]] = [:]
  /// The composables of Android programs, and the views of SwiftUI.
  var composables: [RowComposables.Declaration] = []
  /// Their calls.
  var composableCalls: [RowComposables.Call] = []
  /// Names of the types whose labels programs announce.
  var announcedTypes: Set<String> = []
  /// All names that the files mention.
  var names = MentionedNames()
  /// Which texts are noted beside those that a screen reader gets.
  let noted: NotedTexts
  /// Number of containers of elements.
  var groups: Int32 = 0
  /// Number of expressions with uses.
  var expressions: UInt32 = 0
  /// Number of files read.
  package private(set) var fileCount = 0
  /// Whether some of them are programs, whatever they hold.
  private(set) var hasPrograms = false

  /// An object of an interface file that a variable of code holds.
  struct Outlet: Sendable {
    /// The object's identifier.
    var object: ByteRange
    /// Name of the variable.
    var name: ByteRange
  }

  /// An empty draft, which notes the texts that somebody asks for.
  package init(noting noted: NotedTexts = []) { self.noted = noted }

  /// Reads a file that shows no text itself, for the names that it mentions.
  package mutating func readNames(_ bytes: [UInt8], isXML: Bool) {
    names.read(bytes.span, isXML: isXML)
  }

  /// Reads a file and adds what it uses.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, for places.
  ///   - bytes: What the file holds; anything at all.
  ///   - kind: What to read it as.
  package mutating func read(path: String, _ bytes: [UInt8], as kind: SourceKind) {
    fileCount += 1
    if kind.language != nil { hasPrograms = true }
    names.read(bytes.span, isXML: kind.language == nil, of: kind.language)
    let (placed, literals) = (placedCount, self.literals.count)
    let file = UInt32(clamping: files.count)
    switch kind {
    case .androidXML: AndroidXMLUses.read(bytes, file: file, path: path, into: &self)
    case .androidStyles:
      if AndroidXMLUses.wrapsTitles(inStyles: bytes.span) { wrapsTitles = true }
    case .interfaceBuilder: InterfaceBuilderUses.read(bytes, file: file, path: path, into: &self)
    case .kotlin, .java, .swift, .objectiveC:
      if let language = kind.language,
        noted.contains(.shown) || CodeTriggers.mayHold(bytes.span, language)
      {
        var reader = CodeUses(bytes, language, file: file, path: path, draft: self)
        self = UsageDraft()
        reader.read()
        self = reader.draft
      } else if kind.language?.isApple ?? false {
        QuotedTexts.append(bytes.span, to: &written)
      }
    }
    if self.literals.count > literals { programs.append(SourceProgram(file: file, text: bytes)) }
    if placedCount > placed { files.append(path) }
  }

  /// How much was found that names its file.
  ///
  /// An element without texts names it, too: a segmented control whose segments have no labels.
  private var placedCount: Int {
    uses.count + symbols.count + literals.count + elements.count + unresolved.count
      + rowLayouts.count + composables.count + composableCalls.count
  }

  /// Reads a snapshot of a screen and adds what it shows.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, for places.
  ///   - bytes: What the file holds; anything at all.
  /// - Returns: Why the file shows no screen; nil where it does.
  package mutating func read(screen path: String, _ bytes: [UInt8]) -> String? {
    do throws(ScreenProblem) {
      try ScreenUses.read(bytes, file: UInt32(clamping: files.count), into: &self)
    } catch {
      return "line \(error.line): \(error.message)"
    }
    fileCount += 1
    files.append(path)
    return nil
  }

  /// Adds bytes to the arena.
  mutating func store(_ bytes: some Collection<UInt8>) -> ByteRange {
    let start = arena.count
    arena.append(contentsOf: bytes)
    return ByteRange(start..<arena.count)
  }

  /// Adds a layout that a program shows, in the rows of a list or elsewhere.
  mutating func add(layout name: String, isInList: Bool) {
    let isKnownRow = shownLayouts[name] ?? false
    shownLayouts[name] = isKnownRow || isInList
  }

  /// A number for another container.
  mutating func newGroup() -> Int32 {
    groups &+= 1
    return groups
  }

  /// A number for another expression.
  mutating func newExpression() -> UInt32 {
    expressions &+= 1
    return expressions
  }

  /// Adds what another draft found in later files.
  package mutating func append(_ other: UsageDraft) {
    let (file, element) = (UInt32(clamping: files.count), Int32(clamping: elements.count))
    let base = UInt32(clamping: arena.count)
    func moved(_ range: ByteRange) -> ByteRange {
      ByteRange(start: range.start &+ base, count: range.count)
    }
    for var use in other.uses {
      use.key = moved(use.key)
      use.table = moved(use.table)
      use.icon = moved(use.icon)
      use.file &+= file
      use.expression &+= expressions
      if use.element >= 0 { use.element &+= element }
      uses.append(use)
    }
    for var own in other.elements {
      own.className = moved(own.className)
      own.name = moved(own.name)
      own.file &+= file
      if own.group >= 0 { own.group &+= groups }
      elements.append(own)
    }
    for symbol in other.symbols {
      symbols.append(
        SourceSymbol(
          path: moved(symbol.path), key: moved(symbol.key), table: moved(symbol.table),
          wrapper: moved(symbol.wrapper), file: symbol.file &+ file))
    }
    for wrapper in other.wrappers {
      wrappers.append(SourceWrapper(name: moved(wrapper.name), table: moved(wrapper.table)))
    }
    formattedTypes.append(other.formattedTypes)
    for use in other.unresolved {
      unresolved.append(
        UnresolvedUse(file: use.file &+ file, line: use.line, purpose: use.purpose))
    }
    for var literal in other.literals {
      literal.key = moved(literal.key)
      literal.table = moved(literal.table)
      literal.text = moved(literal.text)
      literal.file &+= file
      literals.append(literal)
    }
    written += other.written
    programs += other.programs.map { SourceProgram(file: $0.file &+ file, text: $0.text) }
    rowLayouts += other.rowLayouts.map(moved)
    inflatedRows.formUnion(other.inflatedRows)
    pressedRows.formUnion(other.pressedRows)
    shownLayouts.merge(other.shownLayouts) { $0 || $1 }
    namedLayouts.formUnion(other.namedLayouts)
    wrapsTitles = wrapsTitles || other.wrapsTitles
    outlets += other.outlets.map { Outlet(object: moved($0.object), name: moved($0.name)) }
    tappedViews += other.tappedViews.map(moved)
    picturedViews += other.picturedViews.map(moved)
    textedViews += other.textedViews.map(moved)
    labelledViews += other.labelledViews.map(moved)
    ancestors.merge(other.ancestors) { $0 + $1 }
    announcedTypes.formUnion(other.announcedTypes)
    for var composable in other.composables {
      composable.file &+= file
      composables.append(composable)
    }
    for var call in other.composableCalls {
      call.file &+= file
      composableCalls.append(call)
    }
    fallbackLanguages += other.fallbackLanguages
    languageCodes.formUnion(other.languageCodes)
    rawCases += other.rawCases
    rawTypes.formUnion(other.rawTypes)
    names.formUnion(other.names)
    groups &+= other.groups
    expressions &+= other.expressions
    files += other.files
    arena += other.arena
    fileCount += other.fileCount
    hasPrograms = hasPrograms || other.hasPrograms
  }
}

/// The bytes of a program with texts.
struct SourceProgram: Sendable {
  /// Index of the file.
  var file: UInt32
  /// What it holds.
  var text: [UInt8]
}
