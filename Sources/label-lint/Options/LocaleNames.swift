import ArgumentParser
import LabelLint

/// Language tags in one argument, separated by commas.
struct LocaleNames {
  /// The tags as spelled.
  let tags: [String]

  /// Reads tags.
  init(argument: String) throws {
    tags = argument.split(separator: ",").map(String.init)
    for tag in tags {
      guard let known = LocaleTag(tag), known.isRegistered else {
        let nearest = NearestName.find(tag, among: LexiconLibrary.languages)
        throw ValidationError(
          "No locale is called '\(tag)'. "
            + (nearest.map { "Did you mean '\($0)'?" } ?? "Write a language tag such as pt-BR."))
      }
    }
    if tags.isEmpty { throw ValidationError("It names no locale.") }
  }
}
