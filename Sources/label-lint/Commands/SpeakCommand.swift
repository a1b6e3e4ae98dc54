import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint speak`.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Prints what TalkBack and VoiceOver say for a label, part by part.",
    discussion: """
      Example: label-lint speak --text "Save" --role button --reader talkback

      With a key, the role is that of the element in the code that --sources names. Without code, it is the \
      usual one for such a text. Each word of a screen reader has its source in brackets; a word without one is unverified. Exit code 0: \
      printed, 2: the command line was wrong, or no text has the key.
      """)

  /// How utterances are printed.
  enum Format: String, CaseIterable {
    /// For people.
    case text
    /// For machines.
    case json
  }

  /// The key.
  @Argument(help: "Key of the text, exactly as the catalog has it.")
  var key: String?

  /// A text in place of a key's.
  @Option(help: ArgumentHelp("Text to say, without a catalog.", valueName: "text"))
  var text: String?

  /// What the element is.
  @OptionGroup var element: ElementOptions

  /// Who speaks.
  @Option(
    help: ArgumentHelp(
      "Screen reader: talkback or voiceover (default: those of the catalog's platform, or both).",
      valueName: "reader"),
    completion: .list(ScreenReader.allCases.map(\.id)), transform: SpokenNames.reader)
  var reader: ScreenReader?

  /// The language.
  @Option(
    help: ArgumentHelp("Language of the text (default: that of the source).", valueName: "tag"),
    transform: LocaleNames.init(argument:))
  var locale: LocaleNames?

  /// Files and folders to look in.
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "File or folder to look for the key in (default: the working folder).", valueName: "path"),
    completion: .file())
  var places: [String] = []

  /// Folders with code and layouts.
  @Option(
    help: ArgumentHelp(
      "Folder with code and layouts that show how keys are used; repeatable.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  /// How to print.
  @Option(
    help: "Output format: text or json.", completion: .list(Format.names), transform: Format.named)
  var format: Format = .text

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Checks what the single options cannot.
  func validate() throws {
    if (key == nil) == (text == nil) {
      throw ValidationError("Give either a key or --text.")
    }
    if let text, text.allSatisfy(\.isWhitespace) {
      throw ValidationError("--text is empty. Give a text that a screen reader can say.")
    }
  }

  /// Prints the utterances.
  func run() throws {
    let items: [UtteranceListing.Item]
    if let text {
      items = tags(or: .english).flatMap { tag in
        readers(or: ScreenReader.allCases).map { reader in
          UtteranceListing.Item(
            key: "", element.element(named: text, role: nil), reader, in: tag)
        }
      }
    } else {
      items = try self.items(ofKey: key ?? "")
    }
    let listing = UtteranceListing(items)
    switch format {
    case .text: StandardStream.output.write(lines: listing.lines)
    case .json: StandardStream.output.write(listing.json)
    }
  }

  /// What is said of the texts of a key.
  private func items(ofKey key: String) throws -> [UtteranceListing.Item] {
    var request = Project.Request()
    request.paths = places
    var check = try project.check(request)
    try check.readSourcesWithNotes(sources)
    let contexts = check.contexts(ofKey: key)
    guard !contexts.isEmpty else {
      check.unread.notRead.report()
      throw CommandFailure("no text has the key '\(VisibleText.escaped(key))'")
    }
    let items = contexts.flatMap { context, sourceLocale in
      tags(or: sourceLocale).flatMap { self.items(of: context, in: $0) }
    }
    guard !items.isEmpty else {
      let tags = (locale?.tags ?? []).joined(separator: ", ")
      throw CommandFailure(
        "the key '\(VisibleText.escaped(key))' has no text in '\(VisibleText.escaped(tags))'")
    }
    return items
  }

  /// What is said of the texts of a key in a language.
  private func items(of context: KeyContext, in tag: LocaleTag) -> [UtteranceListing.Item] {
    let texts = context.texts.filter { $0.locale == tag.merged.description }
    return texts.flatMap { text in
      let label = context.label(text.text, locale: text.locale)
      let (role, isAssumed) = label.element
      let element = element.element(named: MarkupText.withoutTags(text.text), role: role)
      return readers(or: ScreenReader.of(context.format)).map { reader in
        UtteranceListing.Item(
          key: key ?? "", element, reader, in: tag,
          assumedRole: isAssumed && self.element.role == nil ? role : nil, context.matters)
      }
    }
  }

  private func readers(or usual: [ScreenReader]) -> [ScreenReader] { reader.map { [$0] } ?? usual }

  private func tags(or usual: LocaleTag) -> [LocaleTag] {
    locale.map { $0.tags.compactMap { LocaleTag($0) } } ?? [usual]
  }
}
