import LabelLint
import Testing

/// Tiers and printed evidence of kinds.
@Suite struct KindTierTests {
  /// A kind by key evidence.
  private func tier(_ purpose: MessagePurpose, _ confidence: Confidence) -> KindTier? {
    MessageKind(purpose, confidence, .key(.zero)).tier
  }

  @Test func spokenTextsAreCertainWhenTheirKeyOrCommentSaysSo() {
    for purpose in [MessagePurpose.label, .hint, .state, .announcement] {
      #expect(tier(purpose, .certain) == .certain)
      #expect(tier(purpose, .high) == .certain)
      #expect(tier(purpose, .medium) == .labelLike)
    }
  }

  @Test func actionsAreCertainOnlyByProof() {
    #expect(tier(.action, .high) == .labelLike)
    #expect(MessageKind.configured(.action).tier == .certain)
    #expect(MessageKind.used(as: .action, file: 1, line: 2).tier == .certain)
    #expect(MessageKind(.action, .certain, .interfaceBuilder).tier == .certain)
    #expect(MessageKind(.action, .medium, .comment).tier == .labelLike)
  }

  @Test func otherTextsHaveTheTierOfTheirPurpose() {
    for purpose in [MessagePurpose.title, .fieldHint, .shortText] {
      #expect(MessageKind.configured(purpose).tier == .labelLike)
    }
    for purpose in [MessagePurpose.message, .unknown] {
      #expect(MessageKind.configured(purpose).tier == .prose)
    }
    #expect(MessageKind.configured(.constant).tier == nil)
  }

  @Test func evidenceIsPrinted() {
    let use = MessageKind.used(as: .label, file: 3, line: 12).evidence
    #expect(use.printed(key: "k", sourcePath: "a/B.kt") == "source-use:a/B.kt:12")
    let piece = KindEvidence.key(ByteRange(5..<7))
    #expect(piece.printed(key: "play_cd") == "key:cd")
    #expect(piece.printed(key: "") == "key:")
    #expect(
      KindEvidence.interfaceBuilder.printed(key: "", interfaceName: "A.b")
        == "interface-builder:A.b")
    #expect(KindEvidence.configured.printed(key: "k") == "configured")
    #expect(KindEvidence.comment.printed(key: "k") == "comment")
    #expect(KindEvidence.sectionComment.printed(key: "k") == "section-comment")
    #expect(KindEvidence.shape.printed(key: "k") == "shape")
  }

  @Test func aKindIsSmall() {
    #expect(MemoryLayout<MessageKind>.stride <= 16)
  }
}
