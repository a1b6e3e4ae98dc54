import LabelLint
import Testing

/// Texts and names that are ill-formed, empty or huge, through every wrapper.
@Suite struct HostileTextTests {
  @Test(arguments: TextBytes.hostile.map(\.name)) func wrappersTakeAnyBytes(
    _ name: String
  ) throws {
    let bytes = try #require(TextBytes.hostile.first { $0.name == name }).bytes
    for form in NormalizationForm.allCases {
      let once = Normalization.normalized(bytes.span, form)
      #expect(Normalization.normalized(once.span, form) == once)
    }
    let folded = CaseFolding.folded(bytes.span)
    #expect(CaseFolding.folded(folded.span) == folded)
    _ = CaseFolding.folded(bytes.span, turkic: true)
    for locale in [nil, "tr", "nl", "el", "lt"] {
      let mapping = CaseMapping(locale.flatMap { LocaleTag($0) })
      _ = mapping.lower(bytes.span)
      _ = mapping.upper(bytes.span)
      _ = mapping.capitalized(bytes.span)
    }
    var words = WordBreaking(LocaleTag("th"))
    let segments = words.segments(of: bytes.span)
    #expect(segments.last?.range.upperBound ?? 0 == bytes.count)
    #expect(segments.reduce(0) { $0 + $1.range.count } == bytes.count)
    var sentences = SentenceBreaking()
    #expect(sentences.sentences(of: bytes.span).reduce(0) { $0 + $1.count } == bytes.count)
    var graphemes = Graphemes()
    #expect(graphemes.boundaries(of: bytes.span).last ?? 0 == bytes.count)
  }

  static let names = [
    "", "-", "_", "--", "en-", "-en", "en--US", "en-US-", "a", "e1", "1", "en-\0", "en\0US",
    "énglish", "en-é", "日本語", "x", "x-", "i-", "i", "en-a", "en-u", "en-x", "en-x-",
    "abcdefghi", "en-abcdefghi", String(repeating: "a", count: 100_000),
    "en" + String(repeating: "-variant", count: 20_000), "en-u-ca-buddhist-ca-roc",
    "en-variant-variant", "zh-zh-zh-zh", "en-GB-GB", "und-und", "../../etc/passwd", "%s", "en US",
    "en\n", "root", "Base", "C", "POSIX", "en_US.UTF-8", "sr@latin", "\u{202E}en", "en-US-u-",
  ]

  @Test(arguments: names) func namesNeverTrap(_ name: String) {
    if let tag = LocaleTag(name) {
      #expect(LocaleTag(tag.description) == tag)
      #expect(LocaleTag(tag.description)?.description == tag.description)
      _ = (tag.maximized, tag.merged, tag.isRegistered, tag.isRightToLeft)
      _ = (tag.variants, tag.displayName(in: tag))
      _ = AndroidLocaleFallback.ancestors(of: tag)
      _ = AppleLocaleFallback.ancestors(of: tag)
    }
    let names = [name, "en", "default", "en-GB", "zh_TW"]
    for chain in [
      AndroidLocaleFallback.chain(requested: names, available: names),
      AndroidLocaleFallback.chain(requested: [name], available: names),
      AppleLocaleFallback.chain(preferred: [name], available: names),
      AppleLocaleFallback.chain(preferred: names, available: [name]),
    ] {
      #expect(chain.allSatisfy(names.contains))
    }
    for folder in [name, "values-" + name, "values-b+" + name, "values-en-r" + name] {
      _ = AndroidFolderName.read(folder)
    }
    _ = AppleFolderName.read(name + ".lproj")
  }
}
