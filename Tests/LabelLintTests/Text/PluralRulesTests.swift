import LabelLint
import Testing

/// Plural categories.
@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", [PluralCategory.one, .other]), ("ja", [.other]), ("fr", [.one, .many, .other]),
    ("ru", [.one, .few, .many, .other]), ("pl", [.one, .few, .many, .other]),
    ("cs", [.one, .few, .many, .other]), ("ar", [.zero, .one, .two, .few, .many, .other]),
    ("cy", [.zero, .one, .two, .few, .many, .other]), ("lv", [.zero, .one, .other]),
    ("he", [.one, .two, .other]), ("iw", [.one, .two, .other]), ("fil", [.one, .other]),
    ("pt-PT", [.one, .many, .other]), ("sr-Latn", [.one, .few, .other]), ("zh-Hant-HK", [.other]),
  ]) func categories(_ locale: String, _ categories: [PluralCategory]) throws {
    let tag = try #require(LocaleTag(locale))
    guard let rules = PluralRules(tag) else {
      Issue.record("no rules for \(locale)")
      return
    }
    #expect(rules.categories == categories)
  }

  @Test(arguments: [
    ("en", 1, 0, PluralCategory.one), ("en", 0, 0, .other), ("en", 1, 1, .other),
    ("en", 1.5, 0, .other), ("en", -1, 0, .one), ("fr", 1.5, 1, .one), ("fr", 0, 0, .one),
    ("fr", 1_000_000, 0, .many), ("ru", 21, 0, .one), ("ru", 22, 0, .few), ("ru", 25, 0, .many),
    ("ru", 1.5, 1, .other), ("ar", 0, 0, .zero), ("ar", 2, 0, .two), ("ar", 103, 0, .few),
    ("ar", 111, 0, .many), ("ar", 100, 0, .other), ("cs", 1.5, 1, .many), ("en", .nan, 0, .other),
    ("en", .infinity, 3, .other), ("en", 1, .max, .other), ("en", 1, .min, .one),
  ]) func categoryOfANumber(
    _ locale: String, _ number: Double, _ digits: Int, _ category: PluralCategory
  ) throws {
    let tag = try #require(LocaleTag(locale))
    guard let rules = PluralRules(tag) else {
      Issue.record("no rules for \(locale)")
      return
    }
    #expect(rules.category(of: number, fractionDigits: digits) == category)
  }

  @Test(arguments: ["zz", "qq", "qqq", "bqi", "szl", "x-klingon", "und", "mul", "tlh"])
  func rootIsNoKnowledge(_ locale: String) throws {
    let tag = try #require(LocaleTag(locale))
    #expect(!PluralRules.isKnown(tag))
    if PluralRules(tag) != nil { Issue.record("rules for \(locale)") }
  }

  @Test("Languages with the same rules share what was sampled of them")
  func sharedUses() throws {
    let shelf = PluralShelf()
    #expect(
      try PluralRules.ruleSet(of: #require(LocaleTag("de")))
        == PluralRules.ruleSet(of: #require(LocaleTag("en"))))
    #expect(
      try PluralRules.ruleSet(of: #require(LocaleTag("pt")))
        != PluralRules.ruleSet(of: #require(LocaleTag("pt-PT"))))
    #expect(try PluralRules.ruleSet(of: #require(LocaleTag("tlh"))) == nil)
    for name in [
      "en", "de", "sv", "pt", "pt-BR", "pt-PT", "pt-AO", "es", "es-MX", "fr", "fr-CA", "ru", "uk",
      "be", "pl", "cs",
      "sk", "sl", "ar", "he", "lv", "lt", "ja", "zh-Hant-HK", "th", "cy", "br", "mt", "ga", "hr",
      "sr-Latn", "tlh",
    ] {
      let locale = try #require(LocaleTag(name))
      let (shared, own) = (shelf.use(of: locale), PluralUse(locale))
      for category in PluralCategory.allCases {
        #expect(shared?.reach(of: category) == own?.reach(of: category), "\(name)")
        #expect(shared?.examples(of: category) == own?.examples(of: category), "\(name)")
        #expect(shared?.coversSeveral(category) == own?.coversSeveral(category), "\(name)")
      }
    }
  }

  @Test(
    "the few numbers that are asked for tell as much as all up to a thousand",
    arguments: """
      af ak am an ar ars as asa ast az be bg bho blo bn br bs ca ce ceb cs cy da de dsb dv ee el en eo es \
      et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu gv he hi hr hsb hu hy ia id ig io is it iu ja jbo ka \
      kab kk kl km kn ko ks ksh ku kw ky lag lb lg lij lkt ln lo lt lv mg mk ml mn mr ms mt my nah naq nb \
      ne nl nn nso ny or os pa pap pcm pl prg ps pt pt-PT rm ro ru sah sat sc sd se seh ses sg shi si sk sl \
      sma smj smn sms sn so sq sr ss st su sv sw ta te teo tg th ti tig tk tn to tr ts tzm ug uk ur uz ve \
      vi vo vun wa wae wo xh yi yo yue zh zu
      """.split(separator: " ").map(String.init))
  func sampledUses(name: String) throws {
    let locale = try #require(LocaleTag(name))
    guard let rules = PluralRules(locale) else {
      // What a newer ICU knows.
      #expect(PluralUse(locale) == nil)
      return
    }
    let use = try #require(PluralUse(locale))
    var numbers: [PluralCategory: [Int]] = [:]
    for number in 0...1000 {
      numbers[rules.category(of: Double(number)), default: []].append(number)
    }
    for category in PluralCategory.allCases {
      let own = numbers[category] ?? []
      #expect((use.reach(of: category) == .integer) == !own.isEmpty, "\(category)")
      // Nobody asks for examples where all numbers are one.
      if numbers.count > 1 {
        #expect(use.examples(of: category) == Array(own.prefix(2)), "\(category)")
      }
      #expect(use.coversSeveral(category) == (own.count > 1), "\(category)")
    }
  }
}
