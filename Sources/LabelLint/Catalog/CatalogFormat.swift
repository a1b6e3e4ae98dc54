/// The catalog formats that label-lint reads.
public enum CatalogFormat: String, Sendable, Hashable, CaseIterable {
  /// Android resources, `res/values*/*.xml`.
  case android
  /// Compose Multiplatform resources, `composeResources/values*/*.xml`.
  case compose
  /// Apple `.strings`, old style or a property list.
  case strings
  /// Apple `.stringsdict`.
  case stringsdict
  /// Apple string catalogs, `.xcstrings`.
  case xcstrings
  /// Translations that are exchanged: XLIFF, `.xliff` and `.xlf`.
  case xliff

  /// Whether the format is one of Apple's.
  package var isApple: Bool { platform == .apple }

  /// Whether a file has the texts of several languages: its entries say which, and not its folder.
  package var namesLocales: Bool { self == .xcstrings || self == .xliff }

  /// The platform whose placeholder grammar and locale fallback hold.
  package var platform: Platform {
    switch self {
    case .android: .android
    case .compose: .compose
    case .strings, .stringsdict, .xcstrings, .xliff: .apple
    }
  }
}
