import LabelLint
import Testing

/// The choice of locales on Android and Apple.
@Suite struct LocaleFallbackTests {
  @Test(.overShared) func sharedAndroidPairs() {
    for test in LocaleCase.all("android-better", "android-match") {
      let request = test.input.request ?? ""
      func name(_ name: String?) -> String {
        name.map { $0.isEmpty ? "default" : $0 } ?? "default"
      }
      if let better = test.expected.better {
        let (a, b) = (name(test.input.a), name(test.input.b))
        for available in [[a, b], [b, a]] {
          let chain = AndroidLocaleFallback.chain(requested: [request], available: available)
          #expect(chain.first == name(better), "\(test.id)")
        }
      }
      if let match = test.expected.match {
        let supported = name(test.input.supported)
        let chain = AndroidLocaleFallback.chain(requested: [request], available: [supported])
        #expect(chain == (match ? [supported] : []), "\(test.id)")
      }
    }
  }

  @Test(.overShared) func sharedAppleVectors() {
    for test in LocaleCase.all("apple-resolve") {
      let chain = AppleLocaleFallback.chain(
        preferred: test.input.preferred ?? [], available: test.input.available ?? [])
      #expect(chain == test.expected.ordered, "\(test.id)")
    }
  }

  @Test(arguments: [
    (["fr-CA"], ["fr", "default", "fr-CA", "de"], ["fr-CA", "fr", "default"]),
    (["en-US"], ["en-GB", "default", "en"], ["en", "default", "en-GB"]),
    (["en-IN"], ["default", "en-GB", "en-AU", "en"], ["en", "en-GB", "en-AU", "default"]),
    (["tl-PH"], ["fil", "default"], ["fil", "default"]),
    (["he"], ["iw", "default"], ["iw", "default"]),
    (["he"], ["iw", "he", "default"], ["he", "iw", "default"]),
    (["zh-HK"], ["zh-CN", "zh-TW", "default"], ["zh-TW", "default"]),
    (["xx", "de-AT"], ["de", "default"], ["de", "default"]),
    (["xx"], ["de", "default"], ["default"]),
    (["xx"], ["de"], []), (["nb"], ["no"], []), ([], ["de", "default"], []),
    ([""], ["de", "default"], ["default"]), (["en-XA"], ["en-XA", "en"], ["en-XA"]),
    (["es-CL"], ["es", "es-ES", "es-US", "default"], ["es-US", "es", "es-ES", "default"]),
  ]) func androidChains(_ requested: [String], _ available: [String], _ chain: [String]) {
    #expect(AndroidLocaleFallback.chain(requested: requested, available: available) == chain)
  }

  @Test(arguments: [
    (["en-AU"], ["en", "en_GB", "en_001", "en_AU", "fr"], ["en_AU", "en_GB", "en_001", "en"]),
    (["pt-PT", "en"], ["en", "pt-BR"], ["en"]), (["pt-PT"], ["pt-BR"], ["pt-BR"]),
    (["xx"], ["en", "zxx"], ["zxx"]), (["xx"], ["en"], []), ([], ["en"], []), (["en"], [], []),
    (["iw"], ["he"], ["he"]), (["he"], ["Hebrew", "iw"], ["iw"]),
  ]) func appleChains(_ preferred: [String], _ available: [String], _ chain: [String]) {
    #expect(AppleLocaleFallback.chain(preferred: preferred, available: available) == chain)
  }

  @Test(arguments: [
    ("es-MX", ["es-419", "es"]), ("zh-Hant-HK", ["zh-Hant"]), ("pt-MZ", ["pt-PT", "pt"]),
    ("pt-BR", ["pt"]), ("en-DE", ["en-150", "en-001", "en"]), ("ar-MA", ["ar-015", "ar"]),
    ("sr-Latn-RS", ["sr-Latn"]), ("sr-Latn", []), ("nb", []), ("zh-Hans-SG", ["zh-Hans", "zh"]),
    ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]), ("az-IR", ["az-Arab"]), ("fr", []),
    ("ca-ES-valencia", ["ca-ES", "ca"]), ("hi-Latn", []), ("en-Shaw-GB", ["en-Shaw"]),
    ("xx-YY", ["xx"]),
  ]) func androidAncestors(_ tag: String, _ ancestors: [String]) throws {
    let tag = try #require(LocaleTag(tag))
    #expect(AndroidLocaleFallback.ancestors(of: tag).map(\.description) == ancestors)
  }

  @Test func androidAncestorsOfChineseByRegion() throws {
    let hongKong = try #require(LocaleTag(language: "zh", region: "HK"))
    #expect(AndroidLocaleFallback.ancestors(of: hongKong).map(\.description) == ["zh-Hant"])
    let china = try #require(LocaleTag(language: "zh", region: "CN"))
    #expect(AndroidLocaleFallback.ancestors(of: china).map(\.description) == ["zh"])
  }

  @Test(arguments: [
    ("en-AU", ["en-GB", "en-001", "en"]), ("en-NZ", ["en-AU", "en-GB", "en-001", "en"]),
    ("es-MX", ["es-419", "es"]), ("zh-Hant-HK", ["zh-Hant"]), ("zh-HK", ["zh-Hant"]),
    ("pt-MZ", ["pt-PT", "pt"]), ("pt-BR", ["pt"]), ("sr-Latn", []), ("nb", ["no"]),
    ("en-FR", ["en-150", "en-GB", "en-001", "en"]), ("de", []),
  ]) func appleAncestors(_ tag: String, _ ancestors: [String]) throws {
    let tag = try #require(LocaleTag(tag))
    #expect(AppleLocaleFallback.ancestors(of: tag).map(\.description) == ancestors)
  }
}
