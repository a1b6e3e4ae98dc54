/// From the words that take texts to uses of keys.
extension CodeUses {
  /// Reads the text that a sink is given, if it is given one here.
  mutating func readSink(_ sink: Sink, at index: Int) {
    guard isInContext(sink.context, index), index >= previewEnd else { return }
    let isVisible = !sink.isSpoken && sink.purpose != .action
    if isVisible, index < textEnd { return }
    let isCall = isOpen(index + 1, 0x28) && sink.forms.contains(.called)
    guard
      let (values, isProperty) = isCall ? arguments(of: sink, at: index) : given(sink, at: index)
    else { return }
    if sink.purpose == .announcement { for value in values { noteAnnouncedType(value) } }
    readValues(values, of: sink, at: index, isProperty)
    guard isCall else { return }
    for (name, purpose) in sink.others.arguments {
      var other = sink
      other.purpose = purpose
      readValues(textArguments(.named(name), of: index + 1), of: other, at: index, isProperty)
    }
  }

  /// The texts among the arguments of a call; nil where it is the declaration of a function.
  private func arguments(of sink: Sink, at index: Int) -> (values: [Range<Int>], isProperty: Bool)?
  {
    if isWord(index - 1, "func") || isWord(index - 1, "fun") { return nil }
    return (textArguments(sink.argument, of: index + 1), false)
  }

  /// The text that a sink is given other than by a call: what is assigned, the body or the value of a property.
  private func given(_ sink: Sink, at index: Int) -> (values: [Range<Int>], isProperty: Bool)? {
    if isMark(index + 1, 0x3D), sink.forms.contains(.assigned) {
      let isVisible = !sink.isSpoken && sink.purpose != .action
      if isMark(index + 2, 0x3D) || isVisible && isSlot(index) { return nil }
      return ([value(from: index + 2)], false)
    }
    if let content = content(of: sink, at: index) { return ([content], false) }
    if let body = overridden(sink, at: index) { return ([body], true) }
    guard isMark(index + 1, 0x3A), sink.forms.contains(.colon) else { return nil }
    return typedValue(from: index + 2)
  }

  /// What SwiftUI makes the text of a modifier from, in braces: `.accessibilityLabel { label in Text("…") }`.
  private func content(of sink: Sink, at index: Int) -> Range<Int>? {
    guard language == .swift, sink.isSpoken, sink.forms.contains(.called), isMark(index - 1, 0x2E),
      isOpen(index + 1, 0x7B)
    else { return nil }
    return index + 2..<max(index + 2, end(of: index + 1))
  }

  /// The body of a method of Objective-C that says the text: `- (NSString *)accessibilityLabel { … }`.
  private func overridden(_ sink: Sink, at index: Int) -> Range<Int>? {
    guard language == .objectiveC, sink.isSpoken, sink.forms.contains(.colon), isClose(index - 1),
      tokens[index - 1].partner >= 0, isMark(Int(tokens[index - 1].partner) - 1, 0x2D),
      isOpen(index + 1, 0x7B)
    else { return nil }
    return index + 2..<max(index + 2, end(of: index + 1))
  }

  /// Adds the uses of the values that a sink is given.
  private mutating func readValues(
    _ values: [Range<Int>], of sink: Sink, at index: Int, _ isProperty: Bool
  ) {
    let isModifier = isOpen(index + 1, 0x28) && isMark(index - 1, 0x2E)
    for range in values where !range.isEmpty {
      effort -= range.count
      // A literal is a key where SwiftUI takes it.
      let takesLiterals = sink.takesLiterals && language == .swift && (isModifier || sink.isClass)
      var keys: [FoundKey] = []
      findKeys(in: range, takesLiterals: takesLiterals, into: &keys)
      let isHeard = isHeard(sink, at: index)
      let isFound = keys.contains { !$0.flags.contains(.isWrapped) }
      if !isFound, isHeard { keys += writtenTexts(in: range) }
      if language.isApple { for key in keys { note(key, isSpoken: isHeard) } }
      if keys.isEmpty, notesTexts(of: sink, at: index) {
        for text in writtenTexts(in: range) where !text.key.contains(1) { note(text) }
      }
      if sink.isSpoken || isFound { textEnd = max(textEnd, range.upperBound) }
      if keys.isEmpty {
        if sink.isSpoken, !isProperty, isText(range) { addUnresolved(index, sink.purpose) }
      } else {
        add(keys, at: index, sink, value: range)
      }
    }
  }

  /// Whether a visible argument is read elsewhere: a block with a text of its own in it, or the
  /// argument of a class that takes texts.
  private func isSlot(_ index: Int) -> Bool {
    // `let title = …` is no title yet.
    let isFirst = tokens[index].flags.contains(.startsLine)
    if !isFirst, isWord(index - 1) || isMark(index - 1, 0x2A) { return true }
    if isOpen(index + 2, 0x7B) { return true }
    guard let scope = scopes.last, isOpen(scope.open, 0x28), let head = head(of: scope.open) else {
      return false
    }
    return sinks.sink(text.span.extracting(tokens[head].range))?.isClass ?? false
  }

  /// Whether what a sink asks for stands before it.
  private func isInContext(_ context: Sink.Context, _ index: Int) -> Bool {
    switch context {
    case .any: true
    case .member: isMark(index - 1, 0x2E)
    case .free: !isMark(index - 1, 0x2E)
    case .memberOf(let name): isMark(index - 1, 0x2E) && isWord(index - 2, name)
    case .selector: language == .objectiveC && scopes.last.map { isOpen($0.open, 0x5B) } ?? false
    }
  }

  /// The value behind `name:`, and whether that is a property's type: an argument, the body of a
  /// property, or what a typed property is set to.
  private func typedValue(from start: Int) -> (values: [Range<Int>], isProperty: Bool) {
    let isDeclared = scopes.last.map { isOpen($0.open, 0x7B) } ?? true
    if language == .objectiveC || !isDeclared, language.isApple {
      return ([value(from: start, isArgument: !isDeclared)], true)
    }
    var index = start
    let limit = min(tokens.count, start + 12)
    while index < limit, !isMark(index, 0x3D), !isOpen(index, 0x7B), !isMark(index, 0x2C),
      !isClose(index)
    {
      index += 1
    }
    if isMark(index, 0x3D) { return ([value(from: index + 1)], true) }
    guard language == .swift, isOpen(index, 0x7B) else { return ([], true) }
    return ([index + 1..<max(index + 1, end(of: index))], true)
  }

  /// Whether a value is some text of the app, not the lack of one or a text of the platform.
  private func isText(_ range: Range<Int>) -> Bool {
    for index in range where isWord(index, "android") {
      if isMark(index + 1, 0x2E), isWord(index + 2, "R") { return false }
    }
    guard range.count == 1 else { return true }
    let index = range.lowerBound
    if isWord(index, "null") || isWord(index, "nil") { return false }
    return tokens[index].kind != .text || tokens[index].count > 0
  }

  private mutating func addUnresolved(_ index: Int, _ purpose: MessagePurpose) {
    draft.unresolved.append(
      UnresolvedUse(file: file, line: line(of: index), purpose: purpose))
  }

  /// Adds the uses of one value.
  private mutating func add(
    _ keys: [FoundKey], at index: Int, _ sink: Sink, value: Range<Int>
  ) {
    let element = element(ofSink: index, sink)
    let purpose = purpose(of: sink, at: index, element)
    let expression = draft.newExpression()
    let flags = SourceUse.Flags(where: [
      .isBranch: isBranch(value), .isJoined: isJoined(value), .namesAction: sink.namesAction,
      .isInputLabel: isInputLabel(index), .isOfDialog: sink.isOfDialog,
      .isOfImageInside: isOfImageInside(sink: index, sink), .isFormatted: hasFormatter(value),
    ])
    let ofActions = sink.purpose == .message ? tokensOfActions(in: value) : []
    let inserted = insertedTokens(among: keys, in: value)
    let icon = purpose == .label && !isInputLabel(index) ? icon(ofSink: index, sink) : nil
    if purpose == .label, element >= 0, changesPicture(ofSink: index, sink) {
      draft.elements[Int(element)].flags.insert(.changesPicture)
    }
    let iconName = icon.map { draft.store(text[tokens[$0].range]) } ?? .zero
    for key in keys {
      let line = line(of: value.contains(key.token) ? key.token : index)
      let own = SourceUse.Flags(where: [
        .isFormatted: mayBeFormatted(key, in: value), .isInserted: inserted.contains(key.token),
      ])
      draft.uses.append(
        SourceUse(
          key: draft.store(key.key), table: draft.store(key.table), element: element,
          expression: expression, file: file, line: line,
          purpose: ofActions.contains(key.token) ? .action : purpose, target: key.target,
          flags: key.flags.union(flags).union(own), icon: iconName))
    }
  }

  /// Whether a value puts a text through a formatter, or asks a function for it that may do so: those that SwiftGen writes
  /// do, whatever they are given.
  private func mayBeFormatted(_ key: FoundKey, in value: Range<Int>) -> Bool {
    if language.isApple, !key.flags.isDisjoint(with: [.isWrapped, .isGenerated]) { return true }
    return hasArguments(key.token, in: value)
  }

  /// What the text of a sink is for, by the control around it.
  private func purpose(of sink: Sink, at index: Int, _ element: Int32) -> MessagePurpose {
    let flags = element < 0 ? [] : draft.elements[Int(element)].flags
    switch sink.purpose {
    case .title where isWord(index, "setTitle"):
      // Buttons have titles too: `setTitle("…", for: .normal)`.
      return flags.contains(.isInteractive) || isButtonTitle(index) ? .action : .title
    case .title:
      if isMark(index - 1, 0x2E) { return flags.contains(.isInteractive) ? .action : .title }
      return isTitleOfAction(index) ? .action : .title
    case .shortText:
      if isIconOnly(index) { return .label }
      if flags.contains(.isInteractive) { return .action }
      return surroundingPurpose(of: index) ?? .shortText
    case .label where flags.isEmpty && isField(element): return .fieldHint
    case .label where saysMessage(index): return .announcement
    default: return sink.purpose
    }
  }

  /// Whether a label is an argument beside a message, which it says for screen readers:
  /// `Spec(message: …, accessibilityLabel: …)`.
  private func saysMessage(_ index: Int) -> Bool {
    guard isMark(index + 1, 0x3A), let scope = scopes.last, isOpen(scope.open, 0x28) else {
      return false
    }
    return !textArguments(.named("message"), of: scope.open).isEmpty
  }

  /// Whether a title is an argument of something that is pressed: `Menu.Action(title = …)`.
  private func isTitleOfAction(_ index: Int) -> Bool {
    guard let scope = scopes.last, isOpen(scope.open, 0x28), isMark(index + 1, 0x3D),
      let head = head(of: scope.open), isCapitalized(head)
    else { return false }
    let name = text.span.extracting(tokens[head].range)
    return name.closes(with: "Action") || name.closes(with: "Button")
      || name.closes(with: "MenuItem")
  }

  /// The tokens in the value of a message that belong to an action beside it: `Action(label = …)`, `actionLabel = …`.
  private func tokensOfActions(in value: Range<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var action = BracketedState()
    for index in value {
      if tokens[index].kind == .open {
        action.enter(index)
        if isOpen(index, 0x28), let head = head(of: index), isCapitalized(head),
          text.span.extracting(tokens[head].range).closes(with: "Action")
        {
          action.holds = true
        }
      } else if isClose(index), tokens[index].partner >= 0 {
        action.leave(Int(tokens[index].partner))
      } else if isWord(index), isMark(index + 1, 0x3D),
        text.span.extracting(tokens[index].range).begins(with: "action")
      {
        action.holds = true
      }
      if action.holds { found.insert(index) }
    }
    return found
  }

  /// Whether an element is a text field: what names it on Android is its hint.
  private func isField(_ element: Int32) -> Bool {
    guard element >= 0, !language.isApple else { return false }
    let name = draft.elements[Int(element)].className
    return ControlClass.role(of: draft.arena.span.extracting(name.range)) == .textField
  }

  /// Whether a title is set for a state of a button.
  private func isButtonTitle(_ index: Int) -> Bool {
    if language == .objectiveC {
      return value(from: index + 2).upperBound < tokens.count
        && isWord(value(from: index + 2).upperBound, "forState")
    }
    guard isOpen(index + 1, 0x28) else { return false }
    return argument("for", among: arguments(of: index + 1)) != nil
  }

  /// What the argument or call around a text says that it is for; nil where they do not.
  private func surroundingPurpose(of index: Int) -> MessagePurpose? {
    var depth = scopes.count - 1
    let lowest = max(0, depth - 3)
    while depth >= lowest {
      let scope = scopes[depth]
      if scope.name >= 0 { return nil }
      if let name = argumentName(of: scope.open) ?? label(before: index, in: scope.open) {
        if isWord(name, "title") || isWord(name, "header") { return .title }
        if isWord(name, "placeholder") || isWord(name, "prompt") { return .fieldHint }
        if isWord(name, "message") || isWord(name, "footer") { return .message }
      }
      if let head = head(of: scope.open) {
        if isWord(head, "navigationTitle") || isWord(head, "navigationBarTitle") { return .title }
        if isWord(head, "tabItem") { return .action }
      }
      depth -= 1
    }
    return nil
  }

  /// The name of the argument that a token begins: `title: Text("…")`.
  private func label(before index: Int, in open: Int) -> Int? {
    guard isOpen(open, 0x28), isMark(index - 1, 0x3A) || isMark(index - 1, 0x3D),
      isWord(index - 2), index - 2 > open
    else { return nil }
    return index - 2
  }
}
