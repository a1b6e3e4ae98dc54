import CICU

/// The normalization forms of Unicode (UAX 15).
package enum NormalizationForm: Sendable, Hashable, CaseIterable {
  /// Canonical composition.
  case nfc
  /// Canonical decomposition.
  case nfd
  /// Compatibility composition.
  case nfkc
  /// Compatibility decomposition.
  case nfkd

  /// The number that `CICU` knows the form by.
  var number: Int32 {
    switch self {
    case .nfc: Int32(LABELLINT_NFC)
    case .nfd: Int32(LABELLINT_NFD)
    case .nfkc: Int32(LABELLINT_NFKC)
    case .nfkd: Int32(LABELLINT_NFKD)
    }
  }
}
