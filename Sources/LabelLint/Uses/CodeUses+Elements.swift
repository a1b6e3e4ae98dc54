/// The element of the screen that a use is on, as far as the program says it.
extension CodeUses {
  /// Brackets that are passed on the way to a control around a text.
  private static let mostAround = 8

  /// Where an element is named.
  enum Anchor {
    /// The word that makes it: `Icon(…)`, `Button("…")`.
    case maker(Int)
    /// The variable or outlet that holds it.
    case variable(Int)
    /// The type whose code this is.
    case owner(Int)
  }

  /// The element of a sink; -1 where the program does not say which.
  mutating func element(ofSink index: Int, _ sink: Sink) -> Int32 {
    guard !sink.isPart, let anchor = anchor(ofSink: index, sink) else { return -1 }
    switch anchor {
    case .maker(let word):
      let own = pressed(around: word) ?? word
      if let known = elementsByToken[own] { return known }
      let element = add(className: own, name: -1, group: group(around: own))
      elementsByToken[own] = element
      return element
    case .variable(let word):
      let hash = hash(word) ^ scopeHash(ofVariable: word)
      if let known = elementsByName[hash] { return known }
      let element = add(className: className(ofVariable: word), name: word, group: -1)
      elementsByName[hash] = element
      return element
    case .owner(let word):
      let hash = ~hash(word)
      if let known = elementsByName[hash] { return known }
      let element = add(className: classOrAncestor(word), name: -1, group: -1)
      elementsByName[hash] = element
      return element
    }
  }

  /// Whether the text of a sink is that of an image in its element.
  func isOfImageInside(sink index: Int, _ sink: Sink) -> Bool {
    guard case .maker(let word)? = anchor(ofSink: index, sink), pressed(around: word) != nil else {
      return false
    }
    return ControlClass.inheritedRole(of: text.span.extracting(tokens[word].range)) == .image
  }

  /// The word of a declared type, or of the class that it inherits from where that alone says what it is:
  /// `class PlayPause: UIButton`, `class Play(context: Context) : ImageButton(context)`.
  private func classOrAncestor(_ name: Int) -> Int {
    var next = name + 1
    if isOpen(next, 0x28) { next = end(of: next) + 1 }
    guard isMark(next, 0x3A) || isWord(next, "extends"), isWord(next + 1) else { return name }
    let own = ControlClass.inheritedRole(of: text.span.extracting(tokens[name].range))
    let ancestor = ControlClass.inheritedRole(of: text.span.extracting(tokens[next + 1].range))
    return own == nil && ancestor != nil ? next + 1 : name
  }

  /// Where the element of a sink is named; nil where nothing tells.
  func anchor(ofSink index: Int, _ sink: Sink) -> Anchor? {
    if sink.isClass { return .maker(index) }
    if isMark(index - 1, 0x2E) {
      // `ViewCompat.setStateDescription(view, text)` is a function of the library: the element is its first argument.
      if isWord(index - 2, "ViewCompat"), isOpen(index + 1, 0x28) {
        guard let view = arguments(of: index + 1).first, isWord(view.upperBound - 1) else {
          return nil
        }
        return holder(view.upperBound - 1)
      }
      // In Kotlin, `this` is what the block around is about: `semantics { this.contentDescription = … }`.
      if language == .kotlin, isWord(index - 2, "this"), !isMark(index - 3, 0x2E) {
        return implicit(from: scopes.count - 1)
      }
      // A member: of what a modifier is applied to, or of a variable.
      return receiver(before: index - 1)
    }
    // `- (NSString *)accessibilityLabel { … }` stands in no bracket, and in a class.
    guard let scope = scopes.last else { return implementation >= 0 ? .owner(implementation) : nil }
    if isOpen(scope.open, 0x5B), language == .objectiveC {
      return isWord(index - 1) ? .variable(index - 1) : nil
    }
    return implicit(from: scopes.count - 1)
  }

  /// The element of a property without a receiver: of a `semantics` or `apply` block, or of the type.
  private func implicit(from depth: Int) -> Anchor? {
    var depth = depth
    let lowest = max(0, depth - Self.mostScopes)
    while depth >= lowest {
      let scope = scopes[depth]
      if scope.name >= 0 {
        if scope.isType { return .owner(scope.name) }
      } else if let head = head(of: scope.open) {
        // A named argument, of this call or of one around it.
        if isOpen(scope.open, 0x28), isCapitalized(head),
          !isMark(head - 1, 0x2E) || isCapitalized(head - 2)
        {
          return .maker(head)
        }
        if isWord(head, "semantics") || isWord(head, "clearAndSetSemantics") {
          return maker(from: depth - 1)
        }
        if isWord(head, "apply") || isWord(head, "run") || isWord(head, "also") {
          return isMark(head - 1, 0x2E) ? receiver(before: head - 1) : nil
        }
        if isWord(head, "with"), isOpen(head + 1, 0x28), end(of: head + 1) > head + 2 {
          return .variable(end(of: head + 1) - 1)
        }
      }
      depth -= 1
    }
    return nil
  }

  /// The composable whose arguments hold a modifier.
  private func maker(from depth: Int) -> Anchor? {
    var depth = depth
    let lowest = max(0, depth - Self.mostAround)
    while depth >= lowest {
      if isOpen(scopes[depth].open, 0x28), let head = head(of: scopes[depth].open),
        isCapitalized(head)
      {
        return .maker(head)
      }
      depth -= 1
    }
    return nil
  }

  /// What stands before a point: the view that modifiers are applied to, or a variable.
  private func receiver(before point: Int) -> Anchor? {
    var index = point - 1
    for _ in 0..<Self.mostScopes {
      guard index >= 0 else { return nil }
      if isWord(index) {
        guard isWord(index, "configuration"), isMark(index - 1, 0x2E) else { return holder(index) }
        // `button.configuration?.title` is the title of that button.
        index -= 2
        continue
      }
      // `label!.text`, `label?.text`
      if isMark(index, 0x21) || isMark(index, 0x3F) {
        index -= 1
        continue
      }
      guard isClose(index), tokens[index].partner > 0 else { return nil }
      let open = Int(tokens[index].partner)
      guard let word = callee(before: open) else { return nil }
      if isWord(word, "findViewById") || isWord(word, "requireViewById") {
        return end(of: open) > open + 1 ? .variable(end(of: open) - 1) : nil
      }
      guard isMark(word - 1, 0x2E) else { return isCapitalized(word) ? .maker(word) : nil }
      index = word - 2
    }
    return nil
  }

  /// What a word before a point names: the type around, or a variable.
  private func holder(_ word: Int) -> Anchor? {
    guard isWord(word, "self") || isWord(word, "this") || isWord(word, "super") else {
      return .variable(word)
    }
    return scopes.last(where: { $0.isType }).map { .owner($0.name) }
  }

  /// The word that a bracket belongs to, over other brackets of the same call.
  private func callee(before open: Int) -> Int? {
    var index = open - 1
    for _ in 0..<8 {
      guard index >= 0 else { return nil }
      if isWord(index) { return index }
      if isClose(index) {
        index = Int(tokens[index].partner) - 1
      } else if isMark(index, 0x3A), isWord(index - 1), isClose(index - 2) {
        index -= 2  // `} label: {`
      } else if isMark(index, 0x3E) {
        // `<Type>`
        var start = index - 1
        while start > index - 8, start > 0, !isMark(start, 0x3C) { start -= 1 }
        guard isMark(start, 0x3C) else { return nil }
        index = start - 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// The word that an open bracket belongs to; nil for a group or block of its own.
  func head(of open: Int) -> Int? {
    // `title = { … }`: a block that is an argument has no head of its own.
    if isOpen(open, 0x7B), isMark(open - 1, 0x3D) { return nil }
    return callee(before: open)
  }

  /// The name of the argument whose value a block is: `title = { … }`; nil for any other bracket.
  func argumentName(of open: Int) -> Int? {
    guard isOpen(open, 0x7B), isMark(open - 1, 0x3D) || isMark(open - 1, 0x3A), isWord(open - 2)
    else { return nil }
    return open - 2
  }

  /// The control that is pressed around a part of it: the button of an icon; nil without one.
  func pressed(around word: Int) -> Int? {
    var depth = scopes.count - 1
    let lowest = max(0, scopes.count - Self.mostAround)
    while depth >= lowest {
      let scope = scopes[depth]
      if scope.name >= 0 { return nil }
      if scope.open < word, let head = head(of: scope.open), isCapitalized(head), head != word,
        ControlClass.speaksForContent(text.span.extracting(tokens[head].range))
      {
        return head
      }
      depth -= 1
    }
    return nil
  }

  /// Number of the container around an element.
  private mutating func group(around word: Int) -> Int32 {
    guard let scope = scopes.last(where: { $0.open < word && isOpen($0.open, 0x7B) }) else {
      return -1
    }
    if let known = groups[scope.open] { return known }
    let group = draft.newGroup()
    groups[scope.open] = group
    return group
  }

  /// Tells variables of one name apart: by where they are declared, else by the type around.
  private func scopeHash(ofVariable word: Int) -> UInt64 {
    let place = declaration(of: word)?.scope ?? scopes.last(where: { $0.isType })?.open ?? -1
    return UInt64(bitPattern: Int64(place)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The word of a variable's class; -1 where it is not written down.
  private func className(ofVariable word: Int) -> Int {
    guard let declaration = declaration(of: word) else { return -1 }
    if declaration.type >= 0 { return configured(byType: declaration.type) }
    let value = declaration.value
    if isCapitalized(value), isOpen(value + 1, 0x28) || isConfiguration(of: value) { return value }
    // `findViewById<ImageButton>(…)`, `view.findViewById<ImageButton>(…)`
    let call = isMark(value + 1, 0x2E) ? value + 2 : value
    if isWord(call, "findViewById"), isMark(call + 1, 0x3C), isWord(call + 2) { return call + 2 }
    return -1
  }

  /// The word of the class that a type describes: `UIButton` of `UIButton.Configuration`, any other type itself.
  private func configured(byType type: Int) -> Int {
    isCapitalized(type - 2) && isConfiguration(of: type - 2) ? type - 2 : type
  }

  /// Whether a class is named as the one that its configuration describes: `UIButton.Configuration.filled()`.
  private func isConfiguration(of name: Int) -> Bool {
    isMark(name + 1, 0x2E) && isWord(name + 2, "Configuration")
  }

  /// What code says elsewhere of the view of a variable.
  private mutating func flags(ofVariable name: Int) -> UseElement.Flags {
    var flags: UseElement.Flags = []
    if tappedNames.contains(hash(name)) { flags.insert(.isTapped) }
    if menuNames.contains(hash(name)) { flags.insert(.opensMenu) }
    if isSaid(changedPictures, of: name), !isSaid(tellings, of: name) {
      flags.insert(.changesPicture)
    }
    if isSaid(silences, of: name) { flags.insert(.isPassedOver) }
    if isSaid(requirements, of: name, isParameter: true) { flags.insert(.isRequired) }
    return flags
  }

  /// Adds an element.
  private mutating func add(className: Int, name: Int, group: Int32) -> Int32 {
    var flags: UseElement.Flags = isInRow(isMade: className >= 0 && name < 0) ? .isRow : []
    if isInMenuItem { flags.insert(.isPartOfItem) }
    if isInRowOfText { flags.insert(.isNameless) }
    if name >= 0 { flags.formUnion(self.flags(ofVariable: name)) }
    var stored = ByteRange.zero
    if className >= 0 {
      let spelled = bytes(of: className)
      let role = ControlClass.inheritedRole(of: spelled.span)
      if ControlClass.isPressed(role) {
        flags.insert(.isInteractive)
      } else {
        if role == nil, !ControlClass.isPlatform(spelled.span) { flags.insert(.isCustom) }
        if name < 0, isReadWithText() {
          flags.insert(.isPartOfItem)
          flags.remove(.isRow)
        }
      }
      stored = draft.store(spelled)
    }
    let named =
      name >= 0 ? draft.store(text[tokens[identifier(ofVariable: name)].range]) : .zero
    let isPart = flags.contains(.isPartOfItem)
    draft.elements.append(
      UseElement(
        className: stored, name: named, group: group, file: file, flags: flags,
        composable: hasComposables && name < 0 && !isPart ? composableAround : 0))
    return Int32(clamping: draft.elements.count - 1)
  }
}
