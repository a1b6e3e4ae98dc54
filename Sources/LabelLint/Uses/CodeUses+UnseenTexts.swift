/// Code whose texts no user gets: of debug builds and debug screens, of previews, of actions that nothing lists, and of
/// pictures of texts that are loading.
extension CodeUses {
  /// Tokens between a name and the body that it has.
  private static let mostBeforeBody = 64

  /// Whether no user gets the text of a literal.
  mutating func isUnseen(_ literal: Int) -> Bool {
    let ranges = unseen ?? findUnseen()
    unseen = ranges
    let next = ranges.partitioningIndex { $0.upperBound > literal }
    return next < ranges.count && ranges[next].contains(literal)
  }

  /// Whether a name says that only developers of the app meet what it names: `SyncDebugView`, `DeveloperMenu`,
  /// `debug_options`.
  static func isForDevelopers(_ name: Span<UInt8>) -> Bool {
    hasWord(Self.debug, in: name) || hasWord(Self.developer, in: name)
  }

  private static let debug = Array("debug".utf8)
  private static let developer = Array("developer".utf8)

  /// Whether a name has a word, between capitals or other signs than letters.
  private static func hasWord(_ word: [UInt8], in name: Span<UInt8>) -> Bool {
    guard name.count >= word.count else { return false }
    for start in 0...name.count - word.count {
      let isWord = word.indices.allSatisfy { ASCII.lowercased(name[start + $0]) == word[$0] }
      guard isWord else { continue }
      let end = start + word.count
      let begins =
        start == 0 || !ASCII.isLetter(name[start - 1])
        || ASCII.isUpperCase(name[start])
          && (!ASCII.isUpperCase(name[start - 1]) || ASCII.isLowerCase(name[start + 1]))
      let ends = end == name.count || !ASCII.isLetter(name[end]) || ASCII.isUpperCase(name[end])
      if begins && ends { return true }
    }
    return false
  }

  /// All tokens of such code, in order and apart from each other.
  private func findUnseen() -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .mark where isMark(index, 0x23): found.append(index..<endOfDebugBranch(at: index))
      case .word:
        found.append(index..<endOfUnseen(declaredAt: index))
        found += findPlaceholders(at: index)
        found += findHiddenTitles(at: index)
      default: break
      }
    }
    var merged = Self.merged(found)
    if !language.isApple {
      let helpers = findPreviewHelpers(in: merged)
      if !helpers.isEmpty { merged = Self.merged(merged + helpers) }
    }
    return merged
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  // MARK: Debug builds

  /// Index behind the code that only debug builds have, by the `#` of `#if DEBUG`; that of any other mark.
  private func endOfDebugBranch(at mark: Int) -> Int {
    guard language.isApple, isWord(mark + 1, "if") || isWord(mark + 1, "ifdef"),
      isWord(mark + 2, "DEBUG")
    else { return mark }
    var depth = 0
    for index in mark + 2..<tokens.count where isMark(index, 0x23) {
      let isNested = ["if", "ifdef", "ifndef"].contains { isWord(index + 1, $0) }
      let isElse = ["else", "elseif", "elif"].contains { isWord(index + 1, $0) }
      if isNested {
        depth += 1
      } else if isWord(index + 1, "endif") {
        if depth == 0 { return index }
        depth -= 1
      } else if isElse, depth == 0 {
        return index
      }
    }
    return tokens.count
  }

  // MARK: Declarations

  /// Index behind a declaration or statement whose texts no user gets, by its first word; that of any other word.
  private func endOfUnseen(declaredAt index: Int) -> Int {
    if isWord(index, "BuildConfig"), isMark(index + 1, 0x2E), isWord(index + 2, "DEBUG"),
      isOpen(index - 1, 0x28), isClose(index + 3), isOpen(index + 4, 0x7B)
    {
      return end(of: index + 4)
    }
    if language == .swift, isWord(index, "Preview"), isMark(index - 1, 0x23) {
      return macroEnd(of: index)
    }
    guard isWord(index + 1), let word = DeclarationWord(text.span.extracting(tokens[index].range))
    else { return index }
    let name = text.span.extracting(tokens[index + 1].range)
    switch word {
    case .function:
      return isUnseen(function: name, index) ? bodyEnd(behind: index + 1) ?? index : index
    case .type:
      if language == .swift {
        return max(index, endOfDebugType(name, index), endOfPreviews(in: index))
      }
      return endOfDebugType(name, index)
    case .variable:
      // `val PreviewEpisodes = listOf(…)`, `static var preview: Episode { … }`
      let isSample = isWord(index - 1, "static") || isCapitalized(index + 1)
      guard isSample, Self.isPreviewName(name) else { return index }
      if isMark(index + 2, 0x3D), isWord(index + 3), isOpen(index + 4, 0x28) {
        return end(of: index + 4)
      }
      return bodyEnd(behind: index + 1) ?? index
    case .constant: return index
    }
  }

  private func isUnseen(function name: Span<UInt8>, _ index: Int) -> Bool {
    Self.isPreviewName(name) || Self.isForDevelopers(name)
      || !language.isApple && isPreview(index)
  }

  private func endOfDebugType(_ name: Span<UInt8>, _ index: Int) -> Int {
    Self.isForDevelopers(name) ? bodyEnd(behind: index + 1) ?? index : index
  }

  /// Whether a name begins or ends as those of previews do: `CoverPreview`, `previewEpisodes`.
  private static func isPreviewName(_ name: Span<UInt8>) -> Bool {
    name.closes(with: "Preview") || name.begins(with: "Preview") || name.spells("preview")
      || name.begins(with: "preview") && name.count > 7 && ASCII.isUpperCase(name[7])
  }

  /// Index of the bracket that closes the body behind a name; nil without a body.
  private func bodyEnd(behind name: Int) -> Int? {
    var index = name + 1
    let last = min(tokens.count, name + Self.mostBeforeBody)
    while index < last {
      if isOpen(index, 0x7B) { return end(of: index) }
      let isNext = tokens[index].flags.contains(.startsLine) && tokens[index].kind == .word
      if isClose(index) || isNext { return nil }
      // `fun CoverPreview() = Cover("…")`
      if isMark(index, 0x3D), isWord(index + 1), isOpen(index + 2, 0x28) {
        let call = end(of: index + 2)
        return isOpen(call + 1, 0x7B) ? end(of: call + 1) : call
      }
      index = tokens[index].kind == .open ? max(index, end(of: index)) + 1 : index + 1
    }
    return nil
  }

  /// The private functions that only previews call.
  private func findPreviewHelpers(in unseen: [Range<Int>]) -> [Range<Int>] {
    if unseen.isEmpty { return [] }
    var helpers: [UInt64: Range<Int>] = [:]
    for index in tokens.indices where isWord(index, "fun") && isWord(index - 1, "private") {
      guard isWord(index + 1), let end = bodyEnd(behind: index + 1) else { continue }
      helpers[hash(index + 1)] = index..<end
    }
    if helpers.isEmpty { return [] }
    var called: Set<UInt64> = []
    for index in tokens.indices where isWord(index) && !isWord(index - 1, "fun") {
      let name = hash(index)
      guard helpers[name] != nil else { continue }
      let next = unseen.partitioningIndex { $0.upperBound > index }
      if next < unseen.count, unseen[next].contains(index) {
        called.insert(name)
      } else {
        helpers[name] = nil
      }
    }
    return helpers.filter { called.contains($0.key) }.map(\.value)
  }

  // MARK: Pictures of texts

  /// The tokens of what SwiftUI shows as grey bars, by the word of the modifier: `.redacted(reason: .placeholder)`.
  ///
  /// Where a condition decides, these are the texts that a condition chooses, too.
  private func findPlaceholders(at index: Int) -> [Range<Int>] {
    guard language == .swift, isWord(index, "redacted"), isMark(index - 1, 0x2E),
      isOpen(index + 1, 0x28)
    else { return [] }
    let arguments = index + 2..<max(index + 2, end(of: index + 1))
    guard arguments.contains(where: { isWord($0, "placeholder") }) else { return [] }
    let view = startOfChain(before: index - 1)..<index
    if isMark(index + 4, 0x2E), isWord(index + 5, "placeholder") { return [view] }
    return view.filter { tokens[$0].kind == .text && isMark($0 - 1, 0x3F) }.map { $0..<$0 + 1 }
  }

  /// The first token of the view that a modifier is called on, by the modifier's dot.
  private func startOfChain(before dot: Int) -> Int {
    var start = dot
    while start > 0 {
      var previous = start - 1
      while isClose(previous), tokens[previous].partner > 0 {
        previous = Int(tokens[previous].partner) - 1
      }
      guard isWord(previous) else { return previous + 1 }
      start = previous
      guard isMark(start - 1, 0x2E) else { return start }
      start -= 1
    }
    return start
  }
}
