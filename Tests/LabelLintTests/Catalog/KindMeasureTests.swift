import LabelLint
import Testing

/// How well kinds are told on the source strings of 22 public apps, against their uses in code.
///
/// *Seen* counts what the search of the code saw: a text is a label when one of its uses is label or
/// hint. That search follows no variables and takes the arguments of an app's own views for visible
/// text, so it refutes keys such as `…_content_description`. *Judged* counts those as labels that
/// a reader of key and comment finds spoken; the others are in `notSpoken`.
@Suite struct KindMeasureTests {
  /// Texts taken for a label or hint by key or comment that are none, by reading them.
  static let notSpoken: Set<String> = [
    // Settings and prose about accessibility, past the traps of row 3.
    "accessibilityVoiceSearchSubtitle", "accessibilityVoiceSearchTitle",
    // A comment of another text: "Accessibility hint for rotate button on the player".
    "ENTER_URL",
    // Visible in seven places, spoken as the name of an action in one.
    "Email",
  ]

  /// Counts of texts that were given a kind, and of those that have the use.
  struct Count {
    /// Texts given the kind.
    var given = 0
    /// Of these, those that the code was seen to use so.
    var seen = 0
    /// Of these, those that a reader finds to be so.
    var judged = 0

    /// A share with three decimals.
    static func share(_ part: Int, of whole: Int) -> Double {
      whole == 0 ? 1 : (Double(part) / Double(whole) * 1000).rounded() / 1000
    }
  }

  @Test(.overShared) func labelsAreRightByKeyAndComment() {
    let samples = KindSample.all
    if samples.isEmpty { return }
    var counts: [String: Count] = [:]
    for sample in samples {
      let kind = sample.subject.kind
      guard kind.purpose == .label || kind.purpose == .hint else { continue }
      let platform = sample.subject.format.isApple ? "Apple" : "Android"
      let evidence =
        switch kind.evidence {
        case .key: kind.confidence == .high ? "key" : "key ending in hint"
        default: kind.evidence.printed(key: sample.subject.key)
        }
      let isSeen = !sample.uses.isDisjoint(with: ["label", "hint"])
      var count = counts["\(platform) \(evidence)", default: Count()]
      count.given += 1
      count.seen += isSeen ? 1 : 0
      count.judged += isSeen || !Self.notSpoken.contains(sample.subject.key) ? 1 : 0
      counts["\(platform) \(evidence)"] = count
    }
    for name in ["Android key", "Android comment", "Apple key", "Apple comment"] {
      let count = counts[name, default: Count()]
      let seen = Count.share(count.seen, of: count.given)
      let judged = Count.share(count.judged, of: count.given)
      print(name, "\(count.given) given, seen \(seen), judged \(judged)")
      #expect(judged >= 0.95, "\(name)")
      #expect(seen >= 0.84, "\(name)")
    }
    // Medium confidence: these were not judged by reading.
    for name in ["Android section-comment", "Apple key ending in hint"] {
      let count = counts[name, default: Count()]
      let seen = Count.share(count.seen, of: count.given)
      print(name, "\(count.given) given, seen \(seen)")
      #expect(seen >= 0.78, "\(name)")
    }
    // Judgement holds for these texts: when a count changes, the new texts have to be read.
    let given = counts.mapValues(\.given)
    let read = [
      "Android key": 157, "Android comment": 38, "Android section-comment": 28, "Apple key": 158,
      "Apple comment": 136, "Apple key ending in hint": 62,
    ]
    #expect(given == read)
  }

  @Test("Spoken texts are labels or like labels", .overShared, arguments: [true, false])
  func spokenTextsAreFound(isApple: Bool) {
    let samples = KindSample.all.filter { $0.subject.format.isApple == isApple }
    if samples.isEmpty { return }
    for (use, minimum) in [("label", isApple ? 0.38 : 0.21), ("hint", 0.76)] {
      let spoken = samples.filter { $0.uses.contains(use) }
      if spoken.isEmpty { continue }
      let kinds = spoken.map(\.subject.kind)
      let exact = kinds.count { $0.purpose.rawValue == use }
      let near = kinds.count { $0.tier == .certain || $0.tier == .labelLike }
      let exactShare = Count.share(exact, of: kinds.count)
      let nearShare = Count.share(near, of: kinds.count)
      print(
        isApple ? "Apple" : "Android", use, kinds.count, "as such \(exactShare), near \(nearShare)")
      #expect(exactShare >= minimum)
      #expect(nearShare >= 0.93)
    }
  }
}
