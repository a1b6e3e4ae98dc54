/// Plural forms: units, or the segments of one, that are the forms of one key.
extension XLIFFCatalogReader {
  /// A group of units.
  struct Group {
    /// Depth of its element.
    let depth: Int
    /// Whether translators are asked for its units.
    let isTranslatable: Bool
    /// Its id where its units are the plural forms of one key; `.none` for any other group.
    var pluralKey = TextRef.none
    /// Where that id stands.
    var keySpan = ByteRange.zero
    /// Whether the forms have numbers, as those of gettext.
    var isNumbered = false
    /// Index of its first unit.
    let firstUnit: Int
  }

  /// Opens a group, which may be one of plural forms.
  @_lifetime(self: copy self)
  mutating func openGroup(in isTranslatable: Bool) {
    if xml.isEmptyElement { return }
    let isAskedFor = self.isAskedFor()
    let isOuterTranslatable = groups.last?.isTranslatable ?? isTranslatable
    var group = Group(
      depth: xml.depth, isTranslatable: isOuterTranslatable && isAskedFor, firstUnit: units.count)
    group.isNumbered = string("restype") == "x-gettext-plurals"
    let name = isVersion2 ? attribute("name") : attribute("resname")
    if group.isNumbered || choosesByPlural, let id = name ?? attribute("id") {
      (group.pluralKey, group.keySpan) = (text(of: id), id.value)
    }
    groups.append(group)
  }

  /// Ends the groups that are deeper than the element that ended last; at the end of a `file`, all.
  @_lifetime(self: copy self)
  mutating func closeGroups(below depth: Int, source: String?, target: String?) {
    while let last = groups.last, depth < last.depth {
      groups.removeLast()
      if last.isNumbered, !last.pluralKey.isNone { nameForms(of: last, source, target) }
    }
  }

  /// Gives the numbered forms of a group their categories.
  ///
  /// There are as many units as the language with more forms has. The other language has copies of its last form
  /// in the rest, or nothing (translate-toolkit 3.20.4, `storage/poxliff.py`). Apps have a form `other` in
  /// every language: the last one is it, too, where gettext has none for fractions (`storage/aresource.py`).
  @_lifetime(self: copy self)
  private mutating func nameForms(of group: Group, _ source: String?, _ target: String?) {
    let forms = group.firstUnit..<units.count
    let written = forms.reversed().first { units[$0].target.map { !$0.isBlank } ?? false }
    let translated = written.map { $0 + 1 - group.firstUnit } ?? 0
    let own = LocaleTag(target ?? "").flatMap {
      GettextForms.categories(of: $0, count: translated)
    }
    let first = LocaleTag(source ?? "").flatMap { PluralUse($0)?.integerCategories } ?? []
    for (number, index) in forms.enumerated() {
      (units[index].key, units[index].keySpan) = (group.pluralKey, group.keySpan)
      units[index].path = Self.path(ofForm: number, own)
      units[index].sourcePath = Self.path(ofForm: number, first)
      if number >= first.count { units[index].source = nil }
      if number >= translated { units[index].target = nil }
    }
    if let own, !own.contains(.other), let last = written {
      var other = units[last]
      (other.path, other.source) = (SlotPath([.plural(.other)]), nil)
      units.append(other)
    }
  }

  private static func path(ofForm number: Int, _ categories: [PluralCategory]?) -> SlotPath {
    guard let categories, number < categories.count else {
      return SlotPath([.unknownCategory(String(number))])
    }
    return SlotPath([.plural(categories[number])])
  }

  /// Whether the element that was met says that its parts are variants of one text.
  var chooses: Bool { attribute("switch") != nil }

  /// Whether the element that was met says that a number chooses among what it contains, and nothing else does (XLIFF 2.2,
  /// module Plural, Gender, and Select).
  var choosesByPlural: Bool {
    string("switch").map { $0.hasPrefix("plural:") && !$0.contains(" ") } ?? false
  }

  /// Which plural form the `case` of the element that was met says; nil without one.
  ///
  /// An exact number is no category: formats of apps have none.
  @_lifetime(self: copy self)
  mutating func pathOfCase() -> SlotPath? {
    guard let attribute = attribute("case") else { return nil }
    return path(ofCategory: attribute)
  }

  /// Which text of its key the `extype` of the unit that was met says, as loctool writes it; nil for any other unit.
  @_lifetime(self: copy self)
  mutating func pathOfExtendedType() -> SlotPath? {
    guard let attribute = attribute("extype") else { return nil }
    switch string("restype") {
    case "plural": return path(ofCategory: attribute)
    case "array": return Int(string("extype") ?? "").map { SlotPath([.item($0)]) }
    default: return nil
    }
  }

  @_lifetime(self: copy self)
  private mutating func path(ofCategory attribute: XMLAttribute) -> SlotPath {
    let word = String(decoding: xml.value(of: attribute), as: UTF8.self)
    if let category = PluralCategory(rawValue: word) { return SlotPath([.plural(category)]) }
    if Double(word) == nil {
      file.report(
        .unknownQuantity, at: attribute.value.range,
        "'\(word)' is not a plural category: zero, one, two, few, many or other")
    }
    return SlotPath([.unknownCategory(word)])
  }
}
