/// What can be wrong with a catalog file; the raw value is the stable id that outputs print.
package enum ProblemCode: String, Sendable, Hashable, CaseIterable {
  // Reported by unreadable-catalog, error unless the format says otherwise.
  /// `not-well-formed`.
  case notWellFormed = "not-well-formed"
  /// `invalid-encoding`.
  case invalidEncoding = "invalid-encoding"
  /// `unknown-encoding`.
  case unknownEncoding = "unknown-encoding"
  /// `encoding-mismatch`.
  case encodingMismatch = "encoding-mismatch"
  /// `unsupported-xml-version`.
  case unsupportedXmlVersion = "unsupported-xml-version"
  /// `duplicate-attribute`.
  case duplicateAttribute = "duplicate-attribute"
  /// `unbound-prefix`.
  case unboundPrefix = "unbound-prefix"
  /// `undefined-entity`.
  case undefinedEntity = "undefined-entity"
  /// `unexpected-document-type`.
  case unexpectedDocumentType = "unexpected-document-type"
  /// `dtd-not-supported`.
  case dtdNotSupported = "dtd-not-supported"
  /// `external-entity-refused`.
  case externalEntityRefused = "external-entity-refused"
  /// `nesting-too-deep`.
  case nestingTooDeep = "nesting-too-deep"
  /// `too-large`.
  case tooLarge = "too-large"
  /// `too-many-attributes`.
  case tooManyAttributes = "too-many-attributes"
  /// More is wrong in the file than is told.
  case furtherProblems = "further-problems"
  /// `empty-file`.
  case emptyFile = "empty-file"
  /// `git-lfs-pointer`.
  case gitLfsPointer = "git-lfs-pointer"
  /// `merge-conflict-markers`.
  case mergeConflictMarkers = "merge-conflict-markers"
  /// `binary-xml`.
  case binaryXml = "binary-xml"
  /// `root-not-resources`.
  case rootNotResources = "root-not-resources"
  /// `text-not-allowed-here`.
  case textNotAllowedHere = "text-not-allowed-here"
  /// `unknown-resource-type`.
  case unknownResourceType = "unknown-resource-type"
  /// `unknown-element`.
  case unknownElement = "unknown-element"
  /// `unexpected-element`.
  case unexpectedElement = "unexpected-element"
  /// `missing-name`.
  case missingName = "missing-name"
  /// `invalid-name`.
  case invalidName = "invalid-name"
  /// `text-links-as-reference`.
  case textLinksAsReference = "text-links-as-reference"
  /// `missing-type`.
  case missingType = "missing-type"
  /// `unescaped-apostrophe`.
  case unescapedApostrophe = "unescaped-apostrophe"
  /// `invalid-unicode-escape`.
  case invalidUnicodeEscape = "invalid-unicode-escape"
  /// `nested-xliff-g`.
  case nestedXliffG = "nested-xliff-g"
  /// `invalid-boolean-attribute`.
  case invalidBooleanAttribute = "invalid-boolean-attribute"
  /// `unknown-quantity`.
  case unknownQuantity = "unknown-quantity"
  /// `missing-quantity`.
  case missingQuantity = "missing-quantity"
  /// `missing-semicolon`.
  case missingSemicolon = "missing-semicolon"
  /// `missing-equals`.
  case missingEquals = "missing-equals"
  /// `missing-value`.
  case missingValue = "missing-value"
  /// `unexpected-character`.
  case unexpectedCharacter = "unexpected-character"
  /// `unterminated-string`.
  case unterminatedString = "unterminated-string"
  /// `unterminated-dictionary`.
  case unterminatedDictionary = "unterminated-dictionary"
  /// `unterminated-comment`.
  case unterminatedComment = "unterminated-comment"
  /// `junk-after-dictionary`.
  case junkAfterDictionary = "junk-after-dictionary"
  /// `not-a-dictionary`.
  case notADictionary = "not-a-dictionary"
  /// `bad-hex-data`.
  case badHexData = "bad-hex-data"
  /// `smart-quotes`.
  case smartQuotes = "smart-quotes"
  /// `utf16-without-bom`.
  case utf16WithoutBom = "utf16-without-bom"
  /// `truncated-binary-plist`.
  case truncatedBinaryPlist = "truncated-binary-plist"
  /// `silent-truncation`.
  case silentTruncation = "silent-truncation"
  /// `lowercase-u-escape`.
  case lowercaseUEscape = "lowercase-u-escape"
  /// `unknown-plist-element`.
  case unknownPlistElement = "unknown-plist-element"
  /// `missing-format-key`.
  case missingFormatKey = "missing-format-key"
  /// `conflicting-rule-types`.
  case conflictingRuleTypes = "conflicting-rule-types"
  /// `missing-spec-type`.
  case missingSpecType = "missing-spec-type"
  /// `not-json`.
  case notJson = "not-json"
  /// `invalid-escape`.
  case invalidEscape = "invalid-escape"
  /// `wrong-type`.
  case wrongType = "wrong-type"
  /// `missing-source-language`.
  case missingSourceLanguage = "missing-source-language"
  /// `missing-strings`.
  case missingStrings = "missing-strings"
  /// `catalog-in-lproj`.
  case catalogInLproj = "catalog-in-lproj"
  /// `catalog-and-strings-same-table`.
  case catalogAndStringsSameTable = "catalog-and-strings-same-table"
  /// `duplicate-catalog-in-target`.
  case duplicateCatalogInTarget = "duplicate-catalog-in-target"
  /// `unreadable-file`.
  case unreadableFile = "unreadable-file"
  // Reported by unreadable-catalog, warning unless the format says otherwise.
  /// `octal-escape-nextstep`.
  case octalEscapeNextstep = "octal-escape-nextstep"
  /// `non-string-value`.
  case nonStringValue = "non-string-value"
  /// `unknown-spec-type`.
  case unknownSpecType = "unknown-spec-type"
  /// `invalid-width`.
  case invalidWidth = "invalid-width"
  /// `unused-variable`.
  case unusedVariable = "unused-variable"
  /// `unit-and-variations`.
  case unitAndVariations = "unit-and-variations"
  // Reported by unreadable-catalog, note unless the format says otherwise.
  /// `plain-string-in-stringsdict`.
  case plainStringInStringsdict = "plain-string-in-stringsdict"
  /// `unexpected-encoding`.
  case unexpectedEncoding = "unexpected-encoding"
  /// `unknown-member`.
  case unknownMember = "unknown-member"
  /// `unknown-version`.
  case unknownVersion = "unknown-version"
  /// `version-not-a-string`.
  case versionNotAString = "version-not-a-string"
  /// `unknown-state`.
  case unknownState = "unknown-state"
  /// `unknown-variation`.
  case unknownVariation = "unknown-variation"
  /// `null-localization`.
  case nullLocalization = "null-localization"
  // Reported by duplicate-key, error unless the format says otherwise.
  /// `duplicate-resource`.
  case duplicateResource = "duplicate-resource"
  /// `duplicate-quantity`.
  case duplicateQuantity = "duplicate-quantity"
  /// `duplicate-key`.
  case duplicateKey = "duplicate-key"
  // Reported by missing-plural-category, error unless the format says otherwise.
  /// `plural-without-other`.
  case pluralWithoutOther = "plural-without-other"
  // Reported by unordered-placeholders, warning unless the format says otherwise.
  /// `multiple-nonpositional-substitutions`.
  case multipleNonpositionalSubstitutions = "multiple-nonpositional-substitutions"
  // Reported by compiler-dependent-value, note unless the format says otherwise.
  /// `compiler-dependent-value`.
  case compilerDependentValue = "compiler-dependent-value"
  // Reported by invalid-placeholder, error unless the format says otherwise.
  /// `value-type-has-percent`.
  case valueTypeHasPercent = "value-type-has-percent"
  /// `invalid-value-type`.
  case invalidValueType = "invalid-value-type"
  /// `missing-value-type`.
  case missingValueType = "missing-value-type"
  /// `malformed-variable-reference`.
  case malformedVariableReference = "malformed-variable-reference"
  /// `undefined-variable`.
  case undefinedVariable = "undefined-variable"
  /// `argument-type-conflict`.
  case argumentTypeConflict = "argument-type-conflict"
  /// `undefined-substitution`.
  case undefinedSubstitution = "undefined-substitution"
  /// `arg-token-outside-substitution`.
  case argTokenOutsideSubstitution = "arg-token-outside-substitution"
  /// `missing-other`.
  case missingOther = "missing-other"
  /// `unmatched-brace`.
  case unmatchedBrace = "unmatched-brace"
  // Reported by duplicate-locale, warning unless the format says otherwise.
  /// `duplicate-locale`.
  case duplicateLocale = "duplicate-locale"
  // Reported by invalid-locale, error unless the format says otherwise.
  /// `invalid-locale`.
  case invalidLocale = "invalid-locale"
  /// `invalid-qualifier`.
  case invalidQualifier = "invalid-qualifier"
  /// `invalid-qualifier-order`.
  case invalidQualifierOrder = "invalid-qualifier-order"
  /// `not-a-values-dir`.
  case notAValuesDir = "not-a-values-dir"
  /// `not-an-lproj`.
  case notAnLproj = "not-an-lproj"
  /// `empty-locale`.
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
    case .invalidLocale, .invalidQualifier, .invalidQualifierOrder, .notAValuesDir, .notAnLproj,
      .emptyLocale:
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
      .unitAndVariations, .multipleNonpositionalSubstitutions, .duplicateLocale:
      .warning
    case .plainStringInStringsdict, .unexpectedEncoding, .unknownMember, .unknownVersion,
      .versionNotAString,
      .unknownState, .unknownVariation, .nullLocalization, .compilerDependentValue:
      .note
    default: .error
    }
  }
}
