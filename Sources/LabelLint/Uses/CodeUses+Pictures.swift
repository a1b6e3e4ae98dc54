/// Controls whose picture code changes with their state, and whether it says the state in words, too.
extension CodeUses {
  /// Tokens of an element that are looked at.
  private static let longestElement = 256
  /// Tokens before a picture in which the variable that holds it got its value.
  private static let mostBetween = 256

  /// Notes the variables of views that code gives one of two pictures, and those of which it says more than that:
  /// `play.setImageResource(if (isPlaying) R.drawable.pause else R.drawable.play)`.
  ///
  /// One label for both pictures says nothing. A layout has the same view by its identifier, so that the names of Android's
  /// views are kept for the whole app.
  mutating func readPictures() {
    var labelled: Set<UInt64> = []
    var pictures: [UInt64: Int] = [:]
    for index in tokens.indices {
      guard let member = member(at: index), let view = view(ofMember: index) else { continue }
      let name = hash(view)
      switch member {
      case .picture:
        guard let value = given(toTaker: index) else { continue }
        let first = pictures[name] ?? value.compactMap { pictureName(at: $0) }.first
        pictures[name] = first
        let resolved = resolved(value, at: index)
        if changesPicture(in: resolved) || asksForTwo(in: resolved) {
          changedPictures.append(Said(index: index, names: [name]))
        } else if language.isApple || !isOther(value, than: first) {
          continue
        }
        if language.isApple { continue }
        draft.picturedViews.append(draft.store(text[tokens[identifier(ofVariable: view)].range]))
      case .label, .state:
        if member == .state || !labelled.insert(name).inserted {
          tellings.append(Said(index: index, names: [name]))
        }
        if !language.isApple { noteTold(view, by: index) }
      }
    }
  }

  /// Notes the variable of a view of which a member says something in words.
  private mutating func noteTold(_ view: Int, by index: Int) {
    let isText = isWord(index, "text") || isWord(index, "setText")
    // `val title = song.text` says nothing of a view.
    if isText, given(toTaker: index) == nil { return }
    let name = draft.store(text[tokens[identifier(ofVariable: view)].range])
    if isText { draft.textedViews.append(name) } else { draft.labelledViews.append(name) }
  }

  /// The word of the variable whose member a word is, or which it is given as the first argument of a function of a
  /// library: `TooltipCompat.setTooltipText(more, …)`.
  private func view(ofMember index: Int) -> Int? {
    guard let word = variable(beforeMember: index) else { return nil }
    guard isCapitalized(word), isOpen(index + 1, 0x28) else { return word }
    let last = arguments(of: index + 1).first.map { $0.upperBound - 1 }
    return last.flatMap { isWord($0) ? $0 : nil }
  }

  /// Whether a value is one picture, and another one than the first of its view: code elsewhere gave it that.
  ///
  /// Only the view of a layout is the same one in both places: a variable may hold another view in each function.
  private func isOther(_ value: Range<Int>, than first: Int?) -> Bool {
    let names = value.compactMap { pictureName(at: $0) }
    guard let first, names.count == 1 else { return false }
    return !areOfOneThing(first, names[0])
  }

  /// What a member of a view is for.
  private enum Member {
    /// It takes a picture.
    case picture
    /// It gives the view its label.
    case label
    /// It says otherwise in words what the view is or what state it is in.
    case state
  }

  /// What the member of a view that a word names is for; nil for any other word.
  private func member(at index: Int) -> Member? {
    guard isWord(index), isMark(index - 1, 0x2E) else { return nil }
    return Self.members[hash(index)]
  }

  /// Members of Android and UIKit views, by the hashes of their names.
  private static let members: [UInt64: Member] = {
    var members: [UInt64: Member] = [:]
    func add(_ words: [String], _ member: Member) {
      for word in words { members[word.utf8.span.hash(seed: seed)] = member }
    }
    add(Resource.words("state-pictures/takers"), .picture)
    add(Resource.words("state-pictures/labels"), .label)
    add(Resource.words("state-pictures/tellers"), .state)
    return members
  }()

  /// Whether code gives the element of a label one of two pictures beside it, and says nothing of its state.
  func changesPicture(ofSink index: Int, _ sink: Sink) -> Bool {
    guard case .maker(let word)? = anchor(ofSink: index, sink) else { return false }
    let own = pressed(around: word) ?? word
    // The arguments of a call, and all that a modifier is applied to.
    let end =
      isOpen(own + 1, 0x28) || isOpen(own + 1, 0x7B) ? max(index, self.end(of: own + 1)) : index
    guard end > own, end - own < Self.longestElement else { return false }
    let element = own..<min(end, tokens.count)
    return changesPicture(in: element) && !tellsState(around: element)
  }

  /// Whether an element, or one of the modifiers behind it, says in words what state it is in.
  private func tellsState(around element: Range<Int>) -> Bool {
    let behind = min(tokens.count, element.upperBound + Self.longestElement / 4)
    return (element.lowerBound..<behind).contains { index in
      guard isWord(index) else { return false }
      let word = text.span.extracting(tokens[index].range)
      return Self.elementTellers.contains { word.equals($0) }
    }
  }

  /// Modifiers and arguments of SwiftUI and Compose that tell what state an element is in.
  private static let elementTellers = Resource.words("state-pictures/element-tellers")

  /// What a member is given: the first argument of a call, or what is assigned.
  private func given(toTaker index: Int) -> Range<Int>? {
    if isOpen(index + 1, 0x28) { return arguments(of: index + 1).first }
    guard isMark(index + 1, 0x3D), !isMark(index + 2, 0x3D) else { return nil }
    return value(from: index + 2, isArgument: false)
  }

  /// The value that the variable which a value names alone got last before a token; any other value itself.
  private func resolved(_ value: Range<Int>, at index: Int) -> Range<Int> {
    guard value.count == 1, isWord(value.lowerBound) else { return value }
    let name = hash(value.lowerBound)
    let near = max(0, index - Self.mostBetween)..<index
    let last = near.last { isWord($0) && isMark($0 + 1, 0x3D) && hash($0) == name }
    return last.map { self.value(from: $0 + 2, isArgument: false) } ?? value
  }

  /// Whether a part of a program has one of two pictures by a condition, which differ in more than their looks.
  private func changesPicture(in range: Range<Int>) -> Bool {
    var last: Int?
    for index in range {
      guard let name = pictureName(at: index) else { continue }
      if let last, isChoice(between: last, and: name, in: range), !areOfOneThing(last, name) {
        return true
      }
      last = name
    }
    return false
  }

  /// Whether a value is made by a function that has one of two pictures, by its name: `playPauseIcon(player)`.
  private func asksForTwo(in range: Range<Int>) -> Bool {
    range.contains { index in
      guard isWord(index), isOpen(index + 1, 0x28) else { return false }
      let words = KeyWords(text.span.extracting(tokens[index].range)).words
      return Self.pairs.contains { $0.allSatisfy(words.contains) }
    }
  }

  /// Pairs of what two pictures of a control stand for.
  private static let pairs = Resource.words("state-pictures/pairs").map {
    $0.split(separator: "/").map(String.init)
  }

  /// The token of the name of a picture; in Apple programs a text behind `?` or `:`, where a picture is made of it.
  private func pictureName(at index: Int) -> Int? {
    if !language.isApple { return androidIconName(at: index) }
    let isOfChoice = isMark(index - 1, 0x3F) || isMark(index - 1, 0x3A)
    return tokens[index].kind == .text && isOfChoice ? index : nil
  }

  /// Whether a condition chooses between two names: `a ? x : y`, `if (a) x else y`.
  private func isChoice(between first: Int, and second: Int, in range: Range<Int>) -> Bool {
    if language.isApple {
      // `Image(systemName: isPlaying ? "pause" : "play")`
      guard isMark(first - 1, 0x3F), isMark(first + 1, 0x3A), first + 2 == second else {
        return false
      }
      return (max(range.lowerBound, first - Self.longestCondition)..<first).contains {
        isWord($0) && Self.makers.contains(String(decoding: text[tokens[$0].range], as: UTF8.self))
      }
    }
    let between = first..<second
    return between.contains { isWord($0, "else") }
      || between.contains { isMark($0, 0x3A) }
        && range.contains { $0 < first && isMark($0, 0x3F) }
  }

  /// Most tokens between the word that makes a picture and the first of its names.
  private static let longestCondition = 24
  /// Words of Apple programs that make a picture of a name.
  private static let makers = Set(Resource.words("state-pictures/makers"))

  /// Whether two pictures show one thing in other looks: `logo_dark` and `logo_light`.
  private func areOfOneThing(_ first: Int, _ second: Int) -> Bool {
    let names = [first, second].map { Set(KeyWords(text.span.extracting(tokens[$0].range)).words) }
    return names[0].symmetricDifference(names[1]).allSatisfy(Self.looks.contains)
  }

  /// Words of names of pictures for the looks of one thing.
  private static let looks = Set(Resource.words("state-pictures/looks"))
}
