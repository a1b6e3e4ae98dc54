import ArgumentParser
import LabelLint

/// The language that texts are translated from.
struct LanguageOptions: ParsableArguments {
  /// Source language where no file names it.
  @Option(
    help: ArgumentHelp(
      "Source language where no file names one (default: en).", valueName: "language"))
  var sourceLocale: String?

  /// Checks what the single options cannot.
  func validate() throws {
    if let sourceLocale, LocaleTag(sourceLocale) == nil {
      throw ValidationError("'\(sourceLocale)' is not a BCP 47 language tag.")
    }
  }
}
