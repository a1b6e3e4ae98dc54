import Testing

@testable import LabelLint

/// What the lists of codes say of a tag is what ICU says of it.
@Suite("Codes that CLDR replaces")
struct LocaleReplacementsTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
  private static let pairs = letters.flatMap { first in letters.map { first + $0 } }
  private static let languages = pairs + Array(LocaleReplacements.long) + ["und"]
  private static let scripts = LocaleReplacements.scripts.map { $0.lowercased() }

  private func expectAgreement(_ tag: String) {
    guard let canonical = LocaleReplacements.canonical(tag) else { return }
    #expect(canonical == LocaleTag.canonicalOfICU(tag), "\(tag)")
  }

  @Test("every language of two letters, and the known ones of three, alone and with some region")
  func languages() {
    for language in Self.languages {
      for rest in ["", "-us", "-es", "-zz", "-419", "-001", "-150"] {
        expectAgreement(language + rest)
      }
    }
  }

  @Test("every language with every script")
  func scripts() {
    for language in Self.languages {
      for script in Self.scripts {
        expectAgreement("\(language)-\(script)")
        expectAgreement("\(language)-\(script)-in")
      }
    }
  }

  @Test("some languages with every region of two letters")
  func regions() {
    for language in ["en", "sr", "zh", "iw", "in", "tl", "ji", "jw", "fil", "ast", "und"] {
      for region in Self.pairs {
        expectAgreement("\(language)-\(region)")
        expectAgreement("\(language)-latn-\(region)")
      }
    }
  }

  @Test("common tags are told without ICU")
  func told() {
    for tag in [
      "en", "pt-br", "iw", "in-id", "zh-hans", "zh-hant-hk", "sr-latn", "es-419", "en-001", "fil",
      "und", "ast-es",
    ] {
      #expect(LocaleReplacements.canonical(tag) != nil, "\(tag)")
    }
  }

  @Test(
    "other tags are not",
    arguments: ["sh", "sh-rs", "en-", "en--us", "en-us-latn", "eng", "en-uk"])
  func untold(_ tag: String) { #expect(LocaleReplacements.canonical(tag) == nil) }
}
