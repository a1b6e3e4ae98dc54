import LabelLint
import Testing

@Suite struct FingerprintTests {
  /// What an identity is made of, and the identity.
  struct Vector: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let subject: Subject
    let detail: String
    let fingerprint: String
    var testDescription: String { "\(rule) \(subject.key)" }
  }

  /// The vectors that the format of records publishes.
  static let vectors = [
    Vector(
      rule: "role-word",
      subject: Subject(set: "app/src/main/res", table: "string", key: "play_cd", locale: "en"),
      detail: "button", fingerprint: "772f89a38cf74e4454d473533b1dd8c7"),
    Vector(
      rule: "missing-translation",
      subject: Subject(
        set: "ios/App/Localizable", table: "Localizable", key: "Share", locale: "*"),
      detail: "", fingerprint: "7bb641066ce0672ba25f9ea285696d4c"),
    Vector(
      rule: "placeholder-mismatch",
      subject: Subject(
        set: "ios/App/Localizable", table: "Localizable", key: "%lld files", locale: "pl",
        slot: "plural=few"),
      detail: "%lld", fingerprint: "290189abfb64c445a808c928009704c3"),
    Vector(
      rule: "missing-translation",
      subject: Subject(
        set: "app/src/main/res", table: "array", key: "gr\u{F6}\u{DF}e", locale: "de",
        slot: "item=3"),
      detail: "", fingerprint: "429f97c99612754f1b6bf838e3c7e341"),
  ]

  @Test(arguments: vectors) func identity(_ vector: Vector) {
    let made = Fingerprint(rule: vector.rule, subject: vector.subject, detail: vector.detail)
    #expect(made.description == vector.fingerprint)
    #expect(Fingerprint(vector.fingerprint) == made)
  }

  @Test func keysThatDifferInNormalizationAreTwo() {
    let composed = Subject(set: "s", table: "t", key: "\u{F6}", locale: "de")
    let decomposed = Subject(set: "s", table: "t", key: "o\u{308}", locale: "de")
    #expect(
      Fingerprint(rule: "r", subject: composed) != Fingerprint(rule: "r", subject: decomposed))
  }

  @Test func partsDoNotRunTogether() {
    let left = Subject(set: "s", table: "ab", key: "c", locale: "en")
    let right = Subject(set: "s", table: "a", key: "bc", locale: "en")
    #expect(Fingerprint(rule: "r", subject: left) != Fingerprint(rule: "r", subject: right))
  }

  @Test func repeatsAreNumberedInDocumentOrder() {
    let places = [(0, 40), (0, 10), (1, 0)]
    let findings = places.map { file, start in
      var finding = Finding(
        rule: "repeated-word", severity: .warning, confidence: .certain,
        subject: Subject(set: "set", table: "string", key: "k", locale: "en"),
        span: SourceSpan(file: file, bytes: ByteRange(start: UInt32(start), count: 3)),
        message: "twice")
      finding.detail = "the"
      return finding
    }
    let identities = Fingerprint.identities(of: findings).map(\.description)
    #expect(
      identities == [
        "45e6e552567cc983d4e6340ce39bebb0", "5574afe9964ec0bff37f2b4f01c1ffc6",
        "301c66c0353623fd3ab3498603f1e0fa",
      ])
  }

  @Test(arguments: [
    "", "772f", "772F89A38CF74E4454D473533B1DD8C7", "not of sixteen bytes at all !!!!",
  ])
  func whatIsNoIdentityIsRefused(_ digits: String) {
    #expect(Fingerprint(digits) == nil)
  }

  @Test func manyAreHashedAsEachAlone() {
    let rules: [RuleID] = ["r", "missing-translation", "a-rule-with-a-name-longer-than-most-are"]
    let sets = ["s", "app/src/main/res", String(repeating: "folder/", count: 30)]
    let findings = (0..<230).map { number in
      Finding(
        rule: rules[number / 3 % 3], severity: .note, confidence: .certain,
        subject: Subject(
          set: sets[number / 7 % 3], table: "string", key: String(repeating: "k", count: number),
          locale: "de"),
        span: SourceSpan(file: 0, bytes: .zero), message: "m")
    }
    for count in [1, 2, 3, 4, 5, 230] {
      let identities = Fingerprint.identities(of: Array(findings.prefix(count)))
      #expect(
        identities
          == findings.prefix(count).map { Fingerprint(rule: $0.rule, subject: $0.subject) })
    }
  }
}
