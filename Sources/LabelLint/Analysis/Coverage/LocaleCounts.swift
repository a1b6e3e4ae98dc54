/// How many locales have a key, or a copy of its source text.
struct LocaleCounts {
  /// All of them.
  var count = 0
  /// Those of another script than the source's that are translated.
  var foreign = 0
  /// Those that are translated, of any script.
  var translated = 0
  /// Those that do not have many copies.
  var settled = 0

  /// Locales that must have a name for it to be taken for one that is not translated.
  private static let fewestLocales = 5
  /// Share of them, in percent, that must have it as it is.
  private static let sharePercent = 60
  /// The same for locales of another script alone and a text of one or two words.
  ///
  /// Names of technologies, keys and sizes of paper keep the letters of the source there. Only locales
  /// that are translated show it: those with fewer copies than a share of their texts.
  private static let fewestForeign = 8
  private static let foreignSharePercent = 40

  /// Locales that have a name as it is, at least, where it is taken for one that is not translated.
  static let fewestSharing = (fewestLocales * sharePercent + 99) / 100

  /// Counts a locale.
  mutating func add(isForeign: Bool, isTranslated: Bool) {
    count += 1
    if isForeign { foreign += 1 }
    if isTranslated { translated += 1 }
  }

  /// Whether so many of all locales have a copy that a title is taken for a name.
  func areMost(of all: LocaleCounts) -> Bool {
    all.count >= Self.fewestLocales && count * 100 >= all.count * Self.sharePercent
  }

  /// Whether all locales of the source's script have a copy, and none of several others: a title is a name
  /// then, such as that of a city, which other scripts write in their own letters.
  func areAllOfScript(of all: LocaleCounts) -> Bool {
    count >= Self.fewestLocales && foreign == 0 && all.foreign >= Self.fewestSharing
      && count + all.foreign == all.count
  }

  /// The same for those of another script, and a text of one or two words.
  func areMostForeign(of all: LocaleCounts) -> Bool {
    all.foreign >= Self.fewestForeign && foreign * 100 >= all.foreign * Self.foreignSharePercent
  }
}
