extension RoleWord {
  /// Whether a role word belongs to what a label says.
  func isMeant(
    _ found: RoleWordSearch.Found, in text: borrowing Text, _ locale: borrowing JudgedLocale
  ) -> Bool {
    let words = KeyWords(text.key)
    if words.namesRole { return true }
    if found.isWhole, Self.isName(text, words, locale) { return true }
    if Self.objects.contains(found.role), Self.isObject(found, in: text, words) { return true }
    return Self.isActedOn(found.role, in: text) || Self.isOfSource(found, text)
      || saysWhatNobodyElseDoes(found, text)
  }

  /// Whether a label that is nothing but a role is the name of something, as its key or comment shows.
  private static func isName(
    _ text: borrowing Text, _ words: KeyWords, _ locale: borrowing JudgedLocale
  ) -> Bool {
    words.namesPart(text.plain) || isItem(text, words, locale) || isThing(text, words)
      || namesThing(text.key)
  }

  /// Whether a role is what the control that shows it acts on.
  private static func isActedOn(_ role: Role, in text: borrowing Text) -> Bool {
    // A menu names what its items act on: "Next Filter Button", "Custom disk image".
    text.controlRole == .menuItem && role != .menuItem || isChosen(role, in: text)
  }

  /// Whether a role in a translation says what its source says with a word that is no role.
  private static func isOfSource(
    _ found: RoleWordSearch.Found, _ text: borrowing Text
  ) -> Bool {
    if text.isSource { return false }
    if found.isWhole, isContent(found.role, text) { return true }
    if SourceNouns.areNamed(for: found.role, in: text.source) { return true }
    return !text.isInherited(found.role.rawValue, of: metadata.id)
      && SourceNouns.nameSwitch(for: found.role, in: text.source)
  }

  /// Whether a role is on a control of the app's own, which a screen reader does not announce as one.
  private func saysWhatNobodyElseDoes(
    _ found: RoleWordSearch.Found, _ text: borrowing Text
  ) -> Bool {
    // Nobody else says what a control of the app's own is, or that its own view is a picture, whose content the app may
    // not know: a photo in a message.
    return text.isOnCustomControl && readsClasses
      && (found.role.isControl || found.isWhole && !text.isPressed)
  }

  /// Controls that keep what was chosen, and show it.
  private static let choosing: [Role] = [.switch, .toggleButton, .checkbox, .radioButton]

  /// Whether the text that is shown on a switch or checkbox names another control or a picture, which is what the
  /// choice is about: "Swap trash and archive button", "Raw image".
  private static func isChosen(_ role: Role, in text: borrowing Text) -> Bool {
    guard text.purpose == .action, let control = text.controlRole else { return false }
    return choosing.contains(control) && !choosing.contains(role)
  }

  /// Roles that are what something is done to, rather than what a control is: Swedish "Spegla bild" for "Flip".
  static let objects: [Role] = [.image, .picture, .photo]

  /// Whether a word for a picture says what is shown or what something is done to.
  private static func isObject(
    _ found: RoleWordSearch.Found, in text: borrowing Text, _ words: KeyWords
  ) -> Bool {
    if isShown(text.string(found.range), words) { return true }
    // A picture that is pressed is announced as a button: "Product front image".
    if !found.isWhole, text.controlRole == .button { return true }
    // Slovak "Obrázok sa označuje" for "Marking".
    return !text.isSource && ExpectedEnding.tellsProgress(text.source)
  }

  private static let itemKeys = Resource.words("keys/kinds-of-items")

  /// Whether a label that is nothing but a role may name what an item is about: a kind of media, or the
  /// command of a menu.
  private static func isItem(
    _ text: borrowing Text, _ words: KeyWords, _ locale: JudgedLocale
  ) -> Bool {
    words.holds(Self.itemKeys) || locale.source.remarks(on: text, ["menu"])
  }

  /// Whether a translation that is nothing but the word for a picture names what is shown, as the source has no role and
  /// the control is pressed: Japanese "画像" for "Gallery".
  private static func isContent(_ role: Role, _ text: borrowing Text) -> Bool {
    RoleGroup(role) == .picture && text.isPressed
      && !text.isInherited(role.rawValue, of: Self.metadata.id)
  }

  /// Whether a label of several words is what its key names, and no role that somebody added: `cd_search_box` of
  /// "Search box".
  private static func isThing(_ text: borrowing Text, _ words: KeyWords) -> Bool {
    let label =
      text.isSource
      ? text.whole : String(decoding: text.source.indices.map { text.source[$0] }, as: UTF8.self)
    let named = label.lowercased().split(separator: " ").map(String.init)
    let key = words.words.drop { KeyFamily.forms.contains($0) && $0 != named.first }
    return named.count > 1 && key.count >= named.count && Array(key.prefix(named.count)) == named
      && key.dropFirst(named.count).allSatisfy { KeyFamily.forms.contains($0) }
  }

  /// Whether a key that begins with a path in brackets says that its text is the name of a thing, which a control
  /// changes: `[Entry/Field/name] Icon`.
  private static func namesThing(_ key: Span<UInt8>) -> Bool {
    guard key.count > 0, key[0] == "[", let end = key.firstIndex(of: "]") else { return false }
    return key.extracting(1..<end).closes(with: "/name")
  }

  /// English words for pictures that are things of somebody, and never what a screen reader announces.
  private static let things = ["avatar", "photo", "picture"]

  /// Whether the key calls a picture a thing of somebody, in another word than the label's: `group_avatar` of "Group
  /// image", as "Account picture" is what is shown.
  private static func isShown(_ word: String, _ words: KeyWords) -> Bool {
    let last = words.words.last { !KeyFamily.forms.contains($0) }
    guard let last else { return false }
    return things.contains(last) && word.lowercased() != last
  }
}
