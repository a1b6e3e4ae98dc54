import ArgumentParser
import LabelLintProject

/// Which catalogs a command reads.
struct CatalogOptions: ParsableArguments {
  /// Files and folders.
  @Argument(help: "Files and folders; none means the working folder.")
  var paths: [String] = []

  /// The language that texts are translated from.
  @OptionGroup var language: LanguageOptions

  /// The sets that are asked for, under a choice of rules.
  func request(_ rules: FindingChoice = FindingChoice()) -> Project.Request {
    var request = Project.Request()
    request.paths = paths
    request.rules = rules
    request.sourceLocale = language.sourceLocale
    return request
  }
}
