import Testing

/// Removals of what was never there.
extension LossTests {
  @Test("a removal of a set, locale or key that nobody knows is refused, with what there is")
  func misspeltRemoval() throws {
    let folder = try Self.project(Self.android)
    let known = try folder.text(of: "known.jsonl")
    try folder.write(known, to: "copy.jsonl")
    let misspelt = try folder.run(
      "baseline", "removed", "app/rse", "--reason", "x", "--baseline", "copy.jsonl")
    #expect(misspelt.status == 2)
    #expect(
      misspelt.error == """
        label-lint: copy.jsonl: no set is called 'app/rse': did you mean 'app/res'? The sets are: 'app/res'
        label-lint: if the set is newer than the baseline, add this line to it: {"set":"app/rse","locale":"","removed":"x"}

        """, "\(misspelt.error)")
    let locale = try folder.run(
      "baseline", "removed", "app/res", "--locale", "de,pl", "--reason", "x", "--baseline",
      "copy.jsonl")
    #expect(locale.status == 2)
    #expect(
      locale.error.hasPrefix(
        "label-lint: copy.jsonl: the set 'app/res' has no locale 'pl'"), "\(locale.error)")
    #expect(locale.error.contains(" Its locales are: 'de', 'en', 'fr'\n"), "\(locale.error)")
    let key = try folder.run(
      "baseline", "removed", "app/res", "--locale", "fr", "--key", "zzzzzzzz", "--reason", "x",
      "--baseline", "copy.jsonl")
    #expect(key.status == 2)
    #expect(
      key.error
        == "label-lint: copy.jsonl: the set 'app/res' has no key 'zzzzzzzz'. Its keys are: 'a', 'b', 'c'\n",
      "\(key.error)")
    #expect(try folder.text(of: "copy.jsonl") == known)
    // Without a baseline, nobody knows what was there.
    try folder.run(
      "baseline", "removed", "app/gone", "--reason", "x", "--baseline", "none.jsonl"
    ).expectDone()
  }
}
