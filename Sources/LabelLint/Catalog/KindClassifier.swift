/// Tells from key, comment and shape of a source text what it is, and keeps the evidence.
///
/// The rows are tried in order and the first that matches decides. Texts that configuration or code
/// decides (row 0) never come here. A text is classified once, at its source; its translations
/// share the kind.
package struct KindClassifier: ~Escapable {
  private let subject: KindSubject
  private let shape: TextShape
  /// What the segments of the key say; nil where that was not looked up.
  private let knownMeaning: SegmentMeaning?

  /// The kind of a text.
  ///
  /// - Parameters:
  ///   - subject: The entry.
  ///   - hasKey: Whether the entry's table has a key.
  ///   - isAppTopic: Whether texts all over the catalog are about screen readers.
  ///   - countWords: Counts the words of a text in a script that needs ICU.
  /// - Returns: The kind with its evidence.
  package static func kind(
    of subject: KindSubject, hasKey: (Span<UInt8>) -> Bool = { _ in false },
    isAppTopic: () -> Bool = { false }, countWords: (Span<UInt8>) -> Int
  ) -> MessageKind {
    kind(
      of: subject, meaning: nil, hasKey: hasKey, isAppTopic: isAppTopic, countWords: countWords)
  }

  /// The same where it may be known what the segments of the key say.
  static func kind(
    of subject: KindSubject, meaning: SegmentMeaning?, hasKey: (Span<UInt8>) -> Bool,
    isAppTopic: () -> Bool, countWords: (Span<UInt8>) -> Int
  ) -> MessageKind {
    KindClassifier(subject, meaning: meaning, countWords: countWords)
      .kind(hasKey: hasKey, isAppTopic: isAppTopic)
  }

  /// A classifier of one text.
  @_lifetime(copy subject)
  private init(
    _ subject: KindSubject, meaning: SegmentMeaning?, countWords: (Span<UInt8>) -> Int
  ) {
    knownMeaning = meaning
    shape = TextShape(of: subject.text, countWords: countWords)
    self.subject = subject
  }

  /// Rows 1 to 16.
  private func kind(
    hasKey: (Span<UInt8>) -> Bool, isAppTopic: () -> Bool
  ) -> MessageKind {
    interfaceKind ?? constantKind ?? spokenKind(hasKey: hasKey, isAppTopic: isAppTopic)
      ?? pictureKind(hasKey: hasKey) ?? sectionKind ?? hintKind(hasKey: hasKey) ?? visibleKind
  }

  /// Row 1: Interface Builder names the property.
  private var interfaceKind: MessageKind? {
    var property = subject.interfaceProperty
    if property.isEmpty, subject.format.isApple,
      let piece = InterfaceBuilderKind.property(in: subject.key)
    {
      property = subject.key.extracting(piece)
    }
    guard !property.isEmpty else { return nil }
    if InterfaceBuilderKind.isStandIn(subject.text)
      || InterfaceBuilderKind.isSeparator(
        subject.text, property: property, className: subject.interfaceClass)
    {
      return MessageKind(.constant, .certain, .interfaceBuilder)
    }
    guard
      let purpose = InterfaceBuilderKind.purpose(
        of: property, className: subject.interfaceClass, shape: shape)
    else { return nil }
    return MessageKind(purpose, .certain, .interfaceBuilder)
  }

  /// Row 2: marked as a constant, a reference, or a machine value under a key of constants.
  ///
  /// A comment that tells translators to leave the text alone marks it as well: Android's own catalogs
  /// mark their patterns and font names so, and nowhere else.
  private var constantKind: MessageKind? {
    if subject.isUntranslatable || subject.isReference {
      return MessageKind(.constant, .high, .shape)
    }
    // A program that wrote a comment decides nothing for a team.
    if !subject.hasGeneratedComment, CommentPatterns.forbidsTranslation(subject.comment) {
      return MessageKind(.constant, .high, .comment)
    }
    guard let piece = KeyPatterns.constant(in: subject.key), MachineValue.matches(subject.text),
      !isOfPlaceholders
    else { return nil }
    return MessageKind(.constant, .high, key: piece)
  }

  /// Whether the text consists of placeholders and signs: what fills them in is no constant.
  private var isOfPlaceholders: Bool {
    guard PlaceholderScanner.mayHold(subject.text) else { return false }
    var scanner = PlaceholderScanner()
    scanner.scan(subject.text, as: PlaceholderReading(platform: subject.format.platform))
    if scanner.placeholders.isEmpty { return false }
    let read = scanner.readRanges
    for index in subject.text.indices where !read.contain(index..<index + 1) {
      if subject.text[index] >= 0x80 || ASCII.isAlphanumeric(subject.text[index]) { return false }
    }
    return true
  }

  /// Rows 3 to 7: key or comment speak of screen readers.
  private func spokenKind(
    hasKey: (Span<UInt8>) -> Bool, isAppTopic: () -> Bool
  ) -> MessageKind? {
    let key = subject.key
    let terms = KeyTerms(key)
    if let piece = terms.label, Self.isProse(key, around: piece) {
      return commentKind(isAppTopic: isAppTopic)
    }
    if let piece = Self.settings(in: key, terms) { return visibleKind(piece) }
    let name = key.extracting(0..<KeyPatterns.endBeforePlatform(of: key))
    if let piece = KeyPatterns.hint(in: name, terms: terms) {
      return MessageKind(.hint, .high, key: piece)
    }
    if let piece = KeyPatterns.state(in: key, terms: terms) {
      return MessageKind(.state, .high, key: piece)
    }
    // "Use Accessibility Shortcut?": the text itself speaks of the feature, as no name of a control
    // for a screen reader does.
    if !terms.found.isDisjoint(with: [.accessib, .a11y]), subject.text.holds("accessibility") {
      return visibleKind(terms.label ?? key.indices)
    }
    guard let piece = terms.label else { return commentKind(isAppTopic: isAppTopic) }
    if ReaderTopic.isTopic(
      of: subject.text, shape, key: key, terms, isAppTopic: isAppTopic)
    {
      return visibleKind(piece)
    }
    return labelKind(piece, isAnnouncing: terms.found.contains(.announce), hasKey: hasKey)
  }

  /// Where a key speaks of settings for accessibility.
  private static func settings(in key: Span<UInt8>, _ terms: KeyTerms) -> Range<Int>? {
    if terms.found.contains(.accessib) { return AccessibilitySettings.match(in: key) }
    return terms.found.contains(.a11y) ? AccessibilitySettings.matchShort(in: key) : nil
  }

  /// The kind of a text on accessibility that is seen.
  private func visibleKind(_ piece: Range<Int>) -> MessageKind {
    let isMessage = shape.isSentence || shape.words >= 7
    return MessageKind(isMessage ? .message : .title, .high, key: piece)
  }

  /// The kind of a text whose key says that screen readers speak it.
  private func labelKind(
    _ piece: Range<Int>, isAnnouncing: Bool, hasKey: (Span<UInt8>) -> Bool
  ) -> MessageKind? {
    let key = subject.key
    // `media.cd` of "CD" is the disc.
    if piece.count == 2, subject.text.count == 2, subject.text.end(of: "cd", at: 0) != nil {
      return commentKind(isAppTopic: { false })
    }
    // `dialog_description_accessible` is what a dialog shows while a screen reader is on.
    if KeyPatterns.isAccessibleText(key, piece) { return nil }
    if let action = KeyPatterns.spokenAction(in: key) {
      return MessageKind(.action, .high, key: action)
    }
    if let row = SettingRow(key, hasKey: hasKey) {
      return MessageKind(row.purpose, .high, key: row.segment)
    }
    if isAnnouncing || shape.isSentence && Self.tellsOutcome(key) {
      return MessageKind(.announcement, .high, key: piece)
    }
    // The key says that the text is spoken, and the comment that it is so without a control.
    let isAnnounced =
      CommentPatterns.isOfAnnouncement(subject.comment)
      || CommentPatterns.spokenPurpose(of: subject.comment) == .announcement
      || isAnnouncedAtOnce
    return isAnnounced && !subject.hasGeneratedComment
      ? MessageKind(.announcement, .high, .comment) : MessageKind(.label, .high, key: piece)
  }

  /// Whether a key names what came out of something, of which a sentence tells and no label does:
  /// `accessibility_error_network`.
  private static func tellsOutcome(_ key: Span<UInt8>) -> Bool {
    var segments = KeySegments(key)
    var last = 0..<0
    while let segment = segments.next() {
      let end = outcomes.end(in: key, at: segment.lowerBound) { $0 == segment.upperBound }
      if end != nil { return true }
      last = segment
    }
    // `a11y_voice_message_record` records one.
    return key.holds(oneOf: messages, at: last.lowerBound..<key.count)
  }

  /// What such keys end with.
  private static let messages = Resource.words("keys/ends-of-messages")

  /// The words for it in keys.
  private static let outcomes = WordList(Resource.words("keys/outcomes"))

  /// Whether a key is a text in place of a name, in which a term is a word among others:
  /// "Accessibility permission not granted" speaks of a setting.
  private static func isProse(_ key: Span<UInt8>, around piece: Range<Int>) -> Bool {
    func isName(_ byte: UInt8) -> Bool {
      ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
    }
    if piece.lowerBound > 0, isName(key[piece.lowerBound - 1]) { return false }
    if piece.upperBound < key.count, isName(key[piece.upperBound]) { return false }
    return key.holds(" ")
  }

  /// Row 7: the comment speaks of screen readers, and not of a long text that is seen.
  private func commentKind(isAppTopic: () -> Bool) -> MessageKind? {
    let spoken = CommentPatterns.spokenPurpose(of: subject.comment) {
      ReaderTopic.isNamed(in: subject.text) || isAppTopic()
    }
    guard let purpose = spoken else { return nil }
    if purpose == .label, shape.isSentence, shape.words >= 9,
      CommentPatterns.namesVisibleText(subject.comment),
      !CommentPatterns.namesAction(subject.comment)
    {
      return nil
    }
    if purpose == .label,
      isAnnouncedAtOnce || CommentPatterns.isOfAnnouncement(subject.comment)
    {
      return byComment(.announcement, .high)
    }
    return byComment(purpose, .high)
  }

  /// A kind whose evidence is the entry's own comment: a weaker one where a program wrote it.
  private func byComment(_ purpose: MessagePurpose, _ confidence: Confidence) -> MessageKind {
    subject.hasGeneratedComment
      ? MessageKind(purpose, confidence == .high ? .medium : .low, .generatedComment)
      : MessageKind(purpose, confidence, .comment)
  }

  /// Whether the text is long and the comment speaks of what appears by itself: the screen reader says all
  /// of it then, as of a help bubble.
  private var isAnnouncedAtOnce: Bool {
    (shape.isSentence || shape.words >= 7) && CommentPatterns.namesAppearance(subject.comment)
  }

  /// Row 8: a section of content descriptions.
  private var sectionKind: MessageKind? {
    guard shape.words <= 8, !shape.isSentence,
      CommentPatterns.headsContentDescriptions(subject.sectionComment)
    else { return nil }
    return MessageKind(.label, .medium, .sectionComment)
  }

  /// Behind row 8: the key says that the text describes a picture or control.
  private func pictureKind(hasKey: (Span<UInt8>) -> Bool) -> MessageKind? {
    PictureKey.label(subject.key, text: subject.text, shape, hasKey: hasKey).map {
      MessageKind(.label, $0.confidence, key: $0.piece)
    }
  }

  /// Row 9: on Apple platforms a key that ends in the segment `hint`.
  private func hintKind(hasKey: (Span<UInt8>) -> Bool) -> MessageKind? {
    guard subject.format.isApple, let hint = HintKey(subject.key) else { return nil }
    let isPaired = hint.hasSibling(in: subject.key, hasKey: hasKey)
    // Without a label beside it, a hint may as well be read under what it is about.
    if !isPaired, HintKey.addressesReader(subject.text, shape) { return nil }
    return MessageKind(.hint, isPaired ? .high : .medium, key: hint.segment)
  }

  /// Rows 10 to 16: what a visible text is for, by the segments of its key and its shape.
  private var visibleKind: MessageKind {
    let meanings = knownMeaning ?? SegmentMeaning.all(in: subject.key)
    let isAndroid = subject.format.platform != .apple
    let field: SegmentMeaning = isAndroid ? [.field, .hint] : .field
    if shape.words <= 8, let kind = kind(.fieldHint, .medium, field, meanings) { return kind }
    if let kind = kind(.message, .medium, .message, meanings) { return kind }
    if shape.isSentence || shape.words >= 9 { return MessageKind(.message, .medium, .shape) }
    if shape.words <= 6 {
      let action = kind(.action, .medium, .action, meanings)
      if let action, !KeyWords(subject.key).namesTitleOfQuestion { return action }
      // A comment on a dialog speaks of its buttons as well.
      if action == nil, CommentPatterns.namesAction(subject.comment),
        !KeyWords(subject.key).namesDialogTitle
      {
        return byComment(.action, .medium)
      }
    }
    if let kind = kind(.title, .medium, .title, meanings) { return kind }
    if CommentPatterns.namesTitle(subject.comment) {
      return byComment(.title, .medium)
    }
    let body: MessagePurpose = shape.words >= 6 ? .message : .shortText
    return kind(body, .low, .body, meanings)
      ?? MessageKind(shape.words <= 5 ? .shortText : .unknown, .low, .shape)
  }

  /// A kind that a segment of the key decides; nil when the key has none of these.
  private func kind(
    _ purpose: MessagePurpose, _ confidence: Confidence, _ wanted: SegmentMeaning,
    _ meanings: SegmentMeaning
  ) -> MessageKind? {
    guard !meanings.isDisjoint(with: wanted),
      let piece = wanted.firstSegment(in: subject.key)
    else { return nil }
    return MessageKind(purpose, confidence, key: piece)
  }
}

extension MessageKind {
  /// A kind whose evidence is a piece of the key, in byte offsets.
  fileprivate init(_ purpose: MessagePurpose, _ confidence: Confidence, key piece: Range<Int>) {
    self.init(purpose, confidence, .key(ByteRange(piece)))
  }
}
