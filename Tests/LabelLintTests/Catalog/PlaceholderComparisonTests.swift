import LabelLint
import Testing

@Suite("Placeholders of a translation against its source")
struct PlaceholderComparisonTests {
  @Test(
    "One text against one",
    arguments: [
      (.android, "%s", "%s", []), (.android, "%s", "$s %1$s", []),
      (.android, "%s", "%d", ["type-mismatch 1"]), (.android, "%d", "%s", ["type-mismatch 1"]),
      (.android, "%s", "%S", ["case-change 1"]),
      (.android, "%s", "%2$s", ["missing-placeholder 1", "extra-placeholder 2"]),
      (.android, "", "%1$s", ["extra-placeholder 1"]),
      (.android, "%s %s", "%2$s %1$s", []),
      (.android, "%s %s", "%s %s %s", ["extra-placeholder 3"]),
      (.android, "%1$s", "%1$s %1$s", ["count-mismatch 1"]),
      (.android, "100%%", "100%", ["bad-format"]), (.android, "100%", "100 %", []),
      (.android, "hello", "100%", []), (.android, "50% off", "50% Rabatt", []),
      (.android, "%1$s", "％1$s", ["bad-format 1 -> %1$s"]),
      (.android, "%s", "٪s", ["bad-format 1 -> %s"]),
      (.android, "%1$s", "%١$s", ["bad-format 1 -> %1$s"]),
      (.android, "%.02f", "% 1 $ .02f", ["bad-format 1 -> %1$.02f"]),
      (.android, "%1$s", "%1$ s", ["bad-format 1 -> %1$s"]),
      (.android, "%1$s%%", "%%1$s", ["bad-format 1 -> %1$s"]),
      (.android, "%1$s%%", "%%%1$s", []), (.android, "%d days", "&d дня", ["bad-format 1 -> %d"]),
      (.android, "%1$s x", "%1$ x", ["type-mismatch 1"]),
      (.android, "%1$s in %2$s", "%1$s in $s", ["bad-format 2 -> %s"]),
      (.android, "%1$s!", "%1$!", ["bad-format 1 -> %1$"]),
      (.apple, "Edit %@", "Editar % @", []),
      (.apple, "Numeric %", "Numeriskt %-tal", []), (.apple, "%@", "1$@", ["bad-format 1 -> %1$@"]),
      (.apple, "%@", "%s", ["type-mismatch 1"]),
      (.apple, "%s", "%S", ["case-change 1"]), (.apple, "%lld", "%d", ["width-mismatch 1"]),
      (.apple, "%lld", "%ld", []), (.apple, "%lld", "%llu", []),
      (.apple, "%@ has %lld", "%lld von %@", ["type-mismatch 1", "type-mismatch 2"]),
      (.apple, "%@ %d", "%1$@ %1$d", ["missing-placeholder 2", "type-mismatch 1"]),
      (.apple, "%#@files@", "%lld files", []),
      (.apple, "{name}", "{nom}", ["missing-placeholder name", "extra-placeholder nom"]),
      (.apple, "{name}", "{ name }", ["missing-placeholder name -> {name}"]),
      (.apple, "{name}", "｛name｝", ["missing-placeholder name -> {name}"]),
      (.apple, "${app}", "$ {app}", ["missing-placeholder app -> ${app}"]),
      (.apple, "{{name}}", "{name}", ["missing-placeholder name -> {{name}}"]),
      (.apple, "'{name}'", "«{name}»", []), (.apple, "{name}", "'{name}'", []),
      (.apple, "costs much", "costs $5", []), (.apple, "$1", "1", ["missing-placeholder 1"]),
      (.android, "{n, plural, other {#}}", "{n, plural, one {1} other {#}}", []),
      (.android, "{n, plural, other {#}}", "{n, select, other {x}}", ["type-mismatch n"]),
      (.android, "{n}", "{n, plural, other {#}}", []),
    ] as [(Platform, String, String, [String])])
  func pair(platform: Platform, source: String, translation: String, found: [String]) {
    #expect(PlaceholderText.compare([(nil, source)], translation, platform) == found)
  }

  @Test(
    "A form of the source that does without an argument",
    arguments: [
      (.one, "%1$s und 1 weiterer Tab", []), (.one, "ein Tab", ["missing-placeholder 1"]),
      (.two, "%1$s und noch zwei", ["missing-placeholder 2"]),
      (.other, "%1$s und weitere", ["missing-placeholder 2"]),
    ] as [(PluralCategory, String, [String])])
  func omitting(category: PluralCategory, translation: String, found: [String]) {
    let source: [(PluralCategory?, String)] = [
      (.one, "%1$s and 1 other tab"), (.other, "%1$s and %2$s other tabs"),
    ]
    #expect(PlaceholderText.compare(source, translation, category: category, .android) == found)
  }

  @Test(
    "Plural forms",
    arguments: [
      (.one, "%2$s file", []), (.few, "%2$s files", ["missing-placeholder 1"]),
      (.one, "one", ["missing-placeholder 2"]), (.zero, "none of %2$s", []),
      (.many, "%1$d of %2$s", []), (.one, "%1$s of %2$s", ["type-mismatch 1"]),
    ] as [(PluralCategory, String, [String])])
  func plural(category: PluralCategory, translation: String, found: [String]) {
    let source: [(PluralCategory?, String)] = [
      (.one, "One of %2$s"), (.other, "%1$d of %2$s"),
    ]
    #expect(PlaceholderText.compare(source, translation, category: category, .android) == found)
  }

  @Test("The only argument of a plural may stay unsaid, whatever its class")
  func onlyArgument() {
    let source: [(PluralCategory?, String)] = [(.one, "%s day"), (.other, "%s days")]
    #expect(PlaceholderText.compare(source, "a day", category: .one, .android) == [])
    #expect(
      PlaceholderText.compare(source, "days", category: .other, .android) == [
        "missing-placeholder 1"
      ])
  }

  @Test("What one of the source's slots leaves out is not needed")
  func union() {
    let source: [(PluralCategory?, String)] = [(nil, "%1$s"), (nil, "%1$s and %2$d")]
    #expect(PlaceholderText.compare(source, "%1$s", .android) == [])
    #expect(PlaceholderText.compare(source, "%1$s %2$d", .android) == [])
    #expect(PlaceholderText.compare(source, "%2$d", .android) == ["missing-placeholder 1"])
  }
}
