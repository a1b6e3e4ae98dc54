/// What can be wrong with a catalog file; the raw value is the stable id that outputs print.
package enum ProblemCode: String, Sendable, Hashable, CaseIterable {
  // Reported by unreadable-catalog, error unless the format says otherwise.
  case notWellFormed = "not-well-formed"
  case invalidEncoding = "invalid-encoding"
  case unknownEncoding = "unknown-encoding"
  case encodingMismatch = "encoding-mismatch"
  case unsupportedXmlVersion = "unsupported-xml-version"
  case duplicateAttribute = "duplicate-attribute"
  case unboundPrefix = "unbound-prefix"
  case undefinedEntity = "undefined-entity"
  case unexpectedDocumentType = "unexpected-document-type"
  case dtdNotSupported = "dtd-not-supported"
  case externalEntityRefused = "external-entity-refused"
  case nestingTooDeep = "nesting-too-deep"
  case tooLarge = "too-large"
  case tooManyAttributes = "too-many-attributes"
  /// More is wrong in the file than is told.
  case furtherProblems = "further-problems"
  case emptyFile = "empty-file"
  case gitLfsPointer = "git-lfs-pointer"
  case mergeConflictMarkers = "merge-conflict-markers"
  case binaryXml = "binary-xml"
  case rootNotResources = "root-not-resources"
  case textNotAllowedHere = "text-not-allowed-here"
  case unknownResourceType = "unknown-resource-type"
  case unknownElement = "unknown-element"
  case unexpectedElement = "unexpected-element"
  case missingName = "missing-name"
  case invalidName = "invalid-name"
  case textLinksAsReference = "text-links-as-reference"
  case missingType = "missing-type"
  case unescapedApostrophe = "unescaped-apostrophe"
  case invalidUnicodeEscape = "invalid-unicode-escape"
  case nestedXliffG = "nested-xliff-g"
  case invalidBooleanAttribute = "invalid-boolean-attribute"
  case unknownQuantity = "unknown-quantity"
  case missingQuantity = "missing-quantity"
  case missingSemicolon = "missing-semicolon"
  case missingEquals = "missing-equals"
  case missingValue = "missing-value"
  case unexpectedCharacter = "unexpected-character"
  case unterminatedString = "unterminated-string"
  case unterminatedDictionary = "unterminated-dictionary"
  case unterminatedComment = "unterminated-comment"
  case junkAfterDictionary = "junk-after-dictionary"
  case notADictionary = "not-a-dictionary"
  case badHexData = "bad-hex-data"
  case smartQuotes = "smart-quotes"
  case utf16WithoutBom = "utf16-without-bom"
  case truncatedBinaryPlist = "truncated-binary-plist"
  case silentTruncation = "silent-truncation"
  case lowercaseUEscape = "lowercase-u-escape"
  case unknownPlistElement = "unknown-plist-element"
  case missingFormatKey = "missing-format-key"
  case conflictingRuleTypes = "conflicting-rule-types"
  case missingSpecType = "missing-spec-type"
  case notJson = "not-json"
  case invalidEscape = "invalid-escape"
  case wrongType = "wrong-type"
  case invalidOrder = "invalid-order"
  case missingSourceLanguage = "missing-source-language"
  case missingStrings = "missing-strings"
  case catalogInLproj = "catalog-in-lproj"
  case catalogAndStringsSameTable = "catalog-and-strings-same-table"
  case duplicateCatalogInTarget = "duplicate-catalog-in-target"
  case unreadableFile = "unreadable-file"
  // Reported by unreadable-catalog, warning unless the format says otherwise.
  case octalEscapeNextstep = "octal-escape-nextstep"
  case nonStringValue = "non-string-value"
  case unknownSpecType = "unknown-spec-type"
  case invalidWidth = "invalid-width"
  case unusedVariable = "unused-variable"
  case unitAndVariations = "unit-and-variations"
  // Reported by unreadable-catalog, note unless the format says otherwise.
  case plainStringInStringsdict = "plain-string-in-stringsdict"
  case unexpectedEncoding = "unexpected-encoding"
  case unknownMember = "unknown-member"
  case unknownVersion = "unknown-version"
  case versionNotAString = "version-not-a-string"
  case unknownState = "unknown-state"
  case unknownVariation = "unknown-variation"
  case nullLocalization = "null-localization"
  // Reported by duplicate-key, error unless the format says otherwise.
  case duplicateResource = "duplicate-resource"
  case duplicateQuantity = "duplicate-quantity"
  case duplicateKey = "duplicate-key"
  // Reported by missing-plural-category, error unless the format says otherwise.
  case pluralWithoutOther = "plural-without-other"
  // Reported by unordered-placeholders, warning unless the format says otherwise.
  case multipleNonpositionalSubstitutions = "multiple-nonpositional-substitutions"
  // Reported by compiler-dependent-value, note unless the format says otherwise.
  case compilerDependentValue = "compiler-dependent-value"
  // Reported by invalid-placeholder, error unless the format says otherwise.
  case valueTypeHasPercent = "value-type-has-percent"
  case invalidValueType = "invalid-value-type"
  case missingValueType = "missing-value-type"
  case malformedVariableReference = "malformed-variable-reference"
  case undefinedVariable = "undefined-variable"
  case argumentTypeConflict = "argument-type-conflict"
  case undefinedSubstitution = "undefined-substitution"
  case argTokenOutsideSubstitution = "arg-token-outside-substitution"
  case missingOther = "missing-other"
  case unmatchedBrace = "unmatched-brace"
  // Reported by duplicate-locale, warning unless the format says otherwise.
  case duplicateLocale = "duplicate-locale"
  // Reported by invalid-locale, error unless the format says otherwise.
  case invalidLocale = "invalid-locale"
  case invalidQualifier = "invalid-qualifier"
  case invalidQualifierOrder = "invalid-qualifier-order"
  case privateSubtag = "private-subtag"
  case notAValuesDir = "not-a-values-dir"
  case notAnLproj = "not-an-lproj"
  case emptyLocale = "empty-locale"

  /// Whether what stands behind the place, or at it, was not read or is judged by no rule.
  ///
  /// Entities that a document type declares may stand for texts, and for whole entries.
  var hidesContent: Bool {
    switch self {
    case .unreadableFile, .tooLarge, .nestingTooDeep, .tooManyAttributes, .dtdNotSupported,
      .externalEntityRefused:
      true
    default: false
    }
  }

  /// Whether label-lint does not tell all that it would have to tell of the file.
  var isIncomplete: Bool { hidesContent || self == .furtherProblems }

  /// Whether a fault of the file hides what is behind it, from apps as well.
  var isCut: Bool { hidesRest && !hidesContent }

  /// The rule that reports the problem in a check.
  package var rule: RuleID {
    switch self {
    case .duplicateResource, .duplicateQuantity, .duplicateKey:
      "duplicate-key"
    case .pluralWithoutOther:
      "missing-plural-category"
    case .multipleNonpositionalSubstitutions:
      "unordered-placeholders"
    case .compilerDependentValue:
      "compiler-dependent-value"
    case .valueTypeHasPercent, .invalidValueType, .missingValueType, .malformedVariableReference,
      .undefinedVariable, .argumentTypeConflict, .undefinedSubstitution,
      .argTokenOutsideSubstitution, .missingOther, .unmatchedBrace:
      "invalid-placeholder"
    case .duplicateLocale:
      "duplicate-locale"
    case .invalidLocale, .invalidQualifier, .invalidQualifierOrder, .privateSubtag, .notAValuesDir,
      .notAnLproj, .emptyLocale:
      "invalid-locale"
    default: "unreadable-catalog"
    }
  }

  /// Whether the reader passes over what is behind the place, so that nothing there is checked.
  var hidesRest: Bool {
    switch self {
    case .notWellFormed, .unknownEncoding, .unsupportedXmlVersion, .tooLarge,
      .gitLfsPointer, .binaryXml, .rootNotResources, .unterminatedString, .unterminatedDictionary,
      .unterminatedComment, .junkAfterDictionary, .notADictionary, .utf16WithoutBom,
      .truncatedBinaryPlist, .silentTruncation, .notJson, .missingStrings, .unreadableFile:
      true
    default: false
    }
  }

  /// Whether nobody knows what is behind the place; where apps stop reading a file of strings, the keys that they lose
  /// are known.
  var hidesUnknown: Bool { hidesRest && self != .silentTruncation }

  /// Whether CoreFoundation reads nothing of a property list that has the problem.
  var refusesPropertyList: Bool {
    switch self {
    case .notWellFormed, .unterminatedString, .unterminatedDictionary, .unterminatedComment,
      .missingSemicolon, .missingEquals, .missingValue, .unexpectedCharacter, .smartQuotes,
      .badHexData, .mergeConflictMarkers:
      true
    default: false
    }
  }

  /// The level to report it at in most formats.
  package var severity: Severity {
    switch self {
    case .octalEscapeNextstep, .nonStringValue, .unknownSpecType, .invalidWidth, .unusedVariable,
      .unitAndVariations, .multipleNonpositionalSubstitutions, .duplicateLocale, .privateSubtag:
      .warning
    case .plainStringInStringsdict, .unexpectedEncoding, .unknownMember, .unknownVersion,
      .versionNotAString,
      .unknownState, .unknownVariation, .nullLocalization, .compilerDependentValue:
      .note
    default: .error
    }
  }
}
