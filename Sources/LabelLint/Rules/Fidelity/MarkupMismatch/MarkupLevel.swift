/// Tags that one text has as elements of the file and the other as characters: in CDATA, or escaped.
///
/// Code makes HTML of characters (`Html.fromHtml`), while `getText` keeps the elements of a resource and `getString` drops
/// them: what works for one of both loses its formatting in the other.
enum MarkupLevel {
  /// The verdict on a translation; nil where both texts are written alike.
  ///
  /// Where most translations differ from the source alike, a tool has written them so, and the app may know: a note.
  static func verdict(
    on own: [TagReading.Tag], _ source: [TagReading.Tag], _ pair: borrowing Text,
    in catalog: Catalog
  ) -> Verdict? {
    guard !own.isEmpty, !source.isEmpty else { return nil }
    let (ownAreCharacters, sourceAreCharacters) = (
      own.allSatisfy(\.isInText), source.allSatisfy(\.isInText)
    )
    let (ownAreElements, sourceAreElements) = (
      own.allSatisfy { !$0.isInText }, source.allSatisfy { !$0.isInText }
    )
    if Set(own.map(\.name)).isDisjoint(with: source.map(\.name)) { return nil }
    if ownAreElements, sourceAreCharacters {
      return Verdict(
        decoded: nil, .elements(own[0].name), pattern: "level",
        level: areElements(inMostOf: pair, catalog) ? .note : .warning)
    }
    if ownAreCharacters, sourceAreElements {
      return Verdict(decoded: nil, .characters(own[0].name), pattern: "level")
    }
    return nil
  }

  /// Whether most translations of a text, of three at least, have elements.
  private static func areElements(inMostOf pair: borrowing Text, _ catalog: Catalog) -> Bool {
    var (with, without) = (0, 0)
    for locale in catalog.locales.indices.dropFirst() {
      guard let entry = catalog.entry(row: pair.row, locale: locale),
        let message = catalog.firstMessage(of: entry)
      else { continue }
      let record = catalog.file(of: entry).messages[message.message]
      if record.flags.contains(.hasMarkup) { with += 1 } else { without += 1 }
    }
    return with >= 3 && with > without
  }
}

extension Finding.Wording {
  fileprivate static func elements(_ name: String) -> Self {
    "the tag \(quoting: name) is an element of the file, but the app formats only tags that are written with '&lt;' or in CDATA; write the tag as the file of the source does"
  }

  fileprivate static func characters(_ name: String) -> Self {
    "this translation writes the tag \(quoting: name) as text ('&lt;' or CDATA), so users may read the tag itself; write a real tag, as the source does"
  }
}
