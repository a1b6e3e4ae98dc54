package import LabelLint

/// A set as an editor sees it: its files, those of open documents with their unsaved texts, and its findings.
///
/// `catalog` is that of the last whole check. After a change, `files` and `findings` are those of now: only the keys
/// that changed are checked again, beside their texts of other locales. The next whole check makes all of it new.
package struct SetSnapshot: Sendable {
  /// Where its files are.
  package let plan: CatalogPlan
  /// How it is read and checked.
  package let context: SetContext
  /// The joined set as it was at the last whole check.
  package let catalog: Catalog
  /// The set that it is merged over; nil without one.
  package let overridden: Catalog?
  /// How code uses keys; nil where it was not read.
  package let sources: UsageIndex?
  /// The files as they are now, index for index with `plan.locations`.
  package private(set) var files: [CatalogFile]
  /// The findings as they are now, by the paths of their places: each text by itself, known ones among them.
  ///
  /// Byte offsets of places and edits are those of the text of now; lines and columns are not kept.
  private var findingsByPath: [String: [ReportedFinding]] = [:]
  /// Whether the findings are those of a whole check of all texts of now.
  package private(set) var isWhole = true

  /// Files that changed since the whole check, by their numbers.
  private var changed: Set<Int> = []
  /// The last texts of broken files that could be read.
  private var good: [Int: CatalogFile] = [:]

  /// Most keys that one change may touch to be checked by themselves.
  private static let mostKeys = 100

  /// A set that was checked whole.
  init(_ set: OpenSet, findings: [ReportedFinding]) {
    plan = set.plan
    context = set.context
    catalog = set.catalog
    overridden = set.overridden
    sources = set.sources
    files = Array(set.catalog.files.prefix(set.plan.locations.count))
    take(findings)
  }

  /// All findings as they are now, in any order.
  package var findings: [ReportedFinding] { findingsByPath.values.flatMap(\.self) }

  /// The findings at places of a file as they are now, in any order.
  package func findings(in path: String) -> [ReportedFinding] { findingsByPath[path] ?? [] }

  /// The number of a file, by its path from the root; nil for one of another set.
  package func number(ofFile path: String) -> Int? {
    plan.locations.firstIndex { ByteOrder.areEqual($0.path, path) }
  }

  /// The text that a file has for those who compare with it: of a broken one the last that could be read.
  package func readableText(ofFile number: Int) -> [UInt8] {
    (good[number] ?? files[number]).source.text
  }

  /// Takes it that a broken file is meant as it is: it was saved.
  package mutating func accept(file number: Int) {
    if good.removeValue(forKey: number) != nil { isWhole = false }
  }

  /// Takes the findings of the whole check.
  mutating func take(_ findings: [ReportedFinding]) {
    findingsByPath = Dictionary(grouping: findings, by: \.place.path)
  }

  /// Notes that something beside the files changed.
  mutating func age() { isWhole = false }

  /// Takes another text of a file.
  ///
  /// - Parameters:
  ///   - number: The file.
  ///   - text: Its text of now.
  ///   - known: Marks findings that the baseline knows, and takes those out that a catalog silences.
  package mutating func change(
    file number: Int, to text: [UInt8], _ known: (ReportedSet) -> ReportedSet
  ) {
    let old = files[number]
    guard let change = TextChange(from: old.source.text, to: text) else { return }
    isWhole = false
    changed.insert(number)
    let new = CatalogReader.read(text, at: plan.locations[number])
    let last = good[number] ?? old
    let isBroken = new.hidesContent && !last.hidesContent
    good[number] = isBroken ? last : nil
    files[number] = new
    let path = plan.locations[number].path
    let keys = isBroken ? nil : keys(of: number, since: last)
    // What is checked again by the next whole check alone has no place until then.
    if keys == nil { drop(touching: change, in: path) }
    // Edits of a finding may be in other files than its place.
    for place in Array(findingsByPath.keys) {
      change.move(&findingsByPath[place, default: []], of: path)
    }
    check(number, keys ?? [:], path, known)
  }

  /// Whether the keys that another text of a file changes are few enough to be checked by themselves.
  func canFollow(_ text: [UInt8], ofFile number: Int) -> Bool {
    guard let change = TextChange(from: files[number].source.text, to: text) else { return true }
    return files[number].entries(around: change.old).count <= Self.mostKeys
  }

  /// Drops findings in bytes that are no more.
  private mutating func drop(touching change: TextChange, in path: String) {
    findingsByPath[path]?.removeAll { finding in
      let start = finding.place.offset
      return change.touches(start..<start + finding.place.length)
    }
  }

  /// The keys that a change touches, with their texts; nil for too many.
  private func keys(of number: Int, since old: CatalogFile) -> [KeyRow.Identity: String]? {
    let new = files[number]
    guard let change = TextChange(from: old.source.text, to: new.source.text) else { return [:] }
    var keys: [KeyRow.Identity: String] = [:]
    for (file, bytes) in [(old, change.old), (new, change.new)] {
      for entry in file.entries(around: bytes) {
        keys[file.identity(ofEntry: entry)] = file.string(file.entries[entry].key) ?? ""
        if keys.count > Self.mostKeys { return nil }
      }
    }
    return keys
  }

  /// Checks some keys in all locales, and what is wrong with a file, and puts the findings in the place of theirs.
  private mutating func check(
    _ number: Int, _ keys: [KeyRow.Identity: String], _ path: String,
    _ known: (ReportedSet) -> ReportedSet
  ) {
    let part = context.loading.catalog(of: plan, files: parts(keys))
    let checked = context.linter.check(part, overridden: overridden, sources: sources)
    let set = known(ReportedSet(part, checked, app: context.app, needs: []))
    let names = Set(keys.values)
    let locale = plan.locations[number].place.tag?.merged
    let isSource = locale == nil || locale == catalog.sourceLocale.merged
    func isAboutChange(_ finding: ReportedFinding) -> Bool {
      let isHere = ByteOrder.areEqual(finding.place.path, path)
      if finding.subject.key.isEmpty { return isHere && finding.rule == UnreadableCatalog.id }
      guard names.contains(finding.subject.key) else { return false }
      return isHere || isSource || LocaleTag(finding.subject.locale)?.merged == locale
    }
    for place in Array(findingsByPath.keys) {
      let old = numbers(ofFindingsIn: place, about: names, where: isAboutChange)
      for index in old.reversed() { findingsByPath[place]?.remove(at: index) }
    }
    let found = set.findings.flatMap(\.eachText).filter(isAboutChange)
    for finding in keys.isEmpty ? found : moved(found) {
      findingsByPath[finding.place.path, default: []].append(finding)
    }
  }

  /// Where in the list of a file findings are that a test accepts, of those about some keys or about no key.
  private func numbers(
    ofFindingsIn path: String, about keys: Set<String>, where isWanted: (ReportedFinding) -> Bool
  ) -> [Int] {
    let findings = findings(in: path)
    // Keys first: a finding by itself is a copy, and a set has thousands.
    return findings.indices.filter { index in
      let key = findings[index].subject.key
      return (key.isEmpty || keys.contains(key)) && isWanted(findings[index])
    }
  }

  /// The files with the entries of some keys alone.
  private func parts(_ keys: [KeyRow.Identity: String]) -> [CatalogFile] {
    var entries: [[Int]] = Array(repeating: [], count: files.count)
    for key in keys.keys {
      guard let row = catalog.row(of: key) else { continue }
      for locale in catalog.locales.indices {
        for reference in catalog.entries(row: row, locale: locale) {
          let file = Int(reference.file)
          // What stands in for files is made anew.
          guard files.indices.contains(file), !changed.contains(file) else { continue }
          entries[file].append(Int(reference.entry))
        }
      }
    }
    return files.indices.map { number in
      guard changed.contains(number) else {
        return files[number].part(ofEntries: entries[number].sorted())
      }
      // What is wrong with a broken file is told of it as it is, and its keys as they were.
      let file = keys.isEmpty ? files[number] : good[number] ?? files[number]
      let own = file.entries.indices.filter { keys[file.identity(ofEntry: $0)] != nil }
      return file.part(ofEntries: own)
    }
  }

  /// Moves findings of the last readable texts of broken files to where they are now.
  private func moved(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var findings = findings
    for (number, file) in good {
      let path = plan.locations[number].path
      guard let change = TextChange(from: file.source.text, to: files[number].source.text) else {
        continue
      }
      findings.removeAll { finding in
        let start = finding.place.offset
        return ByteOrder.areEqual(finding.place.path, path)
          && change.touches(start..<start + finding.place.length)
      }
      change.move(&findings, of: path)
    }
    return findings
  }
}
