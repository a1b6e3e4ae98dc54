import ArgumentParser
import LabelLint
import LabelLintProject

extension MinimumCoverage {
  /// Reads `de=95`.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let percent = Double(parts[1]), (0...100).contains(percent) else {
      throw ValidationError("It is a locale and a percentage from 0 to 100, such as de=95.")
    }
    let name = String(parts[0])
    guard name == "*" || LocaleTag(name)?.isRegistered == true else {
      let nearest = NearestName.find(name, among: LexiconLibrary.languages)
      throw ValidationError(
        "No locale is called '\(name)'. "
          + (nearest.map { "Did you mean '\($0)'?" } ?? "Write a language tag such as pt-BR."))
    }
    self.init(locale: LocaleTag(name)?.merged.description ?? name, percent: percent)
  }
}
