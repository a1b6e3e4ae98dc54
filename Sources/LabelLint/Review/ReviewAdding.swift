/// Adds translations that a catalog lacks and proves the result by reading it.
struct ReviewAdding {
  /// Most attempts to find additions that stand the test together.
  private static let maximumAttempts = 20

  /// A text of a file with all that tells it from others.
  private struct Line: Hashable {
    let type: EntryType
    let key: [UInt8]
    let locale: String
    let slot: String
    let text: String?
    let comment: String?
    let flags: UInt16
  }

  private let before: FixRun.Checked
  private let additions: [ReviewAddition]
  private var isRefused: [Bool]
  /// Additions that are refused.
  private(set) var refusals: [ReviewRefusal] = []
  /// Texts that are added.
  private(set) var changes: [ReviewImport.Change] = []

  /// Adds to a checked catalog.
  init(_ before: FixRun.Checked, _ additions: [ReviewAddition]) {
    self.before = before
    self.additions = additions
    isRefused = additions.map { _ in false }
    var seen: [Subject: Int] = [:]
    for (index, addition) in additions.enumerated() {
      guard let first = seen[addition.subject] else {
        seen[addition.subject] = index
        continue
      }
      if ByteOrder.areEqual(additions[first].text, addition.text) {
        isRefused[index] = true
      } else {
        refuse(index, ReviewWriting.refusal(beside: additions[first].decision))
      }
    }
  }

  /// The catalog with all that stood the test; nil when nothing did.
  mutating func run(_ check: ([CatalogFile]) -> FixRun.Checked) -> FixRun.Checked? {
    for _ in 0..<Self.maximumAttempts {
      let edits = edits()
      if edits.isEmpty { return nil }
      guard let files = editedFiles(edits) else { continue }
      let result = check(files)
      if refuseFaults(in: result) { continue }
      changes = edits.keys.sorted().flatMap { file in
        (edits[file]?.additions ?? []).map { _ in
          ReviewImport.Change(path: before.catalog.files[file].source.path)
        }
      }
      return result
    }
    for index in active { refuse(index, "the result of all additions together is not proved") }
    return nil
  }

  private var active: [Int] { additions.indices.filter { !isRefused[$0] } }

  private mutating func refuse(_ index: Int, _ reason: String) {
    isRefused[index] = true
    refusals.append(
      ReviewRefusal(additions[index].origin, key: additions[index].subject.key, reason))
  }

  // MARK: Edits

  /// The edits by file, with the additions they are for; those that have no place are refused.
  private mutating func edits() -> [Int: (edits: [Edit], additions: [Int])] {
    var places: [(index: Int, insertion: EntryInsertion)] = []
    for index in active {
      do throws(ReviewFault) {
        places.append((index, try EntryInsertion(additions[index].subject, in: before.catalog)))
      } catch {
        refuse(index, error.description)
      }
    }
    // In the order of the source file: several may come behind one neighbour.
    places.sort { left, right in
      let (own, other) = (left.insertion.source, right.insertion.source)
      return (own.file, own.entry) < (other.file, other.entry)
    }
    var result: [Int: (edits: [Edit], additions: [Int])] = [:]
    var start = 0
    while start < places.count {
      let insertion = places[start].insertion
      var end = start + 1
      if insertion.target.format == .xcstrings, insertion.missing.existing == nil {
        while end < places.count, places[end].insertion.source == insertion.source,
          places[end].insertion.missing.existing == nil
        { end += 1 }
      }
      let group = places[start..<end].map(\.index)
      start = end
      do throws(ReviewFault) {
        let made = try edits(of: group, at: insertion)
        result[insertion.file, default: ([], [])].edits += made
        result[insertion.file, default: ([], [])].additions += group
      } catch {
        for index in group { refuse(index, error.description) }
      }
    }
    return result
  }

  private func edits(
    of group: [Int], at insertion: EntryInsertion
  ) throws(ReviewFault) -> [Edit] {
    let forms = additions[group[0]].forms
    let existing = insertion.missing.existing
    switch insertion.target.format {
    case .xcstrings:
      let catalog = StringCatalogInsertion(insertion: insertion)
      if existing != nil { return try catalog.edits(forms) }
      return try catalog.edits(group.map { (additions[$0].subject.locale, additions[$0].forms) })
    case .android, .compose, .stringsdict:
      if let existing {
        return try PluralInsertion(insertion: insertion, plural: existing).edits(forms)
      }
      if insertion.target.format == .stringsdict {
        return [try StringsdictInsertion(insertion: insertion).edit(forms)]
      }
      return [try ResourceInsertion(insertion: insertion).edit(forms)]
    case .xliff: return try XLIFFInsertion(insertion: insertion).edits(forms)
    case .strings:
      guard let form = forms.first, form.slot == .only else { throw EntryInsertion.unclear }
      // It is written anew as a whole.
      if insertion.target.source.encoding == .binary { return [] }
      if PropertyListInsertion.fits(insertion.target) {
        return try PropertyListInsertion(insertion: insertion).edits(form.text)
      }
      return [try StringsInsertion(insertion: insertion).edit(form.text)]
    }
  }

  /// The files with all edits; nil after some were refused.
  private mutating func editedFiles(
    _ edits: [Int: (edits: [Edit], additions: [Int])]
  ) -> [CatalogFile]? {
    var files = before.catalog.files
    var isSound = true
    for (number, own) in edits.sorted(by: { $0.key < $1.key }) {
      let old = files[number]
      guard let location = CatalogLocation(path: old.source.path),
        let stored = old.source.encoding == .binary
          ? withAdditions(own.additions, to: old)
          : try? FixApplier.apply(Self.joined(own.edits), to: old.source)
      else {
        isSound = false
        for index in own.additions { refuse(index, "the result cannot be stored") }
        continue
      }
      files[number] = CatalogReader.read(stored, at: location)
      if refuseMisread(old, files[number], own.additions) { isSound = false }
    }
    return isSound ? files : nil
  }

  /// A binary property list with more texts; nil for one that does not consist of texts alone.
  private func withAdditions(_ own: [Int], to file: CatalogFile) -> [UInt8]? {
    guard file.format == .strings, file.problems.isEmpty else { return nil }
    var pairs: [(key: String, text: String)] = []
    for (number, entry) in file.entries.enumerated() {
      let texts = file.messageRange(ofEntry: number)
      guard texts.count == 1, let key = file.string(entry.key),
        let text = file.string(file.messages[texts.lowerBound].text)
      else { return nil }
      pairs.append((key, text))
    }
    for index in own {
      pairs += additions[index].forms.map { (additions[index].subject.key, $0.text) }
    }
    return BinaryPlistWriter.bytes(pairs)
  }

  /// Edits that insert at one place as one, in their order.
  private static func joined(_ edits: [Edit]) -> [Edit] {
    var joined: [Edit] = []
    var numbers: [ByteRange: Int] = [:]
    for edit in edits {
      if let number = numbers[edit.span.bytes] {
        // Several texts may need one and the same change around them.
        if !edit.span.bytes.isEmpty, joined[number] == edit { continue }
        joined[number] = Edit(edit.span, with: joined[number].text + edit.text)
      } else {
        numbers[edit.span.bytes] = joined.count
        joined.append(edit)
      }
    }
    return joined
  }

  // MARK: Proof

  /// Refuses the additions of a file that do not read back alone; whether there were some.
  private mutating func refuseMisread(
    _ old: CatalogFile, _ new: CatalogFile, _ own: [Int]
  ) -> Bool {
    var left = Self.lines(of: new)
    for (line, count) in Self.lines(of: old) { left[line, default: 0] -= count }
    var more = Dictionary(grouping: left.filter { $0.value != 0 }) { $0.key.key }
    var failed: [Int] = []
    for index in own {
      let key = Array(additions[index].subject.key.utf8)
      for form in additions[index].forms {
        let place = more[key]?.firstIndex {
          $0.value == 1 && isLine($0.key, form, index, old.format)
        }
        if let place { more[key]?.remove(at: place) } else { failed.append(index) }
      }
    }
    let isClean =
      more.values.allSatisfy(\.isEmpty) && new.problems.count <= old.problems.count
    if failed.isEmpty, isClean { return false }
    let reason = "reading the result shows another text, or more changed than this one"
    for index in failed.isEmpty ? own : failed { refuse(index, reason) }
    return true
  }

  /// Whether a text of a file is that of an addition; in a string catalog the locale tells them apart.
  private func isLine(
    _ line: Line, _ form: ReviewAddition.Form, _ index: Int, _ format: CatalogFormat
  ) -> Bool {
    guard let text = line.text, ByteOrder.areEqual(text, form.text),
      ByteOrder.areEqual(line.slot, form.slot.description)
    else { return false }
    return !format.namesLocales
      || LocaleTag(line.locale)?.merged.description == additions[index].subject.locale
  }

  private static func lines(of file: CatalogFile) -> [Line: Int] {
    var lines: [Line: Int] = [:]
    for (number, entry) in file.entries.enumerated() {
      for message in file.messageRange(ofEntry: number) {
        let line = Line(
          type: entry.type, key: Array((file.string(entry.key) ?? "").utf8),
          locale: file.localeNames[Int(entry.locale)],
          slot: file.slots[Int(file.messages[message].slot)].description,
          text: file.string(file.messages[message].text),
          comment: file.string(file.comment(of: entry)),
          flags: entry.flags.rawValue)
        lines[line, default: 0] += 1
      }
    }
    return lines
  }

  /// Refuses additions that bring an error, or whose text is missing as before.
  private mutating func refuseFaults(in result: FixRun.Checked) -> Bool {
    var known: [Fingerprint: Int] = [:]
    for finding in before.findings where finding.severity == .error {
      known[finding.identity, default: 0] += 1
    }
    let byKey = Dictionary(grouping: active) { additions[$0].subject.key }
    var hasFailed = false
    for finding in result.findings {
      let own = byKey[finding.subject.key] ?? []
      if finding.rule == MissingTranslation.id {
        for index in own where additions[index].subject == finding.subject {
          hasFailed = true
          refuse(index, "the app would not show the text as the translation")
        }
      } else if finding.severity == .error {
        known[finding.identity, default: 0] -= 1
        guard known[finding.identity, default: 0] < 0 else { continue }
        hasFailed = true
        for index in own.isEmpty ? active : own {
          refuse(index, "it would bring an error: \(finding.message) [\(finding.rule)]")
        }
      }
    }
    return hasFailed
  }
}
