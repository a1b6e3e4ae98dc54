/// What a text is, how sure that is, and why.
package struct MessageKind: Sendable, Hashable {
  /// What the text is for.
  package let purpose: MessagePurpose
  /// How sure that is.
  package let confidence: Confidence
  /// Why.
  package let evidence: KindEvidence

  /// A kind with its evidence.
  package init(_ purpose: MessagePurpose, _ confidence: Confidence, _ evidence: KindEvidence) {
    self.purpose = purpose
    self.confidence = confidence
    self.evidence = evidence
  }

  /// The kind that a glob of the configuration gives.
  package static func configured(_ purpose: MessagePurpose) -> MessageKind {
    MessageKind(purpose, .certain, .configured)
  }

  /// The kind that a use in code proves.
  ///
  /// - Parameters:
  ///   - purpose: What the code uses the text for.
  ///   - file: Index of the file in the sources index.
  ///   - line: Its line, from 1.
  /// - Returns: The kind, which is certain.
  package static func used(
    as purpose: MessagePurpose, file: Int, line: Int
  ) -> MessageKind {
    MessageKind(
      purpose, .certain,
      .sourceUse(file: UInt32(clamping: file), line: UInt32(clamping: line)))
  }

  /// The tier that rules set their level by; nil for a constant, which no rule judges.
  package var tier: KindTier? {
    switch purpose {
    case .label, .hint, .state, .announcement: confidence >= .high ? .certain : .labelLike
    case .action: hasActionProof ? .certain : .labelLike
    case .title, .fieldHint, .shortText, .tooltip: .labelLike
    case .message, .unknown: .prose
    case .constant: nil
    }
  }

  /// Whether a screen reader speaks the text.
  var isSpoken: Bool {
    switch purpose {
    case .label, .hint, .state, .announcement: true
    case .action, .title, .message, .fieldHint, .constant, .shortText, .tooltip, .unknown: false
    }
  }

  /// Whether the kind is certain, and not for the reason alone that code presses the text: that makes
  /// nothing surer of what stands beside it, or of what it switches.
  var isCertainBesideCode: Bool {
    if purpose == .action, case .sourceUse = evidence { return false }
    return tier == .certain
  }

  /// Whether configuration, code or Interface Builder says that the text can be pressed.
  private var hasActionProof: Bool {
    switch evidence {
    case .configured, .sourceUse, .interfaceBuilder: true
    case .key, .comment, .generatedComment, .sectionComment, .shape: false
    }
  }
}
